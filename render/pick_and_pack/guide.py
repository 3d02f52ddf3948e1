"""The positions that are shown beside the pages of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from render.layout import GuidePage
from render.pick_and_pack.examples import actions, crates, grid, tiles
from render.view import View
from rules.pick_and_pack import (
    RED,
    SLOTS,
    SQUARES,
    SUPPLY,
    Board,
    Fate,
    LastMove,
    PackAction,
    PackObservation,
    Tile,
    Turn,
    Verb,
)

_NAMES = ("Ada", "Ben")
_PLY = 26

_FRESH = """
    4 2 1 3 1 5
    1 3 2 4 2 1
    2 5 1 3 4 2
    3 1 6 2 1 3
    2 4 5 1 3 1
    1 3 2 4 5 4
"""
_HALF_PICKED = """
    1 2 . 4 3 .
    . 1 3 2 . 5
    5 . x . 2 .
    4 1 . 6 1 3
    . 2 4 . 1 .
    3 . 1 4 . 2
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Example:
    """A position with Red on turn, written as :mod:`render.pick_and_pack.examples` reads it."""

    grid: str = _HALF_PICKED
    grabber: str = "b4"
    red: str
    blue: str = "mPqRwq xWxMPr"
    jammed: tuple[str, ...] = ()
    """Slots of Blue whose tiles lie face down."""
    red_crates: str = ". . . ."
    blue_crates: str = ". . . ."
    stored: tuple[int, int] = (0, 0)
    has_moved: bool = False
    """Whether Red is asked for a Rush Order."""
    moves: str
    """Everything that Red may do."""
    last: tuple[int, str, str] | None = (1, "b1", "b4>D")
    """Seat, the square from which the grabber came, and the action."""
    chosen: tuple[str, ...] = ()


_EXAMPLES = (
    _Example(
        grid=_FRESH,
        grabber="c3",
        red="PWRMXQ QXMRWP",
        blue="XPQRMW RWPXQM",
        moves="a3>ABCD b3>ABCD d3>ABCD e3>ABCD f3>ABCD",
        last=None,
    ),
    _Example(
        red="PWQwXm RQXPRm",
        red_crates="35 4W 22 111",
        blue_crates="35 4W . 21",
        stored=(0, 1),
        moves="a4>AC d4!bd:P>A d4!bd:P>C d4!bd:P>D e4>AC",
    ),
    _Example(
        red="PWQwXm RQXPRm",
        red_crates="35 4W 22 111",
        blue_crates="35 4W . 21",
        stored=(0, 1),
        moves="a4>AC d4!bd:P>A d4!bd:P>C d4!bd:P>D e4>AC",
        chosen=("d4!bd",),
    ),
    _Example(
        red="PWQwXm RpXQRm",
        blue="mPqRWq xWxMPr",
        jammed=("r4",),
        red_crates="35 4P 22 111",
        blue_crates="35 4W . 21",
        stored=(0, 1),
        moves="a4>AC d4!bd:Q:A>A d4!bd:Q:A>C d4!bd:Q:D>A d4!bd:Q:D>C e4>AC",
        chosen=("d4!bd", "A"),
    ),
    _Example(
        grid=_HALF_PICKED.replace("5 . x . 2 .", "5 . x . . ."),
        grabber="e4",
        red="PwQwXm rqXPRm",
        red_crates="35 4W 222 111",
        blue_crates="35 4W . 21W",
        stored=(1, 1),
        has_moved=True,
        moves="Ra4>A Rd4!bd:P>A Rd4!bd:P>C Rd4!bd:P>D stop",
        last=(0, "b4", "e4>C"),
    ),
)


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    shown = [(_position(example), example.chosen) for example in _EXAMPLES]
    shown.append((_arranging("PRWMXQ R"), ()))
    shown.append(shown[0])
    return tuple(
        GuidePage(f"pick-and-pack-guide-{number}", obs, View(_NAMES, chosen=chosen))
        for number, (obs, chosen) in enumerate(shown, start=1)
    )


def _position(example: _Example) -> PackObservation:
    legal = actions(RED, example.moves)
    return PackObservation(
        seat=RED,
        seats=2,
        options=_options("random"),
        ply=_PLY,
        to_act=(RED,),
        asked_at=(_PLY, -1),
        legal=legal,
        open_legal=legal,
        outcome=None,
        board=Board(
            SQUARES.index(example.grabber),
            grid(example.grid),
            (tiles(example.red), _jammed(tiles(example.blue), example.jammed)),
            (crates(example.red_crates), crates(example.blue_crates)),
            example.stored,
        ),
        starter=RED,
        turn=Turn(moved=example.has_moved),
        last=_last(example),
        resigned=None,
    )


def _arranging(laid: str) -> PackObservation:
    """Red has *laid* these tiles in secret."""
    filled = tiles(laid)
    return PackObservation(
        seat=RED,
        seats=2,
        options=_options("secret"),
        ply=_PLY,
        to_act=(0, 1),
        asked_at=(_PLY - 1, 0),
        legal=tuple(_fills(filled)),
        open_legal=(),
        outcome=None,
        board=Board(
            SQUARES.index("c3"), grid(_FRESH), (filled, ()), (crates(". . . ."),) * 2, (0, 0)
        ),
        starter=None,
        turn=Turn(),
        last=None,
        resigned=None,
    )


def _fills(filled: tuple[Tile, ...]) -> Iterator[PackAction]:
    for kind, count in SUPPLY.items():
        if sum(tile.kind is kind for tile in filled) < count:
            yield PackAction(RED, Verb.FILL, slot=len(filled), kind=kind)


def _options(arrange: str) -> tuple[tuple[str, str], ...]:
    return ("arrange", arrange), ("wasted_tiles", "allowed"), ("rush", "all")


def _jammed(laid: tuple[Tile, ...], names: tuple[str, ...]) -> tuple[Tile, ...]:
    hit = [SLOTS[1 - RED].index(name) for name in names]
    return tuple(
        Tile(tile.kind, Fate.JAMMED) if slot in hit else tile for slot, tile in enumerate(laid)
    )


def _last(example: _Example) -> LastMove | None:
    if example.last is None:
        return None
    seat, source, text = example.last
    return LastMove(actions(seat, text)[0], SQUARES.index(source))
