"""Names of the thread of a table: its game and people, or whose turn it is."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from cogs.messages.phrases import game_name, isolated
from cogs.table.naming import titles_of
from data.i18n import translator
from data.store import Session
from render.view import listed

MOST_UNITS = 100
"""What Discord takes, counted as the strictest of its clients count: in UTF-16."""
_LENGTHS = (64, 40, 28, 20, 14, 10, 7, 4)
"""Characters that a name may have: the first of these at which the whole fits."""
_JOINER = "\u200d"


def base_name(session: Session) -> str:
    """The name of a thread as it is opened: its game, which of a row, and who plays."""
    translate = translator(session.language)
    title = game_name(translate, session.game)
    if session.follows is not None:
        title = f"🔁 {title} {session.rematches + 1}"
    return _fitting(lambda names: f"{title}: {listed(translate, names)}", titles_of(session))


def turn_name(session: Session) -> str | None:
    """The name that says whose turn it is; after the end, and while nobody is asked, the base name.

    None: robots alone are asked, so that another name follows in a moment.
    """
    if not session.standing.runs_clocks:
        return base_name(session)
    titles = titles_of(session)
    names = [titles[seat] for seat in session.to_act if not session.seats[seat].is_played_by_robot]
    if not names:
        return None if session.to_act else base_name(session)
    translate = translator(session.language)
    title = game_name(translate, session.game)
    return _fitting(
        lambda shown: translate(
            "thread-next", game=title, who=listed(translate, shown), count=len(names)
        ),
        names,
    )


def _fitting(whole: Callable[[Iterable[str]], str], names: Sequence[str]) -> str:
    """Call *whole* with *names*, as much of each as there is room for."""
    for length in _LENGTHS:
        made = whole(isolated(clipped(name, length)) for name in names)
        if _units(made) <= MOST_UNITS:
            return made
    return clipped(made, MOST_UNITS // 2)


def clipped(name: str, length: int) -> str:
    """*name*, where it is longer than *length* cut between two characters as people see them."""
    if len(name) <= length:
        return name
    end = length - 1
    while end > 1 and _continues(name, end):
        end -= 1
    return name[:end].rstrip() + "…"


def _continues(name: str, position: int) -> bool:
    """Tell whether the character at *position* belongs to the one before it."""
    here, before = name[position], name[position - 1]
    is_mark = unicodedata.category(here).startswith("M") or "\U0001f3fb" <= here <= "\U0001f3ff"
    return is_mark or _JOINER in (here, before)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
