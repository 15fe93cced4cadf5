"""Whether the shipped puzzles hold: a search that thinks ten times as long as the one that found them, and other deals.

    python -m benchmarks.puzzles cablecar --sample 200
    python -m benchmarks.puzzles cablecar --sample 20 --play 300

For a sample of the puzzles of a file, spread over all of it, prints how many keep their answer when the search thinks
ten times as long (with another seed), and how many answers stay ahead of the next best action on other deals of what
the seat does not know. With `--play` the answer and the two actions that the search likes next are played out so many
times by the network, on deals of what the seat does not know, and each puzzle is printed with how often its seat won.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from fogcity import bots, games
from fogcity.puzzles import store
from fogcity.puzzles.find import ITERATIONS, LONGER, PLAYER, SURE, Finder, Puzzle, Source, secret
from fogcity.simulation import cores, wilson
from fogcity.table import Table

SEED = 1
FILES = Path(__file__).parents[1] / "web" / "src" / "games"


@cache
def _finder(game_id: str, seed: int) -> Finder:
    return Finder(game_id, seed)


def holds(game_id: str, seed: int, source: Source, puzzle: Puzzle) -> tuple[bool, bool]:
    """Whether a longer search finds the same answer, and whether it stays ahead of the next best one on other deals."""
    finder = _finder(game_id, seed)
    table = finder.table(source, puzzle.step)
    seat = table.waiting[0]
    veiled, actions = table.veiled(seat), table.numbers(seat)
    visits = finder.search(LONGER * LONGER * ITERATIONS, SEED).visits(finder.game, veiled, seat, actions)
    others = [(int(visited), action) for visited, action in zip(visits, actions, strict=True) if action != puzzle.best]
    second = max(others)[1]
    gain = finder.judge.gain(veiled, seat, puzzle.best, second, SURE, f"other deals {source.number} {puzzle.step}")
    return actions[int(visits.argmax())] == puzzle.best, gain > 0


def played_out(game_id: str, seed: int, source: Source, puzzle: Puzzle, times: int) -> dict[str, float]:
    """How often the seat wins after the answer and after the next two actions; a shared win counts half."""
    finder = _finder(game_id, seed)
    game, table = finder.game, finder.table(source, puzzle.step)
    seat = table.waiting[0]
    veiled, actions = table.veiled(seat), table.numbers(seat)
    visits = finder.search(LONGER * ITERATIONS, SEED).visits(game, veiled, seat, actions)
    liked = [actions[int(i)] for i in np.argsort(-visits, kind="stable")]
    won = {}
    for action in [puzzle.best, *(action for action in liked if action != puzzle.best)][:3]:
        points = 0.0
        for number in range(times):
            deal = Table.from_position(table.view_position(seat), secret=secret(game_id, SEED, number))
            deal.play(seat, action)
            players = [bots.make(game, PLAYER, seed=game.players * number + one) for one in range(game.players)]
            while not deal.over:
                turn = deal.waiting[0]
                deal.play(turn, players[turn].choose(game, deal.veiled(turn), turn, deal.numbers(turn)))
            places = game.places(deal.state)
            points += (places[seat] == 1) / places.count(1)
        won[game.action(veiled, seat, action).text] = points / times
    return won


def main() -> None:
    """Take a sample and print how much of it holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--play", type=int, metavar="N", help="play each puzzle of the sample out so many times")
    parser.add_argument("--file", type=Path, help="the file of puzzles; the shipped one if left out")
    wanted = parser.parse_args()
    told, sources = store.read(wanted.file or FILES / wanted.game / "puzzles.generated.json")
    puzzles = [(source, puzzle) for source in sources for puzzle in source.puzzles]
    sample = puzzles[:: max(1, len(puzzles) // wanted.sample)][: wanted.sample]
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        if wanted.play:
            games_out = [pool.submit(played_out, wanted.game, told["seed"], *each, wanted.play) for each in sample]
            for (source, puzzle), job in zip(sample, games_out, strict=True):
                won = ", ".join(f"{action} {share:.1%}" for action, share in job.result().items())
                print(
                    f"{source.number}-{puzzle.step} {puzzle.theme} {puzzle.rating} {puzzle.gap:.1%}: {won}", flush=True
                )
            return
        jobs = [pool.submit(holds, wanted.game, told["seed"], *each) for each in sample]
        found = [job.result() for job in jobs]
    for name, held in zip(
        ("the search thinks ten times as long", "other deals"), zip(*found, strict=True), strict=True
    ):
        low, high = wilson(sum(held) / len(held), len(held))
        print(f"{wanted.game}: {name}: {sum(held)} of {len(held)} hold ({low:.1%} to {high:.1%})")
    for (source, puzzle), (same, ahead) in zip(sample, found, strict=True):
        if not same or not ahead:
            print(f"  game {source.number}, step {puzzle.step}, {puzzle.theme}: same {same}, ahead {ahead}")


if __name__ == "__main__":
    main()
