"""Interactions: what people do with the bot, and the deadlines by which it must respond."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections import OrderedDict
from time import perf_counter

from sandbox.checks.callbacks import Callback, InteractionType
from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.services.events import EventDispatcher
from sandbox.services.interaction import Interaction, Modal, State
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import Channel, Message, User, World

NO_RESPONSE = "did not respond"
"""Why a client gives up on an interaction."""
_MAX_MODALS = 1_000


class Interactions:
    """All interactions whose tokens are still valid."""

    def __init__(
        self,
        world: World,
        ids: Snowflakes,
        clock: Clock,
        settings: Settings,
        events: EventDispatcher,
    ) -> None:
        self._world = world
        self._ids = ids
        self._clock = clock
        self._settings = settings
        self._events = events
        self._by_token: OrderedDict[str, Interaction] = OrderedDict()
        self.modals: OrderedDict[int, Modal] = OrderedDict()
        """Modals that nobody has submitted yet, by id."""
        self.pending: set[Interaction] = set()
        """Those without a callback, or still "thinking"."""
        self.last_at = 0.0
        """When a person last did something, by ``perf_counter``."""

    def send(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        cause: Json | None = None,
        option_type: int = 3,
    ) -> Interaction:
        """Send the bot an interaction and start its deadline."""
        self._drop_expired()
        interaction_id = self._ids.next()
        interaction = Interaction(
            id=interaction_id,
            token=_new_token(interaction_id),
            type=kind,
            user=user,
            channel=channel,
            data=data,
            created_at=self._clock.elapsed(),
            owners=self._owners(channel, user),
            source=source,
            cause=cause,
            option_type=option_type,
        )
        self._by_token[interaction.token] = interaction
        self.pending.add(interaction)
        loop = asyncio.get_running_loop()
        wait = self._settings.answer_within
        interaction.timer = loop.call_later(wait, self.fail, interaction, NO_RESPONSE)
        self._events.interaction_changed(interaction)
        interaction.started = self.last_at = perf_counter()
        self._events.interaction_created(interaction, self._settings.max_file_size)
        return interaction

    def refuse(
        self, user: User, channel: Channel, data: Json, source: Message, reason: str
    ) -> Interaction:
        """Fail a press on a message that is gone; the bot receives nothing."""
        interaction = Interaction(
            id=self._ids.next(),
            token="",
            type=InteractionType.COMPONENT,
            user=user,
            channel=channel,
            data=data,
            created_at=self._clock.elapsed(),
            owners={},
            source=source,
        )
        self.fail(interaction, reason)
        return interaction

    def awaiting_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a callback responds to, or 10062 or 40060."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or self._is_late(interaction):
            raise refusal(10062)
        if interaction.callback is not None:
            raise refusal(40060)
        return interaction

    def acknowledge(self, interaction: Interaction, kind: Callback) -> None:
        """Note the callback of an interaction."""
        interaction.callback = kind
        interaction.acknowledged_after = perf_counter() - interaction.started
        if interaction.timer is not None:
            interaction.timer.cancel()
        self.move(interaction, "thinking" if kind is Callback.DEFERRED_MESSAGE else "done")

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The acknowledged interaction to which a follow-up belongs."""
        if application_id != self._world.bot.application_id:
            raise refusal(10015)
        interaction = self._by_token.get(token)
        if interaction is None or self._is_expired(interaction):
            raise refusal(50027)
        if interaction.callback is None:
            raise refusal(10015)
        return interaction

    def fail(self, interaction: Interaction, reason: str) -> None:
        """Let the person's client give up waiting."""
        if interaction.callback is None and not interaction.settled.is_set():
            interaction.failed = reason
            self.move(interaction, "failed")

    def fail_unanswered(self, reason: str) -> None:
        """Let every client that still waits for a callback give up."""
        for interaction in tuple(self.pending):
            self.fail(interaction, reason)

    def move(self, interaction: Interaction, state: State) -> None:
        """Put an interaction into another state and show it."""
        interaction.state = state
        if state in ("done", "failed"):
            interaction.settled.set()
            self.pending.discard(interaction)
        self._events.interaction_changed(interaction)

    def add_modal(self, modal: Modal) -> None:
        """Keep a modal until it is submitted, or too many others are open."""
        self.modals[modal.id] = modal
        if len(self.modals) > _MAX_MODALS:
            self.modals.popitem(last=False)

    def _is_late(self, interaction: Interaction) -> bool:
        if interaction.callback is not None:
            return False
        age = self._clock.elapsed() - interaction.created_at
        return interaction.state == "failed" or age > self._settings.answer_within

    def _is_expired(self, interaction: Interaction) -> bool:
        return self._clock.elapsed() - interaction.created_at > self._settings.token_lives

    def _owners(self, channel: Channel, user: User) -> dict[str, str]:
        guild, bot = channel.guild, self._world.bot
        if guild is not None and bot.id in guild.members:
            return {"0": str(guild.id)}
        if guild is None and bot in channel.recipients:
            return {"0": "0"}
        return {"1": str(user.id)}

    def _drop_expired(self) -> None:
        while self._by_token:
            token, interaction = next(iter(self._by_token.items()))
            if not self._is_expired(interaction):
                return
            del self._by_token[token]


def _new_token(interaction_id: int) -> str:
    secret = f"interaction:{interaction_id}:{secrets.token_urlsafe(48)}"
    return base64.urlsafe_b64encode(secret.encode()).decode().rstrip("=")
