"""Settings of tables, people and servers: declared once, and so checked, kept and shown."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from cogs.table.errors import Refused
from data.i18n import Translator

NO_CHOICE = "-"
"""The value of a menu that takes a choice back."""

Owner = TypeVar("Owner")
Word = Callable[[Translator, str], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A setting that has one of a few values."""

    name: str
    """What buttons call it."""
    field: str
    """Where its owner keeps it."""
    values: tuple[str, ...]
    title: str
    """The key of the text that says what is chosen."""
    word: Word
    """What a value is called."""
    is_titled: bool = False
    """Whether a menu shows the title before that."""
    help: Word | None = None
    """What a menu explains a value with."""
    usual: Callable[[Translator], str] | None = None
    """What a menu offers to take a choice back with; None: something is always chosen."""
    fallback: str | None = None
    """What holds in place of a value that no longer exists."""
    stored: Callable[[str], Any] = str
    """What the owner keeps for a value."""
    nothing: Any = None
    """What the owner keeps where nothing is chosen."""

    def of(self, owner: object) -> str | None:
        """Return the value that holds for *owner*; None: nothing is chosen."""
        kept = getattr(owner, self.field)
        values = (value for value in self.values if self.stored(value) == kept)
        return next(values, self.fallback)

    def made(self, owner: Owner, value: str) -> Owner:
        """Return *owner* with this *value* chosen, or with the choice taken back.

        :raises Refused: there is no such value.
        """
        if value in self.values:
            kept = self.stored(value)
        elif value == NO_CHOICE and self.usual is not None:
            kept = self.nothing
        else:
            raise Refused("bad-choice", choice=value, allowed=", ".join(self.values))
        # The names of fields are our own, as is what they hold.
        return replace(owner, **{self.field: kept})  # type: ignore[type-var]


def by_name(*choices: Choice) -> dict[str, Choice]:
    """Return *choices* by the names that buttons use."""
    return {choice.name: choice for choice in choices}


def choice_named(choices: Mapping[str, Choice], name: str) -> Choice:
    """Return what a button of this *name* chooses.

    :raises Refused: there is no such thing.
    """
    if name not in choices:
        raise Refused("bad-choice", choice=name, allowed=", ".join(choices))
    return choices[name]
