"""What the people of a table agree on before they join, such as its pace."""

from dataclasses import dataclass, replace
from typing import Any

from cogs.clocks.absence import Absence
from cogs.clocks.pace import PACES
from cogs.tables.session.admission import Admission
from cogs.tables.session.beginning import Beginning
from cogs.tables.session.errors import Refused
from cogs.tables.session.giving_up import GivingUp
from cogs.tables.session.hints import Hints
from cogs.tables.session.lobby import Person, require_open_lobby
from cogs.tables.session.undo_rule import UndoRule
from cogs.tables.session.watching import Watching
from data.store import Session


@dataclass(frozen=True, slots=True)
class Agreement:
    """One thing that can be agreed on."""

    field: str
    """Where a session keeps it."""
    values: tuple[str, ...]


CHOICES: dict[str, Agreement] = {
    "pace": Agreement("pace", tuple(PACES)),
    "absence": Agreement("absence", tuple(Absence)),
    "undo": Agreement("undo_rule", tuple(UndoRule)),
    "hints": Agreement("hints", tuple(Hints)),
    "giving-up": Agreement("giving_up", tuple(GivingUp)),
    "admission": Agreement("admission", tuple(Admission)),
    "watching": Agreement("watching", tuple(Watching)),
    "beginning": Agreement("beginning", tuple(Beginning)),
}
"""What can be agreed on, by the names that buttons use."""

FIELDS = tuple(agreement.field for agreement in CHOICES.values())
"""Where a session keeps :data:`CHOICES`."""


def agreements_of(session: Session) -> dict[str, Any]:
    """Return all that the table of *session* has agreed on, by the fields of a session."""
    agreed = ("game", "options", "language", "theme", "role_id", *FIELDS)
    return {name: getattr(session, name) for name in agreed}


def agree_on(session: Session, person: Person, name: str, value: str) -> Session:
    """The host of a lobby makes one of :data:`CHOICES`.

    :raises Refused: somebody else asks, the game has begun, or there is no such choice.
    """
    require_open_lobby(session, person)
    agreement = CHOICES.get(name)
    if agreement is None or value not in agreement.values:
        allowed = agreement.values if agreement is not None else tuple(CHOICES)
        raise Refused("bad-choice", choice=value, allowed=", ".join(allowed))
    if value == Admission.ROLE and session.role_id is None:
        allowed = tuple(other for other in agreement.values if other != value)
        raise Refused("bad-choice", choice=value, allowed=", ".join(allowed))
    if name == "watching" and session.guild_id is None:
        # Nobody else can come to direct messages, and they have no threads.
        raise Refused("bad-choice", choice=value, allowed=agreement.values[0])
    # The names of fields are our own, as are the values.
    return replace(session, **{agreement.field: value})  # type: ignore[arg-type]
