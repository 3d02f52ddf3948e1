"""Where the sandbox is served."""

from __future__ import annotations


class Address:
    """Host and port of one sandbox; the port is known once the socket is bound."""

    def __init__(self) -> None:
        self.authority = "127.0.0.1:0"
        """Host and port as they are written in a URL."""
        self.is_loopback = True
        """Reachable from this machine only, and so under known names only."""

    @property
    def base_url(self) -> str:
        """The root of the page and of all attachment links."""
        return f"http://{self.authority}"

    @property
    def gateway_url(self) -> str:
        """The WebSocket address of the gateway."""
        return f"ws://{self.authority}/gateway"
