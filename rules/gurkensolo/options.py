"""The options of Das Gurkensolo, and what they mean for a table."""

from functools import cached_property

from rules.core.types import Option, OptionValue, Preset, Setup
from rules.gurkensolo.cards import CARDS, STATEMENTS

ONE, PROFESSIONAL = "one", "professional"
WITH, WITHOUT = "with", "without"
STRICT, CHALLENGE = "strict", "challenge"

OPTIONS = (
    Option("goals", (ONE, PROFESSIONAL)),
    Option("specials", (WITH, WITHOUT)),
    Option("mode", (STRICT, CHALLENGE)),
)


def _preset(name: str, *values: OptionValue) -> Preset:
    names = (option.name for option in OPTIONS)
    return Preset(name, tuple(zip(names, values, strict=True)))


PRESETS = (
    _preset("standard", ONE, WITH, STRICT),
    _preset("professional", PROFESSIONAL, WITH, STRICT),
    _preset("master", PROFESSIONAL, WITHOUT, STRICT),
    _preset("table", ONE, WITH, CHALLENGE),
)
"""The printed rules, their two variants, and the first again with the errors that people make."""


class GurkensoloSetup(Setup):
    """Seats and options; the rest follows from them and is worked out once."""

    @cached_property
    def dealt(self) -> int:
        """Return the number of goal cards that each seat is dealt."""
        return 2 if self.value("goals") == PROFESSIONAL else 1

    @cached_property
    def has_specials(self) -> bool:
        """Tell whether the specials are in the deck."""
        return self.value("specials") == WITH

    @cached_property
    def is_challenge(self) -> bool:
        """Tell whether seats may err, and the program judges afterwards."""
        return self.value("mode") == CHALLENGE

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """All instruction cards of the table, ascending."""
        return tuple(range(len(CARDS) if self.has_specials else len(STATEMENTS)))
