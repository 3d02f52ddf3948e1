"""The REST API, version 10: one module for the routes of each kind of object."""

from sandbox.rest.server import Rest

__all__ = ["Rest"]
