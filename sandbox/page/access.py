"""Who may use the page."""

from __future__ import annotations

from aiohttp import web

from sandbox.address import Address

_LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")


class Access:
    """Lets in the page itself, and no other site that is open in the same browser."""

    def __init__(self, address: Address) -> None:
        self._address = address

    def check(self, request: web.Request) -> None:
        """Reject a request from another origin, or for a host name that is not ours.

        The second stops DNS rebinding: a name of another site that resolves to this machine.
        """
        host = request.headers.get("Host", "")
        name, port = self._address.authority.rsplit(":", 1)
        known = {f"{own}:{port}" for own in (name, *_LOOPBACK_NAMES)}
        origin = request.headers.get("Origin")
        if self._address.is_loopback and host not in known:
            raise web.HTTPForbidden(text="unknown host")
        if origin is not None and origin.partition("://")[2] != host:
            raise web.HTTPForbidden(text="unknown origin")
