"""Through whose eyes a game is shown: a seat or a spectator, with language and theme."""

from dataclasses import dataclass

from cogs.tables.messages.phrases import names_of
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import theme_named
from data.i18n import Translator, translator
from data.store import Session
from render.names import can_be_written, told_apart
from render.ranking import source_name
from render.view import View
from rules.core.types import Effect, Observation, Points


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
    """Return the sources of the scores, once the game is over."""
    return table.game.points(observation) if observation.outcome is not None else None
