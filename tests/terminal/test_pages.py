"""What the terminal client looks like: pages as text, names that do not collide, words of every language that fit."""

import pytest
from rich.cells import cell_len

from fogcity import games, locales
from fogcity.cli.screen.page import SMALLEST, Shown, compose
from fogcity.games.cells import Cells, Dots, Pixels, Span, char_width, cut, mix, text_width, wrap, wrapped
from fogcity.games.terminal import Pointer
from fogcity.games.tickets.terminal_map import lay_out
from terminal.pages import GOLDEN, PAGES, SMALL, drawing_of, own_board, page, played, written


@pytest.mark.parametrize("name", PAGES)
def test_pages_look_as_they_did(name: str) -> None:
    """If they should look different: cd tests && python -m terminal.pages, and look at what changed."""
    assert written(PAGES[name]().picture.cells) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_golden_page_is_made() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == PAGES.keys()


@pytest.mark.parametrize("name", PAGES)
def test_every_row_is_as_wide_as_the_terminal(name: str) -> None:
    """Terminals count as we do, Korean included; a wide character is followed by an empty cell."""
    for row in PAGES[name]().picture.cells.rows:
        assert cell_len("".join(cell.char for cell in row)) == len(row)
        assert all(char_width(row[x - 1].char) == 2 for x, cell in enumerate(row) if cell.char == "")


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_everything_is_said_in_every_language(game: str, language: str) -> None:
    """Each choice of a position has a preview and advice; every step is told; nothing is missing in the files."""
    for steps in (0, 8, 40):
        table, told = played(game, steps, players=2)
        drawing = drawing_of(table, language)
        assert drawing.expected()
        for choice in drawing.choices[:: max(1, len(drawing.choices) // 25)]:
            assert drawing.preview(Pointer(choice.at, choice.item, choice.turn))
            assert drawing.advice(choice.action)
            for reason in table.game.reasons(table.veiled(0), 0, choice.action):
                assert drawing.because(reason) != ""
        for each in told:
            assert all(drawing.tell(each.seat, each.action, each.events))


@pytest.mark.parametrize("game", games.names())
def test_every_choice_can_be_pointed_at(game: str) -> None:
    for steps in (0, 20, 60):
        for size in (SMALLEST, (120, 40)):
            table, _ = played(game, steps, players=2)
            drawing = drawing_of(table)
            shown = compose(*size, Shown("", drawing, Pointer()))
            assert {choice.at for choice in drawing.choices} <= set(shown.middles)


def test_the_preview_shows_the_tile_turned_and_what_it_does_to_lines() -> None:
    """The rails on the square change with the turn, and so does the sentence, which the game's own function backs."""
    from fogcity.games.cablecar import notation
    from fogcity.games.cablecar.board import SQUARE, TILES

    table, _ = played("cablecar", 40, players=2, rotate=True)
    drawing = drawing_of(table)
    tile = next(choice.item for choice in drawing.choices if choice.item)
    seen = {}
    for choice in drawing.choices:
        if choice.item != tile:
            continue
        pointer = Pointer(choice.at, tile, choice.turn)
        words = " ".join(span.text for line in drawing.preview(pointer) for span in line)
        effects = notation.explain(table.game.setup, table.state, TILES.index(tile), choice.turn, SQUARE[choice.at])
        for effect in effects:
            if effect.color and not effect.complete:
                assert f"line {effect.station} would grow to {effect.crossings}" in words
            elif effect.color:
                assert f"line {effect.station} would end" in words
        seen[choice.at, choice.turn] = str(drawing.board(72, 34, pointer).cells)
    turned = {at for at, turn in seen if turn == 1} & {at for at, turn in seen if turn == 0}
    assert turned
    assert all(seen[at, 0] != seen[at, 1] for at in turned)


def test_a_square_that_is_not_allowed_is_shown_as_such() -> None:
    table, _ = played("cablecar", 0, players=2, first=0)
    drawing = drawing_of(table)
    tile = next(choice.item for choice in drawing.choices if choice.item)
    papers = {}
    for square in ("c3", next(choice.at for choice in drawing.choices if choice.item)):
        picture = drawing.board(48, 18, Pointer(square, tile))
        x, y = picture.middle(square) or (0, 0)
        papers[square] = picture.cells.rows[y][x].paper
    assert len(set(papers.values())) == 2


def test_a_small_window_says_what_it_needs() -> None:
    drawing = drawing_of(played("tickets", 0, players=2)[0], "nl")
    for size in ((79, 24), (80, 23), (20, 5), (3, 2)):
        shown = compose(*size, Shown("", drawing, Pointer()))
        assert not shown.picture.spots
    assert "80 kolommen" in str(compose(79, 24, Shown("", drawing, Pointer())).picture.cells)


@pytest.mark.parametrize("size", [(48, 18), (75, 34), (110, 50)])
@pytest.mark.parametrize("board", ["san_francisco", own_board()], ids=["ours", "own"])
def test_names_cover_neither_each_other_nor_slots_nor_places(board: str, size: tuple[int, int]) -> None:
    game = games.make("tickets", players=2, board=board)
    names = tuple(place.name for place in game.board.locations)  # type: ignore[attr-defined]
    layout = lay_out(game.board, names, *size)  # type: ignore[attr-defined]
    taken = {(x + dx, y) for x, y in layout.places.values() for dx in (0, 1)}
    taken |= {slot for way in layout.ways.values() for slot in way.slots}
    for (x, y), lines in layout.names.values():
        cells = {(x + dx, y + row) for row, line in enumerate(lines) for dx in range(text_width(line))}
        assert not cells & taken
        assert all(0 <= column < size[0] and 0 <= row < size[1] for column, row in cells)
        taken |= cells


def test_every_space_of_a_route_has_its_slot() -> None:
    game = games.make("tickets", players=2)
    board = game.board  # type: ignore[attr-defined]
    for size in ((48, 18), (75, 34)):
        layout = lay_out(board, tuple(place.name for place in board.locations), *size)
        for track in board.tracks:
            assert len(set(layout.ways[track.id].slots)) == board.routes[track.route].length


# --- cells ----------------------------------------------------------------------------------------------------------


def test_text_is_measured_cut_and_wrapped_by_cells() -> None:
    assert [text_width(text) for text in ("tram", "노면전차", "e\u0301", "")] == [4, 8, 1, 0]
    assert cut("노면전차", 5) == "노면…"
    assert cut("tram", 4) == "tram"
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("abcdefgh", 3) == ["abc", "def", "gh"]
    lines = list(wrapped([Span("● "), Span("one two three")], 9))
    assert [[span.text for span in line] for line in lines] == [["● ", "one two"], ["  ", "three"]]
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


def test_what_lies_outside_is_cut_off() -> None:
    cells = Cells(4, 1)
    cells.put(-2, 0, "abcdefgh")
    assert str(cells) == "cdef"
    cells.put(3, 0, "차")
    assert str(cells) == "cdef"
    cells.put(0, 3, "x")
    cells.fill(2, -1, 9, 9, "#FFFFFF")
    assert str(cells) == "cd"


def test_pixels_have_colors_of_their_own_and_dots_pass_over_others() -> None:
    cells, pixels = Cells(2, 1), Pixels(2, 1)
    pixels.draw([(0, 0)], "#111111")
    pixels.draw([(0, 1), (1, 1)], "#222222")
    pixels.onto(cells, 0, 0)
    assert [(cell.char, cell.ink, cell.paper) for cell in cells.rows[0]] == [
        ("▀", "#111111", "#222222"),
        ("▄", "#222222", ""),
    ]
    dots = Dots(1, 1)
    dots.draw([(0, 0)], "#111111")
    dots.draw([(1, 3)], "#222222")
    dots.onto(cells, 1, 0)
    assert cells.rows[0][1][:2] == ("⢀", "#222222")


def test_pages_hold_what_was_asked_for() -> None:
    assert "Your turn" in str(page("cablecar", SMALL, 0, players=2, first=0).picture.cells)


def test_a_hint_says_which_ticket_it_helps() -> None:
    """In the words of the reasons that the game gives."""
    for steps in range(20, 60, 8):
        table, _ = played("tickets", steps, players=2)
        drawing = drawing_of(table)
        said = [
            words
            for choice in drawing.choices
            for reason in table.game.reasons(table.veiled(0), 0, choice.action)
            if (words := drawing.because(reason)) is not None
        ]
        if any("Your ticket" in words for words in said) and any("need it for" in words for words in said):
            return
    raise AssertionError("no hint says why")
