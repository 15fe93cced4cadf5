"""The games with the interfaces that learners know: PettingZoo, Gymnasium and OpenSpiel. See docs/research.md.

`import fogcity.envs.pettingzoo`, `fogcity.envs.gymnasium` or `fogcity.envs.openspiel`: each needs only its own library.
`from fogcity.envs import GAME_v1` follows PettingZoo's naming of environments.
"""

import sys
from functools import partial
from types import ModuleType

from fogcity import games
from fogcity.gpu.loops import observation_version


def __getattr__(name: str) -> ModuleType:
    """The modules that PettingZoo's users expect: GAME_v1 with `env`, `raw_env` and `parallel_env`."""
    game = name.rpartition("_v")[0]
    if game not in games.names() or name != f"{game}_v{observation_version(game)}":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fogcity.envs import pettingzoo

    module = ModuleType(f"{__name__}.{name}", f"{games.kind(game).title} for PettingZoo; see fogcity.envs.pettingzoo.")
    for function in ("env", "raw_env", "parallel_env"):
        setattr(module, function, partial(getattr(pettingzoo, function), game))
    sys.modules[module.__name__] = module
    globals()[name] = module
    return module
