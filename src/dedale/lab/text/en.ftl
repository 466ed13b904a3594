## On many machines

no-cluster = No Ray cluster answers at { $address }: { $why } Start one with “ray start --head”, or leave the address out.
cluster-code = { $node } has another Dedale than this machine, and would play other games. Install the same one on all machines.
cluster-lost = The workers that should play some games were lost { $count } times, so that these games were given up: { $why } All others are kept; the same command goes on.
