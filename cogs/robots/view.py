"""Additions of robots to the screens of a table: whom they play for, hints and reasons."""

from cogs.messages import payload as ui
from cogs.messages.clock_texts import seats_in_vain
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.menu import labels_of
from cogs.messages.phrases import bold, names_of, text_key
from cogs.messages.robot_seats import back_button, offer_buttons, seat_notes, stand_in_press
from cogs.messages.rows import NO_ROWS, Rows, Screen, Shown
from cogs.robots.hint_requests import may_ask_for_hints
from cogs.robots.thinking import EQUAL, MUCH, Thought
from cogs.table.live_table import LiveTable
from cogs.table.stand_ins import modes_for
from data.i18n import Translator
from data.store import Session
from render.view import listed
from rules.players.assessment import Reason


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
    seen = shown.table.observe(seat)
    is_forced = len(seen.legal or seen.open_legal) == 1
    if not is_asked or is_forced or not may_ask_for_hints(session):
        return NO_ROWS
    key = "hint" if len(session.participants) == 1 else "hint-logged"
    hint = ui.ButtonSpec(shown.translate(key), Press(Kind.HINT, session.id), emoji="💡")
    return Rows(help=[hint])


def stand_in_presses(session: Session, seat: int) -> dict[str, Press]:
    """The ways to let a robot play for the person of *seat*, by the text that names each."""
    modes = modes_for(session, seat)
    return {f"stand-in-{mode}": stand_in_press(session, mode.value) for mode in modes}


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
