"""What the store refuses or cannot do: a class for what is told apart, a sentence for the rest."""


class StoreError(Exception):
    """What the store raises on purpose; ``str()`` is one plain sentence for the operator."""


class NotFound(StoreError):
    """No session has this number."""

    def __init__(self, session_id: int) -> None:
        super().__init__(f"no session {session_id}")


class Conflict(StoreError):
    """Somebody else changed the session since it was read: nothing was written.

    Read it again and look whether the question is still open.
    """

    def __init__(self, session_id: int, revision: int) -> None:
        super().__init__(f"session {session_id} is no longer at revision {revision}")


class Unavailable(StoreError):
    """The database did not do as asked: locked for too long, disk trouble, connection lost.

    Nothing of the transaction was kept, except where the connection was lost during its very
    end: then the revision tells what became of it.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"The database does not answer as it should: {reason}.")


class Busy(Unavailable):
    """Another program keeps the database locked; nothing of the transaction was kept."""

    def __init__(self) -> None:
        super().__init__("another program keeps it locked: find out which one, and stop it")


class Vanished(Unavailable):
    """The file of the database was removed or replaced while the program was using it."""

    def __init__(self, path: str) -> None:
        super().__init__(
            f"{path} was removed or replaced while the bot runs: stop the bot, then put the file "
            "back or restore a backup"
        )


class Full(Unavailable):
    """There is no room left for the database; nothing of the transaction was kept."""

    def __init__(self) -> None:
        super().__init__("there is no room left for it: make room on its disk")


class CannotOpen(StoreError):
    """The database cannot be opened; *reason* is a clause without a full stop."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(f"The database {url} cannot be opened: {reason}.")


_STARTING = "57P03"
_OUT_OF_REACH = ("08", "53")
"""PostgreSQL's classes of errors for connections, and for what it has too little of."""


def may_pass(error: BaseException) -> bool:
    """Whether the database may do as asked in some minutes: it was full, locked or not there yet.

    After a reboot its server may still be starting.
    """
    trouble = error.__cause__ if isinstance(error, CannotOpen) else error
    if not isinstance(trouble, Unavailable):
        return False
    if isinstance(trouble, Full | Busy):
        return True
    cause = trouble.__cause__
    state = str(getattr(getattr(cause, "orig", cause), "sqlstate", None) or "")
    return isinstance(cause, OSError) or state == _STARTING or state[:2] in _OUT_OF_REACH
