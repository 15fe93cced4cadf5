"""Measures a network against a bot inside a batch: two players, seats swapped in every other game."""

from collections.abc import Callable

from fogcity.bots.model import Model, Said, tensor
from fogcity.extras import extra
from fogcity.gpu import Batch
from fogcity.learn.config import Config

with extra("learn"):
    import torch

LONGEST = 400
"""Actions after which a measurement ends in any case."""


@torch.no_grad()
def measure(config: Config, model: Model, evaluate: Callable[..., Said], name: str, device: str) -> tuple[float, float]:
    """The part of the games that the network wins with its best action each time, and the mean margin."""
    count = config.evaluate_games
    batch = Batch(
        config.game,
        count,
        device=device,
        seed=4242 + config.seed,
        auto_reset=False,
        observation=2,
        players=2,
        **config.options,
    )
    bot = batch.bot(name)
    mine = torch.arange(count, device=device) % 2
    rows = torch.arange(count, device=device)
    won, margin = torch.zeros(count, device=device), torch.zeros(count, device=device)
    seats, done = tensor(batch, batch.seats), tensor(batch, batch.done)
    rewards, scores = tensor(batch, batch.rewards), tensor(batch, batch.scores)
    for step in range(LONGEST):
        batch.legal()
        masks = tensor(batch, batch.masks)
        said = evaluate(*model.read(batch))
        own = said.logits.float().masked_fill(~masks, -1e9).argmax(-1)
        action = torch.where(seats.long() == mine, own, tensor(batch, bot()).long()).to(torch.int32)
        batch.step(action if device == "cuda" else action.numpy())
        won += torch.where(done, (1 + rewards[rows, mine]) / 2, 0.0)
        margin += torch.where(done, (scores[rows, mine] - scores[rows, 1 - mine]).float(), 0.0)
        if step % 8 == 0 and bool((seats < 0).all()):
            break
    return float(won.mean()), float(margin.mean())
