"""Pictures made in processes of their own, so that drawing never holds up the bot."""

import asyncio
from collections.abc import Callable, Hashable
from typing import TypeAlias

from cachetools import LRUCache

from cogs.workers.pool import Duty, WorkerPool, WorkFailed
from render.figures import Figure
from render.moving import MOST_BYTES, QUALITIES, Frame, moving_picture, replay_frame
from render.pictures import component_card, cover_picture, figure_picture, pictures
from render.theme import ThemeName
from render.view import View
from rules.core.types import GameInfo, Observation

DRAWING = Duty("render.pictures")
SECONDS = 5.0
"""The longest that one request may be drawn."""
KEPT_BYTES = 16_000_000
"""Finished pictures that are kept: the same board is often wanted again, by another reader."""
REQUEST_BYTES = 10_000
"""What is reckoned for the request of a kept picture: an observation takes 4,000 to 30,000."""

_Files: TypeAlias = tuple[bytes, ...]
_Request: TypeAlias = tuple[Callable[..., _Files], tuple[Hashable, ...]]
"""What draws, and its arguments."""
_PATIENCE: dict[Callable[..., _Files], int] = {moving_picture: 4}
"""How many times as long as the others some may be drawn."""


class Renderer:
    """Draws in worker processes, each request once. Used by one event loop."""

    def __init__(self, pool: WorkerPool, seconds: float = SECONDS) -> None:
        """*seconds* is the longest that a request may be drawn."""
        self.pool = pool
        """Where it draws; robots think there as well."""
        self._seconds = seconds
        self._replaying = asyncio.Lock()
        self._drawing: dict[_Request, asyncio.Task[_Files]] = {}
        self._kept: LRUCache[_Request, _Files] = LRUCache(KEPT_BYTES, _size)

    async def start(self) -> None:
        """Start a worker and wait until it is ready.

        :raises WorkFailed: none comes up.
        """
        await self.pool.start(DRAWING)

    async def pictures(self, observation: Observation, view: View) -> tuple[bytes, ...]:
        """The PNGs of *observation* for *view*.

        :raises WorkFailed: they cannot be drawn, or not in time.
        """
        return await self._get((pictures, (observation, view)))

    async def component_card(self, game: str, name: str, theme: ThemeName) -> bytes:
        """The PNG of one card, tile or piece of *game*.

        :raises WorkFailed: it cannot be drawn, or not in time.
        """
        (file,) = await self._get((component_card, (game, name, theme)))
        return file

    async def cover(self, info: GameInfo, theme: ThemeName, *, is_small: bool) -> bytes:
        """The PNG of the cover of a game.

        :raises WorkFailed: it cannot be drawn, or not in time.
        """
        (file,) = await self._get((cover_picture, (info, theme, is_small)))
        return file

    async def figure(self, figure: Figure, theme: ThemeName) -> bytes:
        """The PNG of *figure*.

        :raises WorkFailed: it cannot be drawn, or not in time.
        """
        (file,) = await self._get((figure_picture, (figure, theme)))
        return file

    async def replay(self, frames: tuple[Frame, ...]) -> bytes:
        """*frames* as a WebP that moves.

        :raises WorkFailed: they cannot be drawn, or one of them not in time.
        """
        # One after the other, so that a replay never takes more than one worker from the boards.
        async with self._replaying:
            drawn = [(await self._get((replay_frame, (frame,))))[0] for frame in frames]
            for quality in QUALITIES:
                (file,) = await self._get((moving_picture, (tuple(drawn), quality)))
                if len(file) <= MOST_BYTES:
                    return file
            raise WorkFailed("the moving picture is too large")

    async def _get(self, request: _Request) -> _Files:
        known = self._kept.get(request)
        if known is not None:
            return known
        task = self._drawing.get(request)
        if task is None:
            task = asyncio.create_task(self._draw(request))
            self._drawing[request] = task
            task.add_done_callback(lambda done: self._finish(request, done))
        # A reader who goes away must not take the picture from the others.
        return await asyncio.shield(task)

    def _finish(self, request: _Request, task: asyncio.Task[_Files]) -> None:
        del self._drawing[request]
        if not task.cancelled() and task.exception() is None:
            self._kept[request] = task.result()

    async def _draw(self, request: _Request) -> _Files:
        function, arguments = request
        seconds = self._seconds * _PATIENCE.get(function, 1)
        return await self.pool.run(DRAWING, seconds, function, *arguments)


def _size(files: _Files) -> int:
    return REQUEST_BYTES + sum(map(len, files))
