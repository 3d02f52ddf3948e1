"""Puts the parts of a sandbox together."""

from __future__ import annotations

import base64
import secrets
from functools import partial

from sandbox.address import Address
from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.gateway.guild_state import GuildState
from sandbox.gateway.sessions import Sessions
from sandbox.page.access import Access
from sandbox.people.client import Client
from sandbox.people.option_values import Resolver
from sandbox.rate_limits import RateLimits
from sandbox.record import Record
from sandbox.services.attachments import Attachments
from sandbox.services.channel_history import ChannelHistory
from sandbox.services.commands import Commands
from sandbox.services.contents import Contents
from sandbox.services.direct_messages import DirectMessages
from sandbox.services.events import EventDispatcher
from sandbox.services.guilds import Guilds
from sandbox.services.interactions import Interactions
from sandbox.services.messages import Messages
from sandbox.services.nonces import Nonces
from sandbox.services.responses import Responses
from sandbox.services.screens import Screens
from sandbox.services.thread_activity import ThreadActivity
from sandbox.services.threads import ActiveThreadLimit, Threads
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.files import FileStore
from sandbox.world.model import User, World

BOT_ID = 1_190_000_000_000_000_000


class Core:
    """All parts of one sandbox, except its sockets and routes."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        application_id = settings.application_id or BOT_ID
        bot = User(id=BOT_ID, name=settings.bot_name, bot=True, application_id=application_id)
        self.world = World(bot)
        self.token = settings.token or new_token(BOT_ID)
        self.address = Address()
        key = settings.page_key or secrets.token_urlsafe(9)
        self.access = Access(self.address, key, self.token)
        self.files = FileStore(settings.keep_files)
        self.faults = Faults()
        self.record = Record(self.clock, settings.keep_requests)
        self.limits = RateLimits(settings.limits, self.clock)
        self.screens = Screens()
        sessions = Sessions(self.clock, settings, self.limits)
        guild_state = GuildState(self.world, self.clock, self.address)
        self.gateway = Gateway(sessions, guild_state, self.clock, settings, self.faults, self.token)
        self.events = EventDispatcher(self.gateway, self.screens, self.world, self.clock)
        sessions.on_change = self.events.world_changed
        self.guilds = Guilds(self.world, self.ids, self.clock, self.events)
        self.direct_messages = DirectMessages(self.world, self.ids, self.events)
        self.attachments = Attachments(self.files, self.ids, self.address)
        self.thread_activity = ThreadActivity(self.clock, self.events)
        self.messages = self._messages()
        active_limit = ActiveThreadLimit(settings, self.clock)
        self.threads = Threads(
            self.world, self.ids, self.clock, self.events, self.messages, active_limit
        )
        self.commands = Commands(self.world, self.ids, self.clock, settings, self.events)
        self.interactions = Interactions(self.world, self.ids, self.clock, settings, self.events)
        self.responses = Responses(
            self.world.bot, self.interactions, self.messages, self.ids, self.clock, self.events
        )

    def client(self, user: User) -> Client:
        """A client for this person."""
        return Client(
            user,
            self.world,
            self.commands,
            self.interactions,
            self.messages,
            self.thread_activity,
            partial(Resolver, self.world, self.clock, self.attachments),
        )

    def _messages(self) -> Messages:
        contents = Contents(self.world, self.ids, self.settings, self.attachments)
        history = ChannelHistory(
            self.clock, self.settings, self.events, self.thread_activity, self.attachments
        )
        nonces = Nonces(self.clock, self.settings)
        return Messages(contents, history, nonces, self.ids, self.clock)


def new_token(bot_id: int) -> str:
    """A token in the shape of Discord's: the id, a timestamp, a secret."""
    name = base64.urlsafe_b64encode(str(bot_id).encode()).decode().rstrip("=")
    return f"{name}.{secrets.token_urlsafe(6)[:6]}.{secrets.token_urlsafe(38)[:38]}"
