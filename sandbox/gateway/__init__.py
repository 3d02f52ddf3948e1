"""The gateway: the socket through which the bot is told what happens."""

from sandbox.gateway.gateway import Gateway

__all__ = ["Gateway"]
