"""Robots in the messages of a table: the menu of a lobby that brings them and sends them away."""

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import Row, option, select_row
from cogs.tables.session.live_table import game_of
from cogs.tables.session.robot_seats import level_named
from data.i18n import Translator
from data.store import Session
from rules.players.levels import Level

AWAY = "-"
"""Before the name of a robot: it is to leave."""


def robot_menu(session: Session, translate: Translator) -> Row | None:
    """The menu for the robots of a lobby; None where there is nothing to choose."""
    choices = []
    if len(session.seats) < game_of(session).info.max_seats:
        choices = [
            option(
                translate("robot-add", level=level_name(level, translate)),
                level.value,
                translate(f"robot-level-{level}-help"),
            )
            for level in Level
        ]
    choices += [
        option(translate("robot-remove", name=seat.title), f"{AWAY}{seat.name}")
        for seat in session.seats
        if seat.is_robots
    ]
    if not choices:
        return None
    press = Press(Kind.ROBOT, session.id, word="seats")
    return select_row(str(press), translate("robot-menu"), choices)


def robot_level(level: str, translate: Translator) -> str:
    """What a stored level is called; one that is no longer known plays as that in the middle."""
    return level_name(level_named(level), translate)


def level_name(level: Level, translate: Translator) -> str:
    """What a level is called."""
    return translate(f"robot-level-{level}")
