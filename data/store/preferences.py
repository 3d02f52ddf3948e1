"""Choices of people for themselves, and the values with a meaning of their own."""

from dataclasses import dataclass

DAILY = "daily"
"""The value of a preference: to be called once a day, for everything together."""
MADE = "made"
"""The choice of people who do not press where the rules leave them one action."""
NEVER = "never"
"""The choice of people who do not want to be asked."""
WANTED = "on"
"""The choice of people who want what others do not get."""
HIDDEN = "hidden"
"""The choice of people of whose results others are to see nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preference:
    """The choices of a person for themselves; None: nothing, the table's own choice holds."""

    language: str | None = None
    theme: str | None = None
    reading: str | None = None
    """"short": pictures leave the position to a button. None: they describe all of it."""
    zone: str | None = None
    """Their time zone; None: guessed."""
    quiet_from: int | None = None
    """Minutes after midnight; None, as below: the usual night. Equal ends: no quiet hours."""
    quiet_until: int | None = None
    holidays: tuple[tuple[str, str], ...] = ()
    """First and last days, as ISO dates."""
    call: str | None = None
    """Where to be called: "table", "dm", "both" or :data:`DAILY`; None: at the table, or by a
    hidden hand."""
    results: str | None = None
    """:data:`HIDDEN`: others see nothing of this person in figures and tables of results. None:
    they do."""

    confirms: str | None = None
    """When to confirm what they have chosen: "always", "final" or "never"; None: as the game
    proposes."""
    only_choices: str | None = None
    """:data:`MADE`: where the rules leave them one action, it is made for them. None: they make
    it."""

    summary_at: int | None = None
    """When their daily summary is due, in minutes after midnight; None: at the usual hour."""
    zone_question: str | None = None
    """:data:`NEVER`: they do not want to be asked for their zone; None: perhaps."""
    heads_up: str | None = None
    """:data:`WANTED`: they hear of it when they are asked next. None: they do not."""

    @property
    def is_called_directly(self) -> bool:
        """Tell whether they want to be called by direct message, at the table as well or not."""
        return self.call in ("dm", "both")
