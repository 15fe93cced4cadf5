"""The network as it is trained: one wide sparse layer, some residual blocks, and a head for each question."""

import numpy as np

from fogcity.bots.model import Model, Said
from fogcity.extras import extra
from fogcity.games import Game
from fogcity.games.tickets import features2
from fogcity.games.tickets.board import MAX_LOCATIONS, MAX_TICKETS, MAX_TRACKS
from fogcity.games.tickets.features import OTHERS_TICKET, OWN_COMPLETED, OWN_TICKET, PLAYERS, TICKET
from fogcity.games.tickets.state import SEATS

with extra("learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional


class Flat(Model):
    """The network of Ticket to Ride: San Francisco."""

    seats = SEATS
    spread = 60

    def __init__(self, game: Game, actions: int, width: int, blocks: int) -> None:
        super().__init__(game, actions, width, blocks)
        layout, setup = features2.LAYOUT, game.setup
        self.tickets = int(setup.tickets)
        used = layout.within(
            {MAX_TRACKS: int(setup.tracks), MAX_LOCATIONS: int(setup.locations), MAX_TICKETS: self.tickets}
        )
        self.columns = np.flatnonzero(used)
        codes = layout.codes[used]
        self.register_buffer("sources", torch.as_tensor(layout.sources[used]), persistent=False)
        self.register_buffer("is_number", torch.as_tensor(codes < 0), persistent=False)
        self.register_buffer("codes", torch.as_tensor(np.maximum(codes, 0).astype(np.uint8)), persistent=False)
        self.register_buffer("scales", torch.as_tensor(layout.scales[used]), persistent=False)
        self.input = nn.Linear(len(self.columns), width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks))
        self.ins = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.outs = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, SEATS + 1)
        self.belief = nn.Linear(width, (SEATS - 1) * self.tickets)
        for layer in (*self.outs, self.policy, self.value, self.belief):
            assert isinstance(layer, nn.Linear)
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def players(self, inputs: tuple[Tensor, ...]) -> Tensor:
        return inputs[0][:, PLAYERS].long()

    def expand(self, observations: Tensor) -> Tensor:
        """The columns that this board can use, as the network takes them."""
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        values = observations.index_select(-1, self.get_buffer("sources"))
        hot = (values == self.get_buffer("codes")).to(kind)
        return torch.where(self.get_buffer("is_number"), values.to(kind) * self.get_buffer("scales").to(kind), hot)

    def forward(self, *inputs: Tensor) -> Said:
        (observations,) = inputs
        h = functional.relu(self.input(self.expand(observations)))
        for norm, in_, out in zip(self.norms, self.ins, self.outs, strict=True):
            h = h + out(functional.relu(in_(norm(h))))
        h = self.norm(h)
        value = self.value(h).float()
        return Said(
            logits=self.policy(h),
            wins=self.without_absent(value[:, :SEATS], self.players(inputs)),
            margin=torch.tanh(value[:, SEATS]),
            belief=self.belief(h).float().view(len(h), SEATS - 1, self.tickets),
        )

    def held(self, theirs: Tensor, mine: Tensor) -> tuple[Tensor, Tensor]:
        """Tickets that another seat has kept and one has not seen, and all that one has not seen."""
        their, my = (x[:, TICKET : TICKET + self.tickets] for x in (theirs, mine))
        unknown = (my == 0) | (my > OTHERS_TICKET)
        return ((their == OWN_TICKET) | (their == OWN_COMPLETED)) & unknown, unknown


MODELS: dict[str, type[Model]] = {"flat": Flat}
