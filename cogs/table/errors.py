"""Reasons why a press or command was refused: facts, of which ``messages.error_texts`` speaks.

Refusals of the rules (:class:`rules.RulesError`) carry codes of their own and go the same way.
"""

from data.store import Session


class Refused(Exception):
    """A refusal, of which the person is told privately and in their language.

    ``code`` names the sentence (text key ``error-<code>``), ``params`` are what it asks for.
    """

    def __init__(self, code: str, **params: str | int | tuple[str, ...]) -> None:
        self.code = code
        self.params = params
        facts = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} ({facts})" if facts else code)


class CannotReplay(Refused):
    """The record does not lead through its positions: the rules have changed since."""

    def __init__(self) -> None:
        super().__init__("cannot-replay")


class Frozen(Refused):
    """A table that cannot be read: nothing goes on there before it is mended."""

    def __init__(self, session_id: int, reason: str) -> None:
        """*reason* is a code for the log. It holds nothing of what is stored."""
        super().__init__("table-frozen")
        self.session_id = session_id
        self.reason = reason


def not_running(session: Session) -> Refused:
    """Return why something that needs a running game is refused at *session*."""
    return Refused("not-running", status=session.standing.status.value)


def paused(session: Session) -> Refused:
    """Return why something that would change how *session* rests is refused."""
    return Refused("paused", name=session.standing.paused_by or "?")


def require_running(session: Session) -> None:
    """Do nothing where a game is being played.

    :raises Refused: it has not begun, or is over.
    """
    if not session.standing.is_running:
        raise not_running(session)


def require_seat(session: Session, user_id: int) -> int:
    """Return the seat of this person.

    :raises Refused: they have none.
    """
    seat = session.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    return seat
