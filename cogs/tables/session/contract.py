"""What the people of a table agree on before they join: the pace, and what follows from silence."""

from dataclasses import replace

from cogs.clocks.absence import Absence
from cogs.clocks.pace import PACES
from cogs.tables.session.errors import BadChoice
from cogs.tables.session.lobby import Person, require_open_lobby
from data.store import Session

CHOICES: dict[str, tuple[str, ...]] = {"pace": tuple(PACES), "absence": tuple(Absence)}
"""What can be agreed on, and how."""


def agree_on(session: Session, person: Person, name: str, value: str) -> Session:
    """The host of a lobby sets the "pace" or what follows from "absence".

    :raises TableError: somebody else asks, the game has begun, or there is no such choice.
    """
    require_open_lobby(session, person)
    allowed = CHOICES.get(name, ())
    if value not in allowed:
        raise BadChoice(choice=value, allowed=", ".join(allowed))
    if name == "pace":
        return replace(session, pace=value)
    return replace(session, absence=value)
