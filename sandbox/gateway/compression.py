"""The streams in which a client may have its messages compressed."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping

Compress = Callable[[bytes], bytes]
"""Return the next piece of a stream, from which a client reads exactly this message."""

_ZSTD_HEADER = bytes.fromhex("28b52ffd0038")
"""The magic number; nothing that is optional; a window of 128 KiB."""
_MAX_BLOCK = 1 << 17
"""Bytes: no block may be larger than the window, or than 128 KiB."""


def _zlib_stream() -> Compress:
    stream = zlib.compressobj(1)
    return lambda message: stream.compress(message) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd_stream() -> Compress:
    """Start a frame that never ends, of blocks that are stored as they are.

    Python compresses with Zstandard from 3.14 on only; every decoder reads stored blocks.
    """
    header = _ZSTD_HEADER

    def compress(message: bytes) -> bytes:
        nonlocal header
        pieces, header = [header], b""
        for start in range(0, len(message), _MAX_BLOCK):
            block = message[start : start + _MAX_BLOCK]
            # From the lowest bit: not the last block, stored, its size.
            pieces += (len(block) << 3).to_bytes(3, "little"), block
        return b"".join(pieces)

    return compress


STREAMS: Mapping[str, Callable[[], Compress]] = {
    "zlib-stream": _zlib_stream,
    "zstd-stream": _zstd_stream,
}
"""By the name that a client gives in its query."""
