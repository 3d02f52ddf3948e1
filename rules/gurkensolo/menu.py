"""The questions to a seat, and the steps in which it answers."""

from collections.abc import Sequence
from functools import cache

from rules.core.types import Component, MenuStep, Phrase
from rules.gurkensolo.actions import GurkensoloAction, Verb
from rules.gurkensolo.cards import CARDS, GOALS, PICKLES, Card, Special, Statement, card_id
from rules.gurkensolo.effects import card_key, card_params, goal_params
from rules.gurkensolo.finish import expected_points
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import Phase


@cache
def menu_steps(action: GurkensoloAction) -> tuple[MenuStep, ...]:
    """See :meth:`Game.menu_steps`."""
    if action.verb is Verb.KEEP:
        label = Phrase("gurkensolo-step-keep", goal_params(action.goal))
        return (MenuStep("keep", action.goal, label),)
    if not action.pickles:
        word = action.verb.value
        return (MenuStep("pickle", word, Phrase(f"gurkensolo-step-{word}"), order=len(PICKLES)),)
    letter, *others = (PICKLES[pickle] for pickle in action.pickles)
    pickle = ("pickle", letter)
    label = Phrase("gurkensolo-step-pickle", (pickle,))
    which = MenuStep("pickle", letter, label, order=action.pickles[0])
    # An exchange answers the same question as a step back: two specials may offer both.
    if others:
        label = Phrase("gurkensolo-step-exchange", (pickle, ("other", others[0])))
        return which, MenuStep("move", f"x{others[0]}", label)
    way = "back" if action.fields < 0 else "forward"
    label = Phrase(f"gurkensolo-step-{way}", (pickle, ("fields", abs(action.fields))))
    return which, MenuStep("move", f"{action.fields:+}", label)


def label(observation: GurkensoloObservation, step: MenuStep) -> Phrase:
    """See :meth:`Game.label`: a pickle with what it does, where several do the same alone."""
    steps = [menu_steps(action) for action in observation.legal or observation.open_legal]
    moves = {(pickle.value, move.value): move.label for pickle, *rest in steps for move in rest}
    is_same = len({move for _, move in moves}) == 1 < len(moves)
    found = (label for (pickle, _), label in moves.items() if is_same and pickle == step.value)
    return next(found, step.label)


def short(observation: GurkensoloObservation, action: GurkensoloAction) -> Phrase | None:
    """See :meth:`Game.short`: an exchange without effect stands for all of them."""
    return Phrase("gurkensolo-step-level") if _is_level(observation, action) else None


def offered(
    observation: GurkensoloObservation, actions: tuple[GurkensoloAction, ...]
) -> tuple[GurkensoloAction, ...]:
    """See :meth:`Game.offered`: exchanges on one field are one."""
    level = [action for action in actions if _is_level(observation, action)]
    return tuple(action for action in actions if action not in level[1:])


def _is_level(obs: GurkensoloObservation, action: GurkensoloAction) -> bool:
    """Tell whether *action* exchanges pickles that stand on one field."""
    fields = {obs.fields[pickle] for pickle in action.pickles}
    return action.verb is Verb.EXCHANGE and len(fields) == 1


def suggested(
    observation: GurkensoloObservation, actions: Sequence[GurkensoloAction]
) -> tuple[GurkensoloAction, ...]:
    """See :meth:`Game.suggested`: what the own goal card may expect most from, as robots count it.

    Nothing in challenge play, where only some of the steps that may be tried are right.
    """
    is_trying = any(action.verb is Verb.CLAIM for action in observation.legal)
    if is_trying or not actions or not observation.own.held:
        return ()
    return (max(actions, key=lambda action: _expected(observation, action)),)


def _expected(obs: GurkensoloObservation, action: GurkensoloAction) -> float:
    """Return the points that a goal card of one's own may be expected to bring after *action*."""
    race = Race(obs.fields, obs.arrivals)
    if action.verb is Verb.EXCHANGE:
        race = race.exchanged(*action.pickles)
    elif action.pickles:
        race = race.moved(action.pickles[0], action.fields)
    points = expected_points(race)
    return max(points[goal] for goal in ((action.goal,) if action.goal else obs.own.held))


def question(observation: GurkensoloObservation) -> Phrase:
    """See :meth:`Game.question`."""
    if observation.seat not in observation.to_act:
        waiting = _waiting(observation)
        if observation.phase is Phase.KEEP or not observation.own.held:
            return waiting
        both = ("goals", _goals(observation)), ("question", waiting)
        return Phrase("gurkensolo-question-goals", both)
    cards = tuple(Phrase(card_key(card), card_params(CARDS[card])) for card in observation.hand)
    params = tuple(zip(("one_card", "other_card"), cards, strict=False))
    own = ("seat", observation.seat), ("goals", _goals(observation))
    return Phrase(f"gurkensolo-question-{_kind(observation)}", (*own, *params))


def _waiting(obs: GurkensoloObservation) -> Phrase:
    others = "wait" if obs.own.held else "table"
    kind = {Phase.KEEP: "wait-keep", Phase.FIX: "wait-fix"}.get(obs.phase, others)
    facts = ("seat", obs.to_act), ("count", len(obs.to_act))
    return Phrase(f"gurkensolo-question-{kind}", facts)


def _goals(obs: GurkensoloObservation) -> tuple[Phrase, ...]:
    """The goal cards of the seat in words: where a picture has places and points in numbers."""
    held = obs.own.held
    return tuple(
        Phrase("gurkensolo-own-goal", (("held", len(held)), *goal_params(goal))) for goal in held
    )


def _kind(obs: GurkensoloObservation) -> str:
    verbs = {action.verb for action in obs.legal}
    match obs.phase:
        case Phase.KEEP:
            return "keep"
        case Phase.FIX:
            return "fix" if Verb.FIX in verbs else "skip"
    if Verb.PASS in verbs:
        return "pass"
    if any(isinstance(CARDS[card], Special) for card in obs.hand):
        return "special"
    return "challenge" if Verb.CLAIM in verbs else "step"


def preview(action: GurkensoloAction) -> Phrase | None:
    """See :meth:`Game.preview`: keeping a goal card is final, so it is asked once more."""
    if action.verb is not Verb.KEEP:
        return None
    return Phrase("gurkensolo-preview-keep", goal_params(action.goal))


def _instruction(card: Card) -> Component:
    key = f"gurkensolo-component-{'statement' if isinstance(card, Statement) else 'special'}"
    params = card_params(card)
    return Component(card_id(card), Phrase(key, params), Phrase(f"{key}-text", params))


def _goal(goal: str) -> Component:
    key, params = "gurkensolo-component-goal", goal_params(goal)
    return Component(goal, Phrase(key, params), Phrase(f"{key}-text", params))


COMPONENTS = (*map(_instruction, dict.fromkeys(CARDS)), *map(_goal, GOALS))
"""The instruction cards, of equal specials one, and the goal cards."""
