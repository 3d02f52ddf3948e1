"""Find what the reader is about to do: picked in the menu, or chosen and not yet revealed."""

from render.view import View, fitting
from rules.pier18 import Phase, PierAction, PierObservation, Section, Verb, best, menu_steps


def considered(obs: PierObservation, view: View) -> PierAction | None:
    """The action that the picture shows as if it were done; None if nothing is picked.

    While some menu steps are still open, it is the best action that fits, which a menu marks as
    well; of a plan card that is so from the start, since nothing else is left to choose. Of a
    foundation and a plan only the foundation counts until both are picked, see :func:`picked_plan`.
    """
    picked = view.chosen
    if obs.outcome is not None or not (picked or (obs.legal and obs.phase is Phase.PLAN)):
        return obs.chosen
    actions: tuple[PierAction, ...] = obs.legal or obs.open_legal
    found = fitting(actions, picked, menu_steps)
    return best(obs, found) if found else None


def picked_plan(obs: PierObservation, view: View) -> str | None:
    """The card that the reader keeps as a plan, which others do not know yet."""
    action = considered(obs, view)
    if action is None or action.verb is not Verb.KEEP or len(view.chosen) == 1:
        return None
    return action.plan


def added(obs: PierObservation, view: View, seat: int) -> Section | None:
    """The section that would be added to the pier of *seat*."""
    action = considered(obs, view)
    if action is None or action.seat != seat or obs.phase is Phase.OVER:
        return None
    return Section(obs.plans[seat] or "" if action.verb is Verb.PLAN else action.card,
                   action.covered)  # fmt: skip
