"""Everything that exists in the sandbox, and who may see and do what in it."""

from sandbox.world.model import Channel, Dms, Guild, Message, Ping, Thread

__all__ = ["Channel", "Dms", "Guild", "Message", "Ping", "Thread"]
