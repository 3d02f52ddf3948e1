"""Legal actions as a tree of choices: what is asked next, and what each answer leads to.

The tree is made of the parts that the game cuts its actions into. A step with one answer only is
taken by itself, so nobody presses a button that could not have been another.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cogs.tables.messages.phrases import translate_phrase
from data.i18n import Translator
from rules.core.game import Game
from rules.core.types import MenuStep, Observation, Phrase

MAX_CHOICES = 25
"""Options in one select of Discord, and buttons in five rows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer at one level of the menu."""

    value: str
    label: Phrase
    path: tuple[str, ...]
    """The values chosen once this one is."""
    action: str | None
    """The notation, where this answer settles the action."""
    chosen: bool


@dataclass(frozen=True, slots=True)
class Level:
    """One question with its answers, in the order in which they are shown."""

    field: str
    choices: tuple[Choice, ...]

    @property
    def is_answered(self) -> bool:
        """Whether one of the choices is taken; it may still be changed."""
        return any(choice.chosen for choice in self.choices)


@dataclass(frozen=True, slots=True)
class Confirm:
    """An action that waits for a last press, with what it would lead to."""

    action: str
    result: Phrase


@dataclass(frozen=True, slots=True)
class Menu:
    """The levels from the first question down to the one that is open."""

    levels: tuple[Level, ...]
    path: tuple[str, ...]
    """The values chosen so far, those that were the only ones included."""
    confirm: Confirm | None = None
    """The whole action is chosen, and its result is shown before it counts."""


Preview = Callable[[Any], Phrase | None]
"""What an action would lead to; None where it counts as soon as it is chosen."""


Label = Callable[[MenuStep], Phrase]
"""What a step is called in the position at hand."""


@dataclass(frozen=True, slots=True)
class Line:
    """A legal action on its way through the tree."""

    action: Any
    steps: tuple[MenuStep, ...]
    preview: Preview
    label: Label

    @property
    def result(self) -> Phrase | None:
        """What is shown before it counts. Worked out only where the menu gets to it."""
        return self.preview(self.action)


def build(
    game: Game[Any, Any, Any],
    actions: Sequence[Any],
    path: Sequence[str] = (),
    preview: Preview = lambda action: None,
    label: Label = lambda step: step.label,
) -> Menu:
    """The menu over *actions* after the values of *path* were chosen.

    A path that leads nowhere, such as that of an old button, is followed as far as possible.
    """
    lines = [Line(action, game.menu_steps(action), preview, label) for action in actions]
    levels: list[Level] = []
    taken: tuple[str, ...] = ()
    wanted = list(path)
    while lines:
        responses = _answers(lines, len(taken))
        pick = wanted.pop(0) if wanted else None
        if pick not in responses or _acts(responses[pick], taken):
            wanted.clear()
            pick = _only_way_on(responses, taken)
        if pick is None or len(responses) > 1 or _settles(responses[pick], taken):
            levels.append(_level(responses, taken, pick))
        if pick is None:
            break
        lines = responses[pick]
        taken = (*taken, pick)
        if len(lines[0].steps) == len(taken):
            result = lines[0].result
            assert result is not None  # else the press would have acted
            return Menu(tuple(levels), taken, Confirm(str(lines[0].action), result))
    return Menu(tuple(levels), taken)


def _answers(lines: Sequence[Line], depth: int) -> dict[str, list[Line]]:
    """The lines by their value at *depth*, in the order in which the game wants its answers."""
    responses: dict[str, list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.steps[depth].order):
        responses.setdefault(line.steps[depth].value, []).append(line)
    return responses


def _settles(lines: Sequence[Line], taken: tuple[str, ...]) -> bool:
    """Whether the answer after *taken* that leads to *lines* is the last one of its action."""
    return len(lines[0].steps) == len(taken) + 1


def _acts(lines: Sequence[Line], taken: tuple[str, ...]) -> bool:
    """Whether that answer takes its action at once."""
    return _settles(lines, taken) and lines[0].result is None


def _only_way_on(responses: dict[str, list[Line]], taken: tuple[str, ...]) -> str | None:
    """The single answer, where it leads to a further question; None where there is a choice."""
    if len(responses) > 1:
        return None
    ((value, lines),) = responses.items()
    return None if _settles(lines, taken) else value


def _level(responses: dict[str, list[Line]], taken: tuple[str, ...], pick: str | None) -> Level:
    depth = len(taken)
    choices = tuple(
        Choice(
            value=value,
            label=lines[0].label(lines[0].steps[depth]),
            path=(*taken, value),
            action=str(lines[0].action) if _acts(lines, taken) else None,
            chosen=value == pick,
        )
        for value, lines in responses.items()
    )
    first = next(iter(responses.values()))[0].steps
    return Level(first[depth].field, choices)


def labels_of(
    game: Game[Any, Any, Any],
    observation: Observation,
    action: Any,
    translate: Translator,
    names: Sequence[str],
) -> str:
    """What *action* means in words: the labels of its steps that no later one repeats."""
    labels = [
        translate_phrase(translate, game.label(observation, step), names)
        for step in game.menu_steps(action)
    ]
    return ", ".join(distinct(labels))


def distinct(labels: Sequence[str]) -> list[str]:
    """Those of *labels*, in order, that no later one repeats."""
    repeated = {label for label, later in combinations(labels, 2) if label in later}
    return [label for label in labels if label not in repeated]
