"""Sets up positions and moves for the guide from drawings and notation."""

from rules.pick_and_pack import (
    FIRST_SLOT,
    NAMES,
    SLOTS,
    SQUARES,
    Crate,
    Fate,
    Kind,
    Mark,
    PackAction,
    Tile,
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
