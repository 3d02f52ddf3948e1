"""All tables of one person: whose turn it is and where they are."""

from collections.abc import Sequence

from cogs.messages import payload as ui
from cogs.messages.choose_game import play_button
from cogs.messages.clock_texts import deadline_line
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import (
    CommandMentions,
    bold,
    game_name,
    inert,
    mentions,
    names_of,
    since,
    table_link,
)
from cogs.table.asked import waiting_for
from data.i18n import Translator
from data.store import PostedMessages, Session
from render.view import listed

MAX_SHOWN = 20
"""Tables listed in one message; the rest is counted."""


def games_payload(
    sessions: Sequence[Session],
    posted: Sequence[PostedMessages],
    user_id: int,
    translate: Translator,
    commands: CommandMentions,
) -> ui.MessagePayload:
    """The list, in the order of *sessions*; *posted* are their messages."""
    if not sessions:
        none = ui.text(translate("games-none"))
        return ui.MessagePayload((none, *ui.button_rows([play_button(translate("help-play"))])))
    lines: list[ui.Item] = [ui.text(f"## {translate('games-heading', count=len(sessions))}")]
    shown = zip(sessions[:MAX_SHOWN], posted, strict=False)
    lines += [ui.text(table_line(*each, user_id, translate, commands)) for each in shown]
    if len(sessions) > MAX_SHOWN:
        lines.append(ui.text(translate("games-more", count=len(sessions) - MAX_SHOWN)))
    waiting = waiting_for(sessions, user_id)
    label = translate("games-play", count=len(waiting))
    buttons = [ui.ButtonSpec(label, Press(Kind.NEXT), ui.BLUE, emoji="👉")] if waiting else []
    return ui.MessagePayload((ui.box(*lines), *ui.button_rows(buttons)))


def table_line(
    session: Session,
    messages: PostedMessages,
    user_id: int,
    translate: Translator,
    commands: CommandMentions,
) -> str:
    """A table in the list of a person: who is there, where it is, and whose turn it is."""
    game = game_name(translate, session.game)
    seats = zip(session.seats, names_of(session), strict=True)
    others = listed(translate, (inert(name) for seat, name in seats if seat.user_id != user_id))
    head = " · ".join(filter(None, (f"**{game}**", others)))
    if session.standing.is_lost:
        return f"{head}\n-# {translate('games-lost', **commands.values(translate))}"
    if session.standing.is_frozen:
        return f"{head} · {table_link(session, messages)}\n-# {translate('games-frozen')}"
    return f"{head} · {table_link(session, messages)}\n-# {_turn(session, user_id, translate)}"


def _turn(session: Session, user_id: int, translate: Translator) -> str:
    if session.standing.is_asleep:
        return state_line(session, translate)
    if session.standing.is_lobby:
        return translate("games-lobby", seats=len(session.seats))
    when = since(session.asked_since)
    seat = session.seat_of(user_id)
    if seat is not None and seat in session.to_act:
        line = translate("games-your-turn", since=when)
        deadline = deadline_line(session, translate, (seat,))
        return " · ".join(filter(None, (line, deadline)))
    names = listed(translate, (bold(names_of(session)[seat]) for seat in session.to_act))
    line = translate("games-waiting", names=names, since=when)
    return " · ".join(filter(None, (line, deadline_line(session, translate, session.to_act))))


def state_line(session: Session, translate: Translator) -> str:
    """Say what a table does or waits for, and since when."""
    standing = session.standing
    if not standing.is_live:
        return translate(f"state-{standing.status}", since=since(session.updated_at))
    if standing.is_lost:
        return translate("state-lost", since=since(standing.lost_at))
    if standing.is_frozen:
        return translate("state-frozen", since=since(standing.frozen_at))
    if standing.paused_by is not None:
        name, when = bold(standing.paused_by), since(standing.asleep_at)
        return translate("state-paused", name=name, since=when)
    if standing.is_asleep:
        return translate("state-asleep", since=since(standing.asleep_at))
    if standing.is_lobby:
        count, when = len(session.seats), since(session.created_at)
        return translate("state-lobby", count=count, since=when)
    who = mentions(session, session.to_act, translate)
    return translate("state-running", who=who, since=since(session.asked_since))
