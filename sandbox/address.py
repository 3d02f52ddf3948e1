"""The address of the sandbox, and the links by which each client reaches it."""

from __future__ import annotations

import re
import socket
from contextlib import suppress

LOOPBACK_NAMES = ("127.0.0.1", "localhost", "[::1]")
"""The names of this machine in URLs."""
_ANY = ("", "0.0.0.0", "::")
_LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
_HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", re.ASCII)
_ROUTED_NETWORKS = ("192.0.2.1", "192.168.255.254", "172.31.255.254", "10.255.255.254")
"""An address of the internet and one of each private network."""


class Address:
    """Host and port of one sandbox; the port is known once the socket is bound."""

    def __init__(self) -> None:
        self.authority = "127.0.0.1:0"
        """Host and port as they are written in a URL."""
        self.is_loopback = True
        """Reachable from this machine only."""
        self._serves_all = False

    def bind(self, host: str, port: int) -> None:
        """Note where the socket listens."""
        self._serves_all = host in _ANY
        self.is_loopback = host in _LOOPBACK_HOSTS
        self.authority = f"{'127.0.0.1' if self._serves_all else _in_url(host)}:{port}"

    @property
    def base_url(self) -> str:
        """The root of the page and of all attachment links."""
        return f"http://{self.authority}"

    @property
    def gateway_url(self) -> str:
        """The WebSocket address of the gateway."""
        return f"ws://{self.authority}/gateway"

    @property
    def authorities(self) -> list[str]:
        """Everything under which the sandbox is reachable, starting with ``authority``."""
        if not self._serves_all:
            return [self.authority]
        port = self.authority.rpartition(":")[2]
        return [self.authority, *(f"{host}:{port}" for host in own_addresses())]

    def localize(self, text: str, host: str) -> str:
        """JSON text with links to the gateway and attachments under the host that a client uses."""
        if host == self.authority or not _HOST.fullmatch(host):
            return text
        for path in ("attachments/", "gateway"):
            text = text.replace(f"//{self.authority}/{path}", f"//{host}/{path}")
        return text


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine in the networks it is connected to."""
    found = []
    for target in _ROUTED_NETWORKS:
        # Connecting a datagram socket sends nothing; it only picks the address to send from.
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [host for host in dict.fromkeys(found) if not host.startswith("127.")]


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
