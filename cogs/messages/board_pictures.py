"""Pictures for messages: through whose eyes, of what, and what is shown where drawing fails."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import TypeVar

from cogs.messages import payload as ui
from cogs.messages.phrases import names_of, text_key
from cogs.program.monitor import PICTURES, PICTURES_FAILED
from cogs.table.live_table import LiveTable, was_given_up
from cogs.table.lobby import theme_named
from cogs.workers.pool import WorkFailed
from cogs.workers.renderer import Renderer
from data.i18n import Translator, translator
from data.store import Session
from render.figures import Figure
from render.gallery import describe
from render.moving import Frame
from render.names import can_be_written, told_apart
from render.ranking import source_name
from render.view import View
from rules.core.types import Effect, Observation, Points
from rules.registry import GAMES

log = logging.getLogger(__name__)

MOST_WORDS = 3000
"""Characters in place of the pictures of a board; the rest of its message has room beside them."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A seat, or a spectator (None), and the language and theme in which it is shown the game."""

    seat: int | None
    language: str
    theme: str
    reading: str | None = None
    """For the ear, see :mod:`data.spoken_texts`: in short, the position is behind a button."""
    confirms: str | None = None
    """When this person wants to confirm what they have chosen; see ``messages.menu_rows``."""
    advised: str | None = None
    """The action, in notation, that a robot has just advised."""

    @property
    def translate(self) -> Translator:
        """The texts in the language and the reading of this viewpoint."""
        return translator(self.language, self.reading)


def view_of(
    session: Session,
    viewpoint: Viewpoint,
    points: tuple[Points, ...] | None = None,
    path: tuple[str, ...] = (),
    effects: tuple[Effect, ...] = (),
) -> View:
    """Return the way to draw a position for *viewpoint*, with a mark at what *effects* did.

    *path* is what is chosen so far, *points* where the scores of a finished game come from.
    """
    translate = viewpoint.translate
    return View(
        drawable_names(session, translate),
        theme_named(viewpoint.theme),
        path,
        points,
        sources=tuple(source_name(session.game, each, translate) for each in points or ()),
        news=effects,
    )


def drawable_names(session: Session, translate: Translator) -> tuple[str, ...]:
    """The players' names as pictures and their descriptions have them.

    A name that the fonts cannot write is that of somebody whose user name they cannot write either.
    """
    return told_apart(
        tuple(
            name if can_be_written(name) else translate("player-number", number=seat + 1)
            for seat, name in enumerate(names_of(session))
        )
    )


def points_at(table: LiveTable, observation: Observation) -> tuple[Points, ...] | None:
    """Return the sources of the scores, once the game is over; none of one that was given up."""
    if observation.outcome is None:
        return None
    return () if was_given_up(observation.outcome) else table.game.points(observation)


@dataclass(frozen=True, slots=True)
class BoardImage:
    """A position as pictures, or in words where drawing failed."""

    pictures: tuple[ui.Picture, ...]
    text: str = ""

    def in_short(self, translate: Translator) -> "BoardImage":
        """The same board with a word on where its description is, once."""
        keys = ("board-picture", *("board-picture-more" for _ in self.pictures))
        pictures = (
            replace(picture, alt=translate(key))
            for picture, key in zip(self.pictures, keys, strict=False)
        )
        return replace(self, pictures=tuple(pictures))

    def first(self) -> "BoardImage":
        """The same board with its most important picture alone."""
        return replace(self, pictures=self.pictures[:1])

    def items(self) -> list[ui.Item]:
        """The board as the first part of a message.

        Discord puts the pictures of one gallery side by side, small and cropped: so each has a
        gallery of its own, as wide as the message. The most important one stands last, beside
        the answers: a chat opens at its end.
        """
        if not self.pictures:
            return [ui.text(self.text)]
        return [ui.gallery((picture,)) for picture in reversed(self.pictures)]


class Drawing:
    """Makes the pictures of messages. One that fails is logged, and the message does without."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def board(
        self, observation: Observation, view: View, translate: Translator, name: str, alt: str = ""
    ) -> BoardImage:
        """*observation* as pictures, or in words where they failed: the log calls it *name*.

        Each picture is described in full, or by *alt*.
        """
        with PICTURES.time():
            files = await _tried(name, self._renderer.pictures(observation, view))
        if files is None:
            words = "\n".join(describe(observation, view, translate))
            return BoardImage((), ui.clip(words, MOST_WORDS))
        alts = (alt,) * len(files) if alt else describe(observation, view, translate)
        return BoardImage(
            tuple(
                ui.Picture.of(f"{observation.game}-{number}", data, alt)
                for number, (data, alt) in enumerate(zip(files, alts, strict=True), 1)
            )
        )

    async def replay(
        self, frames: tuple[Frame, ...], name: str, alt: str
    ) -> tuple[ui.Picture, ...]:
        """*frames* as a moving picture, described by *alt*; none where it failed."""
        data = await _tried(f"{name}-replay", self._renderer.replay(frames))
        return _one(f"{name}-replay", data, alt, "webp")

    async def figure(self, figure: Figure, theme: str, alt: str) -> tuple[ui.Picture, ...]:
        """*figure* as a picture, with *alt* as its text; none where it failed."""
        data = await _tried("figures", self._renderer.figure(figure, theme_named(theme)))
        return _one("figures", data, alt)

    async def component_card(
        self, game: str, name: str, theme: str, alt: str
    ) -> tuple[ui.Picture, ...]:
        """The picture of a component, with *alt* as its text; none where it failed."""
        drawing = self._renderer.component_card(game, name, theme_named(theme))
        return _one(f"{game}-card", await _tried(f"{game}-card {name}", drawing), alt)

    async def cover(
        self, game: str, theme: str, translate: Translator, *, is_small: bool
    ) -> tuple[ui.Picture, ...]:
        """Draw the cover of *game*; none where it failed."""
        alt = translate("cover-picture", game=translate(text_key(f"{game}-name")))
        drawing = self._renderer.cover(GAMES[game].info, theme_named(theme), is_small=is_small)
        return _one(f"{game}-lobby", await _tried(f"{game}-lobby", drawing), alt)


async def _tried(name: str, drawing: Awaitable[_T]) -> _T | None:
    """Return what *drawing* gives; None where it fails, which the log tells by *name*."""
    try:
        return await drawing
    except WorkFailed as failure:
        PICTURES_FAILED.inc()
        log.warning("there is no picture %s: %s", name, failure)
        return None


def _one(name: str, data: bytes | None, alt: str, suffix: str = "png") -> tuple[ui.Picture, ...]:
    return () if data is None else (ui.Picture.of(name, data, alt, suffix),)
