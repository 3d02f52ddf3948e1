"""What the seats are asked, in which steps they answer, what a card says: text keys."""

from rules.core.types import Component, MenuStep, Phrase, Value
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, EMPTY, NUMBERS, Card, Character
from rules.pier18.observe import PierObservation
from rules.pier18.phase import Phase
from rules.pier18.plans import PLANS

_SIGNS = {
    EMPTY: "▫️",
    Character.POET: "🪶",
    Character.LOVERS: "❤️",
    Character.FISHER: "🐟",
    Character.FLOWERS: "🌸",
}
"""How a place is shown in a line of text, the same in every language."""


def menu_steps(action: PierAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`."""
    cover = MenuStep("cover", str(action.covered), _phrase("part-cover", covered=action.covered))
    match action.verb:
        case Verb.KEEP:
            foundation = _phrase("part-foundation", card=action.card)
            plan = _phrase("part-plan", card=action.plan, plan=CARDS[action.plan].plan)
            return MenuStep("foundation", action.card, foundation), MenuStep(
                "plan", action.plan, plan
            )
        case Verb.TAKE:
            return MenuStep("card", action.card, _phrase("part-card", card=action.card)), cover
        case Verb.PLAN:
            return (cover,)


def question(observation: PierObservation) -> Phrase:
    """See :meth:`Game.question`."""
    seat, to_act, phase = observation.seat, observation.to_act, observation.phase
    if seat is None or seat not in to_act:
        return _phrase(f"question-wait-{phase.value}", seat=to_act, **_progress(observation))
    if phase is Phase.PLAN:
        plan = observation.plans[seat]
        assert plan is not None  # all plans are shown before they are added
        return _phrase("question-plan", seat=seat, card=plan)
    if phase is Phase.KEEP:
        plans = tuple(_plan_of(card) for card in observation.hand)
        return Phrase("pier18-question-keep", (("seat", seat), ("plans", plans)))
    return _phrase(f"question-{phase.value}", seat=seat, **_progress(observation))


def _plan_of(card: str) -> Phrase:
    """A card of the hand with its plan in words: the signs on it have to be learned first."""
    plan = CARDS[card].plan
    return _phrase("plan-in-hand", card=card, plan=plan, **dict(PLANS[plan].numbers))


def components() -> tuple[Component, ...]:
    """See :meth:`Game.components`: the cards, then the plans."""
    cards = (
        Component(
            card.id, _phrase("card-name", **_facts(card)), _phrase("card-text", **_facts(card))
        )
        for card in CARDS.values()
    )
    plans = (
        Component(
            key,
            _phrase("plan", plan=key),
            _phrase("plan-component", plan=key, worth=NUMBERS.plan, **dict(plan.numbers)),
        )
        for key, plan in PLANS.items()
    )
    return (*cards, *plans)


def _progress(observation: PierObservation) -> dict[str, Value]:
    open_cards = len(observation.open)
    return {"round": observation.round, "rounds": observation.rounds, "cards": open_cards}


def _facts(card: Card) -> dict[str, Value]:
    """What there is to tell of *card*."""
    month, day = map(int, card.date.split("-"))
    return {
        "card": card.id,
        "month": month,
        "day": day,
        "character": card.patron.value,
        "plan": card.plan,
        "top": _side(card.top),
        "bottom": _side(card.bottom),
        **dict(PLANS[card.plan].numbers),
    }


def _side(places: str) -> str:
    return "".join(_SIGNS[place] for place in places)


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"pier18-{key}", tuple(params.items()))
