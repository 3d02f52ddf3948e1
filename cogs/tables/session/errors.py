"""Why a press or a command was refused: facts only; ``messages.error_texts`` makes the sentence.

Refusals of the rules (:class:`rules.RulesError`) carry codes of their own and go the same way.
"""


class Refused(Exception):
    """A refusal, of which the person is told privately and in their language.

    ``code`` names the sentence (text key ``error-<code>``), ``params`` are what it asks for.
    """

    def __init__(self, code: str, **params: str | int | tuple[str, ...]) -> None:
        self.code = code
        self.params = params
        facts = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} ({facts})" if facts else code)


class TableError(Refused):
    """A refusal with a class of its own."""

    code = "unknown"

    def __init__(self, **params: str | int | tuple[str, ...]) -> None:
        super().__init__(self.code, **params)


class NotSeated(TableError):
    """Only somebody who is seated at the table may do that."""

    code = "not-seated"


class NotHost(TableError):
    """Only the host may do this. ``host`` is the host's name."""

    code = "not-host"


class NotAsked(TableError):
    """It is somebody else's turn. ``names`` are the players asked."""

    code = "not-asked"


class StalePress(TableError):
    """The button belongs to a question that has been answered since."""

    code = "stale-press"


class WentBack(StalePress):
    """The button belongs to a course of plies that the table has left for an earlier position."""

    code = "went-back"


class CannotReplay(TableError):
    """The record does not lead through its positions: the rules have changed since."""

    code = "cannot-replay"


class NotRunning(TableError):
    """The table has not started, has ended or was cancelled. ``status`` is which of these."""

    code = "not-running"


class Frozen(TableError):
    """What is stored of the table cannot be read: nothing goes on there before it is mended."""

    code = "table-frozen"

    def __init__(self, session_id: int, reason: str) -> None:
        """*reason* is a code for the log. It holds nothing of what is stored."""
        super().__init__()
        self.session_id = session_id
        self.reason = reason
