"""The seats that the table waits for, and for what, as far as the observer may know."""

from collections.abc import Iterator

from rules.pick_and_pack import SLOTS, PackObservation


def on_turn(obs: PackObservation) -> int | None:
    """The seat on turn; None while both arrange in secret, and at the end."""
    return obs.to_act[0] if obs.starter is not None and obs.to_act else None


def next_slots(obs: PackObservation) -> Iterator[tuple[int, int]]:
    """Seats that are asked for a tile and the slots for it: with secret tiles only one's own."""
    if not obs.arranging:
        return
    for seat in obs.to_act:
        slot = len(obs.board.tiles[seat])
        is_known = obs.starter is not None or seat == obs.seat
        if is_known and slot < len(SLOTS[seat]):
            yield seat, slot


def has_won(obs: PackObservation, seat: int) -> bool:
    """Tell whether *seat* is the first, or one of the first."""
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def is_laying(obs: PackObservation) -> bool:
    """Tell whether seats lay their tiles, and there are no crates to speak of."""
    return obs.arranging and obs.outcome is None
