"""What people choose for themselves: their language, how boards look, when they are called."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from cogs.clocks.habits import holidays_of, waking_hours, zone_of
from cogs.clocks.waking import local_date, zone_named
from cogs.clocks.zone_guess import ZONES
from cogs.tables.messages.choice_menu import choice_menu
from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import (
    ButtonSpec,
    Item,
    MessagePayload,
    Row,
    button_rows,
    option,
    select_row,
    text,
)
from cogs.tables.messages.privacy_view import KEEP
from cogs.tables.session.choices import Choice
from cogs.tables.session.preferences import HABITS, TASTES
from data.i18n import Translator
from data.store import DAILY, MADE, Preference

NO_QUESTION = "zone-never"
"""In the button for people who do not want to be asked for their zone."""
OTHER_ZONES = "zones"
"""In the button that opens the menu of zones."""
ZONE = "zone"
"""In the menu of zones; a button says which: "zone=<zone>"."""


def settings_payload(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    commands: CommandMentions,
    now: datetime,
    likely_zone: str,
) -> MessagePayload:
    """The private panel with the menus; *locale* is that of the person's Discord.

    *likely_zone* is where they seem to live, for people who have not chosen a time zone.
    """
    rows = [_menu(choice, preference, translate) for choice in TASTES.values()]
    hours = _habits_items(preference, locale, translate, commands, now, likely_zone)
    stored = ButtonSpec(translate("settings-privacy"), Press(Kind.PRIVACY, word=KEEP))
    heading = text(translate("settings-heading"))
    return MessagePayload((heading, *rows, *hours, *button_rows([stored])))


def with_only_choice_offer(payload: MessagePayload, translate: Translator) -> MessagePayload:
    """*payload* with the offer to play for its reader from now on where they have no choice."""
    press = Press(Kind.PREFERENCE, word=f"only_choices={MADE}")
    offer = ButtonSpec(translate("only_choices-offer"), press)
    return replace(payload, items=(*payload.items, *button_rows([offer])))


def zone_question(zone: str, translate: Translator, now: datetime) -> list[Item]:
    """Whether somebody lives in *zone*, as it seems; one press is the answer."""
    question = translate("habits-zone-question", zone=zone, time=_time_in(zone, now))
    never = ButtonSpec(translate("habits-zone-never"), Press(Kind.PREFERENCE, word=NO_QUESTION))
    return [
        text(question),
        *button_rows([zone_button(zone, translate), _other_zones(translate), never]),
    ]


def zones_payload(
    translate: Translator, commands: CommandMentions, now: datetime
) -> MessagePayload:
    """What time it is, for people who know that better than the name of their time zone."""
    moment = now.astimezone(UTC)
    here = sorted(
        ZONES, key=lambda zone: moment.astimezone(zone_named(zone)).utcoffset() or timedelta()
    )
    options = [
        option(f"{_time_in(zone, now)} · {zone.rpartition('/')[2].replace('_', ' ')}", zone)
        for zone in here
    ]
    question = translate("habits-zone-which", **commands.values(translate))
    press = Press(Kind.PREFERENCE, word=ZONE)
    menu = select_row(press, translate("habits-zone-what-time"), options)
    return MessagePayload((text(question), menu))


def zone_button(zone: str, translate: Translator) -> ButtonSpec:
    """The press that says that a guess is right."""
    press = Press(Kind.PREFERENCE, word=f"{ZONE}={zone}")
    return ButtonSpec(translate("habits-zone-right"), press, emoji="🕰️")


def _habits_items(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    commands: CommandMentions,
    now: datetime,
    likely_zone: str,
) -> list[Item]:
    """What is known of a person's time, and the menus that change it.

    *likely_zone* is where they seem to live, for people who have not chosen a time zone.
    """
    lines = [_zone(preference, locale, translate, commands, now)]
    today = local_date(waking_hours(preference, locale), now)
    coming = [h for h in holidays_of(preference) if h.last >= today]
    lines += [
        translate("habits-holiday", first=h.first.isoformat(), last=h.last.isoformat())
        for h in coming
    ]
    items: list[Item] = [text("\n".join(lines))]
    if preference.zone is None:
        if likely_zone != zone_of(preference, locale):
            items.append(_likely(likely_zone, translate, now))
        items += button_rows([zone_button(likely_zone, translate), _other_zones(translate)])
    # People who are told once a day choose when, and have no heads-ups.
    left_out = "heads-up" if preference.call == DAILY else "summary-at"
    items += [
        _menu(each, preference, translate) for each in HABITS.values() if each.name != left_out
    ]
    if any(holiday.last > today for holiday in coming):  # today's is taken
        press = Press(Kind.PREFERENCE, word="holidays")
        items += button_rows([ButtonSpec(translate("habits-no-holidays"), press)])
    return items


def _menu(choice: Choice, preference: Preference, translate: Translator) -> Row:
    return choice_menu(choice, preference, Press(Kind.PREFERENCE, word=choice.name), translate)


def _zone(
    preference: Preference,
    locale: str | None,
    translate: Translator,
    commands: CommandMentions,
    now: datetime,
) -> str:
    zone = zone_of(preference, locale)
    key = "habits-zone" if preference.zone is not None else "habits-zone-guessed"
    time = _time_in(zone, now)
    return translate(key, zone=zone, time=time, **commands.values(translate))


def _likely(zone: str, translate: Translator, now: datetime) -> Item:
    """That somebody keeps the hours of another *zone* than the one that is guessed."""
    return text(translate("habits-zone-likely", zone=zone, time=_time_in(zone, now)))


def _other_zones(translate: Translator) -> ButtonSpec:
    return ButtonSpec(translate("habits-zone-other"), Press(Kind.PREFERENCE, word=OTHER_ZONES))


def _time_in(zone: str, now: datetime) -> str:
    """What clocks on the wall show in *zone*."""
    return f"{now.astimezone(UTC).astimezone(zone_named(zone)):%H:%M}"
