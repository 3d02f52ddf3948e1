"""Pictures for messages, and what is shown where drawing fails."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from cogs.program.monitor import PICTURES, PICTURES_FAILED
from cogs.tables.messages import payload as ui
from cogs.tables.messages.phrases import text_key
from cogs.tables.messages.table_content import BoardImage
from cogs.tables.session.lobby import theme_named
from cogs.workers.pool import WorkFailed
from cogs.workers.renderer import Renderer
from data.i18n import Translator
from render.figures import Figure
from render.gallery import describe
from render.moving import Frame
from render.view import View
from rules.core.types import Observation
from rules.registry import GAMES

log = logging.getLogger(__name__)

MOST_WORDS = 3000
"""Characters in place of the pictures of a board; the rest of its message has room beside them."""

_T = TypeVar("_T")


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
