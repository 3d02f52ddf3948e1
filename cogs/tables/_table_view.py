"""The table as a message: the board, what is asked of whom, what happened, and the choices.

The same parts make the living message that everybody sees and the private screen of one reader;
they differ in the observation they are given and in whose choices they show.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.tables._draft import (
    Door,
    Draft,
    Item,
    Picture,
    box,
    button_rows,
    gallery,
    option,
    select_row,
    text,
)
from cogs.tables._ids import Kind, Press
from cogs.tables._lobby import game_of
from cogs.tables._menu import MAX_CHOICES, Choice, Confirm, Level, Menu
from cogs.tables._play import outcome_of
from cogs.tables._words import bold, mentions, names_of, say_phrase, since, text_key
from data.i18n import Say
from data.store import Session, Status
from render.registry import seat_colour
from rules.core.types import Observation, Outcome

QUIET_COLOUR = 0x7A7F87
MAX_BUTTONS = 10
"""Answers to one question that are still shown as buttons; more become a select."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Board:
    """How the position looks: pictures, or the board in characters where they failed."""

    pictures: tuple[Picture, ...]
    text: str = ""

    def items(self) -> list[Item]:
        """The board as the first part of a message."""
        return [gallery(self.pictures)] if self.pictures else [text(f"```\n{self.text}\n```")]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the message about one moment of a table is made of."""

    session: Session
    observation: Observation
    board: Board
    log: Sequence[str]
    menu: Menu | None
    """The choices to show; None where this reader has none."""


def table_draft(scene: Scene, say: Say, pings: Sequence[int] = ()) -> Draft:
    """The living message of a table; the people of *pings* (user ids) are notified."""
    session = scene.session
    items = [*scene.board.items(), text(_headline(scene, say)), *_log(scene)]
    if session.consents and session.status is Status.RUNNING:
        items += _cancel_question(session, say)
    rows = menu_rows(scene, say) if session.status is Status.RUNNING else []
    if session.status is not Status.CANCELLED:
        rows += button_rows(_doors(session, say))
    return Draft((box(*items, colour=_colour(scene)), *rows), scene.board.pictures, tuple(pings))


def screen_draft(scene: Scene, say: Say, note: str = "") -> Draft:
    """One reader's private screen; *note* is a sentence above it (why a press did not count)."""
    heading = [text(note)] if note else []
    items = [*heading, *scene.board.items(), text(_headline(scene, say)), *_log(scene)]
    rows = menu_rows(scene, say) if scene.session.status is Status.RUNNING else []
    return Draft((box(*items, colour=_colour(scene)), *rows), scene.board.pictures)


def retired_draft(lines: Sequence[str], fallback: str) -> Draft:
    """What remains of an older table message: the actions that answered it, in words."""
    return Draft((text("\n".join(f"-# {line}" for line in lines) or f"-# {fallback}"),))


def menu_rows(scene: Scene, say: Say) -> list[Item]:
    """The levels of the menu: each question, then its answers as buttons or as a select."""
    if scene.menu is None:
        return []
    names = names_of(scene.session)
    rows: list[Item] = []
    for depth, level in enumerate(scene.menu.levels):
        key = text_key(f"{scene.session.game}-ask-{level.field}")
        rows += _level_rows(scene, level, depth, say(key), names, say)
    if scene.menu.confirm is not None:
        rows += _confirm_rows(scene, scene.menu.confirm, names, say)
    return [*rows, *_shortcut_rows(scene, say)]


def _shortcut_rows(scene: Scene, say: Say) -> list[Item]:
    """Buttons that take several actions at once."""
    observation = scene.observation
    if observation.seat is None:
        return []
    ply = observation.asked_at[observation.seat]
    doors = [
        Door(
            say_phrase(say, shortcut.label, names_of(scene.session)),
            str(Press(Kind.SHORTCUT, scene.session.id, ply, shortcut.name)),
        )
        for shortcut in game_of(scene.session).shortcuts(observation)
    ]
    return list(button_rows(doors))


def _confirm_rows(scene: Scene, confirm: Confirm, names: Sequence[str], say: Say) -> list[Item]:
    """What the chosen action leads to, and the button that takes it."""
    ply = scene.observation.asked_at[_asked_seat(scene)]
    press = Press(Kind.ACT, scene.session.id, ply, confirm.action)
    door = Door(say("table-confirm"), str(press), discord.ButtonStyle.success)
    return [
        text(say_phrase(say, confirm.result, [bold(name) for name in names])),
        *button_rows([door]),
    ]


def _level_rows(
    scene: Scene, level: Level, depth: int, question: str, names: Sequence[str], say: Say
) -> list[Item]:
    labels = [say_phrase(say, choice.label, names) for choice in level.choices]
    ids = [_press_of(scene, choice) for choice in level.choices]
    if len(level.choices) <= MAX_BUTTONS:
        doors = [
            Door(label, press, _style(choice))
            for label, press, choice in zip(labels, ids, level.choices, strict=True)
        ]
        return list(button_rows(doors))
    lines = [
        option(label, press, default=choice.chosen)
        for label, press, choice in zip(labels, ids, level.choices, strict=True)
    ]
    menus = range(0, len(lines), MAX_CHOICES)
    return [
        select_row(
            str(Press(Kind.MENU, scene.session.id, word=f"{depth}.{start}")),
            question,
            lines[start : start + MAX_CHOICES],
        )
        for start in menus
    ]


def _press_of(scene: Scene, choice: Choice) -> str:
    seat = _asked_seat(scene)
    ply = scene.observation.asked_at[seat]
    if choice.action is not None:
        return str(Press(Kind.ACT, scene.session.id, ply, choice.action))
    return str(Press(Kind.CHOOSE, scene.session.id, ply, "/".join(choice.path)))


def _asked_seat(scene: Scene) -> int:
    """Whose choices the menu holds: the reader's, or in the open the one seat that is asked."""
    seat = scene.observation.seat
    return seat if seat is not None else scene.observation.to_act[0]


def _style(choice: Choice) -> discord.ButtonStyle:
    if choice.chosen:
        return discord.ButtonStyle.success
    return discord.ButtonStyle.primary if choice.action else discord.ButtonStyle.secondary


def _headline(scene: Scene, say: Say) -> str:
    session = scene.session
    outcome = outcome_of(session)
    if outcome is not None:
        return _result(session, outcome, say)
    if session.status is Status.CANCELLED:
        return f"### {say('table-cancelled')}"
    question = say_phrase(
        say, game_of(session).question(scene.observation), [bold(n) for n in names_of(session)]
    )
    who = mentions(session, session.to_act)
    waiting = say("table-waiting", who=who, since=since(session.asked_since))
    return f"{waiting}\n{question}"


def _result(session: Session, outcome: Outcome, say: Say) -> str:
    order = sorted(range(len(session.seats)), key=lambda seat: (outcome.ranks[seat], seat))
    lines = [
        f"{MEDALS.get(outcome.ranks[seat], f'{outcome.ranks[seat]}.')} "
        f"{bold(session.seats[seat].name)}"
        for seat in order
    ]
    ending = say(text_key(f"{session.game}-end-{outcome.termination}"))
    return "\n".join((f"### {say('table-finished')}", *lines, f"-# {ending}"))


def _log(scene: Scene) -> list[Item]:
    return [text("\n".join(f"-# {line}" for line in scene.log))] if scene.log else []


def _cancel_question(session: Session, say: Say) -> list[Item]:
    question = say("table-cancel-question", agreed=len(session.consents), of=len(session.seats))
    yes = Press(Kind.CONSENT, session.id, word="yes")
    no = Press(Kind.CONSENT, session.id, word="no")
    doors = [
        Door(say("table-cancel-agree"), str(yes), discord.ButtonStyle.danger),
        Door(say("table-cancel-refuse"), str(no), discord.ButtonStyle.success),
    ]
    return [text(question), *button_rows(doors)]


def _doors(session: Session, say: Say) -> list[Door]:
    screen = Door(
        say("table-my-screen"), str(Press(Kind.SCREEN, session.id, session.ply)), emoji="🖼️"
    )
    guide = Door(say("table-rules"), str(Press(Kind.GUIDE, ply=1, word=session.game)), emoji="📖")
    return [screen, guide]


def _colour(scene: Scene) -> int:
    asked = scene.observation.to_act
    own = seat_colour(scene.session.game, asked[0]) if len(asked) == 1 else None
    return QUIET_COLOUR if own is None else own
