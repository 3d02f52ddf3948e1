"""What a seat is asked, and in which steps it answers."""

from rules.core.types import MenuStep, Phrase
from rules.gurkensolo.actions import GurkensoloAction, Verb
from rules.gurkensolo.cards import CARDS, PICKLES, Special
from rules.gurkensolo.effects import card_key, card_params, goal_params
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.phase import Phase


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


def question(obs: GurkensoloObservation) -> Phrase:
    """See :meth:`Game.question`."""
    asked = obs.to_act
    if obs.seat not in asked:
        waiting = {Phase.KEEP: "wait-keep", Phase.FIX: "wait-fix"}.get(obs.phase, "wait")
        return Phrase(f"gurkensolo-question-{waiting}", (("seat", asked),))
    cards = tuple(Phrase(card_key(card), card_params(CARDS[card])) for card in obs.hand)
    params = tuple(zip(("one_card", "other_card"), cards, strict=False))
    return Phrase(f"gurkensolo-question-{_kind(obs)}", (("seat", obs.seat), *params))


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
