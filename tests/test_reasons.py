"""Why a hint is given: reasons are facts of the game, and only what the seat can know."""

from fogcity import games
from fogcity.games import plain
from fogcity.games.tickets.actions import Claim
from fogcity.table import Table

SECRET = bytes(range(32))


def test_every_reason_in_whole_games_is_true() -> None:
    """Points that are promised come, and tickets that are said to be completed are."""
    for name in games.names():
        table, seen = Table(name, players=3, secret=SECRET), set()
        while not table.over:
            seat = table.waiting[0]
            legal = table.legal(seat)
            scoring = [action for action in legal if isinstance(action, Claim)]
            action = (scoring or legal)[len(table.log) * 7 % len(scoring or legal)]
            found = table.game.reasons(table.veiled(seat), seat, action)
            assert all(type(reason) in table.game.reason_types for reason in found)
            before = table.view(seat)
            table.play(seat, action)
            for reason in found:
                seen.add(type(reason))
                check(plain(reason), seat, before, table.view(seat))
        assert seen, name


def check(reason: dict[str, object], seat: int, before: object, after: object) -> None:
    """A reason agrees with what the action did."""
    old, new = plain(before), plain(after)
    match reason["type"]:
        case "line_ends":
            line = new["lines"][int(str(reason["station"])) - 1]
            assert (line["complete"], line["points"], line["color"]) == (True, reason["points"], reason["color"])
            assert reason["mine"] == (reason["color"] == new["colors"][seat])
        case "line_grows":
            line = new["lines"][int(str(reason["station"])) - 1]
            assert (len(line["path"]), line["color"]) == (reason["crossings"], new["colors"][seat])
        case "route_scores":
            assert new["players"][seat]["points"] - old["players"][seat]["points"] == reason["points"]
        case "ticket_helped":
            ticket = next(one for one in new["players"][seat]["tickets"] if one["id"] == reason["ticket"])
            assert ticket["completed"] == (reason["left"] == 0)
        case "card_serves":
            assert not set(map(str, reason["tracks"])) & set(old["owners"])  # type: ignore[call-overload]
        case "ticket_needs":
            assert reason["ticket"] in [one["id"] for one in old["offer"]]
