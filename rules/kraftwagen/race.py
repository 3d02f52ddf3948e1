"""The race: how cars move on the track, who is in front, and what that earns."""

from collections.abc import Collection, Sequence

from rules.kraftwagen.cards import LAPS, PLACES
from rules.kraftwagen.mats import Mat


def drive(space: int, steps: int, others: Collection[int], length: int) -> tuple[int, int]:
    """Drive a car from *space* (0: pit lane) by *steps*; return its space and the laps completed.

    Spaces with *others* are skipped and not counted; the track has *length* spaces.
    """
    laps = 0
    while steps:
        if space == length:
            space, laps = 0, laps + 1
        space += 1
        steps -= space not in others
    return space, laps


def standing(mats: Sequence[Mat]) -> tuple[int, ...]:
    """The seats in the race, the first one first; a car in the pit lane takes no place."""
    started = [seat for seat, mat in enumerate(mats) if mat.space]
    started.sort(key=lambda seat: (mats[seat].laps, mats[seat].space), reverse=True)
    return tuple(started)


def place_money(place: int) -> int:
    """Return the money for the *place*, 0 being the first."""
    return PLACES[place] if place < len(PLACES) else 0


def lap_money(laps: int) -> int:
    """Return the money for so many *laps* in all: beyond the printed row 1 for each more."""
    if not laps:
        return 0
    return LAPS[min(laps, len(LAPS)) - 1] + max(0, laps - len(LAPS))
