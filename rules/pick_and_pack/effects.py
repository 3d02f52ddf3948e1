"""The effects around the moves. Those of the moves themselves: :mod:`.moves`."""

from rules.core.types import Effect
from rules.pick_and_pack.actions import PackAction
from rules.pick_and_pack.crates import Crates, points
from rules.pick_and_pack.grid import SLOTS, place_of


def placed(action: PackAction, readers: tuple[int, ...] | None) -> Effect:
    """``placed``: a tile was laid into a slot while arranging."""
    assert action.slot is not None
    assert action.kind is not None
    slot = SLOTS[action.seat][action.slot]
    params = (("seat", action.seat), ("slot", slot), ("tile", action.kind.value), *place_of(slot))
    return Effect("placed", params, readers)


def cleared(seat: int) -> Effect:
    """``cleared``: a seat took its tiles back, which only itself may know."""
    return Effect("cleared", (("seat", seat),), (seat,))


def restored(seat: int, tiles: int) -> Effect:
    """``restored``: a seat went back to so many tiles, which only itself may know."""
    return Effect("restored", (("seat", seat), ("tiles", tiles)), (seat,))


def about(kind: str, seat: int) -> Effect:
    """``ready``, ``begins``, ``stopped``, ``packed`` (no open crate), ``stuck``, ``resigned``."""
    return Effect(kind, (("seat", seat),))


def ended(crates: tuple[Crates, Crates], ranks: tuple[int, ...]) -> Effect:
    """``won``, with the points of both, or ``drawn``."""
    scores = points(crates[0]), points(crates[1])
    if ranks == (1, 1):
        return Effect("drawn", (("points", scores[0]),))
    winner = ranks.index(1)
    facts = (("seat", winner), ("points", scores[winner]), ("others", scores[1 - winner]))
    return Effect("won", facts)
