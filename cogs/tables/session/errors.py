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


class CannotReplay(Refused):
    """The record does not lead through its positions: the rules have changed since."""

    def __init__(self) -> None:
        super().__init__("cannot-replay")


class Frozen(Refused):
    """What is stored of the table cannot be read: nothing goes on there before it is mended."""

    def __init__(self, session_id: int, reason: str) -> None:
        """*reason* is a code for the log. It holds nothing of what is stored."""
        super().__init__("table-frozen")
        self.session_id = session_id
        self.reason = reason
