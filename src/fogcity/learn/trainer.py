"""Proximal policy optimization by self-play. A run has a folder and continues from its last checkpoint.

config.toml      its settings
checkpoint.pt    everything needed to continue
curve.jsonl      a line for every measurement
GAME.npz         the averaged network for the bots
"""

import copy
import json
import math
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fogcity import games
from fogcity.bots import dense
from fogcity.bots.model import Model, Said, make_model
from fogcity.extras import extra
from fogcity.games import BadInput
from fogcity.learn.config import Config
from fogcity.learn.evaluate import measure
from fogcity.learn.rollout import Fields, Samples
from fogcity.learn.weights import write

with extra("learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional

Say = Callable[[str], None]


def model_of(config: Config, actions: int) -> Model:
    """The network of a configuration, with random weights."""
    game = games.make(config.game, players=config.arms[0].players, **config.options)
    return make_model(game, config.model, actions, width=config.width, blocks=config.blocks)


def packaged(config: Config, model: Model) -> dict[str, Tensor]:
    """The weights that the bots play with, for a model of the same kind."""
    arrays, own = dense.load(config.game), model.state_dict()
    if any(name not in arrays or arrays[name].shape != value.shape for name, value in own.items()):
        raise BadInput(f"the packaged network of {config.game} has another size: use `fogcity learn` without --config")
    return {name: torch.as_tensor(arrays[name], device=value.device) for name, value in own.items()}


class Trainer:
    """One run: `learn` continues until its time is up."""

    def __init__(self, config: Config, folder: Path, *, device: str = "cpu", say: Say = print) -> None:
        torch.manual_seed(config.seed)
        random.seed(config.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.config, self.folder, self.device, self.say = config, folder, device, say
        self.fields = Fields(config, device)
        self.model = model_of(config, self.fields.actions).to(device)
        if config.packaged:
            self.model.load_state_dict(packaged(config, self.model))
        self.averaged = copy.deepcopy(self.model)
        self.past: list[dict[str, Tensor]] = []
        self.rival = copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=config.rate[0], eps=1e-5, fused=device == "cuda")
        self.update, self.samples, self.spent = 0, 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self._resume()

    # --- a run -------------------------------------------------------------------------------------------------

    def learn(self, updates: int | None = None, until: float = math.inf) -> None:
        """Learn until the configured time is up, or for a number of updates or seconds."""
        (self.folder / "config.toml").write_text(self.config.text(), encoding="utf-8")
        self.fields.spread(self.model.spread)
        seconds = 60 * self.config.minutes
        until = min(until, seconds)
        measured = saved = self.spent
        last = time.monotonic()
        first = self.update
        rolling = 0.0
        while self.spent < until and (updates is None or self.update - first < updates):
            part = min(1.0, self.spent / seconds)
            started = time.monotonic()
            samples = self.fields.play(self.model, self._evaluate(self.model), self._evaluate(self.rival))
            self._synchronize()
            rolling += time.monotonic() - started
            losses = self._improve(samples, part)
            self.update += 1
            self.samples += len(samples.actions)
            if self.update % self.config.past_every == 0:
                self._remember()
            self._new_rival()
            self._synchronize()
            now = time.monotonic()
            self.spent, last = self.spent + now - last, now
            if self.spent - measured >= self.config.evaluate_every or self.update - first in (1, 20):
                measured = self.spent
                self._report(losses, rolling)
                last = time.monotonic()  # measuring is not learning
            if self.spent - saved >= self.config.checkpoint_every:
                saved = self.spent
                self.save()
        if self.update > first and measured < self.spent:
            self._report(losses, rolling)
        self.save()

    def _synchronize(self) -> None:
        if self.device == "cuda":
            torch.cuda.synchronize()

    def _evaluate(self, model: Model) -> Callable[..., Said]:
        def evaluate(*inputs: Tensor) -> Said:
            with torch.autocast("cuda", torch.bfloat16, enabled=self.device == "cuda"):
                said: Said = model(*inputs)
            return said

        return evaluate

    # --- an update ---------------------------------------------------------------------------------------------

    def _improve(self, samples: Samples, part: float) -> dict[str, float]:
        """Some epochs over the samples of a rollout; returns the mean losses."""
        config = self.config
        for group in self.optimizer.param_groups:
            group["lr"] = config.rate[0] + part * (config.rate[1] - config.rate[0])
        entropy_weight = config.entropy[0] + part * (config.entropy[1] - config.entropy[0])
        own = samples.learns
        gain = samples.advantages
        mean = gain[own].mean()
        samples.advantages = (gain - mean) / (gain[own].std() + 1e-6)
        total = torch.zeros(5, device=self.device)
        count, views = len(samples.actions), len(samples.seen)
        steps = max(1, count // config.minibatch)
        for _ in range(config.epochs):
            rows = torch.randperm(count, device=self.device).tensor_split(steps)
            others = torch.randperm(views, device=self.device).tensor_split(steps)
            for row, other in zip(rows, others, strict=True):
                total += self._minibatch(samples, row, other, entropy_weight)
        names = ("policy", "value", "entropy", "belief", "ratio")
        return dict(zip(names, (total / (steps * config.epochs)).tolist(), strict=True))

    def _minibatch(self, samples: Samples, row: Tensor, other: Tensor, entropy_weight: float) -> Tensor:
        config, evaluate = self.config, self._evaluate(self.model)
        said = evaluate(*(x[row] for x in samples.inputs))
        mask, own = samples.masks[row], samples.learns[row].float()
        chances = functional.log_softmax(said.logits.float().masked_fill(~mask, -1e9), -1)
        ratio = (chances.gather(-1, samples.actions[row][:, None])[:, 0] - samples.logs[row]).exp()
        gain = samples.advantages[row]
        clipped = ratio.clamp(1 - config.clip, 1 + config.clip)
        weight = own / own.sum().clamp(min=1)
        policy = -(torch.min(ratio * gain, clipped * gain) * weight).sum()
        entropy = -((chances.exp() * chances.masked_fill(~mask, 0)).sum(-1) * weight).sum()
        value = _value_loss(said, samples.targets[row])
        looked = evaluate(*(x[other] for x in samples.views))
        value = value + 0.25 * _value_loss(looked, samples.view_targets[other])
        loss = policy + 0.5 * value - entropy_weight * entropy
        belief = torch.zeros((), device=self.device)
        if config.belief > 0:
            belief = self._belief(samples, other)
            loss = loss + config.belief * belief
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self._average()
        far = ((ratio.detach() - 1).abs() * weight).sum()
        return torch.stack([policy.detach(), value.detach(), entropy.detach(), belief.detach(), far])

    def _belief(self, samples: Samples, other: Tensor) -> Tensor:
        """The belief loss: mean surprise per item about what the watching seats hold."""
        mine = tuple(x[samples.seen[other]] for x in samples.inputs)
        said = self._evaluate(self.model)(*mine)
        assert said.belief is not None
        held, could = self.model.held(samples.views[0][other], mine[0])
        guess = said.belief[torch.arange(len(other), device=self.device), samples.place[other] - 1]
        surprise = -functional.log_softmax(guess.masked_fill(~could, -1e9), -1)
        return (surprise * held).sum() / held.sum().clamp(min=1)

    @torch.no_grad()
    def _average(self) -> None:
        keep = min(self.config.average, (self.update * 10 + 1) / (self.update * 10 + 10))
        mine: list[Tensor] = list(self.averaged.parameters())
        new: list[Tensor] = list(self.model.parameters())
        torch._foreach_lerp_(mine, new, 1 - keep)

    def _remember(self) -> None:
        """The network joins its past selves; the oldest but one goes where they are too many."""
        self.past.append({name: value.clone() for name, value in self.averaged.state_dict().items()})
        if len(self.past) > self.config.past:
            self.past.pop(1)

    def _new_rival(self) -> None:
        if self.past:
            self.rival.load_state_dict(random.choice(self.past))

    # --- what is kept ------------------------------------------------------------------------------------------

    def _report(self, losses: dict[str, float], rolling: float) -> None:
        row: dict[str, Any] = {
            "seconds": round(self.spent, 1),
            "update": self.update,
            "samples": self.samples,
            "rate": round(self.samples / max(self.spent, 1e-9)),
            "playing": round(rolling / max(self.spent, 1e-9), 3),
            "games": self.fields.finished,
            **{name: round(value, 4) for name, value in losses.items()},
        }
        for bot in self.config.evaluate:
            won, margin = measure(self.config, self.averaged, self._evaluate(self.averaged), bot, self.device)
            row[f"v {bot}"] = round(won, 4)
            row[f"margin v {bot}"] = round(margin, 2)
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        self.say(" ".join(f"{name} {value}" for name, value in row.items()))

    def save(self) -> None:
        """Write the checkpoint and the averaged network."""
        kept = {
            "model": self.model.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "past": self.past,
            "progress": (self.update, self.samples, self.spent),
            "config": self.config.text(),
        }
        fresh = self.folder / "checkpoint.new"
        torch.save(kept, fresh)
        fresh.replace(self.folder / "checkpoint.pt")
        write(self.averaged, self.config, self.folder / f"{self.config.game}.npz", self.progress())

    def progress(self) -> dict[str, Any]:
        """How far the run has come."""
        return {"updates": self.update, "samples": self.samples, "seconds": round(self.spent, 1)}

    def _resume(self) -> None:
        file = self.folder / "checkpoint.pt"
        if file.exists():
            kept = torch.load(file, map_location=self.device, weights_only=True)
            try:
                self.model.load_state_dict(kept["model"])
            except RuntimeError:
                raise BadInput(f"{file} is of another network: name another folder") from None
            self.averaged.load_state_dict(kept["averaged"])
            if "optimizer" in kept:  # left out where a run is handed on as small as can be
                self.optimizer.load_state_dict(kept["optimizer"])
            self.past = kept["past"]
            self.update, self.samples, self.spent = kept["progress"]
            self._new_rival()


def _value_loss(said: Said, target: Tensor) -> Tensor:
    """Cross-entropy of who wins, plus the error of the margin."""
    wins = -(target[:, :-1] * functional.log_softmax(said.wins, -1).clamp(min=-30)).sum(-1).mean()
    return wins + functional.mse_loss(said.margin, target[:, -1])
