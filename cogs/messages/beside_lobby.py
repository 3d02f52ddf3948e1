"""Invitations to a lobby, what became of it, and the next game: words and buttons beside it."""

from cogs.messages import payload as ui
from cogs.messages.choose_game import play_button
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import address_of, game_name, mention_list, place_of
from cogs.messages.robot_seats import offer_notes
from cogs.messages.rows import NO_ROWS, Rows, Shown
from cogs.table.agreement import Admission
from cogs.table.auto_start import is_complete
from cogs.table.notice import Notice
from cogs.table.rematch import Again, can_open_again
from cogs.table.watching import is_direct, is_private
from data.i18n import Translator
from data.store import Session

LET_ALL_WATCH = "watching=everybody"
"""The word of the button with which the host gives privacy up."""


def closing_lines(session: Session, notice: Notice, translate: Translator) -> list[str]:
    """Say what became of a lobby, and call those who waited there when it closes by itself."""
    if can_open_again(session):
        called = mention_list(notice.notify, translate)
        return [*filter(None, (called,)), translate("lobby-closed")]
    return [_fate(session, translate), *offer_notes(session, translate)]


def closing_buttons(session: Session, translate: Translator) -> list[ui.ButtonSpec]:
    """The buttons that open a lobby again which has closed by itself, or lead on from it."""
    if can_open_again(session):
        press = Press(Kind.WAKE, session.id)
        return [ui.ButtonSpec(translate("clock-wake-lobby"), press, ui.GREEN)]
    # In the channel itself the board stands below.
    has_thread = session.thread_id not in (None, session.channel_id)
    leads = has_thread or session.standing.is_lobby
    buttons = [to_table_button(session, translate)] if leads else []
    if not session.standing.is_live and session.seed is None:
        buttons.append(play_button(translate("help-play")))
    return buttons


def closed_payload(session: Session, translate: Translator) -> ui.MessagePayload:
    """Say in private what became of a lobby, with the way on."""
    way = ui.button_rows(closing_buttons(session, translate))
    return ui.MessagePayload((ui.text(_fate(session, translate)), *way))


def to_table_button(session: Session, translate: Translator) -> ui.ButtonSpec:
    """The button that leads to a table: its board, or its lobby."""
    key = "to-lobby" if session.standing.is_lobby else "to-board"
    return ui.ButtonSpec(translate(key), url=address_of(session), emoji="👉")


def _fate(session: Session, translate: Translator) -> str:
    if session.standing.is_lobby:
        return translate("lobby-waiting")
    if session.standing.is_called_off:
        return translate("lobby-cancelled")
    if session.standing.is_finished:
        return translate("error-game-over")
    if is_private(session):
        return translate("lobby-started-privately")
    return translate("lobby-started")


def let_all_watch_payload(session: Session, note: str, translate: Translator) -> ui.MessagePayload:
    """*note*, why the game cannot be private, with a button that lets everybody watch instead."""
    press = Press(Kind.CONTRACT, session.id, word=LET_ALL_WATCH)
    button = ui.ButtonSpec(translate("watching-let-all"), press, emoji="👀")
    return ui.MessagePayload((ui.text(note), *ui.button_rows([button])))


def no_thread_payload(session: Session, translate: Translator) -> ui.MessagePayload:
    """Say that a game has begun whose private thread cannot be opened."""
    game = game_name(translate, session.game)
    note = translate("watching-no-thread", game=game, channel=f"<#{session.channel_id}>")
    return let_all_watch_payload(session, note, translate)


async def again_rows(shown: Shown) -> Rows:
    """Offer the ways to play again once a game is over: in front the one that most people take.

    Of one that was called off nobody knows the deal, so it is not dealt again.
    """
    session = shown.session
    if session.standing.is_live:
        return NO_ROWS
    presses = {way: Press(Kind.AGAIN, session.id, word=way) for way in Again}
    label = shown.translate("again-rematch")
    rematch = ui.ButtonSpec(label, presses.pop(Again.REMATCH), ui.BLUE, emoji="🔁")
    if session.standing.is_called_off:
        del presses[Again.SAME_DEAL]
    return Rows(first=[rematch], more={f"again-{way}": each for way, each in presses.items()})


def again_notes(session: Session, translate: Translator) -> list[str]:
    """Say in a lobby how it differs from the game that it follows."""
    if session.follows is None:
        return []
    return [translate("again-same-deal" if session.deals_again else "again-turned")]


def opened_payload(opened: Session, user_id: int, translate: Translator) -> ui.MessagePayload:
    """Lead the one who asked for it to the next game."""
    key = "again-opened" if opened.host_id == user_id else "again-joined"
    if not opened.standing.is_lobby:
        key = "again-begun"
    way = ui.button_rows([to_table_button(opened, translate)])
    told = translate(key, game=game_name(translate, opened.game), place=place_of(opened))
    return ui.MessagePayload((ui.text(told), *way))


def kept_seats(session: Session, translate: Translator) -> list[str]:
    """The seats that are kept for somebody, numbered on from those that are taken."""
    first = len(session.seats) + 1
    return [
        f"{place}. ✉️ {translate('invited-seat', who=mention_list((user_id,), translate))}"
        for place, user_id in enumerate(session.reserved, first)
    ]


def beside_lobby(session: Session, notify: tuple[int, ...], translate: Translator) -> str:
    """Call people to a lobby that stays where it is: all are there, or somebody is not."""
    if session.standing.is_frozen and session.standing.is_lobby:
        return f"{mention_list(notify, translate)} {translate('error-table-frozen')}"
    if session.standing.is_lobby:
        key = "lobby-all-here" if is_complete(session) else "lobby-declined"
        return translate(key, host=mention_list(notify, translate))
    return translate(
        "lobby-cancelled-call",
        who=mention_list(notify, translate),
        count=len(notify),
        game=game_name(translate, session.game),
    )


def kept_seat_buttons(session: Session, word: str, translate: Translator) -> list[ui.ButtonSpec]:
    """The button by which a kept seat is given up: by its person ("decline"), or the host all."""
    press = Press(Kind.INVITE, session.id, word=word)
    return [ui.ButtonSpec(translate(f"invited-{word}"), press)] if session.reserved else []


def waiting_payload(session: Session, start: Press, translate: Translator) -> ui.MessagePayload:
    """Tell whether to *start* without those for whom seats are kept."""
    who = mention_list(session.reserved, translate)
    buttons = [
        ui.ButtonSpec(translate("invited-start"), start, ui.GREEN),
        ui.ButtonSpec(translate("invited-wait"), Press(Kind.NO, session.id)),
    ]
    question = ui.text(translate("invited-missing", who=who, count=len(session.reserved)))
    return ui.MessagePayload((question, *ui.button_rows(buttons)))


def invitation_rows(session: Session, translate: Translator) -> list[ui.Row]:
    """The host's menus for whom to invite and, where it matters, which role lets people in."""
    if is_direct(session):
        return []
    rows = [ui.user_row(Press(Kind.INVITE, session.id, word="add"), translate("invited-add"))]
    if session.admission == Admission.ROLE:
        rows.insert(0, ui.role_row(Press(Kind.ADMIT, session.id), translate("invited-role")))
    return rows
