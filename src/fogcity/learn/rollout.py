"""Plays games in parallel, against the current network, past ones and scripted bots, as training data."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fogcity.bots.model import Model, Said, tensor, values
from fogcity.extras import extra
from fogcity.gpu import Batch
from fogcity.learn.config import PAST, SELF, WEAK, Arm, Config
from fogcity.learn.returns import Rollout, results, returns, utility

with extra("learn"):
    import torch
    from torch import Tensor
    from torch.nn import functional

Evaluate = Callable[..., Said]
WEAKNESS = (2.0, 48.0)
"""Temperatures of weak players, from nearly as good as the network to hardly better than chance."""


@dataclass
class Samples:
    """What one rollout came to, flat: what was seen and done, and what it should have been worth."""

    inputs: tuple[Tensor, ...]
    masks: Tensor
    actions: Tensor
    logs: Tensor
    """Logarithms of the chances with which actions were chosen."""
    advantages: Tensor
    targets: Tensor
    learns: Tensor
    """Whether the network chose the action itself."""
    views: tuple[Tensor, ...]
    """What other seats saw at some of the steps."""
    view_targets: Tensor
    seen: Tensor
    """The first rows of `inputs` that belong to these views."""
    place: Tensor
    """How many seats clockwise from the seat that acted the one that looked on sits."""


class Field:
    """An arm with its batch: a range of all games."""

    def __init__(self, arm: Arm, config: Config, number: int, device: str, low: int) -> None:
        self.arm, self.low, self.high = arm, low, low + arm.games
        self.batch = Batch(
            config.game,
            arm.games,
            device=device,
            seed=(config.seed << 8 | number) & 0xFFFFFFFF,
            observation=2,
            players=arm.players,
            **config.options,
        )
        self.bot = None if arm.opponent in (SELF, PAST, WEAK) else self.batch.bot(arm.opponent)
        games = self.batch.games
        of_games = (games.seats, games.done, games.rewards, games.scores, games.masks)
        self.seats, self.done, self.rewards, self.scores, self.masks = (tensor(self.batch, x) for x in of_games)
        self.places = torch.arange(arm.games, device=device)
        self.played = torch.zeros(arm.games, dtype=torch.long, device=device)
        mildest, worst = WEAKNESS
        self.weakness = mildest * (worst / mildest) ** torch.rand(arm.games, device=device)
        """The temperature at which everybody plays in each game of weak players."""

    def learns(self) -> Tensor:
        """Games in which the network acts: always, or where its own seat does, another one in every game."""
        if self.arm.opponent == SELF:
            return torch.ones_like(self.places, dtype=torch.bool)
        if self.arm.opponent == WEAK:
            return torch.zeros_like(self.places, dtype=torch.bool)
        return self.seats.long() == (self.places + self.played) % self.arm.players

    def step(self, action: Tensor) -> None:
        """Let the seats act."""
        self.batch.step(_for(self.batch, action))
        self.played += self.done

    @property
    def rows(self) -> slice:
        """Its range."""
        return slice(self.low, self.high)


class Fields:
    """All arms, side by side."""

    def __init__(self, config: Config, device: str) -> None:
        self.config, self.device, self.all = config, device, []
        low = 0
        for number, arm in enumerate(config.arms):
            self.all.append(Field(arm, config, number, device, low))
            low += arm.games
        self.games, self.actions = low, self.all[0].batch.actions
        self.players = torch.cat([torch.full((f.arm.games,), f.arm.players, device=device) for f in self.all])
        self.finished = 0

    def __iter__(self) -> Iterator[Field]:
        return iter(self.all)

    def spread(self, rounds: int) -> None:
        """Play at random so that games are at all stages at any time."""
        for field in self.all:
            wait = torch.randint(0, rounds, (field.arm.games,), device=self.device)
            for step in range(rounds):
                action = tensor(field.batch, field.batch.sample()).clone()
                field.step(torch.where(wait > step, -1, action))

    @torch.no_grad()
    def play(self, model: Model, evaluate: Evaluate, past: Evaluate) -> Samples:
        """Play all games for the steps of a rollout, and compute the training targets."""
        config, steps, games = self.config, self.config.steps, self.games
        width = model.seats + 1

        def make(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=self.device)

        inputs: tuple[Tensor, ...] = ()
        views: tuple[Tensor, ...] = ()
        masks = make(steps, games, self.actions, kind=torch.bool)
        seats, viewers, actions = (make(steps, games, kind=torch.long) for _ in range(3))
        logs, said, ended = make(steps, games), make(steps, games, width), make(steps, games, kind=torch.bool)
        ranks, scores = make(steps, games, model.seats), make(steps, games, model.seats)
        learns = make(steps, games, kind=torch.bool)
        for t in range(steps):
            for field in self.all:
                field.batch.legal()
                masks[t, field.rows] = field.masks
                seats[t, field.rows] = field.seats.long()
                learns[t, field.rows] = field.learns()
                inputs = self._keep(inputs, t, field, model.read(field.batch), steps)
            ahead = 1 + (torch.rand(games, device=self.device) * (self.players - 1)).long()
            viewers[t] = (seats[t] + ahead.clamp(max=self.players - 1)) % self.players
            if t % config.view_every == 0:
                for field in self.all:
                    seat = viewers[t, field.rows].to(torch.int8)
                    seen = model.read(field.batch, _for(field.batch, seat))
                    views = self._keep(views, t // config.view_every, field, seen, -(-steps // config.view_every))
            now = evaluate(*(x[t] for x in inputs))
            chances = functional.log_softmax(now.logits.float().masked_fill(~masks[t], -1e9), -1)
            actions[t] = pick(chances)
            for field in self.all:
                if field.arm.opponent == WEAK:
                    actions[t, field.rows] = self._weakly(field, chances[field.rows], masks[t, field.rows])
            said[t] = values(now)
            logs[t] = chances.gather(-1, actions[t][:, None])[:, 0]
            for field in self.all:
                action = self._answer(field, actions[t, field.rows], learns[t, field.rows], inputs, masks, t, past)
                field.step(action)
                ended[t, field.rows] = field.done
                ranks[t, field.rows, : field.arm.players] = field.rewards
                scores[t, field.rows, : field.arm.players] = field.scores.float()
        self.finished += int(ended.sum())
        after = self._after(model, evaluate, width)
        ends = make(steps, games, model.seats, width)
        for field in self.all:
            last = (slice(None), field.rows, slice(field.arm.players))
            came = results(torch, flat(ranks[last]), flat(scores[last]), model.seats, config.unit)
            ends[last] = came.view(steps, field.arm.games, field.arm.players, width)
        acted, looked = returns(torch, Rollout(seats, said, ended, ends, after, viewers), config.decay)
        gain = utility(acted, self.players, config.margin) - utility(said, self.players, config.margin)
        shown = torch.arange(0, steps, config.view_every, device=self.device)
        rows = (shown[:, None] * games + torch.arange(games, device=self.device)).flatten()
        return Samples(
            inputs=tuple(map(flat, inputs)),
            masks=flat(masks),
            actions=flat(actions),
            logs=flat(logs),
            advantages=flat(gain),
            targets=flat(acted),
            learns=flat(learns),
            views=tuple(map(flat, views)),
            view_targets=flat(looked[shown]),
            seen=rows,
            place=flat(((viewers - seats) % self.players)[shown]),
        )

    def _keep(
        self, kept: tuple[Tensor, ...], t: int, field: Field, seen: tuple[Tensor, ...], steps: int
    ) -> tuple[Tensor, ...]:
        """Write what an arm shows at a step into its place."""
        if not kept:
            kept = tuple(torch.zeros((steps, self.games, *x.shape[1:]), dtype=x.dtype, device=x.device) for x in seen)
        for to, x in zip(kept, seen, strict=True):
            to[t, field.rows] = x
        return kept

    def _answer(
        self,
        field: Field,
        action: Tensor,
        learns: Tensor,
        inputs: tuple[Tensor, ...],
        masks: Tensor,
        t: int,
        past: Evaluate,
    ) -> Tensor:
        """The actions of an arm: the network's own, and where another plays, the other's."""
        if field.arm.opponent in (SELF, WEAK):
            return action
        if field.bot is not None:
            other = tensor(field.batch, field.bot()).long()
        else:
            said = past(*(x[t, field.rows] for x in inputs))
            other = pick(functional.log_softmax(said.logits.float().masked_fill(~masks[t, field.rows], -1e9), -1))
        return torch.where(learns, action, other)

    @staticmethod
    def _weakly(field: Field, chances: Tensor, mask: Tensor) -> Tensor:
        """The actions of weak players, who like what the network likes, but not for sure."""
        likings = (chances / field.weakness[:, None]).masked_fill(~mask, -1e9)
        return pick(functional.log_softmax(likings, -1))

    def _after(self, model: Model, evaluate: Evaluate, width: int) -> Tensor:
        """The observation of every seat; the acting seat also sees its actions."""
        after = torch.zeros((self.games, model.seats, width), device=self.device)
        for field in self.all:
            for seat in range(field.arm.players):
                after[field.rows, seat] = values(evaluate(*model.read(field.batch, seat)))
            after[field.rows][field.places, field.seats.long()] = values(evaluate(*model.read(field.batch)))
        return after


def flat(x: Tensor) -> Tensor:
    """Steps and games as one row of samples."""
    return x.flatten(0, 1)


def pick(chances: Tensor) -> Tensor:
    """Sample an action from log probabilities (Gumbel trick)."""
    noise = torch.empty_like(chances).exponential_().clamp_(min=1e-20)
    return (chances - noise.log()).argmax(-1)


def _for(batch: Batch, x: Tensor) -> Any:
    """A tensor as a batch takes it."""
    return x.to(torch.int32 if x.dtype == torch.long else x.dtype) if batch.device == "cuda" else x.numpy()
