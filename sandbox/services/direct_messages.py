"""Direct messages: the channels between two users."""

from __future__ import annotations

from sandbox.services.events import EventDispatcher
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import DM_CHANNEL, Channel, User, World


class DirectMessages:
    """Opens the channels of direct messages."""

    def __init__(self, world: World, ids: Snowflakes, events: EventDispatcher) -> None:
        self._world = world
        self._ids = ids
        self._events = events

    def open(self, *users: User) -> Channel:
        """The channel between these users, created if there was none."""
        channel = self._world.dm_channel(*users)
        if channel is None:
            channel = Channel(id=self._ids.next(), type=DM_CHANNEL, name="", recipients=users)
            self._world.add_dm_channel(channel)
            self._events.world_changed()
        return channel
