"""The positions beside the pages of the rules, set up from drawings and notation."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from render.layout import GuidePage
from render.view import View
from rules.pick_and_pack import (
    FIRST_SLOT,
    NAMES,
    RED,
    SLOTS,
    SQUARES,
    SUPPLY,
    Board,
    Crate,
    Fate,
    Kind,
    LastMove,
    Mark,
    PackAction,
    PackObservation,
    Tile,
    Turn,
    Verb,
)

_DOWN = -3
"""An ``x`` in a drawing: how many apples lie face down there does not show."""


def grid(drawing: str) -> tuple[int, ...]:
    """The grid of six lines, row 6 first: apples, ``x`` face down, ``.`` empty."""
    rows = drawing.split("\n")[1:7]
    trays = {"x": _DOWN, ".": 0} | {str(apples): apples for apples in range(1, 7)}
    lines = dict(zip("654321", (row.split() for row in rows), strict=True))
    return tuple(trays[lines[name[1]]["abcdef".index(name[0])]] for name in SQUARES)


def tiles(letters: str) -> tuple[Tile, ...]:
    """Slot after slot: a capital for a tile that can be played, a small letter for a played one."""
    return tuple(
        Tile(Kind(letter.upper()), None if letter.isupper() else Fate.PLAYED)
        for letter in letters.replace(" ", "")
    )


def crates(text: str) -> tuple[Crate, ...]:
    """Four crates: trays from the bottom up and what closed it, as in ``35 64P . 21W``."""
    marks = {"P": Mark.PREMIUM, "W": Mark.WHOLESALE}
    return tuple(
        Crate(tuple(int(digit) for digit in word if digit.isdigit()), marks.get(word[-1]))
        for word in text.split()
    )


def actions(seat: int, text: str) -> tuple[PackAction, ...]:
    """Moves of *seat* in notation; ``a4>AC`` stands for both ``a4>A`` and ``a4>C``."""
    return tuple(action for word in text.split() for action in _actions(seat, word))


def _actions(seat: int, word: str) -> tuple[PackAction, ...]:
    if word == "stop":
        return (PackAction(seat, Verb.STOP),)
    rush, rest = word[0] == "R", word.removeprefix("R")
    square = SQUARES.index(rest[:2])
    if rest[2] == "!":
        return (_play(PackAction(seat, Verb.PLAY, rush, square), rest[3:]),)
    own = map(NAMES.index, rest[3:])
    return tuple(PackAction(seat, Verb.TAKE, rush, square, own=crate) for crate in own)


def _play(bare: PackAction, text: str) -> PackAction:
    slot, kind, aim = text[:2], Kind(text[3]), text[4:].lstrip(":>")
    played = bare._replace(slot=SLOTS[bare.seat].index(slot), kind=kind)
    match kind:
        case Kind.PREMIUM:
            return played._replace(own=NAMES.index(aim))
        case Kind.WHOLESALE:
            return played._replace(theirs=NAMES.index(aim))
        case Kind.QUALITY_CONTROL | Kind.ORDER_MIX_UP if aim != "-":
            return played._replace(theirs=NAMES.index(aim[0]), own=NAMES.index(aim[-1]))
        case Kind.MALFUNCTION if aim != "-":
            return played._replace(hit=_hit(bare.seat, aim))
        case _:
            return played


def _hit(seat: int, name: str) -> int:
    slots = SLOTS[1 - seat]
    return FIRST_SLOT + slots.index(name) if name in slots else SQUARES.index(name)


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
