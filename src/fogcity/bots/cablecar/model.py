"""The network as it is trained: weights are shared by the entries of all squares, by all lines and by all placements.

An entry's row says what a placement would do to the line there; rows are added up by the line's owner. All lines
together make the context in which each placement is judged. A seat that only observes has no placements to judge.
"""

import numpy as np

from fogcity.bots.cablecar.shapes import (
    CANONICAL,
    CENTER,
    CONTEXT,
    ENTRY_COLUMNS,
    ENTRY_PLACES,
    LINE_COLUMNS,
    LINE_PLACES,
    PLACES,
    ROLES,
    SQUARE_CLASS,
    SQUARE_CLASSES,
)
from fogcity.bots.model import Model, Said
from fogcity.extras import extra
from fogcity.games import Game
from fogcity.games.cablecar import features2
from fogcity.games.cablecar.board import STATIONS
from fogcity.games.cablecar.features2 import ENTRIES, ENTRY_BYTES, LINE_BYTES, MAY_DRAW, OPTIONS, PLACEMENT, SCORE
from fogcity.games.cablecar.rules import SEATS
from fogcity.gpu.loops import action_table

with extra("learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional


class Placements(Model):
    """The network of Cable Car without options."""

    seats = SEATS
    spread = 70
    actions_too = True

    def __init__(self, game: Game, actions: int, width: int, blocks: int) -> None:
        super().__init__(game, actions, width, blocks)
        squares = action_table(game)[0][:-1]
        self.width, self.actions = width, actions
        tables = {
            "canonical": CANONICAL,
            "before": np.stack([CANONICAL[4 * squares + entry] for entry in range(ENTRIES)], 1),
            "square_class": SQUARE_CLASS[squares],
            "context": CONTEXT,
            "context_sources": features2.LAYOUT.sources[CONTEXT],
            "context_codes": features2.LAYOUT.codes[CONTEXT].astype(np.int64),
            "context_scales": features2.LAYOUT.scales[CONTEXT],
            "entry_scales": ENTRY_COLUMNS,
            "line_scales": LINE_COLUMNS,
        }
        for name, table in tables.items():
            self.register_buffer(name, torch.as_tensor(table), persistent=False)
        extra = SEATS + PLACES  # the owner and a place, one-hot
        self.entry1, self.entry2 = nn.Linear(ENTRY_BYTES + extra + PLACES, width), nn.Linear(width, width)
        self.line1, self.line2 = nn.Linear(LINE_BYTES + extra, width), nn.Linear(width, width)
        self.context1 = nn.Linear(2 * width + len(CONTEXT) + 1, 2 * width)
        self.context2 = nn.Linear(2 * width, 2 * width)
        self.square1 = nn.Linear(len(ROLES) * width + SQUARE_CLASSES, width)
        self.square_context = nn.Linear(2 * width, width, bias=False)
        self.square2 = nn.Linear(width, width)
        self.policy = nn.Linear(width, 1)
        self.top = nn.Linear(4 * width, 2 * width)
        self.draw, self.value = nn.Linear(2 * width, 1), nn.Linear(2 * width, SEATS + 1)
        for head in (self.policy, self.draw, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def players(self, inputs: tuple[Tensor, ...]) -> Tensor:
        return inputs[0][:, OPTIONS].long()

    def _rows(self, rows: Tensor, scales: str, owner: int, place: int, there: int) -> Tensor:
        """Bytes of entries or lines as columns: numbers scaled, the owner and the place one-hot."""
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        present = (rows[..., owner : owner + 1] > 0).to(kind)
        plain = rows.to(kind)
        lead = (plain[..., owner + 1 : owner + 2] - CENTER) * present
        plain = torch.cat([plain[..., : owner + 1], lead, plain[..., owner + 2 :]], -1)
        owners = rows[..., owner : owner + 1] == torch.arange(1, SEATS + 1, device=rows.device, dtype=torch.uint8)
        at = self.get_buffer("canonical")[rows[..., place].long()]
        places = _one_hot(at, PLACES, kind) * (rows[..., there : there + 1] > 0)
        return torch.cat([plain * self.get_buffer(scales).to(kind), owners.to(kind), places], -1)

    def _context(self, observations: Tensor) -> Tensor:
        """The whole position, from all lines and what is known of tiles and points."""
        n = len(observations)
        lines = observations[:, : STATIONS * LINE_BYTES].view(n, STATIONS, LINE_BYTES)
        own = lines[..., :2]
        live = (own.sum(-1, keepdim=True) > 0).to(torch.uint8)
        rows = self._rows(lines, "line_scales", *LINE_PLACES)
        h = functional.relu(self.line2(functional.relu(self.line1(rows))))
        pooled = torch.matmul((own * live).to(h.dtype).transpose(-1, -2), h).flatten(1) * 0.25
        plain = observations.index_select(1, self.get_buffer("context_sources")).to(h.dtype)
        codes = self.get_buffer("context_codes")
        known = torch.where(
            codes < 0, plain * self.get_buffer("context_scales").to(h.dtype), (plain == codes.to(h.dtype)).to(h.dtype)
        )
        scores = observations[:, SCORE : SCORE + SEATS].float()
        lead = (scores[:, :1] - scores[:, 1:].amax(1, keepdim=True)).to(h.dtype) / 32
        c = functional.relu(self.context1(torch.cat([pooled, known, lead], -1)))
        return c + functional.relu(self.context2(c))

    def _judge(self, features: Tensor, c: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Of all placements that can be made: the logits, and what they say together (the best and the sum)."""
        n, squares = len(features), self.actions - 1
        game, square = features[:, :squares, PLACEMENT].nonzero(as_tuple=True)
        entries = features[game, square, :PLACEMENT].view(-1, ENTRY_BYTES)
        roles = entries[:, ROLES]
        live = roles.any(-1).nonzero()[:, 0]  # about a quarter of all
        rows = self._rows(entries[live], "entry_scales", *ENTRY_PLACES)
        before = _one_hot(self.get_buffer("before")[square].flatten()[live], PLACES, rows.dtype)
        h = functional.relu(self.entry2(functional.relu(self.entry1(torch.cat([rows, before], -1)))))
        wide = torch.zeros((len(entries), self.width), dtype=h.dtype, device=h.device).index_copy(0, live, h)
        by_role = roles.view(-1, ENTRIES, len(ROLES)).to(h.dtype).transpose(-1, -2)
        pooled = torch.matmul(by_role, wide.view(-1, ENTRIES, self.width)).flatten(1)
        where = _one_hot(self.get_buffer("square_class")[square], SQUARE_CLASSES, h.dtype)
        z = self.square1(torch.cat([pooled, where], -1)) + self.square_context(c)[game]
        z = functional.relu(z)
        z = z + functional.relu(self.square2(z))
        logits = torch.zeros((n, squares), device=z.device)
        logits = logits.index_put((game, square), self.policy(z)[:, 0].float())
        boards = torch.zeros((n, squares, self.width), dtype=z.dtype, device=z.device).index_put((game, square), z)
        return logits, boards.amax(1), boards.sum(1) / 16

    def forward(self, *inputs: Tensor) -> Said:
        observations = inputs[0]
        n = len(observations)
        c = self._context(observations)
        if len(inputs) > 1:
            logits, best, total = self._judge(inputs[1], c)
        else:
            logits = torch.zeros((n, self.actions - 1), device=c.device)
            best = total = torch.zeros((n, self.width), dtype=c.dtype, device=c.device)
        top = functional.relu(self.top(torch.cat([c, best, total], -1)))
        draw = self.draw(top).float().masked_fill(observations[:, MAY_DRAW : MAY_DRAW + 1] == 0, -1e9)
        value = self.value(top).float()
        return Said(
            logits=torch.cat([logits, draw], 1),
            wins=self.without_absent(value[:, :SEATS], self.players(inputs)),
            margin=torch.tanh(value[:, SEATS]),
            belief=None,
        )


MODELS: dict[str, type[Model]] = {"placements": Placements}


def _one_hot(at: Tensor, size: int, kind: torch.dtype) -> Tensor:
    return (at[..., None] == torch.arange(size, device=at.device)).to(kind)
