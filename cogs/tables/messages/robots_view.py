"""Robots and newcomers in the seats of people, and robots in lobbies, as a table reads of them."""

from collections.abc import Collection

from cogs.robots.thinking import EQUAL, MUCH, Thought
from cogs.tables.messages import payload as ui
from cogs.tables.messages.clock_texts import seats_in_vain
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.menu import labels_of
from cogs.tables.messages.phrases import bold, names_of, text_key
from cogs.tables.messages.rows import NO_ROWS, Rows, Screen, Shown
from cogs.tables.session.beginning import lacks_one_seat
from cogs.tables.session.hints import may_ask_for_hints
from cogs.tables.session.live_table import LiveTable, game_of
from cogs.tables.session.naming import title_of
from cogs.tables.session.notice import Notice
from cogs.tables.session.standing_in import modes_for
from cogs.tables.session.substitutes import offered_seats
from data.i18n import Translator
from data.store import Session
from render.view import listed
from rules.players.assessment import Reason
from rules.players.levels import Level

AWAY = "-"
"""Before the name of a robot: it is to leave."""
MOST_BUTTONS = 3
"""Seats with a button of their own; the next ones get theirs when these are taken."""


async def seat_rows(shown: Shown) -> Rows:
    """Tell of seats that robots play or that others may take, and let people take them."""
    session, seat, translate = shown.session, shown.seat, shown.translate
    if shown.screen is Screen.BOARD:
        told = (*shown.notice.out_of_time, *seats_in_vain(session, shown.silent))
        buttons = offer_buttons(session, translate)
        replaced = [
            name
            for name, each in zip(names_of(session), session.seats, strict=True)
            if each.is_stood_in
        ]
        if replaced and session.standing.is_running:
            is_for_all = set(session.participants) <= set(shown.silent)
            who = "" if is_for_all else listed(translate, replaced)
            buttons.append(back_button(session, translate, who))
        return Rows(notes=seat_notes(session, translate, told), going_on=buttons)
    notes = seat_notes(session, translate)
    if seat is None or not session.standing.is_running or session.seats[seat].is_out:
        return Rows(notes=notes)
    if session.seats[seat].is_played_by_robot:
        return Rows(notes=notes, help=[back_button(session, translate)])
    return Rows(notes=notes, more=stand_in_presses(session, seat))


async def hint_rows(shown: Shown) -> Rows:
    """Offer a hint to whoever is asked, where the table agrees to that."""
    session, seat = shown.session, shown.seat
    is_asked = seat in session.to_act and not session.seats[seat].is_out
    if shown.screen is Screen.BOARD:
        is_asked = bool(session.people_at(session.to_act))
    if not is_asked or not may_ask_for_hints(session):
        return NO_ROWS
    hint = ui.ButtonSpec(shown.translate("hint"), Press(Kind.HINT, session.id), emoji="💡")
    return Rows(help=[hint])


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
    label = translate("stand-in-back")
    if who is not None:
        label = translate("stand-in-back-of", who=who) if who else translate("stand-in-back-any")
    return ui.ButtonSpec(label, _stand_in(session, "back"), ui.BLUE)


def stand_in_presses(session: Session, seat: int) -> dict[str, Press]:
    """The ways to let a robot play for the person of *seat*, by the text that names each."""
    modes = modes_for(session, seat)
    return {f"stand-in-{mode}": _stand_in(session, mode.value) for mode in modes}


def hint_sentence(table: LiveTable, seat: int, thought: Thought, translate: Translator) -> str:
    """Say what a robot would do in *seat*, and why, or what is about as good.

    It holds what follows from the seat's own knowledge: *thought* was made of nothing else.
    """
    observation, names = table.observe(seat), names_of(table.session)
    actions = {str(action): action for action in observation.legal}

    def named(text: str) -> str:
        action = actions[text]
        return bold(labels_of(table.game, observation, action, translate, names) or text)

    action, rival = named(thought.text), thought.rival
    if rival is None:
        return translate("hint-wins" if thought.wins else "hint-best", action=action)
    other, known = named(rival.text), rival.reason
    if known is None:
        return translate("hint-other", action=action, other=other, loss=loss_word(rival.loss))
    reason = fact(table, seat, known, translate)
    return translate(
        "hint-because", action=action, reason=reason, other=other, otherwise=known.otherwise
    )


def loss_word(loss: float) -> str:
    """Return the word of the texts for what an action gives away, of 1."""
    return "much" if loss > MUCH else "some" if loss > EQUAL else "none"


def fact(table: LiveTable, seat: int, reason: Reason, translate: Translator) -> str:
    """Say what speaks for an action of *seat*: how it is after that."""
    name = reason.fact.replace(" ", "-")
    return translate(
        f"{text_key(table.session.game)}-fact",
        fact=name if reason.seat == seat else f"their-{name}",
        who=bold(names_of(table.session)[reason.seat]),
        count=reason.after,
    )


def _stand_in(session: Session, word: str) -> Press:
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
