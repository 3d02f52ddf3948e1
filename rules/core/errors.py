"""Refusals of the rules: small classes with a code and the facts, never a sentence for a player."""

from collections.abc import Mapping


class RulesError(ValueError):
    """Something the rules refuse.

    ``code`` names the reason (the text key of the sentence for a player), ``params`` carry the
    facts that its sentence needs. ``str()`` is a line for developers.
    """

    code: str
    params: Mapping[str, str | int]

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        facts = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} ({facts})" if facts else code)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, dict(self.params))


def _rebuild(kind: type[RulesError], code: str, params: dict[str, str | int]) -> RulesError:
    """Unpickle: errors cross from worker processes with their fields."""
    error = kind.__new__(kind)
    RulesError.__init__(error, code, **params)
    return error


class BadOption(RulesError):
    """An option that does not exist, or a value that it cannot have."""

    @classmethod
    def unknown(cls, option: str, known: str) -> "BadOption":
        """No option of this name; *known* lists the names there are."""
        return cls("option-unknown", option=option, known=known)

    @classmethod
    def value(cls, option: str, value: str, allowed: str) -> "BadOption":
        """The option exists but *value* is none of *allowed*."""
        return cls("option-value", option=option, value=value, allowed=allowed)


class BadSeats(RulesError):
    """Fewer or more seats than the game has places for."""

    def __init__(self, seats: int | str, least: int, most: int) -> None:
        super().__init__("seats-count", seats=seats, least=least, most=most)


class BadNotation(RulesError):
    """The text is no notation of this game at all."""

    def __init__(self, notation: str) -> None:
        super().__init__("notation-malformed", notation=notation)


class IllegalAction(RulesError):
    """Well-formed, but none of the seat's legal actions here."""

    def __init__(self, notation: str) -> None:
        super().__init__("action-illegal", notation=notation)


class NotYourTurn(RulesError):
    """The seat is not asked for a decision now."""

    def __init__(self, seat: int) -> None:
        super().__init__("not-your-turn", seat=seat)


class GameOver(RulesError):
    """The game has ended; no seat may act."""

    def __init__(self) -> None:
        super().__init__("game-over")


class CannotResign(RulesError):
    """The seat cannot leave the game: it is out already, or the game knows no leaving."""

    def __init__(self, seat: int) -> None:
        super().__init__("cannot-resign", seat=seat)


class NoShortcut(RulesError):
    """No such shortcut here, or nothing for it to go by."""

    def __init__(self, name: str) -> None:
        super().__init__("no-shortcut", name=name)


class BadSnapshot(RulesError):
    """Stored data that is not a state or an observation this program can read."""

    def __init__(self, reason: str) -> None:
        super().__init__("snapshot-unreadable", reason=reason)
