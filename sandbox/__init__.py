"""A local stand-in for Discord: REST, gateway, people to act as, and a page to look at it.

It knows Discord's protocol and refuses what Discord refuses; it knows nothing of any bot.
"""

from sandbox.errors import ClientError
from sandbox.faults import Fault, refused
from sandbox.people.person import Person
from sandbox.server import Sandbox
from sandbox.services.interaction import Interaction, Modal
from sandbox.settings import UNLIMITED, Limits, Settings
from sandbox.world.model import Channel, ChannelKind, Dms, Guild, Message, Ping, Role, Thread
from sandbox.world.permissions import Permission

__all__ = [
    "UNLIMITED",
    "Channel",
    "ChannelKind",
    "ClientError",
    "Dms",
    "Fault",
    "Guild",
    "Interaction",
    "Limits",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Ping",
    "Role",
    "Sandbox",
    "Settings",
    "Thread",
    "refused",
]
