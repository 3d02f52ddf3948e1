"""The end of the race: the chances of the 24 final orders, all steps being equally likely.

Pickles have no will of their own, so the chances depend on nothing but the fields of those still on
the track, in any order: some two thousand positions, worked out when they are first met.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations

from rules.gurkensolo.cards import GOALS, PICKLES
from rules.gurkensolo.goals import worths
from rules.gurkensolo.race import GOAL, LAST_BLUE, Race

ORDERS = tuple(permutations(range(len(PICKLES))))
"""The orders in which the pickles can come in."""

POINTS: Mapping[str, tuple[int, ...]] = {
    goal: tuple(sum(worths(goal, order)) for order in ORDERS) for goal in GOALS
}
"""What each goal card brings with each order."""

Chances = tuple[float, ...]
"""For each of :data:`ORDERS` how likely it is."""

_POSITIONS = 3000
"""More than there are ways to stand on the track in ascending order."""
_NUMBERS = {order: number for number, order in enumerate(ORDERS)}


@lru_cache(maxsize=4096)
def chances(race: Race) -> Chances:
    """Return the chance of each final order from *race*."""
    running = [pickle for pickle in range(len(PICKLES)) if pickle not in race.arrivals]
    running.sort(key=lambda pickle: race.fields[pickle])
    found = [0.0] * len(ORDERS)
    for order, chance in _arrivals(tuple(race.fields[pickle] for pickle in running)).items():
        whole = (*race.arrivals, *(running[place] for place in order))
        found[_NUMBERS[whole]] += chance
    return tuple(found)


@lru_cache(maxsize=4096)
def expected_points(race: Race) -> Mapping[str, float]:
    """Return the points that each goal card may be expected to bring."""
    likely = [(number, chance) for number, chance in enumerate(chances(race)) if chance]
    return {
        goal: sum([points[number] * chance for number, chance in likely])
        for goal, points in POINTS.items()
    }


@lru_cache(maxsize=_POSITIONS)
def _arrivals(fields: tuple[int, ...]) -> Mapping[tuple[int, ...], float]:
    """Return the chance of each order in which pickles on these *fields*, ascending, come in."""
    if len(fields) == 1:
        return {(0,): 1.0}
    steps = [
        (place, by)
        for place, field in enumerate(fields)
        for by in ((1, 2) if field < LAST_BLUE else (1,))
    ]
    found: dict[tuple[int, ...], float] = {}
    for place, by in steps:
        for order, chance in _after(fields, place, by).items():
            found[order] = found.get(order, 0.0) + chance / len(steps)
    return found


def _after(fields: tuple[int, ...], place: int, by: int) -> Mapping[tuple[int, ...], float]:
    """The same after the pickle at *place* has made a step."""
    moved = fields[place] + by
    others = [each for each in range(len(fields)) if each != place]
    if moved == GOAL:
        rest = _arrivals(tuple(fields[each] for each in others))
        return {
            (place, *(others[each] for each in order)): chance for order, chance in rest.items()
        }
    now = [*fields[:place], moved, *fields[place + 1 :]]
    ascending = sorted(range(len(now)), key=now.__getitem__)
    rest = _arrivals(tuple(now[each] for each in ascending))
    return {tuple(ascending[each] for each in order): chance for order, chance in rest.items()}
