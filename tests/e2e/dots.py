"""A dot instead of every picture: drawing has tests of its own, and costs more than most games.

The colour of a dot depends on what the picture would show, so that a bot uploads anew what has
changed and keeps what has not.
"""

from collections.abc import Callable, Hashable
from io import BytesIO

from PIL import Image

from cogs.workers.renderer import Renderer
from render.gallery import scenes
from render.pictures import pictures

_COLOURS = 1 << 24
_Request = tuple[Callable[..., tuple[bytes, ...]], tuple[Hashable, ...]]


class DottingRenderer(Renderer):
    """Draws dots at once, in the process of the bot, and starts no other."""

    async def start(self) -> None:
        """Be ready."""

    async def _draw(self, request: _Request) -> tuple[bytes, ...]:
        function, arguments = request
        shown = scenes(*arguments) if function is pictures else (request,)
        return tuple(map(_dot, shown))


def _dot(shown: Hashable) -> bytes:
    colour = (hash(shown) % _COLOURS).to_bytes(3)
    file = BytesIO()
    Image.frombytes("RGB", (1, 1), colour).save(file, "PNG")
    return file.getvalue()
