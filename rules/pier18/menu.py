"""The questions to the seats, the steps in which they answer, and what each answer brings."""

from collections.abc import Sequence
from functools import cache, lru_cache

from rules.core.types import Component, MenuStep, Phrase, Value
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, DECK, EMPTY, NUMBERS, Card, Character
from rules.pier18.gains import gain, plan_points, signed
from rules.pier18.observe import PierObservation
from rules.pier18.plans import PLANS, Plan
from rules.pier18.preview import plan_facts
from rules.pier18.robot import best, pays_later
from rules.pier18.state import Phase


@lru_cache(maxsize=1024)
def menu_steps(action: PierAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`."""
    covered = _phrase("step-cover", card=action.card, covered=action.covered)
    cover = MenuStep("cover", str(action.covered), covered)
    match action.verb:
        case Verb.KEEP:
            plan = _phrase("step-plan", card=action.plan, plan=CARDS[action.plan].plan)
            foundation = _phrase("step-foundation", card=action.card, **_kinds(action.card))
            order = DECK.index(action.plan)
            return (
                MenuStep("plan", action.plan, plan, order),
                MenuStep("foundation", action.card, foundation),
            )
        case Verb.TAKE:
            card = _phrase("step-card", card=action.card, **_kinds(action.card))
            return MenuStep("card", action.card, card), cover
        case Verb.PLAN:
            return (cover,)


def label(observation: PierObservation, step: MenuStep) -> Phrase:
    """See :meth:`Game.label`: with the points that the answer brings, those of a card at best.

    The card that is offered whole is the way to its other covers.
    """
    legal = observation.legal or observation.open_legal
    answers = [action for action in legal if step in menu_steps(action)]
    if step.field == "plan" or not answers:
        return step.label
    offered = whole(observation, legal)
    if offered is not None and step == menu_steps(offered[0])[0]:
        return _phrase("step-card-other", card=step.value)
    points = max(gain(observation, answer) for answer in answers)
    met = "yes" if any(plan_points(observation, answer) for answer in answers) else "no"
    told = ("points", abs(points)), ("gain", signed(points)), ("met", met)
    facts = (*step.label.params, *told)
    return Phrase(f"{step.label.key}-gain", facts)


def whole(
    observation: PierObservation, actions: Sequence[PierAction]
) -> tuple[PierAction, Phrase] | None:
    """See :meth:`Game.whole`: the card with the cover that brings most, the plan counted.

    Two cards to keep are named whole where a hint speaks of them.
    """
    if observation.phase is Phase.KEEP and len(actions) == 1:
        (kept,) = actions
        return kept, _phrase("step-keep", card=kept.card, plan=kept.plan)
    if observation.phase is not Phase.ROUND or not actions:
        return None
    first = best(observation, tuple(actions))
    points = signed(gain(observation, first))
    return first, _phrase("step-whole", card=first.card, covered=first.covered, gain=points)


def offered(
    observation: PierObservation, actions: tuple[PierAction, ...]
) -> tuple[PierAction, ...]:
    """See :meth:`Game.offered`: of places of the plan card with equal points the best in a tie."""
    if observation.phase is not Phase.PLAN:
        return actions
    found: dict[int, PierAction] = {}
    for action in actions:
        found.setdefault(gain(observation, action), action)
    return tuple(found.values())


def suggested(
    observation: PierObservation, actions: Sequence[PierAction]
) -> tuple[PierAction, ...]:
    """See :meth:`Game.suggested`: what the robot likes best."""
    return (best(observation, tuple(actions)),) if actions else ()


def question(observation: PierObservation) -> Phrase:
    """See :meth:`Game.question`."""
    seat, to_act, phase = observation.seat, observation.to_act, observation.phase
    if seat is None or seat not in to_act:
        who: dict[str, Value] = {"seat": to_act, "count": len(to_act)}
        if seat is None and phase is Phase.ROUND:
            wanted = _plan_wanted(observation, to_act[0], observation.open_legal)
            return _phrase("question-table-round", **who, **wanted, **_progress(observation))
        return _phrase(f"question-wait-{phase.value}", **who, **_progress(observation))
    if phase is Phase.KEEP:
        plans = tuple(_plan_of(card) for card in observation.hand)
        return _phrase("question-keep", seat=seat, worth=NUMBERS.plan, plans=plans)
    facts_of_plan = _plan_wanted(observation, seat, observation.legal)
    if phase is Phase.PLAN:
        covered = best(observation, observation.legal).covered
        places = len(offered(observation, observation.legal))
        facts_of_plan |= {"covered": covered, "places": places}
        return _phrase("question-plan", seat=seat, **facts_of_plan)
    return _phrase("question-round", seat=seat, **facts_of_plan, **_progress(observation))


def step_question(
    observation: PierObservation, field: str, actions: Sequence[PierAction]
) -> Phrase:
    """See :meth:`Game.step_question`: what the picture shows meanwhile, and the plan."""
    shown = best(observation, tuple(actions))
    match field:
        case "cover":
            wanted = _plan_wanted(observation, shown.seat, actions)
            return _phrase("ask-cover", **wanted, covered=shown.covered)
        case "foundation":
            return _phrase("ask-foundation", card=shown.card)
        case _:
            return _phrase(f"ask-{field}")


def _plan_wanted(
    obs: PierObservation, seat: int, actions: Sequence[PierAction]
) -> dict[str, Value]:
    """Return what the plan of *seat* asks for, how it stands, and whether it is better to wait."""
    card = obs.plans[seat]
    assert card is not None  # all plans are shown before anything is added
    state = "new" if obs.round == 1 else "met" if obs.meets_plan(seat) else "unmet"
    if obs.phase is Phase.PLAN:
        can_be_met = any(plan_points(obs, action) for action in obs.legal)
        state = "open" if can_be_met else "lost"
    later = "yes" if pays_later(obs, tuple(actions)) else "no"
    return {"card": card, "worth": NUMBERS.plan, "state": state, "later": later, **plan_facts(card)}


def _kinds(card: str) -> dict[str, Value]:
    """Return who strolls on *card*: how many of each kind."""
    people = CARDS[card].top + CARDS[card].bottom
    return {kind.name.lower(): people.count(kind) for kind in Character}


def _plan_of(card: str) -> Phrase:
    """A card of the hand with its plan in words: the signs on it have to be learned first."""
    return _phrase("plan-in-hand", card=card, **plan_facts(card))


def _progress(obs: PierObservation) -> dict[str, Value]:
    return {"round": obs.round, "rounds": obs.rounds}


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"pier18-{key}", tuple(params.items()))


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


COMPONENTS = (*map(_card, CARDS.values()), *map(_plan, PLANS.values()))
"""The cards, then the plans."""
