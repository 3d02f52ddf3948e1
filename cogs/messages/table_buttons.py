"""The buttons below a board or a private screen that answer no question."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord import ButtonStyle

from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import Decision, ask_press
from cogs.messages.phrases import text_key
from data.i18n import Translator
from data.store import MADE, Session

_EXPLAINED = ("proof-button", "history-show", "stand-in-until-back", "stand-in-for-good")
"""What a menu says more of than its name."""


def table_buttons(
    session: Session,
    helping: Sequence[ui.ButtonSpec],
    translate: Translator,
    private: ButtonStyle | None = None,
) -> list[ui.ButtonSpec]:
    """Those that everybody finds below a board, first the one to their own screen.

    Where the game asks in *private*, that one is the way to answer, and says so in this style.
    """
    screen = view_button(session, translate)
    if private is not None:
        label = translate(text_key(f"{session.game}-asks-in-private"))
        screen = ui.ButtonSpec(label, _screen(session), private, emoji="🖼️")
    if session.standing.is_finished:
        review = Press(Kind.REVIEW, session.id)
        return [ui.ButtonSpec(translate("review-button"), review, emoji="🔎"), screen]
    if session.standing.is_called_off:
        return [screen]
    return [screen, *helping, rules_button(session.game, translate)]


def view_button(session: Session, translate: Translator) -> ui.ButtonSpec:
    """The button that shows each presser their own screen."""
    return ui.ButtonSpec(translate("table-my-screen"), _screen(session), emoji="🖼️")


def screen_buttons(
    session: Session, helping: Sequence[ui.ButtonSpec], translate: Translator
) -> list[ui.ButtonSpec]:
    """Those below a private screen."""
    buttons = [*helping]
    if session.standing.is_running:
        # A private screen has no way back to the table, and follows it for a while only.
        buttons.insert(0, ui.ButtonSpec(translate("screen-refresh"), _screen(session)))
    return [*buttons, rules_button(session.game, translate)]


def more_row(
    session: Session, seat: int | None, added: Mapping[str, Press], translate: Translator
) -> ui.Row:
    """Offer in one menu what is seldom wanted after a game, or on the private screen of *seat*."""
    proof = Press(Kind.HISTORY, session.id, session.ply, "all/proof", session.branch)
    offered = {"history-button": history_press(session)}
    if not session.standing.is_live:
        offered |= added
    if not session.standing.is_called_off:
        offered["proof-button"] = proof
    if session.standing.is_running and seat is not None:
        show = Press(Kind.HISTORY, session.id, session.ply, "all/show", session.branch)
        offered["history-show"] = show
        offered |= added
        if not session.seats[seat].is_out:
            ways = (Decision.RESIGN, Decision.CANCEL)
            offered |= {f"leave-{way}": ask_press(session, way) for way in ways}
    options = [
        ui.option(translate(key), press, translate(f"{key}-help") if key in _EXPLAINED else None)
        for key, press in offered.items()
    ]
    return ui.select_row(Press(Kind.MENU, session.id, word="more"), translate("more"), options)


def with_only_choice_offer(payload: ui.MessagePayload, translate: Translator) -> ui.MessagePayload:
    """*payload* with the offer to play for its reader from now on where they have no choice."""
    press = Press(Kind.PREFERENCE, word=f"only_choices={MADE}")
    offer = ui.ButtonSpec(translate("only_choices-offer"), press)
    return replace(payload, items=(*payload.items, *ui.button_rows([offer])))


def rules_button(game: str, translate: Translator) -> ui.ButtonSpec:
    """The button that opens the rules of *game* on a message of its own."""
    press = Press(Kind.GUIDE, ply=0, word=game)
    return ui.ButtonSpec(translate("table-rules"), press, emoji="📖")


def history_press(session: Session) -> Press:
    """Return the press that shows the present moment, with the ways to those before it."""
    return Press(Kind.HISTORY, session.id, session.ply, "last", session.branch)


def _screen(session: Session) -> Press:
    return Press(Kind.SCREEN, session.id, session.ply, branch=session.branch)
