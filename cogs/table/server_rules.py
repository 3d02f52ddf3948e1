"""The rules of a server for its tables: where, which games, how many, and how they begin."""

from collections.abc import Iterable
from dataclasses import replace

from cogs.table.agreement import PACE
from cogs.table.choices import NO_CHOICE, Choice, by_name, choice_named
from cogs.table.errors import Refused
from cogs.table.lobby import Place
from data.i18n import LANGUAGES
from data.store import Server, Session, Store
from rules import GAMES

MOST_LOBBIES = 10
"""How many tables of one person may wait for players: each of them costs pictures and messages."""
MAX_CHANNELS = 25

SETTINGS = by_name(
    Choice(
        name="language",
        field="language",
        values=LANGUAGES,
        title="config-language",
        word=lambda translate, value: translate(f"language-{value}"),
        is_titled=True,
        usual=lambda translate: translate("config-no-language"),
    ),
    Choice(
        name="pace",
        field="pace",
        values=PACE.values,
        title="config-pace",
        word=PACE.word,
        is_titled=True,
        usual=lambda translate: translate("config-no-pace"),
    ),
    Choice(
        name="most",
        field="most_tables",
        values=("1", "2", "3", "5", "10", "20"),
        title="config-most",
        word=lambda translate, count: translate("config-most-tables", count=int(count)),
        usual=lambda translate: translate("config-no-most"),
        stored=int,
    ),
    Choice(
        name="turn",
        field="names_turn",
        values=("on",),
        title="config-choose-turn",
        word=lambda translate, _: translate("config-turn"),
        help=lambda translate, _: translate("config-turn-help"),
        usual=lambda translate: translate("config-no-turn"),
        stored=bool,
        nothing=False,
    ),
)
"""What has one of a few values; all but the last hold for new tables."""


async def server_at(store: Store, place: Place) -> Server:
    """Return the rules for tables in this *place*, which is fit for them.

    :raises Refused: the server has them elsewhere.
    """
    if place.guild_id is None:
        return Server(guild_id=0)
    server = await store.server(place.guild_id)
    require_channel(server, place)
    return server


def require_channel(server: Server, place: Place) -> None:
    """Do nothing where tables may be opened in this place; a thread counts as its channel.

    :raises Refused: the server has them elsewhere.
    """
    if server.channels and not {place.channel_id, place.parent_id} & set(server.channels):
        first, *others = server.channels
        raise Refused("wrong-channel", channel=str(first), others=len(others))


def require_may_open(server: Server, session: Session, live: Iterable[Session]) -> None:
    """Do nothing where the new *session* may be opened by its host, whose *live* ones these are.

    :raises Refused: the server does not offer its game; they have opened as many as one person may
        there; too many wait for players, wherever they are.
    """
    if server.games and session.game not in server.games:
        raise Refused("game-not-offered")
    opened = [each for each in live if each.host_id == session.host_id]
    here = [each for each in opened if each.guild_id == session.guild_id]
    if server.most_tables is not None and len(here) >= server.most_tables:
        raise Refused("too-many-tables", most=server.most_tables)
    if sum(each.standing.is_lobby for each in opened) >= MOST_LOBBIES:
        raise Refused("too-many-lobbies", most=MOST_LOBBIES)


def as_settled(session: Session, server: Server) -> Session:
    """The new *session* with the language and the pace of its server, where that has chosen any."""
    language = server.language if server.language in LANGUAGES else session.language
    pace = server.pace if server.pace in PACE.values else session.pace
    return replace(session, language=language or session.language, pace=pace or session.pace)


def server_with(server: Server, name: str, values: tuple[str, ...]) -> Server:
    """Return *server* with one setting changed; no *values*, or :data:`NO_CHOICE`: as usual.

    :raises Refused: there is no such thing, or it cannot be settled like that.
    """
    chosen = tuple(value for value in values if value != NO_CHOICE)
    if name == "channels":
        return replace(server, channels=_channels(chosen))
    if name == "games":
        if not set(chosen) <= set(GAMES):
            raise Refused("bad-choice", choice=", ".join(chosen), allowed=", ".join(GAMES))
        # All of them is what everybody has who settles nothing: games to come are among them.
        return replace(server, games=() if len(chosen) == len(GAMES) else chosen)
    return choice_named(SETTINGS, name).made(server, ", ".join(chosen) or NO_CHOICE)


def _channels(values: tuple[str, ...]) -> tuple[int, ...]:
    numbers = [value for value in values if value.isascii() and value.isdigit()]
    if len(numbers) != len(values) or any(len(value) > 19 for value in numbers):
        raise Refused("bad-choice", choice=", ".join(values), allowed="")
    return tuple(map(int, numbers[:MAX_CHANNELS]))
