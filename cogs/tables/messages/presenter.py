"""From a session and a reader to a message: observation, picture, alternative text, choices."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.tables.messages.menu import Menu, build
from cogs.tables.messages.payload import MAX_ALT_TEXT, MessagePayload, Picture, clip
from cogs.tables.messages.phrases import log_lines, names_of
from cogs.tables.messages.table_view import Board, Scene, screen_payload, table_payload
from cogs.tables.session.lobby import game_of, theme_named
from cogs.tables.session.play import observe
from data.i18n import Translator, translator
from data.store import HistoryEntry, Session
from render.gallery import describe
from render.registry import LAYOUTS
from render.view import View
from render.worker import Renderer, RenderFailed
from rules.core.types import Observation, Points

log = logging.getLogger(__name__)

LOG_LINES = 4
"""Actions told in the living message and on a private screen."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Who will see it: a seat or a spectator (None), and how it speaks and looks for them."""

    seat: int | None
    language: str
    theme: str


class Presenter:
    """Makes the messages about a running or finished game."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def table(
        self,
        session: Session,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        pings: Sequence[int] = (),
    ) -> MessagePayload:
        """The living message; *path* holds what the seat on turn has chosen in the open."""
        viewpoint = Viewpoint(None, session.language, session.theme)
        observation = observe(session, None)
        menu = _menu(session, observation, observation.open_legal, path)
        scene = await self._scene(session, viewpoint, entries, observation, menu)
        return table_payload(scene, translator(session.language), pings)

    async def screen(
        self,
        session: Session,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        *,
        path: Sequence[str] = (),
        note: str = "",
    ) -> MessagePayload:
        """The private screen of *reader*; a spectator watches and has nothing to choose."""
        observation = observe(session, viewpoint.seat)
        menu = _menu(session, observation, observation.legal, path)
        scene = await self._scene(session, viewpoint, entries, observation, menu)
        return screen_payload(scene, translator(viewpoint.language), note)

    async def _scene(
        self,
        session: Session,
        viewpoint: Viewpoint,
        entries: Sequence[HistoryEntry],
        observation: Observation,
        menu: Menu | None,
    ) -> Scene:
        translate = translator(viewpoint.language)
        points = _points(session, observation)
        view = View(
            names_of(session), theme_named(viewpoint.theme), menu.path if menu else (), points
        )
        name = f"{session.game}-{session.id}-{session.ply}"
        return Scene(
            session=session,
            observation=observation,
            board=await self.board(observation, view, translate, name),
            log=log_lines(translate, session, entries[-LOG_LINES:], viewpoint.seat),
            menu=menu,
            points=points,
        )

    async def board(
        self, observation: Observation, view: View, translate: Translator, name: str
    ) -> Board:
        """*observation* as pictures in files called *name*, or else in characters."""
        try:
            files = await self._renderer.pictures(observation, view)
        except RenderFailed:
            log.exception("there are no pictures %s", name)
            return Board((), LAYOUTS[observation.game].text_board(observation, view, translate))
        told = describe(observation, view, translate)
        return Board(
            tuple(
                Picture(f"{name}-{number}.png", data, clip(alt, MAX_ALT_TEXT))
                for number, (data, alt) in enumerate(zip(files, told, strict=True), 1)
            )
        )

    async def component_card(
        self, game: str, name: str, theme: str, alt: str
    ) -> tuple[Picture, ...]:
        """The picture of a card, tile or piece, told by *alt*; none where it failed."""
        try:
            data = await self._renderer.component_card(game, name, theme_named(theme))
        except RenderFailed:
            log.exception("there is no picture of %s in %s", name, game)
            return ()
        return (Picture(f"{game}-card.png", data, clip(alt, MAX_ALT_TEXT)),)


def _points(session: Session, observation: Observation) -> tuple[Points, ...]:
    """Where the scores come from, once the game is over."""
    return game_of(session).points(observation) if observation.outcome is not None else ()


def _menu(
    session: Session, observation: Observation, actions: Sequence[Any], path: Sequence[str]
) -> Menu | None:
    game = game_of(session)
    if not actions:
        return None
    return build(game, actions, path, lambda action: game.preview(observation, action))
