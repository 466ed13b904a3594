"""Learning environments: the games in numbers, as researchers train on them.

`aec` is for PettingZoo, `single` for Gymnasium, `batched` plays thousands of games at once on the
processor. All of them show the same planes and take the same codes; docs/reference/environments.md
has them. They need the extra `rl`.
"""
