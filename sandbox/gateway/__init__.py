"""The gateway: the WebSocket over which the bot receives events."""

from sandbox.gateway.gateway import Gateway

__all__ = ["Gateway"]
