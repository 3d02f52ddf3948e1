"""Legal actions as a tree of choices: what is asked next, and what each answer leads to.

The tree is made of the parts that the game cuts its actions into. A step with one answer only is
taken by itself, so nobody presses a button that could not have been another. Where few answers come
of it, those that leave least to choose are offered whole, however many steps they have, as long as
a button has room for their words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, takewhile
from typing import Any, TypeAlias

from cogs.messages.phrases import translate_phrase
from data.i18n import Translator
from render.view import listed
from rules.core.game import Game
from rules.core.types import MenuStep, Observation, Phrase

MAX_CHOICES = 25
"""Options in one select of Discord, and buttons in five rows."""
FEW = 12
"""Answers that are offered side by side, as buttons."""
SHOWN = 25
"""Letters of a button that a phone shows."""
IN_ALL = 200
"""Letters of all answers that a phone shows below a picture: longer ones stand one to a row."""
GOES_ON = Phrase("table-goes-on")
"""Behind the labels of an answer after which more is asked."""
MAX_LABEL = 80
"""Letters of a button in Discord; a screen reader reads them all."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer at one level of the menu."""

    labels: tuple[Phrase, ...]
    """What its steps are called; see :func:`said`."""
    path: tuple[str, ...]
    """The values chosen once this one is."""
    action: str | None
    """The notation, where this answer settles the action."""
    chosen: bool


@dataclass(frozen=True, slots=True)
class Level:
    """One question with its answers, in the order in which they are shown."""

    question: Phrase
    choices: tuple[Choice, ...]


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


Way: TypeAlias = tuple[str, ...]
"""The values of steps that follow each other."""


Preview = Callable[[Any], Phrase | None]
"""What an action would lead to; None where it counts as soon as it is chosen."""


Label = Callable[[MenuStep], Phrase]
"""What a step is called in the position at hand."""


Outlook = Callable[[Sequence[Any]], Phrase | None]
"""What an answer that leaves these actions would bring; None where its label says enough."""


Short = Callable[[Any], Phrase | None]
"""What a whole action is called in fewer words than its steps; None where there are none."""


Ask = Callable[[str, Sequence[Any]], Phrase]
"""What the next step asks, by its field and the actions that it chooses among."""


Fits = Callable[[Sequence[Sequence[Phrase]]], bool]
"""Whether buttons have room for what the steps of each answer are called."""


@dataclass(frozen=True, slots=True)
class Line:
    """A legal action on its way through the tree."""

    action: Any
    steps: tuple[MenuStep, ...]
    preview: Preview
    label: Label
    outlook: Outlook
    short: Short

    @property
    def result(self) -> Phrase | None:
        """Return what is shown before it counts. Worked out only where the menu gets to it."""
        return self.preview(self.action)


def build(
    game: Game[Any, Any, Any],
    actions: Sequence[Any],
    path: Sequence[str] = (),
    preview: Preview = lambda action: None,
    label: Label = lambda step: step.label,
    outlook: Outlook = lambda actions: None,
    fits: Fits = lambda answers: True,
    ask: Ask = lambda field, actions: Phrase(f"ask-{field}"),
    whole: tuple[Any, Phrase] | None = None,
    short: Short = lambda action: None,
) -> Menu:
    """The menu over *actions* after the values of *path* were chosen.

    The action *whole* is an answer to the first question, with its label, where that has room.

    A path that leads nowhere, such as that of an old button, is followed as far as possible.
    """
    lines = [
        Line(action, game.menu_steps(action), preview, label, outlook, short) for action in actions
    ]
    levels: list[Level] = []
    taken: tuple[str, ...] = ()
    wanted = tuple(path)
    while lines:
        answers = _answers(lines, len(taken), fits)
        pick = next((way for way in answers if wanted and wanted[: len(way)] == way), None)
        if pick is None or _acts(answers[pick], taken, pick):
            wanted, pick = (), _only_way_on(answers, taken)
        if pick is None or len(answers) > 1 or _settles(answers[pick], taken, pick):
            level = _level(answers, taken, pick, ask)
            levels.append(level if levels or not whole else _with_whole(level, lines, *whole))
        if pick is None:
            break
        lines, wanted = answers[pick], wanted[len(pick) :]
        taken = (*taken, *pick)
        if len(lines[0].steps) == len(taken):
            result = lines[0].result
            assert result is not None  # else the press would have acted
            return Menu(tuple(levels), taken, Confirm(str(lines[0].action), result))
    return Menu(tuple(levels), taken)


def _answers(lines: Sequence[Line], depth: int, fits: Fits) -> dict[Way, list[Line]]:
    """The lines by what comes next, in the order in which the game wants its answers.

    While all stay few, answers are made one step longer: first those that leave least to choose,
    and all together that leave equally much, so that they look alike.
    """
    answers = _by_step(lines, depth)
    if not all(fits([labels]) for labels in _labels(answers, depth)):
        answers = {way[:1]: group for way, group in answers.items()}
    while True:
        for left in sorted({len(group) for group in answers.values()} - {1}):
            longer: dict[Way, list[Line]] = {}
            for way, group in answers.items():
                on = _by_step(group, depth + len(way)) if len(group) == left else {(): group}
                longer |= {(*way, *more): each for more, each in on.items()}
            if len(longer) <= FEW and fits(_labels(longer, depth)):
                answers = longer
                break
        else:
            return answers


def _by_step(lines: Sequence[Line], depth: int) -> dict[Way, list[Line]]:
    """The lines by their value at *depth*, with those that follow it as the only ones."""
    found: dict[str, list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.steps[depth].order):
        found.setdefault(line.steps[depth].value, []).append(line)
    return {_shared(group, depth): group for group in found.values()}


def _shared(lines: Sequence[Line], depth: int) -> Way:
    """The values from *depth* on that all *lines* have."""
    ways = [[step.value for step in line.steps[depth:]] for line in lines]
    same = takewhile(lambda values: len({*values}) == 1, zip(*ways, strict=False))
    return tuple(values[0] for values in same)


def _settles(lines: Sequence[Line], taken: Way, way: Way) -> bool:
    """Tell whether the answer *way* after *taken*, which leads to *lines*, ends its action."""
    return len(lines[0].steps) == len(taken) + len(way)


def _acts(lines: Sequence[Line], taken: Way, way: Way) -> bool:
    """Tell whether that answer takes its action at once."""
    return _settles(lines, taken, way) and lines[0].result is None


def _only_way_on(answers: dict[Way, list[Line]], taken: Way) -> Way | None:
    """The single answer, where it leads to a further question; None where there is a choice."""
    if len(answers) > 1:
        return None
    ((way, lines),) = answers.items()
    return None if _settles(lines, taken, way) else way


def _level(answers: dict[Way, list[Line]], taken: Way, pick: Way | None, ask: Ask) -> Level:
    depth = len(taken)
    choices = tuple(
        Choice(
            labels=_without_outlook(labels, lines) if way == pick else labels,
            path=(*taken, *way),
            action=str(lines[0].action) if _acts(lines, taken, way) else None,
            chosen=way == pick,
        )
        for labels, (way, lines) in zip(_labels(answers, depth), answers.items(), strict=True)
    )
    every = [line for lines in answers.values() for line in lines]
    same = len(_shared(every, depth)) if len(answers) > 1 else 0
    field = every[0].steps[depth + same].field
    return Level(ask(field, [line.action for line in every]), choices)


def _without_outlook(labels: Sequence[Phrase], lines: Sequence[Line]) -> tuple[Phrase, ...]:
    """Return what an answer is called once it is chosen."""
    brought = lines[0].outlook([line.action for line in lines])
    return tuple(label for label in labels if label not in (GOES_ON, brought))


def _with_whole(level: Level, lines: Sequence[Line], action: Any, label: Phrase) -> Level:
    """*level* with *action*, one of *lines*, in front, then the answer that it is part of.

    Without it where it is an answer by itself already.
    """
    (line,) = (line for line in lines if line.action == action)
    path = tuple(step.value for step in line.steps)
    if len(level.choices) >= FEW or path in {choice.path for choice in level.choices}:
        return level
    choice = Choice((label,), path, str(action) if line.result is None else None, chosen=False)
    rest = sorted(level.choices, key=lambda other: path[: len(other.path)] != other.path)
    return replace(level, choices=(choice, *rest))


def _labels(answers: dict[Way, list[Line]], depth: int) -> list[tuple[Phrase, ...]]:
    """Name the steps that tell each way from the others, and what it would bring.

    What all have in common that come to such a step goes unsaid, and what all bring. Beside
    whole actions, answers after which more is asked say what they would bring, or else that it is.
    """
    ways = [lines[0].steps[depth : depth + len(way)] for way, lines in answers.items()]
    values: dict[str, set[str]] = {}
    for step in chain.from_iterable(ways):
        values.setdefault(step.field, set()).add(step.value)
    found = [
        tuple(lines[0].label(step) for step in way if len(ways) == 1 or len(values[step.field]) > 1)
        for way, lines in zip(ways, answers.values(), strict=True)
    ]
    are_open = [len(lines[0].steps) > depth + len(way) for way, lines in answers.items()]
    brought = [lines[0].outlook([line.action for line in lines]) for lines in answers.values()]
    told = [brings for brings in brought if brings is not None]
    if len(told) > 1 and len(set(told)) == 1:
        brought = [None] * len(brought)
    goes_on = () if all(are_open) else (GOES_ON,)
    behind = [
        (goes_on if is_open else ()) if brings is None else (brings,)
        for is_open, brings in zip(are_open, brought, strict=True)
    ]
    if not depth:
        found = [_in_short(*each) for each in zip(found, answers.items(), strict=True)]
    return [(*labels, *more) for labels, more in zip(found, behind, strict=True)]


def _in_short(labels: tuple[Phrase, ...], answer: tuple[Way, list[Line]]) -> tuple[Phrase, ...]:
    """Return the *labels* of a whole action in fewer words, where it has some."""
    way, (line, *_) = answer
    is_long = len(labels) > 1 and len(way) == len(line.steps)
    short = line.short(line.action) if is_long else None
    return labels if short is None else (short,)


def way_of(game: Game[Any, Any, Any], action: Any) -> Way:
    """Return the values of all steps of *action*."""
    return tuple(step.value for step in game.menu_steps(action))


def labels_of(
    game: Game[Any, Any, Any],
    observation: Observation,
    action: Any,
    translate: Translator,
    names: Sequence[str],
) -> str:
    """Say *action* in words: those of its button, where a menu offers it whole."""
    whole = game.whole(observation, (action,))
    short = game.short(observation, action) if whole is None else whole[1]
    steps = [game.label(observation, step) for step in game.menu_steps(action)]
    return said(steps if short is None else [short], translate, names)


def said(labels: Sequence[Phrase], translate: Translator, names: Sequence[str]) -> str:
    """The *labels* of successive steps as one, without those that a later one repeats."""
    steps = [each for each in labels if each != GOES_ON]
    texts = list(dict.fromkeys(translate_phrase(translate, each, names) for each in steps))
    repeated = {text for text, later in combinations(texts, 2) if text in later}
    label = listed(translate, (text for text in texts if text not in repeated))
    return translate("table-goes-on", label=label) if GOES_ON in labels else label


def fitting(
    translate: Translator, names: Sequence[str], letters: int = SHOWN, in_all: int = IN_ALL
) -> Fits:
    """Return what tells whether answers have room on buttons of so many *letters* each."""

    def fits(answers: Sequence[Sequence[Phrase]]) -> bool:
        lengths = [len(said(labels, translate, names)) for labels in answers]
        return max(lengths, default=0) <= letters and sum(lengths) <= in_all

    return fits
