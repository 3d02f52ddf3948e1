"""The buttons below a board or a private screen that answer no question."""

from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import ButtonSpec
from data.i18n import Translator
from data.store import Session, Status


def table_buttons(session: Session, translate: Translator) -> list[ButtonSpec]:
    """Those that everybody finds below a board, first the one to their own screen."""
    screen = ButtonSpec(translate("table-my-screen"), _screen(session), emoji="🖼️")
    guide = ButtonSpec(
        translate("table-rules"), str(Press(Kind.GUIDE, ply=1, word=session.game)), emoji="📖"
    )
    over = [] if session.status is Status.RUNNING else [history_button(session, translate)]
    if session.status is Status.FINISHED:
        over.append(review_button(session, translate))
    return [screen, *over, guide]


def screen_buttons(session: Session, translate: Translator, *, orders: bool) -> list[ButtonSpec]:
    """Those below a private screen; with *orders* also the one to what is answered in advance."""
    buttons = [history_button(session, translate)]
    if session.status is Status.RUNNING:
        # A private screen has no way back to the table.
        buttons.insert(0, ButtonSpec(translate("screen-refresh"), _screen(session)))
        if orders:
            press = Press(Kind.ORDER, session.id, session.ply, "panel", session.branch)
            buttons.append(ButtonSpec(translate("orders-button"), str(press), emoji="📌"))
    return buttons


def history_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that leads through what has happened, from the present moment."""
    last = Press(Kind.HISTORY, session.id, session.ply, "last", session.branch)
    return ButtonSpec(translate("history-button"), str(last), emoji="📜")


def review_button(session: Session, translate: Translator) -> ButtonSpec:
    """The button that shows each person their own turning points."""
    press = Press(Kind.REVIEW, session.id)
    return ButtonSpec(translate("review-button"), str(press), emoji="🔎")


def _screen(session: Session) -> str:
    return str(Press(Kind.SCREEN, session.id, session.ply, branch=session.branch))
