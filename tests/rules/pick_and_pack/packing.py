"""Positions and games of Pick & Pack, written down as short as people draw them."""

from collections import Counter

from rules.pick_and_pack.board import Board, Turn
from rules.pick_and_pack.crates import Crate, Mark
from rules.pick_and_pack.game import PickAndPack
from rules.pick_and_pack.grid import SQUARES
from rules.pick_and_pack.options import PackSetup
from rules.pick_and_pack.state import PackState
from rules.pick_and_pack.tiles import SUPPLY, Fate, Tile
from tests.rules.lines import Lines, seed

GAME = PickAndPack()
LINES = Lines(GAME)
offered, step, after = LINES.offered, LINES.step, LINES.after
effect_kinds, playout = LINES.effect_kinds, LINES.playout
OPEN, RANDOM = {"arrange": "open"}, {"arrange": "random"}

MARKS = {"": None, "P": Mark.PREMIUM, "W": Mark.WHOLESALE}
DOWN = 3
"""The apples under every ``x`` of a drawing."""

GRID = """
    1 2 3 4 1 2
    2 1 2 1 2 1
    3 . 1 2 3 4
    . . . . . .
    1 2 1 2 1 2
    2 1 2 1 2 6
"""
FULL = """
    1 1 1 1 1 1
    1 1 1 1 2 2
    2 2 2 2 2 2
    3 3 3 3 3 3
    3 4 4 4 4 4
    4 5 5 5 5 6
"""


def grid(drawing: str) -> tuple[int, ...]:
    """The grid of six lines, row 6 first: apples, ``x`` face down, ``.`` empty."""
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    signs = {"x": -DOWN, ".": 0} | {str(apples): apples for apples in range(1, 7)}
    return tuple(signs[rows[6 - int(square[1])]["abcdef".index(square[0])]] for square in SQUARES)


def tiles(text: str) -> tuple[Tile, ...]:
    """Twelve slots in order: a letter, or ``-`` for a tile already played, of what kind is left."""
    letters = text.replace(" ", "")
    left = Counter({kind.value: count for kind, count in SUPPLY.items()}) - Counter(letters)
    played = iter(sorted(left.elements()))
    kinds = {str(tile): tile for tile in SUPPLY}
    return tuple(
        Tile(kinds[next(played)], Fate.PLAYED) if letter == "-" else Tile(kinds[letter])
        for letter in letters
    )


def crates(text: str) -> tuple[Crate, ...]:
    """Four crates: trays from the bottom up and a mark, as in ``35 64P . 21W``."""
    found = []
    for word in text.split():
        digits = "".join(sign for sign in word if sign.isdigit())
        found.append(Crate(tuple(map(int, digits)), MARKS[word.strip("123456.")]))
    return tuple(found)


def position(
    drawing: str,
    grabber: str,
    red: str = "-" * 12,
    blue: str = "-" * 12,
    red_crates: str = ". . . .",
    blue_crates: str = ". . . .",
    stored: tuple[int, int] = (0, 0),
    turn: int = 0,
    **options: str,
) -> PackState:
    """*turn* is on turn, with the grabber on *grabber*. Trays need not add up to a whole set."""
    return PackState(
        setup=PackSetup(2, GAME.settle_options({"arrange": "random"} | options)),
        seed=seed(),
        ply=20,
        to_act=(turn,),
        asked_at=(20, -1) if turn == 0 else (-1, 20),
        starter=0,
        board=Board(
            SQUARES.index(grabber),
            grid(drawing),
            (tiles(red), tiles(blue)),
            (crates(red_crates), crates(blue_crates)),
            stored,
        ),
        turn=Turn(),
        last=None,
        resigned=None,
    ).with_derived()


def facts(state: PackState, line: str, kind: str) -> dict[str, object]:
    """The parameters of the one effect *kind* of a line."""
    (found,) = LINES.facts(state, line, kind)
    return found


def stacks(state: PackState, seat: int) -> list[tuple[int, ...]]:
    """The trays in the crates of *seat*."""
    return [crate.trays for crate in state.board.crates[seat]]


def fate(state: PackState, seat: int, slot: int) -> Fate | None:
    return state.board.tiles[seat][slot].fate
