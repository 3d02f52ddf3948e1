"""The table as a message: the board, what is asked of whom, what happened, and the choices.

The same parts make the living message that everybody sees and the private screen of one reader;
they differ in the observation they are given and in whose choices they show.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.menu import Menu
from cogs.tables.messages.menu_rows import menu_rows
from cogs.tables.messages.payload import (
    MAX_TEXT,
    ButtonSpec,
    Item,
    MessagePayload,
    Picture,
    box,
    button_rows,
    clip,
    gallery,
    text,
)
from cogs.tables.messages.phrases import bold, mentions, names_of, since, text_key, translate_phrase
from cogs.tables.session.lobby import game_of
from cogs.tables.session.play import outcome_of
from data.i18n import Translator
from data.store import Session, Status
from render.registry import seat_colour
from rules.core.types import Observation, Outcome, Points

QUIET_COLOUR = 0x7A7F87
MAX_LINES = 12
"""Actions that an older message goes on telling."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Board:
    """How the position looks: pictures, or the board in characters where they failed."""

    pictures: tuple[Picture, ...]
    text: str = ""

    def items(self) -> list[Item]:
        """The board as the first part of a message.

        The first picture is as wide as the message. Discord puts the pictures of one gallery side
        by side, small: so the others have one of their own, where a tap enlarges them.
        """
        if not self.pictures:
            return [text(f"```\n{self.text}\n```")]
        galleries = (self.pictures[:1], self.pictures[1:])
        return [gallery(pictures) for pictures in galleries if pictures]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the message about one moment of a table is made of."""

    session: Session
    observation: Observation
    board: Board
    log: Sequence[str]
    menu: Menu | None
    """The choices to show; None where this reader has none."""
    points: Sequence[Points] = ()
    """Where the scores of a finished game come from."""


def table_payload(scene: Scene, translate: Translator, pings: Sequence[int] = ()) -> MessagePayload:
    """The living message of a table; the people of *pings* (user ids) are notified."""
    session = scene.session
    items = [*scene.board.items(), text(_headline(scene, translate)), *_log(scene)]
    if session.consents and session.status is Status.RUNNING:
        items += _cancel_question(session, translate)
    rows = _menu(scene, translate)
    if session.status is not Status.CANCELLED:
        rows += button_rows(_buttons(session, translate))
    return MessagePayload(
        (box(*items, colour=_colour(scene)), *rows), scene.board.pictures, tuple(pings)
    )


def screen_payload(scene: Scene, translate: Translator, note: str = "") -> MessagePayload:
    """One reader's private screen; *note* is a sentence above it (why a press did not count)."""
    heading = [text(note)] if note else []
    items = [*heading, *scene.board.items(), text(_headline(scene, translate)), *_log(scene)]
    rows = _menu(scene, translate)
    if scene.session.status is Status.RUNNING:
        rows += button_rows([_refresh(scene.session, translate)])
    return MessagePayload((box(*items, colour=_colour(scene)), *rows), scene.board.pictures)


def _menu(scene: Scene, translate: Translator) -> list[Item]:
    if scene.session.status is not Status.RUNNING:
        return []
    return menu_rows(scene.session, scene.observation, scene.menu, translate)


def retired_payload(lines: Sequence[str], fallback: str, heading: str = "") -> MessagePayload:
    """What remains of an older message: the actions that answered it, in words.

    One that was kept up to date for long, as where people choose in private, tells the last ones.
    """
    left_out = "…" if len(lines) > MAX_LINES else ""
    told = [heading, left_out, *(lines[-MAX_LINES:] or (fallback,))]
    return MessagePayload((text(clip("\n".join(f"-# {line}" for line in told if line), MAX_TEXT)),))


def _headline(scene: Scene, translate: Translator) -> str:
    session = scene.session
    outcome = outcome_of(session)
    if outcome is not None:
        return _result(scene, outcome, translate)
    if session.status is Status.CANCELLED:
        return f"### {translate('table-cancelled')}"
    question = translate_phrase(
        translate,
        game_of(session).question(scene.observation),
        [bold(n) for n in names_of(session)],
    )
    who = mentions(session, session.to_act)
    waiting = translate("table-waiting", who=who, since=since(session.asked_since))
    return f"{waiting}\n{question}"


def _result(scene: Scene, outcome: Outcome, translate: Translator) -> str:
    """The ranking, and below each name what its points came from."""
    session = scene.session
    lines = [
        line for seat in outcome.best_first for line in _place(scene, outcome, seat, translate)
    ]
    ending = translate(text_key(f"{session.game}-end-{outcome.termination}"))
    return "\n".join((f"### {translate('table-finished')}", *lines, f"-# {ending}"))


def _place(scene: Scene, outcome: Outcome, seat: int, translate: Translator) -> Iterator[str]:
    rank, game = outcome.ranks[seat], scene.session.game
    # The backslash: a line that begins with "4." would become a list.
    medal, name = MEDALS.get(rank, f"{rank}\\."), bold(scene.session.seats[seat].name)
    yield f"{medal} {name} · **{outcome.scores[seat]}**"
    sources = [
        f"{translate(text_key(f'{game}-points-{points.source}'))} {points.by_seat[seat]}"
        for points in scene.points
        if points.by_seat[seat]
    ]
    if sources:
        yield f"-# {' · '.join(sources)}"


def _log(scene: Scene) -> list[Item]:
    return [text("\n".join(f"-# {line}" for line in scene.log))] if scene.log else []


def _cancel_question(session: Session, translate: Translator) -> list[Item]:
    question = translate(
        "table-cancel-question", agreed=len(session.consents), of=len(session.seats)
    )
    yes = Press(Kind.CONSENT, session.id, word="yes")
    no = Press(Kind.CONSENT, session.id, word="no")
    buttons = [
        ButtonSpec(translate("table-cancel-agree"), str(yes), discord.ButtonStyle.danger),
        ButtonSpec(translate("table-cancel-refuse"), str(no), discord.ButtonStyle.success),
    ]
    return [text(question), *button_rows(buttons)]


def _refresh(session: Session, translate: Translator) -> ButtonSpec:
    """What brings a private screen up to date: nobody has to look for the table again."""
    return ButtonSpec(translate("screen-refresh"), str(Press(Kind.SCREEN, session.id, session.ply)))


def _buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    screen = ButtonSpec(
        translate("table-my-screen"), str(Press(Kind.SCREEN, session.id, session.ply)), emoji="🖼️"
    )
    guide = ButtonSpec(
        translate("table-rules"), str(Press(Kind.GUIDE, ply=1, word=session.game)), emoji="📖"
    )
    return [screen, guide]


def _colour(scene: Scene) -> int:
    asked = scene.observation.to_act
    own = seat_colour(scene.session.game, asked[0]) if len(asked) == 1 else None
    return QUIET_COLOUR if own is None else own
