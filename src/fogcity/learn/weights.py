"""A trained network as a file for the bots: half-precision arrays, and a card that says where they come from."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from fogcity import __version__
from fogcity.bots.model import Model
from fogcity.learn.config import Config

LICENSE = "MIT"


def write(model: Model, config: Config, path: Path, progress: dict[str, Any]) -> None:
    """Write a network with its card."""
    arrays = {name: value.detach().float().cpu().numpy().astype(np.float16) for name, value in model.named_parameters()}
    card = {
        "game": config.game,
        "model": config.model,
        "made with": f"fogcity {__version__}",
        "data": "self-play on fogcity.gpu.Batch; no games of people",
        "progress": progress,
        "config": config.text(),
        "license": LICENSE,
    }
    arrays["card"] = np.frombuffer(json.dumps(card).encode(), np.uint8)
    fresh = path.with_suffix(".new.npz")
    np.savez_compressed(fresh, **arrays)
    fresh.replace(path)
