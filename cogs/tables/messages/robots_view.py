"""Robots in the messages of a table: how they come to a lobby, and stand in for people."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import (
    ButtonSpec,
    MessagePayload,
    Row,
    box,
    button_rows,
    option,
    select_row,
    text,
)
from cogs.tables.messages.phrases import bold
from cogs.tables.session.live_table import game_of
from cogs.tables.session.robot_seats import level_named
from data.i18n import Translator
from data.store import ROBOT_MARK, Session, StandIn, Status
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


def stand_in_notes(session: Session, translate: Translator) -> list[str]:
    """For whom robots play at a running table, and for how long."""
    if session.status is not Status.RUNNING:
        return []
    return [
        translate(f"stand-in-{seat.stand_in}-note", who=bold(seat.title))
        for seat in session.seats
        if seat.stand_in is not None
    ]


def stand_in_button(session: Session, seat: int, translate: Translator) -> ButtonSpec:
    """The button of the person in *seat* that gives the seat to a robot, or takes it back."""
    if session.seats[seat].robot is None:
        return ButtonSpec(translate("stand-in"), _stand_in(session, "ask"), emoji=ROBOT_MARK)
    green = discord.ButtonStyle.success
    return ButtonSpec(translate("stand-in-back"), _stand_in(session, "back"), green)


def stand_in_payload(session: Session, translate: Translator) -> MessagePayload:
    """The question for how long a robot is to play for somebody."""
    buttons = [
        ButtonSpec(translate(f"stand-in-{mode}"), _stand_in(session, mode.value))
        for mode in StandIn
    ]
    buttons.append(ButtonSpec(translate("decision-no"), str(Press(Kind.NO, session.id))))
    question = f"### {translate('stand-in-question')}\n{translate('stand-in-help')}"
    return MessagePayload((box(text(question)), *button_rows(buttons)))


def _stand_in(session: Session, word: str) -> str:
    return str(Press(Kind.STAND_IN, session.id, word=word))
