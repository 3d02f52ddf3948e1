"""What the people of a table agree on, as they read it in the lobby and as its host chooses it."""

from datetime import timedelta

from cogs.clocks.absence import Absence
from cogs.clocks.pace import PACES, PaceName, pace_named
from cogs.tables.messages.custom_ids import Kind, Press
from cogs.tables.messages.payload import Row, option, select_row
from cogs.tables.session.contract import CHOICES
from data.i18n import Translator
from data.store import Session


def contract_lines(session: Session, translate: Translator) -> list[str]:
    """What was agreed about time, for whoever thinks about joining."""
    pace = pace_named(session.pace).name
    name = translate(f"contract-pace-{pace}")
    lines = [f"- {translate('contract-pace')}: **{name}** · {_pace_help(pace, translate)}"]
    if pace != PaceName.NONE:
        agreed = translate(f"contract-absence-{_absence(session)}")
        lines.append(f"- {translate('contract-absence')}: **{agreed}**")
    return lines


def contract_menus(session: Session, translate: Translator) -> list[Row]:
    """The host's menus for the same."""
    return [_menu(session, name, translate) for name in CHOICES]


def _menu(session: Session, name: str, translate: Translator) -> Row:
    chosen = pace_named(session.pace).name if name == "pace" else _absence(session)
    title = translate(f"contract-{name}")
    options = [
        option(
            f"{title}: {translate(f'contract-{name}-{value}')}",
            value,
            _pace_help(value, translate)
            if name == "pace"
            else translate(f"contract-absence-{value}-help"),
            default=value == chosen,
        )
        for value in CHOICES[name]
    ]
    return select_row(str(Press(Kind.CONTRACT, session.id, word=name)), title, options)


def _absence(session: Session) -> str:
    return session.absence if session.absence in set(Absence) else Absence.OTHERS


def _pace_help(name: str, translate: Translator) -> str:
    pace = PACES[name]
    if pace.bank is None:
        return translate("contract-pace-none-help")
    return translate(
        "contract-pace-help",
        bank=_length(pace.bank, translate),
        increment=_length(pace.increment, translate),
    )


def _length(time: timedelta, translate: Translator) -> str:
    hours, rest = divmod(time, timedelta(hours=1))
    if hours and not rest:
        return translate("contract-hours", count=hours)
    return translate("contract-minutes", count=time // timedelta(minutes=1))
