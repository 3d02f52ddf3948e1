"""What the reader is about to do: what is picked in the menu, or chosen and not yet shown."""

from render.view import View
from rules.pier18 import Phase, PierAction, PierObservation, Section, Verb


def values_of(action: PierAction) -> tuple[str, ...]:
    """The steps in which *action* is chosen from the menu."""
    match action.verb:
        case Verb.KEEP:
            return action.card, action.plan
        case Verb.TAKE:
            return action.card, str(action.covered)
        case Verb.PLAN:
            return (str(action.covered),)


def considered(obs: PierObservation, view: View) -> PierAction | None:
    """The action that the picture shows as if it were done; None: nothing is picked.

    While only a part of it is picked, the first that fits: of coverings the smallest. What counts
    of a foundation and a plan is then the foundation alone, see :func:`picked_plan`.
    """
    picked = view.chosen
    if not picked:
        return obs.chosen
    actions: tuple[PierAction, ...] = obs.legal or obs.open_legal
    return next((each for each in actions if values_of(each)[: len(picked)] == picked), None)


def picked_plan(obs: PierObservation, view: View) -> str | None:
    """The card that the reader keeps as its plan, not known to others yet."""
    action = considered(obs, view)
    if action is None or action.verb is not Verb.KEEP or len(view.chosen) == 1:
        return None
    return action.plan


def added(obs: PierObservation, view: View, seat: int) -> Section | None:
    """The section that the pier of *seat* would get."""
    action = considered(obs, view)
    if action is None or action.seat != seat or obs.phase is Phase.OVER:
        return None
    return Section(obs.plans[seat] or "" if action.verb is Verb.PLAN else action.card,
                   action.covered)  # fmt: skip
