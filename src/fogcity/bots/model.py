"""What all networks have in common; training needs to know nothing else about them (extra `learn`: PyTorch).

The networks of a game are in a module `model` beside its bots: `MODELS`, by the names that configurations use.
"""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from fogcity import registry
from fogcity.extras import extra
from fogcity.foreign import quote
from fogcity.games import BadInput, Game
from fogcity.gpu import Batch

with extra("learn"):
    import torch
    from torch import Tensor, nn


class Said(NamedTuple):
    """A network's output for positions, from the point of view of the seats that observe them."""

    logits: Tensor
    """(n, actions) logits of the policy; ignore those of illegal actions."""
    wins: Tensor
    """(n, seats) logits of who wins, clockwise from the seat itself; missing seats have none."""
    margin: Tensor
    """(n,) the margin, from -1 to 1."""
    belief: Tensor | None
    """(n, others, things) logits of what the others hold."""


class Model(nn.Module, ABC):
    """A network, and how it reads positions of a batch."""

    actions_too = False
    """Whether it uses the features of actions."""
    seats: int
    """The largest number of seats it supports."""
    spread: int
    """Random actions before a run begins, about as many as in a game."""

    def __init__(self, game: Game, actions: int, width: int, blocks: int) -> None:
        super().__init__()

    def read(self, batch: Batch, seat: Any = None) -> tuple[Tensor, ...]:
        """Its inputs from a batch: tensors on the batch's device that the next call overwrites.

        A given seat only observes, so there are no actions.
        """
        observations = tensor(batch, batch.observe(seat))
        if seat is not None or not self.actions_too:
            return (observations,)
        return observations, tensor(batch, batch.action_features())

    @abstractmethod
    def players(self, inputs: tuple[Tensor, ...]) -> Tensor:
        """How many seats each position has."""

    @abstractmethod
    def forward(self, *inputs: Tensor) -> Said:
        """Its output for positions that `read` has read."""

    def held(self, theirs: Tensor, mine: Tensor) -> tuple[Tensor, Tensor]:
        """From another seat's observations and its own: what the other holds unseen, and what it could hold."""
        raise BadInput(f"{type(self).__name__} says nothing about what others hold: train it with belief = 0")

    def without_absent(self, wins: Tensor, players: Tensor) -> Tensor:
        """The logits of who wins, without missing seats."""
        places = torch.arange(self.seats, device=wins.device)
        return wins.float().masked_fill(places >= players[:, None], -1e9)


def tensor(batch: Batch, array: Any) -> Tensor:
    """An array of a batch as a tensor that shares its memory."""
    return torch.as_tensor(array, device=batch.device)


def values(said: Said) -> Tensor:
    """A network's output as a value: see returns.py."""
    return torch.cat([said.wins.softmax(-1), said.margin[:, None].float()], -1)


def make_model(game: Game, name: str, actions: int, *, width: int, blocks: int) -> Model:
    """A network of a game by its name, with random weights."""
    module: Any = registry.beside_bots(game.id, "model")
    models: dict[str, type[Model]] = {} if module is None else module.MODELS
    if name not in models:
        choices = f"choose {' or '.join(models)}" if models else "the game has none"
        raise BadInput(f"there is no model {quote(name)} for {game.title}: {choices}")
    return models[name](game, actions, width, blocks)
