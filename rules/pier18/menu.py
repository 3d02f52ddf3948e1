"""What the seats are asked, and in which steps they answer."""

from functools import cache

from rules.core.types import MenuStep, Phrase, Value
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, NUMBERS, Character
from rules.pier18.observe import PierObservation
from rules.pier18.phase import Phase
from rules.pier18.plans import PLANS


def menu_steps(action: PierAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`."""
    key = "step-cover" if action.verb is Verb.PLAN else "step-covered"
    cover = MenuStep("cover", str(action.covered), _phrase(key, covered=action.covered))
    match action.verb:
        case Verb.KEEP:
            foundation = _phrase("step-foundation", **_card(action.card))
            plan = _phrase("step-plan", card=action.plan, plan=CARDS[action.plan].plan)
            return MenuStep("foundation", action.card, foundation), MenuStep(
                "plan", action.plan, plan
            )
        case Verb.TAKE:
            return MenuStep("card", action.card, _phrase("step-card", **_card(action.card))), cover
        case Verb.PLAN:
            return (cover,)


def question(observation: PierObservation) -> Phrase:
    """See :meth:`Game.question`."""
    seat, to_act, phase = observation.seat, observation.to_act, observation.phase
    if seat is None or seat not in to_act:
        who: dict[str, Value] = {"seat": to_act, "count": len(to_act)}
        return _phrase(f"question-wait-{phase.value}", **who, **_progress(observation))
    if phase is Phase.PLAN:
        plan = observation.plans[seat]
        assert plan is not None  # all plans are shown before they are added
        return _phrase("question-plan", seat=seat, card=plan)
    if phase is Phase.KEEP:
        plans = tuple(_plan_of(card) for card in observation.hand)
        facts = ("seat", seat), ("worth", NUMBERS.plan), ("plans", plans)
        return Phrase("pier18-question-keep", facts)
    return _phrase(f"question-{phase.value}", seat=seat, **_progress(observation))


@cache
def _card(card: str) -> dict[str, Value]:
    """A card with who strolls on it: how many of each kind."""
    people = CARDS[card].top + CARDS[card].bottom
    return {"card": card, **{kind.name.lower(): people.count(kind) for kind in Character}}


def _plan_of(card: str) -> Phrase:
    """A card of the hand with its plan in words: the signs on it have to be learned first."""
    plan = CARDS[card].plan
    return _phrase("plan-in-hand", card=card, plan=plan, **dict(PLANS[plan].numbers))


def _progress(obs: PierObservation) -> dict[str, Value]:
    open_cards = len(obs.open)
    return {"round": obs.round, "rounds": obs.rounds, "cards": open_cards}


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"pier18-{key}", tuple(params.items()))
