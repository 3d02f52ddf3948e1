"""Phrases, effects and names as text in one language, safe to show in Discord."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import Any

from cogs.table.naming import former_title, title_of, titles_of
from cogs.table.play import effects_of, last_pressed_by
from cogs.table.watching import is_direct
from data.i18n import Translator, translator
from data.store import BY_ORDER, BY_ROBOT, ROBOT_MARK, HistoryEntry, PostedMessages, Remark, Session
from render.names import reads_right_to_left
from render.view import listed
from rules import GAMES
from rules.core.history import RESIGN
from rules.core.types import Effect, Phrase

_REORDERING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKS = re.compile(r"([\\*_~`|<>\[\]()#@:-])")
_MARKUP = re.compile(r"\\([\\*_~`|<>\[\]()#@:-])|[*`]")
_REMEMBERED = 4096
"""Names: each is wanted a dozen times for every message of its table."""
COMMANDS = ("play", "games", "board", "move", "leave", "rules", "moderate", "settings", "help")
"""The commands that texts name, each as the value ``$command-<name>``."""


@lru_cache(maxsize=_REMEMBERED)
def inert(name: str) -> str:
    """*name* shown by Discord as it is: no mention, link, heading or emphasis in it works."""
    return _MARKS.sub(r"\\\1", isolated(name))


@lru_cache(maxsize=_REMEMBERED)
def isolated(name: str) -> str:
    """*name* so that it reorders nothing around it, whatever the direction of its script.

    Its own control characters are left out: one that is never closed would turn the rest round.
    """
    kept = " ".join(_REORDERING.sub("", name).split())
    return f"\u2068{kept}\u2069" if reads_right_to_left(kept) else kept


def bold(name: str) -> str:
    """An inert name in bold."""
    return f"**{inert(name)}**"


def plain(line: str) -> str:
    """A line of Markdown as a text file has it: without marks, and names as they are."""
    return _MARKUP.sub(lambda found: found.group(1) or "", line)


def game_name(translate: Translator, game: str) -> str:
    """Return the name of a game; its key, where this program does not know it."""
    return translate(text_key(f"{game}-name")) if game in GAMES else inert(game)


def neutral_name(language: str, seat: int) -> str:
    """Return what somebody in *seat* is called who is not to be named."""
    return translator(language)("player-number", number=seat + 1)


def nameless(session: Session) -> Session:
    """Return the table with people who are called by their seats."""
    language = session.language
    seats = (
        replace(seat, name=neutral_name(language, number), former_name=None)
        if seat.user_id is not None
        else seat
        for number, seat in enumerate(session.seats)
    )
    return replace(session, seats=tuple(seats))


def names_of(session: Session) -> tuple[str, ...]:
    """The players' names by seat, as texts have them."""
    return tuple(map(isolated, titles_of(session)))


def translate_phrase(translate: Translator, phrase: Phrase, names: Sequence[str]) -> str:
    """*phrase* as a sentence or a label; *names* stand for the seats in its parameters."""
    params = {
        name: _translated_value(translate, name, value, names) for name, value in phrase.params
    }
    return translate(text_key(phrase.key), **params)


def translate_effects(
    translate: Translator, game: str, effects: Iterable[Effect], names: Sequence[str]
) -> str:
    """The sentences of *effects* in one line."""
    phrases = (Phrase(f"{game}-effect-{effect.kind}", effect.params) for effect in effects)
    sentences = (translate_phrase(translate, phrase, names) for phrase in phrases)
    return " ".join(sentence for sentence in sentences if sentence)


def log_lines(
    translate: Translator,
    session: Session,
    entries: Sequence[HistoryEntry],
    seat: int | None,
    remarks: Sequence[Remark] = (),
) -> list[str]:
    """One line per action, oldest first, and another for what only *seat* (None: nobody) may know.

    *remarks* come before the action of their ply.
    A text that begins with a line break gets lines of its own, such as a scoring list.
    Private lines are left out once *seat* has acted again: it has dealt with them by then.
    Nothing is said of a frozen table, whose history may be what cannot be read.
    """
    if session.standing.is_frozen:
        return []
    plain = names_of(session)
    own = last_pressed_by(entries, seat)
    last = entries[own].ply if own >= 0 else -1
    texts, told, is_over = [], 0, session.standing.is_finished

    def tell(effects: Iterable[Effect], names: Sequence[str]) -> None:
        texts.append(translate_effects(translate, session.game, effects, names))

    for entry in entries:
        while told < len(remarks) and remarks[told].ply <= entry.ply:
            texts.append(remark_sentence(session, remarks[told], translate))
            told += 1
        names = [bold(name) for name in _with_stand_in(session, entry, plain)]
        if entry.cause == BY_ORDER and _may_know_of_orders(session, entry, seat):
            texts.append(translate("orders-carried-out", who=names[entry.seat]))
        effects = effects_of(session, entry)
        if entry.text == RESIGN and is_over and entry.ply == session.ply - 1:
            effects = effects[:1]  # nothing counts any more, and who has won stands below
        tell([effect for effect in effects if effect.readers is None], names)
        if seat is not None and entry.ply >= last:
            private = [e for e in effects if e.readers is not None and seat in e.readers]
            tell(private, names)
    texts += [remark_sentence(session, remark, translate) for remark in remarks[told:]]
    return [line.strip() for text in texts for line in text.split("\n") if line.strip()]


def _may_know_of_orders(session: Session, entry: HistoryEntry, seat: int | None) -> bool:
    """Tell whether *seat* (None: everybody) may know that a standing order has answered *entry*."""
    return entry.seat == seat or session.standing.is_finished


def remark_sentence(session: Session, remark: Remark, translate: Translator) -> str:
    """Return the sentence of *remark*."""
    known = remark.seat is not None and 0 <= remark.seat < len(session.seats)
    seat = bold(names_of(session)[remark.seat]) if known and remark.seat is not None else "?"
    name = bold(title_of(session, remark.user_id, remark.name))
    has_ended = session.standing.is_called_off and not (session.vote and session.vote.missing)
    people = [bold(title_of(session, each)) for each in session.consents if has_ended]
    agreed, who = len(people) if people[-1:] == [seat] else 0, listed(translate, people)
    return translate(f"remark-{remark.kind}", name=name, seat=seat, agreed=agreed, who=who)


def _with_stand_in(session: Session, entry: HistoryEntry, names: Sequence[str]) -> Sequence[str]:
    """*names*, and a robot's mark at a person for whom a robot has decided *entry*."""
    if entry.cause != BY_ROBOT or session.seats[entry.seat].is_robots:
        return names
    marked = f"{names[entry.seat]} {ROBOT_MARK}"
    return (*names[: entry.seat], marked, *names[entry.seat + 1 :])


def since(moment: datetime | None) -> str:
    """Say how long ago that was, kept up to date by the reader's Discord."""
    return f"<t:{int(moment.timestamp())}:R>" if moment is not None else ""


def moment_of(moment: datetime | None) -> str:
    """A date with its hour, in the reader's own time; unlike ``since``, it reads well for ever."""
    return f"<t:{int(moment.timestamp())}:f>" if moment is not None else ""


def mentions(session: Session, seats: Iterable[int], translate: Translator) -> str:
    """The people of *seats* as mentions, and the robots by their names."""
    return listed(translate, (_mention(session, seat) for seat in seats))


def _mention(session: Session, seat: int) -> str:
    user_id = session.seats[seat].user_id
    return bold(names_of(session)[seat]) if user_id is None else f"<@{user_id}>"


def former_note(session: Session, seat: int, translate: Translator) -> str:
    """Say who began the game in *seat*, where that was somebody else; else nothing."""
    former = former_title(session, seat)
    return "" if former is None else f" {translate('substitute-for', who=bold(former))}"


def mention_list(user_ids: Iterable[int], translate: Translator) -> str:
    """People as mentions; which of them are pinged is up to the message."""
    return listed(translate, (f"<@{user_id}>" for user_id in user_ids))


def title_and_place(session: Session, translate: Translator) -> str:
    """Name the game of a table and link to where it is played; its thread's name has both."""
    place = place_of(session)
    game = f"**{game_name(translate, session.game)}** · "
    return place if session.thread_id else game + place


def place_of(session: Session) -> str:
    """A link to where a table is played; direct messages have no name that Discord shows."""
    place = session.thread_id or session.channel_id
    return address_of(session) if is_direct(session) else f"<#{place}>"


def address_of(session: Session) -> str:
    """The address of the place in which a table is played, or waits for its players."""
    server = "@me" if session.guild_id is None else session.guild_id
    return f"https://discord.com/channels/{server}/{session.thread_id or session.channel_id}"


def heading_of(session: Session, translate: Translator, place: str | None = None) -> str:
    """Game, players and *place*, so that nobody mistakes one table for another."""
    players = listed(translate, map(inert, names_of(session)))
    where = place_of(session) if place is None else place
    return f"**{game_name(translate, session.game)}** · {players} · {where}"


def text_key(key: str) -> str:
    """*key* as Fluent writes it: with hyphens where names of the rules hold underscores."""
    return key.replace("_", "-")


def _translated_value(
    translate: Translator, name: str, value: Any, names: Sequence[str]
) -> str | int:
    if isinstance(value, Phrase):
        return translate_phrase(translate, value, names)
    if isinstance(value, tuple):
        items = [str(_translated_value(translate, name, item, names)) for item in value]
        is_text = value and isinstance(value[0], Phrase)
        return "\n".join(items) if is_text else listed(translate, items)
    is_seat = name == "seat" or name.endswith("_seat")
    return names[value] if is_seat and isinstance(value, int) else value


def restored_sentence(moment: int, translate: Translator) -> str:
    """Say that all tables have gone back to their state of *moment*, in seconds since 1970."""
    return translate("table-restored", moment=f"<t:{moment}:f>")


def table_link(session: Session, messages: PostedMessages) -> str:
    """A link to the newest message of the table; the channel's name where none is known."""
    message = messages.board or messages.lobby
    if message is None:
        return place_of(session)
    server = session.guild_id if session.guild_id is not None else "@me"
    return f"https://discord.com/channels/{server}/{message.channel_id}/{message.message_id}"


class CommandMentions:
    """The commands of one bot. Their ids are known once they were registered with Discord."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Take note of the ids of commands, by name."""
        self._ids = dict(ids)

    def values(self, translate: Translator) -> dict[str, str]:
        """Return values for a text: names as *translate* has them, mentions where they are ours."""
        return {f"command-{name}": self._mention(name, translate) for name in COMMANDS}

    def _mention(self, name: str, translate: Translator) -> str:
        listed = translate(f"command-{name}")
        # Discord shows the letters of a mention as they are, and follows only its first name.
        is_mention = listed == name and name in self._ids
        return f"</{name}:{self._ids[name]}>" if is_mention else f"/{listed}"


PLAIN = CommandMentions()
"""Names without ids, for texts that are made where no bot is at hand."""
