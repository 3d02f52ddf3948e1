"""A menu as rows of buttons and selects: answered questions, the open one, the confirmation."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from operator import or_

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.menu import FEW, MAX_CHOICES, Choice, Confirm, Level, Menu, Way, said
from cogs.tables.messages.payload import (
    BUTTONS_IN_ROW,
    ButtonSpec,
    Item,
    button_rows,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import bold, names_of, translate_phrase
from data.i18n import Translator
from data.store import Session
from rules import GAMES
from rules.core.types import Observation, Shortcut

ROOM = 17
"""Components for all questions, where the rest of a message has no more than usual. Where the
answers need more, questions that are answered fold into selects."""


def menu_rows(
    session: Session,
    observation: Observation,
    menu: Menu | None,
    shortcuts: Sequence[Shortcut],
    translate: Translator,
    *,
    advised: str | None = None,
    is_short: bool = False,
    room: int = ROOM,
) -> list[Item]:
    """The shortcuts, the questions with their answers, and what the chosen action leads to.

    An action *advised*, in notation, stands out as what a game suggests does otherwise. With
    *is_short* answered questions say only what was chosen: they become selects. There is *room* for
    so many components with the answers.
    """
    if menu is None:
        return []
    rows = _Rows(session, observation, translate)
    suggested = rows.outstanding(menu.levels[0], advised) if menu.levels else set()
    aside = rows.shortcuts(shortcuts, is_first=not suggested)
    items = [] if suggested else aside
    answered = [is_short and level.is_answered for level in menu.levels]
    folds = map(or_, answered, _folds(menu.levels, room))
    for depth, (level, is_folded) in enumerate(zip(menu.levels, folds, strict=True)):
        preferred = rows.outstanding(level, advised) if depth else suggested
        is_aside = bool(shortcuts) and not suggested
        items += rows.level(level, depth, preferred, is_aside=is_aside, is_folded=is_folded)
    if menu.confirm is not None:
        items += rows.confirm(menu.confirm)
    return [*items, *aside] if suggested else items


def open_question(menu: Menu, names: Sequence[str], translate: Translator) -> str:
    """What is asked next, or whether it stays like that where everything is chosen."""
    if menu.confirm is not None or not menu.levels:
        return translate("table-confirm-question")
    return translate_phrase(translate, menu.levels[-1].question, names)


def _folds(levels: Sequence[Level], room: int = ROOM) -> list[bool]:
    """Which questions are shown as selects.

    Those are answered ones with many answers, so that a phone still shows the picture, and from the
    first one on as many more as the room demands: the last one where there is less than usual.
    """
    counts, last = [len(level.choices) for level in levels], len(levels) - 1
    folds = [depth < last and count > BUTTONS_IN_ROW for depth, count in enumerate(counts)]
    for depth in range(last if room == ROOM else len(levels)):
        needed = sum(map(_components, counts, folds))
        folds[depth] = folds[depth] or needed > room
    return folds


def _components(responses: int, is_folded: bool) -> int:
    """What so many answers count in Discord, rows included."""
    if responses <= FEW and not is_folded:
        return responses + -(-responses // BUTTONS_IN_ROW)
    return 2 * -(-responses // MAX_CHOICES)


@dataclass(frozen=True, slots=True)
class _Rows:
    """Makes the rows of one message."""

    session: Session
    observation: Observation
    translate: Translator

    def level(
        self,
        level: Level,
        depth: int,
        preferred: Collection[Way],
        *,
        is_aside: bool,
        is_folded: bool,
    ) -> list[Item]:
        """One question with its answers, as buttons where they are few.

        Blue leads on from an open question: what is *preferred*, or every answer where nothing is.
        Answers *aside* are the long way, beside a shortcut that does it all.
        """
        names = names_of(self.session)
        labels = [said(choice.labels, self.translate, names) for choice in level.choices]
        presses = [self._choose(choice) for choice in level.choices]
        if len(level.choices) <= FEW and not is_folded:
            buttons = [
                ButtonSpec(
                    self._marked(choice, label),
                    press,
                    _style(
                        is_blue=not (is_aside or level.is_answered)
                        and (not preferred or choice.path in preferred)
                    ),
                )
                for label, press, choice in zip(labels, presses, level.choices, strict=True)
            ]
            return list(button_rows(buttons))
        question = translate_phrase(self.translate, level.question, names)
        lines = [
            option(label, press, default=choice.chosen)
            for label, press, choice in zip(labels, presses, level.choices, strict=True)
        ]
        return [
            select_row(
                Press(Kind.MENU, self.session.id, word=f"{depth}.{start}"),
                question,
                lines[start : start + MAX_CHOICES],
            )
            for start in range(0, len(lines), MAX_CHOICES)
        ]

    def outstanding(self, level: Level, advised: str | None) -> set[Way]:
        """The paths of the answers with what is advised, or with what the game suggests."""
        game, obs = GAMES[self.session.game], self.observation
        paths = {choice.path for choice in level.choices}
        ways = {
            action: tuple(step.value for step in game.menu_steps(action))
            for action in obs.legal or obs.open_legal
        }
        left = {
            action: path
            for action, way in ways.items()
            for path in sorted(paths, key=len)  # an action offered whole counts as that
            if way[: len(path)] == path
        }
        actions = [action for action in left if str(action) == advised]
        return {left[action] for action in actions or game.suggested(obs, tuple(left))}

    def confirm(self, confirm: Confirm) -> list[Item]:
        """What the chosen action leads to, and the button that takes it."""
        press = self._press(Kind.ACT, confirm.action)
        button = ButtonSpec(self.translate("table-confirm"), press, discord.ButtonStyle.primary)
        names = [bold(name) for name in names_of(self.session)]
        return [
            text(translate_phrase(self.translate, confirm.result, names)),
            *button_rows([button]),
        ]

    def shortcuts(self, shortcuts: Sequence[Shortcut], *, is_first: bool) -> list[Item]:
        """Buttons that take several actions at once: one is blue where most want that first."""
        names = names_of(self.session)
        buttons = [
            ButtonSpec(
                translate_phrase(self.translate, shortcut.label, names),
                self._press(Kind.SHORTCUT, shortcut.name),
                _style(is_blue=is_first and not number),
            )
            for number, shortcut in enumerate(shortcuts)
        ]
        return list(button_rows(buttons))

    def _marked(self, choice: Choice, label: str) -> str:
        return self.translate("table-chosen", label=label) if choice.chosen else label

    def _choose(self, choice: Choice) -> Press:
        if choice.action is not None:
            return self._press(Kind.ACT, choice.action)
        return self._press(Kind.CHOOSE, "/".join(choice.path))

    def _press(self, kind: Kind, word: str) -> Press:
        session, observation = self.session, self.observation
        seat = observation.to_act[0] if observation.seat is None else observation.seat
        return Press(kind, session.id, observation.asked_at[seat], word, session.branch)


def _style(*, is_blue: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if is_blue else discord.ButtonStyle.secondary
