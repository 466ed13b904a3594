## On many machines

no-cluster = No Ray cluster answers at { $address }: { $why } Start one with “ray start --head”, or leave the address out.
cluster-code = { $node } has another Dedale than this machine, and would play other games. Install the same one on all machines.
cluster-lost = The workers that should play some games were lost { $count } times, so that these games were given up: { $why } All others are kept; the same command goes on.

## Tuning

no-wish = { $file } cannot be read: { $why }. Name a file that says what to tune.
bad-wish = { $count ->
    [one] { $file } has a mistake, so nothing was tuned:
   *[other] { $file } has { $count } mistakes, so nothing was tuned:
  }
wish-both = { $where }: a number has either “among” or “low” and “high”. Leave one of them out.
wish-range = { $where }: “low” must be less than “high”, but { $low } is not less than { $high }.
wish-step = { $where }: “step” must be more than 0, not { $step }.
wish-aimless = { $where }: this target aims at nothing. Give it “value” and “within”, or “least”, or “most”.
wish-twofold = { $where }: a target has either “value” or bounds. Leave out “value”, or “least” and “most”.
