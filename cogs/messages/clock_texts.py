"""Words about time: deadlines, tables that sleep, reminders, zones."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from cogs.clocks.reminding import MOST_REMINDERS
from cogs.clocks.waking_hours import zone_named
from cogs.messages import payload as ui
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.leaving_view import Decision, ask_press
from cogs.messages.phrases import (
    PLAIN,
    bold,
    mention_list,
    mentions,
    moment_of,
    names_of,
    since,
    title_and_place,
)
from cogs.table.agreement import Absence
from cogs.table.errors import Refused
from cogs.table.notice import Notice
from data.i18n import Translator
from data.store import Session
from render.view import listed

_AGREED: dict[str, str] = {
    Absence.OUT: "clock-given-up",
    Absence.ROBOT: "clock-robot",
    Absence.ROBOT_ONCE: "clock-robot-once",
    Absence.SUBSTITUTE: "clock-substitute",
}
SNOOZES = (60, 240, 1440)
"""Minutes after which somebody may want to be reminded again."""
NO_QUESTION = "zone-never"
"""In the button for people who do not want to be asked for their zone."""
OTHER_ZONES = "zones"
"""In the button that opens the menu of zones."""
ZONE = "zone"
"""In the menu of zones; a button says which: "zone=<zone>"."""


def deadline_line(session: Session, translate: Translator, seats: Iterable[int]) -> str:
    """Until when these seats have time, kept up to date by Discord; empty without a clock.

    The end of a time that was up when the table changed last is not shown any more.
    """
    clocks = session.clocks
    ends = {seat: each.deadline for seat, each in enumerate(clocks) if each.deadline is not None}
    asked = [seat for seat in seats if seat in ends and ends[seat] > session.updated_at]
    if not asked:
        return ""
    if len(asked) == 1:
        deadline = since(clocks[asked[0]].deadline)
    else:
        deadline = " · ".join(
            translate(
                "clock-deadline-of",
                who=bold(names_of(session)[seat]),
                deadline=since(clocks[seat].deadline),
            )
            for seat in asked
        )
    return translate("clock-deadline", deadline=deadline)


def time_notes(
    session: Session, notice: Notice, translate: Translator, silent: Collection[int] = ()
) -> list[str]:
    """Say what everybody should know: whose time has run out, and that the table sleeps.

    *silent* are the people (user ids) out of time. With mentions of those who have to hear of it,
    or of what a moderator did.
    """
    notes = [translate("table-began")] if notice.began else []
    if notice.is_answer:
        notes.append(translate("table-answered"))
    if notice.moved:
        notes.append(translate("table-moved"))
    notes += _silence_notes(session, notice, silent, translate)
    if notice.unreached:
        commands = PLAIN.values(translate)
        who = mention_list(notice.unreached, translate)
        count = len(notice.unreached)
        notes.append(translate("summary-refused", who=who, count=count, **commands))
    notes += pause_notes(session, translate)
    if session.standing.may_be_woken:
        is_lobby = session.standing.is_lobby
        notes.append(translate("clock-lobby-asleep" if is_lobby else "clock-asleep"))
    said = "\n".join(notes)
    called = [user for user in _called(notice) if mention_list((user,), translate) not in said]
    if notes and called:
        notes[0] = f"{mention_list(called, translate)} {notes[0]}"
    return notes


def _called(notice: Notice) -> list[int]:
    """The people (user ids) whom the notes mention."""
    reached = (user_id for user_id in notice.notify if user_id not in notice.unreached)
    return [] if notice.is_logged else list(reached)


def calling_news(news: Sequence[str], notice: Notice, translate: Translator) -> Sequence[str]:
    """*news*, the last of which calls those who have to hear of it, where *notice* says so."""
    if not (notice.is_logged and notice.notify):
        return news
    *earlier, last = news or ("",)
    return (*earlier, f"{mention_list(notice.notify, translate)} {last}".rstrip())


def pause_notes(session: Session, translate: Translator) -> list[str]:
    """Say that a moderator lets the table rest, and who can let it go on; nothing otherwise."""
    if session.standing.paused_by is None:
        return []
    commands = PLAIN.values(translate)
    return [translate("clock-paused", name=bold(session.standing.paused_by), **commands)]


def seats_in_vain(session: Session, silent: Collection[int]) -> tuple[int, ...]:
    """The seats of the *silent* (user ids) where the game waits for one of them; else none."""
    seats = session.seats
    asked = session.people_at(seat for seat in session.to_act if seats[seat].has_person)
    if not session.standing.runs_clocks or not set(asked) & set(silent):
        return ()
    return tuple(n for n, seat in enumerate(seats) if seat.user_id in silent and not seat.is_out)


def own_notes(
    session: Session, seat: int | None, silent: Collection[int], translate: Translator
) -> list[str]:
    """Tell the person of *seat* that a robot plays for them, or that their own time is up.

    *silent* are the people (user ids) out of time.
    """
    if seat is None or not session.standing.is_running:
        return []
    is_awaited = seat in seats_in_vain(session, silent)
    mode = "waits" if is_awaited else session.seats[seat].stand_in
    return [translate("hand-robot", mode=mode)] if mode else []


def _silence_notes(
    session: Session, notice: Notice, silent: Collection[int], translate: Translator
) -> list[str]:
    """Say what happens now that somebody's time has run out, unless they have come back."""
    silent = {*silent, *session.people_at(notice.out_of_time)}
    is_over, key = session.standing.is_called_off, _AGREED.get(session.absence, "")
    if seats := seats_in_vain(session, silent):
        key = "clock-out-of-time"
    else:
        gone = notice.out_of_time
        seats = tuple(seat for seat in gone if is_over or not session.seats[seat].has_person)
        key = "clock-all-silent" if is_over else key
    called, titles = _called(notice), names_of(session)
    names = (
        mentions(session, (seat,), translate)
        if session.seats[seat].user_id in called
        else bold(titles[seat])
        for seat in seats
    )
    told = translate(key, names=listed(translate, names), count=len(seats)) if seats and key else ""
    return [told] if told else []


def end_buttons(
    session: Session, silent: Collection[int], translate: Translator
) -> list[ui.ButtonSpec]:
    """The button that calls a game off which waits for one of the *silent*, who are out of time."""
    has_others = len(session.participants) > 1 and session.vote is None
    if not has_others or not seats_in_vain(session, silent):
        return []
    press = ask_press(session, Decision.CANCEL)
    return [ui.ButtonSpec(translate("leave-cancel"), press)]


def wake_buttons(session: Session, translate: Translator) -> list[ui.ButtonSpec]:
    """The button that lets a sleeping table go on, unless only a moderator may."""
    if not session.standing.may_be_woken:
        return []
    key = "clock-wake-lobby" if session.standing.is_lobby else "clock-wake"
    press = Press(Kind.WAKE, session.id)
    return [ui.ButtonSpec(translate(key), press, ui.BLUE)]


def snoozes_of(session: Session, seat: int, step: int, now: datetime) -> tuple[int, ...]:
    """The :data:`SNOOZES` of *seat* that end in a reminder, after *step* of them."""
    deadline = session.clocks[seat].deadline
    if step >= MOST_REMINDERS:
        return ()
    return tuple(m for m in SNOOZES if deadline is None or now + timedelta(minutes=m) < deadline)


def snooze_rows(session: Session, snoozes: Iterable[int], translate: Translator) -> list[ui.Row]:
    """The menu by which a reminder comes again after so many minutes; none where it cannot."""
    options = [
        ui.option(
            translate(f"reminder-snooze-{minutes}"),
            Press(Kind.SNOOZE, session.id, word=str(minutes), branch=session.branch),
        )
        for minutes in snoozes
    ]
    menu = Press(Kind.MENU, session.id, word="snooze")
    return [ui.select_row(menu, translate("reminder-snooze"), options)] if options else []


def with_next_table(
    payload: ui.MessagePayload, session: Session, translate: Translator
) -> ui.MessagePayload:
    """*payload* with a button that leads on from the table of *session*."""
    button = ui.ButtonSpec(translate("turns-next"), Press(Kind.NEXT, session.id), emoji="⏭️")
    return replace(payload, items=(*payload.items, *ui.button_rows([button])))


def snooze_of(word: str) -> timedelta:
    """Return how long a button puts a reminder off.

    :raises Refused: no button does that.
    """
    if word not in map(str, SNOOZES):
        raise Refused("bad-choice", choice=word, allowed=", ".join(map(str, SNOOZES)))
    return timedelta(minutes=int(word))


def reminder_sentence(
    session: Session, seat: int, translate: Translator, *, is_direct: bool = False
) -> str:
    """Remind *seat* of its turn, in a direct message or at the table."""
    clocks = session.clocks
    deadline = clocks[seat].deadline if seat < len(clocks) else None
    key = "reminder-dm" if is_direct else "reminder-turn"
    if deadline is not None:
        key = f"{key}-until"
    return translate(
        key,
        who=mentions(session, (seat,), translate),
        table=title_and_place(session, translate),
        deadline=moment_of(deadline),
    )


def turn_sentence(session: Session, translate: Translator) -> str:
    """Head a direct message that asks somebody for a decision."""
    return translate("call-turn", table=title_and_place(session, translate))


def call_sentence(session: Session, translate: Translator, *, is_end: bool) -> str:
    """Head a direct message that calls somebody to the table.

    *is_end*: to see how the game has ended; else to see what is new.
    """
    key = "call-result" if is_end else "call-news"
    return translate(key, table=title_and_place(session, translate))


def zone_question(
    zone: str, translate: Translator, now: datetime, *, may_refuse: bool
) -> list[ui.Item]:
    """Ask whether somebody lives in *zone*, as it seems: they know what time it is.

    *may_refuse*: they may say that they do not want to be asked.
    """
    right = Press(Kind.PREFERENCE, word=f"{ZONE}={zone}")
    buttons = [ui.ButtonSpec(translate("habits-zone-right"), right), other_zones_button(translate)]
    if may_refuse:
        never = Press(Kind.PREFERENCE, word=NO_QUESTION)
        buttons.append(ui.ButtonSpec(translate("habits-zone-never"), never))
    question = translate("habits-zone-question", zone=zone, time=time_in(zone, now))
    return [ui.text(question), *ui.button_rows(buttons)]


def other_zones_button(translate: Translator) -> ui.ButtonSpec:
    """Build the button that opens the menu of zones."""
    return ui.ButtonSpec(translate("habits-zone-other"), Press(Kind.PREFERENCE, word=OTHER_ZONES))


def time_in(zone: str, now: datetime) -> str:
    """Return the time on the walls of *zone*."""
    return f"{now.astimezone(UTC).astimezone(zone_named(zone)):%H:%M}"
