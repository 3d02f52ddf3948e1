"""Robots and newcomers in the seats of people, and robots in lobbies, as a table reads of them."""

from collections.abc import Collection

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import bold, names_of
from cogs.table.auto_start import lacks_one_seat
from cogs.table.live_table import game_of
from cogs.table.naming import title_of
from cogs.table.notice import Notice
from cogs.table.substitutes import offered_seats
from data.i18n import Translator
from data.store import Session
from render.view import listed
from rules.players.levels import Level

AWAY = "-"
"""Before the name of a robot: it is to leave."""
MOST_BUTTONS = 3
"""Seats with a button of their own; the next ones get theirs when these are taken."""


def robot_menu(session: Session, translate: Translator) -> ui.Row | None:
    """The menu for the robots of a lobby; None where there is nothing to choose."""
    choices = []
    if len(session.seats) < game_of(session).info.max_seats:
        choices = [
            ui.option(
                translate("robot-add", level=level_name(level, translate)),
                level.value,
                translate(f"robot-level-{level}-help"),
            )
            for level in Level
        ]
    choices += [
        ui.option(translate("robot-remove", name=name), f"{AWAY}{seat.name}")
        for seat, name in zip(session.seats, names_of(session), strict=True)
        if seat.is_robots
    ]
    if not choices:
        return None
    press = Press(Kind.ROBOT, session.id, word="seats")
    return ui.select_row(press, translate("robot-menu"), choices)


def missing_seat_notes(session: Session, notice: Notice, translate: Translator) -> list[str]:
    """The question to the host whether a robot is to take the last seat, where it is time."""
    if not notice.misses_seat or not lacks_one_seat(session):
        return []
    return [translate("lobby-misses-seat", host=bold(title_of(session, session.host_id)))]


def level_name(level: Level, translate: Translator) -> str:
    """Return the name of a level."""
    return translate(f"robot-level-{level}")


def stand_in_notes(
    session: Session, translate: Translator, told: Collection[int] = ()
) -> list[str]:
    """For whom robots play at a running table, and for how long, but for the seats *told*."""
    if not session.standing.is_running:
        return []
    return [
        translate(f"stand-in-{seat.stand_in}-note", who=bold(name))
        for number, (seat, name) in enumerate(zip(session.seats, names_of(session), strict=True))
        if seat.is_stood_in and number not in told
    ]


def back_button(session: Session, translate: Translator, who: str | None = None) -> ui.ButtonSpec:
    """The button by which somebody takes their seat back from a robot.

    Others see it too where *who* is given: a name, or "" where nobody is there.
    """
    press = stand_in_press(session, "back")
    label = translate("stand-in-back-of", who=who) if who else translate("stand-in-back")
    return ui.ButtonSpec(label, press, ui.BLUE if who is None else ui.GREY)


def stand_in_press(session: Session, word: str) -> Press:
    """Return the press that lets a robot play the own seat: how long, or "back"."""
    return Press(Kind.STAND_IN, session.id, word=word)


def seat_notes(session: Session, translate: Translator, told: Collection[int] = ()) -> list[str]:
    """For whom robots play at a running table, and which seats wait for somebody new.

    Nothing of the robots in the seats of which something is *told* beside it.
    """
    return [*stand_in_notes(session, translate, told), *offer_notes(session, translate)]


def offer_notes(session: Session, translate: Translator) -> list[str]:
    """Say whose seats others may take."""
    names = [bold(names_of(session)[seat]) for seat in offered_seats(session)]
    return [translate("substitute-wanted", who=listed(translate, names))] if names else []


def offer_buttons(session: Session, translate: Translator) -> list[ui.ButtonSpec]:
    """The buttons that take these seats."""
    offered = offered_seats(session)
    key = "substitute-take" if len(offered) == 1 else "substitute-take-of"
    return [
        ui.ButtonSpec(
            translate(key, who=names_of(session)[seat]),
            Press(Kind.TAKE_SEAT, session.id, word=str(seat)),
            ui.GREEN,
        )
        for seat in offered[:MOST_BUTTONS]
    ]
