"""Describe the consequences of an answer: the points, the plan, the patron."""

from rules.core.types import Phrase, Value
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.gains import (
    gain,
    patron_after,
    patron_points,
    pier_after,
    plan_points,
    signed,
)
from rules.pier18.observe import PierObservation
from rules.pier18.plans import PLANS, is_met
from rules.pier18.robot import best


def preview(observation: PierObservation, action: PierAction) -> Phrase:
    """See :meth:`Game.preview`."""
    if action.verb is Verb.KEEP:
        facts = {"card": action.card, "other": action.plan, **plan_facts(action.plan)}
        return _phrase("keep", facts)
    plan = observation.plans[action.seat]
    assert plan is not None  # all plans are shown before anything is added
    facts = {**_points(observation, action, plan), **plan_facts(plan)}
    patron = patron_after(observation, action)
    if patron is None:
        return _phrase("section", facts)
    left, favoured = patron
    character = CARDS[left].patron.value
    facts |= {"left": left, "character": character, "patron_seat": favoured.seat}
    return _phrase("patron", facts)


def is_rash(observation: PierObservation, action: PierAction) -> bool:
    """See :meth:`Game.is_rash`: it costs points, and the best answer would not."""
    legal = observation.legal or observation.open_legal
    return gain(observation, action) < 0 <= gain(observation, best(observation, legal))


def plan_facts(card: str) -> dict[str, Value]:
    """Return what the plan on *card* asks for."""
    plan = PLANS[CARDS[card].plan]
    return {"plan": plan.key, **dict(plan.numbers)}


def _points(obs: PierObservation, action: PierAction, plan: str) -> dict[str, Value]:
    """All points after *action*, and by how much they change; the picture shows which."""
    after = pier_after(obs, action)
    patrons = NUMBERS.patron * len(obs.patrons[action.seat]) + patron_points(obs, action)
    change = gain(obs, action)
    return {
        "points": sum(scores(after)) + patrons + plan_points(obs, action),
        "change": f" ({signed(change)})" if change else "",
        "met": "yes" if is_met(CARDS[plan].plan, after, obs.seats) else "no",
    }


def _phrase(key: str, facts: dict[str, Value]) -> Phrase:
    return Phrase(f"pier18-preview-{key}", tuple(facts.items()))
