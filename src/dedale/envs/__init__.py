"""Learning environments: the games in numbers, as researchers train on them.

`aec` is for PettingZoo, `single` for Gymnasium, `batched` plays thousands of games at once on the
processor. All of them show the same planes and take the same codes; docs/reference/environments.md
has them. They need the extra `rl`. Gymnasium looks for no plugins: importing this registers the
environments.
"""

from importlib import import_module
from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    import_module("dedale.envs.single")
