"""Judge positions of Das Gurkensolo, and guess goal cards by the steps that betray them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise, permutations
from math import exp
from typing import Any, ClassVar

from rules.core.ranking import ranks
from rules.core.robot import Counts, Method, Robot, settled_values
from rules.core.types import Belief, Effect, Observation, Outcome, VisibleHistory
from rules.gurkensolo import effects
from rules.gurkensolo.actions import step_bit
from rules.gurkensolo.cards import GOALS, PICKLES, STATEMENTS
from rules.gurkensolo.finish import POINTS, chances, expected_points
from rules.gurkensolo.goals import Goals, worths
from rules.gurkensolo.logic import right_steps
from rules.gurkensolo.race import GOAL, Race
from rules.gurkensolo.state import GurkensoloState

Likelihoods = tuple[float, ...]
"""One for each of the goal cards."""

_EAGERNESS = ((12.0, 0.5), (4.0, 0.25), (1.0, 0.25))
"""How much likelier a step is, in powers of e, for each point that it may be expected to bring, and
how common such people are. The first left the least doubt about the cards of one-ply players. The
steps of the others tell less; the more of them one has seen, the better one knows whom one faces.
"""
_AIMS = {"first": 0, "last": 3, "second": 1}
"""Places on a goal card by their names in facts, the weightiest first."""
_CARELESS = 0.15
"""How often a seat is believed to step anyhow: who plays otherwise than expected fools less."""


class GurkensoloRobot(Robot[GurkensoloState]):
    """Counts all goal cards for all orders in which the pickles may come in."""

    facts: ClassVar[tuple[str, ...]] = (
        "points",
        *(f"{place}:{letter}" for place in _AIMS for letter in PICKLES),
    )
    method = Method.ONE_PLY

    def values(self, state: GurkensoloState) -> tuple[float, ...]:
        """See :meth:`Robot.values`."""
        expected = expected_points(state.race)
        cards = tuple(_counted(own, expected) for own in state.goals)
        likely = [(n, chance) for n, chance in enumerate(chances(state.race)) if chance]
        totals = [0.0] * state.seats
        for number, chance in likely:
            for seat, value in enumerate(_ranked(cards, state.resigned, number)):
                totals[seat] += chance * value
        return tuple(totals)

    def counts(self, state: GurkensoloState, viewer: int) -> tuple[Counts, ...]:
        """See :meth:`Robot.counts`: what a goal card brings at least if all come in so.

        Also where the pickles stand that it wants first and second, and how far the last is to go,
        while they can still come in there.
        """
        race, held = state.race, state.goals[viewer].held
        found: list[Counts] = [(None,) * len(self.facts)] * state.seats
        if len(held) == 1:
            points = min(sum(worths(held[0], order)) for order in _as_they_are(race))
            aims = [
                _progress(race, place, letter) if letter == held[0][place] else None
                for place in _AIMS.values()
                for letter in PICKLES
            ]
            found[viewer] = (points, *aims)
        return tuple(found)

    def belief(self, observation: Observation, history: VisibleHistory) -> Belief | None:
        """See :meth:`Robot.belief`."""
        found = [[chance] * len(GOALS) for _, chance in _EAGERNESS]
        likely = [[list(row) for row in found] for _ in range(observation.seats)]
        for seat, witnessed in _witnessed(history):
            for row, likelihoods in zip(likely[seat], witnessed, strict=True):
                row[:] = [a * b for a, b in zip(row, likelihoods, strict=True)]
        return tuple(_shares(map(sum, zip(*rows, strict=True))) for rows in likely)


def _shares(likely: Iterable[float]) -> dict[str, float]:
    """For each goal card how likely it is, the likeliest being 1."""
    weights = tuple(likely)
    most = max(weights)
    return {goal: weight / most for goal, weight in zip(GOALS, weights, strict=True)}


def _counted(own: Goals, expected: Mapping[str, float]) -> str:
    """The goal card that counts; of two the one that may be expected to bring more."""
    return own.held[0] if len(own.held) == 1 else max(own.held, key=expected.__getitem__)


def _progress(race: Race, place: int, letter: str) -> int | None:
    """Return how near a pickle is to coming in at *place*, or how far off if that is the last.

    None where it has come in otherwise, or another one in its place.
    """
    pickle, arrived = PICKLES.index(letter), race.arrivals
    is_lost = pickle in arrived[:place] or arrived[place : place + 1] not in ((), (pickle,))
    field = race.fields[pickle]
    return None if is_lost else GOAL - field if place == len(PICKLES) - 1 else field


def _as_they_are(race: Race) -> Iterator[tuple[int, ...]]:
    """Yield the orders in which nobody overtakes anybody; who is level may come in either way."""
    running = [pickle for pickle in range(len(PICKLES)) if pickle not in race.arrivals]
    for order in permutations(running):
        if all(race.fields[one] >= race.fields[other] for one, other in pairwise(order)):
            yield (*race.arrivals, *order)


@lru_cache(maxsize=1 << 16)
def _ranked(cards: tuple[str, ...], resigned: tuple[int, ...], number: int) -> tuple[float, ...]:
    """Return the worth of the order with this *number* to each seat."""
    scores = tuple(POINTS[card][number] for card in cards)
    return settled_values(Outcome("", scores, ranks(scores, resigned)))


def _witnessed(history: VisibleHistory) -> Iterator[tuple[int, tuple[Likelihoods, ...]]]:
    """Each step that was chosen, by its seat: how likely it was by eagerness and goal card."""
    race = Race()
    for _, happened in history:
        for place, effect in enumerate(happened):
            facts: dict[str, Any] = dict(effect.params)
            if effect.kind == "exchanged":
                pair = PICKLES.index(facts["pickle"]), PICKLES.index(facts["other"])
                race = race.exchanged(*pair)
            elif effect.kind in ("stepped", "fixed", "went-back"):
                pickle, fields = PICKLES.index(facts["pickle"]), facts["fields"]
                if effect.kind == "went-back":
                    race = race.moved(pickle, -fields)
                    continue
                hand = tuple(sorted(_CARD_OF[e.params] for e in _verdicts(happened[place:])))
                yield facts["seat"], _likelihoods(race, hand, step_bit(pickle, fields))
                race = race.moved(pickle, fields)


def _verdicts(happened: tuple[Effect, ...]) -> list[Effect]:
    """The effects that name the two cards of a step."""
    return [effect for effect in happened if effect.kind in ("true", "false")]


@lru_cache(maxsize=4096)
def _likelihoods(race: Race, hand: tuple[int, ...], step: int) -> tuple[Likelihoods, ...]:
    """By eagerness and goal card: how likely a seat with this *hand* is to make the *step*."""
    right = right_steps(hand, race)
    after = [
        (step_bit(pickle, by), expected_points(race.moved(pickle, by)))
        for pickle in range(len(PICKLES))
        for by in (1, 2)
        if right & step_bit(pickle, by)
    ]
    ways = {goal: [(bit, worths[goal]) for bit, worths in after] for goal in GOALS}
    return tuple(
        tuple(_likelihood(ways[goal], step, eagerness) for goal in GOALS)
        for eagerness, _ in _EAGERNESS
    )


def _likelihood(ways: list[tuple[int, float]], step: int, eagerness: float) -> float:
    most = max(worth for _, worth in ways)
    appeal = {bit: exp(eagerness * (worth - most)) for bit, worth in ways}
    chosen = appeal[step] / sum(appeal.values())
    return (1 - _CARELESS) * chosen + _CARELESS / len(ways)


_CARD_OF = {effects.card_params(said): card for card, said in enumerate(STATEMENTS)}
