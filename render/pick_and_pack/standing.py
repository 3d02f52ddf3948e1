"""Whom the table waits for, and for what, as far as the observer may know."""

from collections.abc import Iterator

from rules.pick_and_pack.observe import SLOTS, PackObservation


def on_turn(seen: PackObservation) -> int | None:
    """Whose turn everybody sees; None while both arrange in secret, and at the end."""
    return seen.to_act[0] if seen.starter is not None and seen.to_act else None


def next_slots(seen: PackObservation) -> Iterator[tuple[int, int]]:
    """Seats that are asked for a tile and the slots for it: with secret tiles only one's own."""
    if not seen.arranging:
        return
    for seat in seen.to_act:
        slot = len(seen.board.tiles[seat])
        is_known = seen.starter is not None or seat == seen.seat
        if is_known and slot < len(SLOTS[seat]):
            yield seat, slot
