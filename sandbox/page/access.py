"""Access to the page."""

from __future__ import annotations

import hmac

from aiohttp import web

from sandbox.address import LOOPBACK_NAMES, Address

_LOOPBACK_PEERS = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
_WITHOUT_KEY = (
    "This sandbox is open to the network: its address needs the key that the sandbox printed when "
    "it started, as in http://192.168.0.10:8080/?key=..."
)


class Access:
    """Lets in people at this machine, and those elsewhere who have the key.

    The key comes with the page's address once; a cookie keeps it. No other site that is open in the
    same browser gets in.
    """

    def __init__(self, address: Address, key: str, token: str) -> None:
        self._address = address
        self._key = key
        self._authorization = f"Bot {token}"

    @property
    def page_urls(self) -> list[str]:
        """The addresses of the page; with the key if the sandbox is open to the network."""
        return [
            f"http://{authority}/" if _is_loopback(authority) else self._with_key(authority)
            for authority in self._address.authorities
        ]

    def check(self, request: web.Request) -> None:
        """Reject a request from another site, or from elsewhere without the key."""
        host = request.headers.get("Host", "")
        if self._address.is_loopback and host not in self._own_names():
            # DNS rebinding: a name of another site that resolves to this machine.
            raise web.HTTPForbidden(text="unknown host")
        origin = request.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != host:
            raise web.HTTPForbidden(text="unknown origin")
        if not self._is_trusted(request, host) and not self._has_key(request):
            raise web.HTTPForbidden(text=_WITHOUT_KEY)

    def check_file(self, request: web.Request) -> None:
        """Reject a client that may read neither the page nor the bot's messages."""
        host = request.headers.get("Host", "")
        given = request.headers.get("Authorization", "")
        is_bot = _equal(given, self._authorization)
        if not (is_bot or self._is_trusted(request, host) or self._has_key(request)):
            raise web.HTTPForbidden(text=_WITHOUT_KEY)

    def remember_key(self, request: web.Request, response: web.StreamResponse) -> None:
        """Keep a key that came with the page's address."""
        if not self._address.is_loopback and _equal(request.query.get("key", ""), self._key):
            response.set_cookie(self._cookie, self._key, httponly=True, samesite="Strict")

    @property
    def _cookie(self) -> str:
        # Cookies do not know ports: two sandboxes on one machine need different names.
        return f"sandbox-{self._address.authority.rpartition(':')[2]}"

    def _with_key(self, authority: str) -> str:
        return f"http://{authority}/?key={self._key}"

    def _own_names(self) -> set[str]:
        name, _, port = self._address.authority.rpartition(":")
        return {f"{own}:{port}" for own in (name, *LOOPBACK_NAMES)}

    def _is_trusted(self, request: web.Request, host: str) -> bool:
        """Tell whether the request is from this machine under its own name, not through a proxy."""
        if self._address.is_loopback:
            return True
        return request.remote in _LOOPBACK_PEERS and _is_loopback(host)

    def _has_key(self, request: web.Request) -> bool:
        given = request.query.get("key") or request.cookies.get(self._cookie, "")
        return _equal(given, self._key)


def _is_loopback(authority: str) -> bool:
    return authority.rpartition(":")[0] in LOOPBACK_NAMES


def _equal(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode())
