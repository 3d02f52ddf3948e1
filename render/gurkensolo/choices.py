"""The menu's values for the reader's choices: a pickle, then what it does."""

from rules.gurkensolo import PICKLES, GurkensoloAction, GurkensoloObservation, Phase, Verb


def menu_values(action: GurkensoloAction) -> tuple[str, ...]:
    """The values of the menu steps that lead to *action*."""
    if action.verb is Verb.KEEP:
        return (action.goal,)
    if not action.pickles:
        return (action.verb.value,)
    letter, *others = (PICKLES[pickle] for pickle in action.pickles)
    return letter, f"x{others[0]}" if others else f"{action.fields:+}"


def offered(obs: GurkensoloObservation, chosen: tuple[str, ...]) -> tuple[GurkensoloAction, ...]:
    """List the actions that begin with *chosen*: the reader's, or anyone's once the pair is open.

    In challenge play every step may be tried, so the choices say nothing to other readers.
    """
    actions = obs.legal or (obs.open_legal if obs.phase is Phase.FIX else ())
    return tuple(action for action in actions if menu_values(action)[: len(chosen)] == chosen)
