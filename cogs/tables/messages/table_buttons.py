"""The buttons below a board or a private screen that answer no question."""

import discord

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from cogs.tables.messages.phrases import text_key
from data.i18n import Translator
from data.store import Session, Status


def table_buttons(
    session: Session, translate: Translator, *, asks_in_private: bool = False
) -> list[ButtonSpec]:
    """Those that everybody finds below a board, first the one to their own screen.

    Where the game *asks in private*, that one is the way to answer, and says so.
    """
    screen = ButtonSpec(translate("table-my-screen"), _screen(session), emoji="🖼️")
    if asks_in_private:
        label = translate(text_key(f"{session.game}-asks-in-private"))
        screen = ButtonSpec(label, _screen(session), discord.ButtonStyle.primary, emoji="🖼️")
    guide = ButtonSpec(
        translate("table-rules"), str(Press(Kind.GUIDE, ply=1, word=session.game)), emoji="📖"
    )
    over = [] if session.status is Status.RUNNING else [history_button(session, translate)]
    if session.status is Status.FINISHED:
        over.append(review_button(session, translate))
    return [screen, *over, guide]


def screen_buttons(
    session: Session, seat: int | None, translate: Translator, *, orders: bool
) -> list[ButtonSpec]:
    """Those below the private screen of *seat*, if it is one's.

    With *orders* also the one to what is answered in advance. A person who waits can show the
    others what they look at; one who is asked needs the room for their choices.
    """
    buttons = [history_button(session, translate)]
    if session.status is Status.RUNNING:
        # A private screen has no way back to the table.
        buttons.insert(0, ButtonSpec(translate("screen-refresh"), _screen(session)))
        if orders:
            press = Press(Kind.ORDER, session.id, session.ply, "panel", session.branch)
            buttons.append(ButtonSpec(translate("orders-button"), str(press), emoji="📌"))
        if seat is not None and seat not in session.to_act:
            buttons.append(show_button(session, translate))
    return buttons


def history_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that leads through what has happened, from the present moment."""
    last = Press(Kind.HISTORY, session.id, session.ply, "last", session.branch)
    return ButtonSpec(translate("history-button"), str(last), emoji="📜")


def show_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that posts the present moment for the others, as everybody may see it."""
    press = Press(Kind.HISTORY, session.id, session.ply, "all/show", session.branch)
    return ButtonSpec(translate("history-show"), str(press), emoji="📣")


def review_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that shows each person their own turning points."""
    press = Press(Kind.REVIEW, session.id)
    return ButtonSpec(translate("review-button"), str(press), emoji="🔎")


def _screen(session: Session) -> str:
    return str(Press(Kind.SCREEN, session.id, session.ply, branch=session.branch))
