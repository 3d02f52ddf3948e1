"""The services that all commands and presses work with."""

from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from datetime import datetime

import aiohttp
from cachetools import TTLCache

from cogs.robots.reviews import Reviews
from cogs.robots.robots import Robots
from cogs.tables.commands.ongoing import Ongoing
from cogs.tables.delivery.attachments import KeptPictures
from cogs.tables.delivery.interaction_response import TOKEN_LIFE, InteractionResponse
from cogs.tables.delivery.publisher import Publisher
from cogs.tables.delivery.shown_moments import ShownMoments
from cogs.tables.messages.command_mentions import CommandMentions
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.order_courses import Courses
from cogs.tables.session.replays import Replays
from cogs.tables.session.service import TableService
from cogs.tables.session.timed_tables import TimedTables
from data.store import Store

_MOST_PANELS = 10_000


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running bot, by what they do."""

    store: Store
    tables: TableService[InteractionResponse]
    publisher: Publisher
    presenter: Presenter
    commands: CommandMentions
    http: aiohttp.ClientSession
    """For callbacks, which are sent past discord.py."""
    kept: KeptPictures
    """What the messages in Discord hold already."""
    ongoing: Ongoing
    replays: Replays
    """The positions that tables have been in."""
    robots: Robots
    """They play by themselves, and give advice."""
    courses: Courses
    """What standing orders are compared with."""
    reviews: Reviews
    """What people might have done better in games that are over."""
    timed: TimedTables
    """The same tables, as far as time changes them."""
    clock: Callable[[], datetime]
    shown: ShownMoments
    """Moments of games that people show each other."""
    panels: MutableMapping[int, InteractionResponse] = field(
        default_factory=lambda: TTLCache(_MOST_PANELS, TOKEN_LIFE.total_seconds())
    )
    """Where hosts look at the options of lobbies (session ids), as long as that can be edited."""
