"""The positions beside the pages of the rules, set up from drawings and notation."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from render.layout import GuidePage, numbered
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


_CRATES = "35 4W 22 111", "35 4W . 21"
_BLUE = "mPqRwq xWxMPr"


@cache
def guide() -> tuple[GuidePage, ...]:
    """See :meth:`Layout.guide`. What is looked up at the end has an earlier position beside it."""
    first = _position(
        "c3", "PWRMXQ QXMRWP", "XPQRMW RWPXQM", "a3>ABCD b3>ABCD d3>ABCD e3>ABCD f3>ABCD",
        drawing=_FRESH, last=None, packed=(". . . .", ". . . ."), stored=(0, 0),
    )  # fmt: skip
    moves = "a4>AC d4!bd:P>A d4!bd:P>C d4!bd:P>D e4>AC"
    playing = _position("b4", "PWQwXm RQXPRm", _BLUE, moves)
    hitting = _position(
        "b4", "PWQwXm RpXQRm", "mPqRWq xWxMPr",
        "a4>AC d4!bd:Q:A>A d4!bd:Q:A>C d4!bd:Q:D>A d4!bd:Q:D>C e4>AC",
        packed=("35 4P 22 111", "35 4W . 21"), jammed=("r4",),
    )  # fmt: skip
    rushing = _position(
        "e4", "PwQwXm rqXPRm", _BLUE, "Ra4>A Rd4!bd:P>A Rd4!bd:P>C Rd4!bd:P>D stop",
        drawing=_HALF_PICKED.replace("5 . x . 2 .", "5 . x . . ."), last=(0, "b4", "e4>C"),
        packed=("35 4W 222 111", "35 4W . 21W"), stored=(1, 1),
    )  # fmt: skip
    rushing = replace(rushing, turn=Turn(moved=True))
    return numbered(
        (
            (first, ()),
            (playing, ()),
            (playing, ("d4!bd",)),
            (hitting, ("d4!bd", "A")),
            (rushing, ()),
            (_arranging(first, tiles("PRWMXQ R")), ()),
            (first, ()),
        )
    )


def _position(
    grabber: str,
    red: str,
    blue: str,
    moves: str,
    *,
    drawing: str = _HALF_PICKED,
    jammed: tuple[str, ...] = (),
    packed: tuple[str, str] = _CRATES,
    stored: tuple[int, int] = (0, 1),
    last: tuple[int, str, str] | None = (1, "b1", "b4>D"),
) -> PackObservation:
    """Set up a position with Red on turn.

    *moves* are all that Red may do, *jammed* the slots of Blue whose tiles lie face down; *last* is
    a seat, the square from which the grabber came, and the action.
    """
    legal = actions(RED, moves)
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
            SQUARES.index(grabber),
            grid(drawing),
            (tiles(red), _jammed(tiles(blue), jammed)),
            (crates(packed[0]), crates(packed[1])),
            stored,
        ),
        starter=RED,
        turn=Turn(),
        last=last and LastMove(actions(last[0], last[2])[0], SQUARES.index(last[1])),
        resigned=None,
    )


def _arranging(first: PackObservation, laid: tuple[Tile, ...]) -> PackObservation:
    """Red has *laid* these tiles in secret."""
    return replace(
        first,
        options=_options("secret"),
        to_act=(0, 1),
        asked_at=(_PLY - 1, 0),
        legal=tuple(_fills(laid)),
        open_legal=(),
        board=first.board._replace(tiles=(laid, ())),
        starter=None,
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
