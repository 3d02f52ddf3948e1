"""The cards and plans that can be looked up: what people call them, and what they do."""

from functools import cache

from rules.core.types import Component, Phrase, Value
from rules.pier18.cards import CARDS, EMPTY, NUMBERS, Card
from rules.pier18.plans import PLANS, Plan


@cache
def people(side: str) -> Phrase:
    """The characters on *side*, each with its column, counted from the land; or nobody."""
    found = [
        Phrase("pier18-person", (("who", letter), ("column", column)))
        for column, letter in enumerate(side, 1)
        if letter != EMPTY
    ]
    names = ("first", "second", "third", "fourth")[: len(found)]
    return Phrase(f"pier18-people-{len(found)}", tuple(zip(names, found, strict=True)))


def _card(card: Card) -> Component:
    facts = _facts(card)
    return Component(card.id, _phrase("card-name", **facts), _phrase("card-text", **facts))


def _plan(plan: Plan) -> Component:
    text = _phrase("plan-component", plan=plan.key, worth=NUMBERS.plan, **dict(plan.numbers))
    return Component(plan.key, _phrase("plan", plan=plan.key), text)


def _facts(card: Card) -> dict[str, Value | Phrase]:
    """Describe *card*."""
    month, day = map(int, card.date.split("-"))
    return {
        "card": card.id,
        "month": month,
        "day": day,
        "character": card.patron.value,
        "plan": card.plan,
        "top": people(card.top),
        "bottom": people(card.bottom),
        **dict(PLANS[card.plan].numbers),
    }


def _phrase(key: str, **params: Value | Phrase) -> Phrase:
    return Phrase(f"pier18-{key}", tuple(params.items()))


COMPONENTS = (*map(_card, CARDS.values()), *map(_plan, PLANS.values()))
"""The cards, then the plans."""
