"""Own choices of people: language, looks, calls and hours, and what is stored about them."""

from datetime import UTC, datetime, timedelta

import orjson

from cogs.clocks.waking_hours import holidays_of, local_date, waking_hours, zone_named
from cogs.clocks.zone_names import ZONES
from cogs.messages import payload as ui
from cogs.messages.clock_texts import (
    ZONE,
    other_zones_button,
    time_in,
    zone_question,
)
from cogs.messages.custom_ids import Kind, Press
from cogs.messages.phrases import CommandMentions
from cogs.table.preferences import HABITS, TASTES
from data.i18n import Translator
from data.store import DAILY, Preference, Rows

MAIN, MORE = "main", "more"
"""The pages of the panel, and what turns to them."""
FIRST = ("call", "summary-at", "quiet-from", "quiet-until", "confirms", "only_choices")
"""Of what people choose, what stands on the first page."""
FILE, ASK, SURE, KEEP = "file", "ask", "sure", "keep"
"""What a button asks for."""


def settings_payload(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    now: datetime,
    likely_zone: str,
    page: str = MAIN,
) -> ui.MessagePayload:
    """Show the private panel: when somebody is called and asked, or on :data:`MORE` the rest.

    *locale* is that of the person's Discord; *likely_zone* is where they seem to live, for people
    who have not chosen a time zone.
    """
    # People who are told once a day choose when, and have no heads-ups.
    left_out = "heads-up" if preference.call == DAILY else "summary-at"
    menus = {
        name: ui.choice_menu(choice, preference, Press(Kind.PREFERENCE, word=name), translate)
        for name, choice in (TASTES | HABITS).items()
        if name != left_out
    }
    if page == MORE:
        rest = [menu for name, menu in menus.items() if name not in FIRST]
        back = [_turn(MAIN, translate)]
        return ui.MessagePayload(
            (ui.text(translate("settings-rest")), *rest, *ui.button_rows(back))
        )
    first = [menus[name] for name in FIRST if name in menus]
    hours = _hours_items(preference, locale, translate, now, likely_zone)
    stored = ui.ButtonSpec(translate("settings-privacy"), Press(Kind.PRIVACY, word=KEEP))
    on = ui.button_rows([_turn(MORE, translate), stored])
    return ui.MessagePayload((ui.text(translate("settings-heading")), *hours, *first, *on))


def page_of(word: str) -> str:
    """The page on which somebody chose what *word* says, or to which they turn."""
    is_rest = word in TASTES | HABITS and word not in FIRST
    return MORE if is_rest or word == MORE else MAIN


def zones_payload(
    translate: Translator, commands: CommandMentions, now: datetime
) -> ui.MessagePayload:
    """Ask what time it is people who know that better than the name of their time zone."""
    moment = now.astimezone(UTC)
    here = sorted(
        ZONES, key=lambda zone: moment.astimezone(zone_named(zone)).utcoffset() or timedelta()
    )
    options = [
        ui.option(f"{time_in(zone, now)} · {zone.rpartition('/')[2].replace('_', ' ')}", zone)
        for zone in here
    ]
    question = translate("habits-zone-which", **commands.values(translate))
    press = Press(Kind.PREFERENCE, word=ZONE)
    menu = ui.select_row(press, translate("habits-zone-what-time"), options)
    return ui.MessagePayload((ui.text(question), menu))


def _hours_items(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    now: datetime,
    likely_zone: str,
) -> list[ui.Item]:
    """Show what is known of a person's time, with the ways to change it."""
    zone, today = preference.zone, local_date(waking_hours(preference, locale), now)
    items: list[ui.Item] = []
    if zone is None:
        items += zone_question(likely_zone, translate, now, may_refuse=False)
    else:
        line = translate("habits-zone", zone=zone, time=time_in(zone, now))
        items += [ui.text(line), *ui.button_rows([other_zones_button(translate)])]
    coming = [h for h in holidays_of(preference) if h.last >= today]
    told = [
        translate("habits-holiday", first=h.first.isoformat(), last=h.last.isoformat())
        for h in coming
    ]
    items += [ui.text(line) for line in told or [translate("habits-holiday-none")]]
    if any(holiday.last > today for holiday in coming):  # today's is taken
        press = Press(Kind.PREFERENCE, word="holidays")
        items += ui.button_rows([ui.ButtonSpec(translate("habits-no-holidays"), press)])
    return items


def _turn(page: str, translate: Translator) -> ui.ButtonSpec:
    return ui.ButtonSpec(translate(f"settings-{page}"), Press(Kind.PREFERENCE, word=page))


def privacy_payload(translate: Translator, note: str = "") -> ui.MessagePayload:
    """Say what is stored and for how long, with ways to get it and to have it forgotten."""
    told = "\n".join(translate(f"privacy-{part}") for part in ("tables", "self", "how-long"))
    heading = f"### {translate('privacy-heading')}\n{told}"
    buttons = [
        ui.ButtonSpec(translate("privacy-file"), _press(FILE), emoji="📄"),
        ui.ButtonSpec(translate("privacy-forget"), _press(ASK), ui.RED),
    ]
    above = [ui.text(note)] if note else []
    return ui.MessagePayload((*above, ui.box(ui.text(heading)), *ui.button_rows(buttons)))


def file_payload(found: Rows, translate: Translator) -> ui.MessagePayload:
    """All of it as a file, with the way back."""
    content = orjson.dumps(found, option=orjson.OPT_INDENT_2 | orjson.OPT_NON_STR_KEYS).decode()
    file = ui.TextFile.of("my-data", content, "json")
    told = ui.text(translate("privacy-file-told", count=sum(map(len, found.values()))))
    back = ui.ButtonSpec(translate("privacy-back"), _press(KEEP), emoji="◀")
    return ui.MessagePayload((told, file.item(), *ui.button_rows([back])), (file,))


def question_payload(running: int, lobbies: int, translate: Translator) -> ui.MessagePayload:
    """Ask before forgetting, with the number of games that it gives up and lobbies it leaves."""
    lines = [f"### {translate('privacy-question')}"]
    if running:
        lines.append(translate("privacy-question-running", count=running))
    if lobbies:
        lines.append(translate("privacy-question-lobbies", count=lobbies))
    lines.append(translate("privacy-question-rest"))
    buttons = [
        ui.ButtonSpec(translate("privacy-sure"), _press(SURE), ui.RED),
        ui.ButtonSpec(translate("decision-no"), _press(KEEP)),
    ]
    return ui.MessagePayload((ui.box(ui.text("\n".join(lines))), *ui.button_rows(buttons)))


def _press(word: str) -> Press:
    return Press(Kind.PRIVACY, word=word)
