"""The actions of Pick & Pack, and their notation."""

import re
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from rules.pick_and_pack.crates import NAMES
from rules.pick_and_pack.grid import BLUE, RED, SLOTS, SQUARES
from rules.pick_and_pack.tiles import Kind


class Verb(StrEnum):
    """The kinds of actions."""

    FILL = "fill"
    """Lay a tile of ``kind`` into the slot ``slot``, while arranging."""
    CLEAR = "clear"
    """Take all twelve tiles back."""
    READY = "ready"
    """Say that the arrangement is final."""
    TAKE = "take"
    """Move to ``square`` and put the tray from there onto the crate ``own``."""
    PLAY = "play"
    """Move to ``square`` and play the tile of ``kind`` in ``slot``."""
    STOP = "stop"
    """End the turn without spending a stored Rush Order."""


class PackAction(NamedTuple):
    """One decision. What a verb, or a kind of tile, has no use for is None.

    A tile that is played without a target has neither ``own``, ``theirs`` nor ``hit``.
    """

    seat: int
    verb: Verb
    rush: bool = False
    """Whether a stored Rush Order is spent on this move."""
    square: int | None = None
    """Where the grabber goes."""
    slot: int | None = None
    """One of the seat's own slots."""
    kind: Kind | None = None
    own: int | None = None
    """The seat's own crate: closed with P, taking the tray of Q, exchanging with X."""
    theirs: int | None = None
    """A crate of the opponent: closed with W, giving the tray of Q, exchanging with X."""
    hit: int | None = None
    """What M turns face down: the tray on square 0-35, or 36 + the opponent's slot."""

    def __str__(self) -> str:
        match self.verb:
            case Verb.FILL:
                return f"{_slot(self)}={self.kind}"
            case Verb.TAKE:
                return f"{_destination(self)}>{_crate(self.own)}"
            case Verb.PLAY:
                return f"{_destination(self)}!{_slot(self)}:{self.kind}{_target(self)}"
            case _:
                return self.verb.value


def is_possible_move(action: PackAction) -> bool:
    """Tell whether *action* could be a move of the grabber somewhere: its fields fit its verb."""
    seat, verb, rush, square, slot, kind, *_ = action
    if seat not in (RED, BLUE) or square not in range(len(SQUARES)):
        return False
    if verb is Verb.TAKE:
        return action in takes(seat, rush, square)
    if verb is not Verb.PLAY or slot not in range(len(SLOTS[seat])) or kind is None:
        return False
    return action in plays(seat, rush, square, slot, kind)


FIRST_SLOT = len(SQUARES)
"""From this number on a ``hit`` is a slot of the opponent."""


def _names(seat: int) -> tuple[str, ...]:
    return (*SQUARES, *SLOTS[1 - seat])


def _sorted_hits(seat: int) -> tuple[int, ...]:
    names = _names(seat)
    return tuple(sorted(range(len(names)), key=names.__getitem__))


HITS = tuple(_sorted_hits(seat) for seat in (RED, BLUE))
"""For each seat all that its Malfunctions could hit, sorted by name."""


def hit_name(seat: int, hit: int) -> str:
    """The square or slot that *hit* means in an action of *seat*."""
    return _names(seat)[hit]


@cache
def said(seat: int, verb: Verb) -> PackAction:
    """``ready``, ``clear`` or ``stop``."""
    return PackAction(seat, verb)


@cache
def fill(seat: int, slot: int, kind: Kind) -> PackAction:
    """*seat* lays a tile of *kind* into its slot *slot*."""
    return PackAction(seat, Verb.FILL, slot=slot, kind=kind)


@cache
def takes(seat: int, rush: bool, square: int) -> tuple[PackAction, ...]:
    """*seat* takes the tray on *square*: by crate."""
    return tuple(
        PackAction(seat, Verb.TAKE, rush, square, own=crate) for crate in range(len(NAMES))
    )


@cache
def plays(seat: int, rush: bool, square: int, slot: int, kind: Kind) -> tuple[PackAction, ...]:
    """*seat* plays a tile: by target as :mod:`rules.pick_and_pack.targets` counts them.

    The last one is without a target, which only some kinds can be. There are 1,728 answers at most
    (27,000 actions, 4 MB), so all that were asked for are kept.
    """
    bare = PackAction(seat, Verb.PLAY, rush, square, slot, kind)
    crates = range(len(NAMES))
    match kind:
        case Kind.PREMIUM:
            return tuple(bare._replace(own=own) for own in crates)
        case Kind.WHOLESALE:
            return tuple(bare._replace(theirs=theirs) for theirs in crates)
        case Kind.QUALITY_CONTROL | Kind.ORDER_MIX_UP:
            pairs = ((theirs, own) for theirs in crates for own in crates)
            return (*(bare._replace(theirs=theirs, own=own) for theirs, own in pairs), bare)
        case Kind.MALFUNCTION:
            return (*(bare._replace(hit=hit) for hit in range(len(HITS[seat]))), bare)
        case Kind.RUSH_ORDER:
            return (bare,)


def _slot(action: PackAction) -> str:
    assert action.slot is not None
    return SLOTS[action.seat][action.slot]


def _destination(action: PackAction) -> str:
    assert action.square is not None
    return ("R" if action.rush else "") + SQUARES[action.square]


def _crate(index: int | None) -> str:
    assert index is not None
    return NAMES[index]


def _target(action: PackAction) -> str:
    match action.kind:
        case Kind.RUSH_ORDER:
            return ""
        case Kind.PREMIUM:
            return f">{_crate(action.own)}"
        case Kind.WHOLESALE:
            return f">{_crate(action.theirs)}"
        case Kind.MALFUNCTION if action.hit is not None:
            return f">{hit_name(action.seat, action.hit)}"
        case Kind.QUALITY_CONTROL | Kind.ORDER_MIX_UP if action.theirs is not None:
            return f":{_crate(action.theirs)}>{_crate(action.own)}"
        case _:
            return "-"


_SQUARE = "[a-f][1-6]"
_SLOT = "(?:[tb][a-f]|[lr][1-6])"
_DEED = f"{_SLOT}:(?:[PW]>[A-D]|R|[QX]:[A-D]>[A-D]|M>(?:{_SQUARE}|{_SLOT})|[QXM]-)"
_NOTATION = re.compile(f"ready|clear|stop|{_SLOT}=[MPQRWX]|R?{_SQUARE}(?:>[A-D]|!{_DEED})")


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None
