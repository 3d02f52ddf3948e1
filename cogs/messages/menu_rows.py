"""A menu as rows of buttons and selects: the open question, or the confirmation, and a way back."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.menu import (
    FEW,
    GOES_ON,
    MAX_CHOICES,
    Choice,
    Confirm,
    Fits,
    Level,
    Menu,
    Preview,
    Way,
    build,
    said,
    way_of,
)
from cogs.messages.phrases import bold, names_of, translate_phrase
from cogs.table.agreement import UndoRule
from cogs.table.live_table import LiveTable
from cogs.table.preferences import Confirming
from data.i18n import Translator
from data.store import Session
from render.view import listed
from rules import GAMES
from rules.core.types import Observation, Phrase, Shortcut

ROOM = 17
"""Components for the answers, where the rest of a message has no more than usual."""
NO_STEP = "/"
"""In a press: nothing is chosen yet."""
_FEW_BLUE = 2
"""So many blue answers at most stand out enough to say why."""
_CHOSEN = Phrase("table-confirm-chosen")


def menu_rows(
    session: Session,
    observation: Observation,
    menu: Menu | None,
    shortcuts: Sequence[Shortcut],
    translate: Translator,
    *,
    advised: str | None = None,
    is_new: bool = False,
    room: int = ROOM,
) -> list[ui.Item]:
    """The shortcuts, the open question with its answers, and what the chosen action leads to.

    An action *advised*, in notation, stands out as what a game suggests does otherwise. Once
    something is chosen, its words and a way back take the place of the shortcuts. Where the game
    *is_new*, what it suggests is named. There is *room* for so many components with the answers.
    """
    rows = _Rows(session, observation, translate)
    if menu is None:
        return rows.shortcuts(shortcuts, is_first=True)
    chosen = [choice for level in menu.levels for choice in level.choices if choice.chosen]
    if menu.confirm is not None:
        return [*rows.chosen(chosen), *rows.confirm(menu.confirm, rows.back(chosen))]
    level = menu.levels[-1]
    preferred = rows.outstanding(level, advised)
    is_select = _components(level) > room
    items = rows.level(level, preferred, is_select=is_select)
    stands_out = 0 < len(preferred) <= _FEW_BLUE < len(level.choices)
    if is_new and stands_out and advised is None and not (chosen or is_select):
        items = [ui.text(rows.suggestion(level, preferred)), *items]
    if chosen:
        return [*rows.chosen(chosen), *items, *ui.button_rows([rows.back(chosen)])]
    aside = rows.shortcuts(shortcuts, is_first=not preferred)
    return [*items, *aside] if preferred else [*aside, *items]


def open_question(menu: Menu, names: Sequence[str], translate: Translator) -> str:
    """Ask what is open next, or whether it stays like that where everything is chosen."""
    if menu.confirm is not None or not menu.levels:
        return translate("table-confirm-question")
    return translate_phrase(translate, menu.levels[-1].question, names)


def _components(level: Level) -> int:
    """Count what its answers take up as buttons, rows included; too much where they are many."""
    answers = len(level.choices)
    return answers + -(-answers // ui.BUTTONS_IN_ROW) if answers <= FEW else 2 * ROOM


@dataclass(frozen=True, slots=True)
class _Rows:
    """Makes the rows of one message."""

    session: Session
    observation: Observation
    translate: Translator

    def level(self, level: Level, preferred: Collection[Way], *, is_select: bool) -> list[ui.Item]:
        """An open question with its answers, as buttons where they are few.

        Blue is what is *preferred* to other answers; where all are alike, none is.
        """
        names = names_of(self.session)
        labels = [said(choice.labels, self.translate, names) for choice in level.choices]
        presses = [self._choose(choice) for choice in level.choices]
        if not is_select:
            alike = len(preferred) == len(level.choices) > 1
            are_blue = (not alike and choice.path in preferred for choice in level.choices)
            answers = zip(labels, presses, are_blue, strict=True)
            buttons = [
                ui.ButtonSpec(label, press, ui.BLUE if is_blue else ui.GREY)
                for label, press, is_blue in answers
            ]
            return [*ui.button_rows(buttons)]
        question = translate_phrase(self.translate, level.question, names)
        lines = [ui.option(label, press) for label, press in zip(labels, presses, strict=True)]
        return [
            ui.select_row(
                Press(Kind.MENU, self.session.id, word=str(start)),
                question,
                lines[start : start + MAX_CHOICES],
            )
            for start in range(0, len(lines), MAX_CHOICES)
        ]

    def suggestion(self, level: Level, preferred: Collection[Way]) -> str:
        """Name the *preferred* answers: pieces may be blue as well."""
        labels = [each.labels for each in level.choices if each.path in preferred]
        names = [bold(name) for name in names_of(self.session)]
        moves = (
            said([each for each in steps if each != GOES_ON], self.translate, names)
            for steps in labels
        )
        return self.translate("table-suggestion", moves=listed(self.translate, moves))

    def outstanding(self, level: Level, advised: str | None) -> set[Way]:
        """The paths of the answers with what is advised, or suggested, or the only one there is."""
        game, obs = GAMES[self.session.game], self.observation
        paths = {choice.path for choice in level.choices}
        if len(paths) == 1:
            return paths
        ways = {action: way_of(game, action) for action in obs.legal or obs.open_legal}
        left = {
            action: path
            for action, way in ways.items()
            for path in sorted(paths, key=len)  # an action offered whole counts as that
            if way[: len(path)] == path
        }
        actions = [action for action in left if str(action) == advised]
        return {left[action] for action in actions or game.suggested(obs, tuple(left))}

    def confirm(self, confirm: Confirm, back: ui.ButtonSpec) -> list[ui.Item]:
        """Show what the chosen action leads to, the button that takes it, and the one back."""
        press = self._press(Kind.ACT, confirm.action)
        button = ui.ButtonSpec(self.translate("table-confirm"), press, ui.BLUE)
        names = [bold(name) for name in names_of(self.session)]
        return [
            ui.text(translate_phrase(self.translate, confirm.result, names)),
            *ui.button_rows([button, back]),
        ]

    def chosen(self, chosen: Sequence[Choice]) -> list[ui.Item]:
        """Say what is chosen so far."""
        labels = [label for choice in chosen for label in choice.labels]
        names = [bold(name) for name in names_of(self.session)]
        return [ui.text(self.translate("table-chosen", label=said(labels, self.translate, names)))]

    def back(self, chosen: Sequence[Choice]) -> ui.ButtonSpec:
        """The button to the question before, which was answered last."""
        path = "/".join(chosen[-2].path) if len(chosen) > 1 else NO_STEP
        return ui.ButtonSpec(
            self.translate("table-back"), self._press(Kind.CHOOSE, path), emoji="◀"
        )

    def shortcuts(self, shortcuts: Sequence[Shortcut], *, is_first: bool) -> list[ui.Item]:
        """Buttons that take several actions at once: one is blue where most want that first."""
        names = names_of(self.session)
        buttons = [
            ui.ButtonSpec(
                translate_phrase(self.translate, shortcut.label, names),
                self._press(Kind.SHORTCUT, shortcut.name),
                ui.BLUE if is_first and not number else ui.GREY,
            )
            for number, shortcut in enumerate(shortcuts)
        ]
        return list(ui.button_rows(buttons))

    def _choose(self, choice: Choice) -> Press:
        if choice.action is not None:
            return self._press(Kind.ACT, choice.action)
        return self._press(Kind.CHOOSE, "/".join(choice.path))

    def _press(self, kind: Kind, word: str) -> Press:
        session, observation = self.session, self.observation
        seat = observation.to_act[0] if observation.seat is None else observation.seat
        return Press(kind, session.id, observation.asked_at[seat], word, session.branch)


def menu_of(
    table: LiveTable,
    seat: int | None,
    actions: Sequence[Any],
    path: Sequence[str],
    wish: str | None,
    fits: Fits,
    advised: str | None = None,
) -> Menu | None:
    """The choice among *actions* after the values of *path*; None where there is none.

    *seat* is whose view they are chosen in, *wish* when that person wants to confirm; *fits* tells
    for what a button has room. One that is *advised*, in notation, is offered whole.
    """
    if not actions:
        return None
    observation = table.observe(seat)
    offered = table.game.offered(observation, tuple(actions))
    preferred = [action for action in offered if str(action) == advised]
    whole = table.game.whole(observation, preferred) or table.game.whole(observation, offered)
    return build(
        table.game,
        offered,
        path,
        preview=preview_of(table, seat, actions, wish),
        label=lambda step: table.game.label(observation, step),
        outlook=lambda left: table.game.outlook(observation, left),
        fits=fits,
        ask=lambda field, left: table.game.step_question(observation, field, left),
        whole=whole,
        short=lambda action: table.game.short(observation, action),
    )


def preview_of(
    table: LiveTable, seat: int | None, actions: Sequence[Any], wish: str | None
) -> Preview:
    """Return a preview of each of *actions*; None for those that count as soon as they are chosen.

    *seat* is whose view they are chosen in, *wish* one of :class:`Confirming` or None.
    """
    observation = table.observe(seat)

    def always(action: Any) -> Phrase:
        return table.game.preview(observation, action) or _CHOSEN

    if wish == Confirming.NEVER or (wish is not None and len(actions) == 1):
        return lambda action: None
    if wish == Confirming.ALWAYS:
        return always
    if wish == Confirming.FINAL:
        final = _Final(table, seat)
        return lambda action: always(action) if final.includes(action) else None
    return lambda action: always(action) if table.game.is_rash(observation, action) else None


class _Final:
    """Tells which actions cannot be taken back, by what *seat* knows alone."""

    def __init__(self, table: LiveTable, seat: int | None) -> None:
        self._table = table
        self._seat = seat
        self._sample: Any = None

    def includes(self, action: Any) -> bool:
        """Tell whether something new would come up with *action*, or nothing can be taken back."""
        if self._table.session.undo_rule == UndoRule.NONE:
            return True
        game = self._table.game
        if self._sample is None:
            # Made up from what the seat sees: the true position would give away what it hides.
            self._sample = game.determinize(self._table.observe(self._seat), Random(0))
        return game.apply(self._sample, action).barrier
