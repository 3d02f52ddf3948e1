"""What a position of Pier 18 is worth: its points with the plan card where it fits best."""

from functools import lru_cache
from typing import ClassVar, NamedTuple

from rules.core.robot import Features, LinearRobot, Method
from rules.pier18.actions import Verb
from rules.pier18.cards import CARDS, EMPTY, NUMBERS, Character
from rules.pier18.characters import scores
from rules.pier18.phase import Phase
from rules.pier18.pier import COVERS, NO_COLUMNS, Columns, extended
from rules.pier18.plans import is_met
from rules.pier18.state import PierState


class _Standing(NamedTuple):
    """One seat's pier, with what the seat has chosen and not shown."""

    columns: Columns
    plan: str | None
    """None where it is in the pier already, or not chosen yet."""


class PierRobot(LinearRobot[PierState]):
    """Adds the plan card in the best way and counts, and looks at what a pier still lacks."""

    names: ClassVar[tuple[str, ...]] = (
        "points with plan",
        "points so far",
        "patrons",
        "plan met",
        "plan met at once",
        "characters",
        "length",
        "poets left over",
        "fishers",
        "flower sellers",
        "lovers",
        "empty at the sea",
        "date",
        "on turn",
    )
    phases: ClassVar[int] = 4
    method = Method.TREE

    def phase(self, state: PierState) -> int:
        """See :meth:`LinearRobot.phase`. The last one is when no card is left to be taken."""
        if state.phase in (Phase.PLAN, Phase.OVER):
            return 3
        return min(2, 3 * state.round // (state.rounds + 1))

    def features(self, state: PierState) -> tuple[Features, ...]:
        """See :meth:`LinearRobot.features`."""
        found = []
        for seat in range(state.seats):
            columns, plan = _standing(state, seat)
            offered = _offered(columns, plan, state.seats)
            patrons = NUMBERS.patron * len(state.patrons[seat])
            date = int(plan[1:]) / len(CARDS) if plan else 0.5
            found.append((*offered[:2], patrons, *offered[2:], date, float(seat in state.to_act)))
        return tuple(found)


def _standing(state: PierState, seat: int) -> _Standing:
    """The pier of *seat* as it is once its choice is shown."""
    chosen, columns = state.choices[seat], state.columns[seat]
    if chosen is None:
        return _Standing(columns, state.plans[seat])
    if chosen.verb is Verb.KEEP:
        return _Standing(extended(NO_COLUMNS, chosen.card, 0), chosen.plan)
    plan = state.plans[seat]
    assert plan is not None
    return _Standing(extended(columns, plan, chosen.covered), None)


@lru_cache(maxsize=1 << 14)
def _offered(columns: Columns, plan: str | None, seats: int) -> Features:
    """What a pier offers that looks like *columns*, the card *plan* being still to be added."""
    now = sum(scores(columns))
    ways = [extended(columns, plan, covered) for covered in COVERS] if plan else [columns]
    key = CARDS[plan].plan if plan else None
    met = [bool(key and is_met(key, way, seats)) for way in ways]
    counted = [sum(scores(way)) + NUMBERS.plan * fits for way, fits in zip(ways, met, strict=True)]
    best = max(range(len(ways)), key=counted.__getitem__)
    at_sea = columns.top[-NUMBERS.distance :] + columns.bottom[-NUMBERS.distance :]
    return (
        counted[best],
        now,
        float(met[best]),
        float(bool(key and is_met(key, columns, seats))),
        columns.characters / 10,
        columns.length / 10,
        columns.number_of(Character.POET) % NUMBERS.poets,
        max(columns.top.count(Character.FISHER), columns.bottom.count(Character.FISHER)),
        columns.number_of(Character.FLOWERS),
        columns.number_of(Character.LOVERS),
        at_sea.count(EMPTY),
    )
