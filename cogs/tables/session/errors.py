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


class NoSuchTable(TableError):
    """The id leads to no table (forged, or from another bot's database)."""

    code = "no-such-table"


class NoTableHere(TableError):
    """The command needs a table, and there is none in this place."""

    code = "no-table-here"


class NotSeated(TableError):
    """Only somebody who is seated at the table may do that."""

    code = "not-seated"


class NotHost(TableError):
    """Only the host may do this. ``host`` is the host's name."""

    code = "not-host"


class NotAsked(TableError):
    """It is somebody else's turn. ``names`` are the players asked."""

    code = "not-asked"


class NoSuchOrder(TableError):
    """A standing order that is to be taken back is gone already."""

    code = "no-such-order"


class TooManyOrders(TableError):
    """A person has given as many standing orders at one table as possible: ``most``."""

    code = "too-many-orders"


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


class NeedsPerson(TableError):
    """Robots alone would be left to play."""

    code = "needs-person"


class BadChoice(TableError):
    """No such option, preset, theme or language. ``allowed`` lists what there is."""

    code = "bad-choice"


class BadDate(TableError):
    """Not a day that is still to come, such as 2026-12-24. ``date`` is what was entered."""

    code = "bad-date"


class LongHolidays(TableError):
    """More holidays than clocks rest for. ``most`` are the days of a year."""

    code = "long-holidays"


class NoGame(TableError):
    """No game has this name. ``game`` is what was asked for."""

    code = "no-game"


class NoCard(TableError):
    """No card, tile or piece of any game is called like that. ``name`` is what was asked for."""

    code = "no-card"


class Frozen(TableError):
    """What is stored of the table cannot be read: nothing goes on there before it is mended."""

    code = "table-frozen"

    def __init__(self, session_id: int, reason: str) -> None:
        """*reason* is a code for the log. It holds nothing of what is stored."""
        super().__init__()
        self.session_id = session_id
        self.reason = reason
