"""A game as a moving picture, put together from small frames."""

import re
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from render.gallery import scenes
from render.names import drawn_name
from render.paint import painter
from render.registry import LAYOUTS, seat_role
from render.scene import Box, Drawing, Item, Scene, Sprite, Text
from render.text import width
from render.view import View
from render.widgets import badge
from rules.core.types import Observation

MOST_BYTES = 1_500_000
"""The largest moving picture: many people see it on the road."""
SECONDS, _END_SECONDS, _LONGEST = 60, 6, 1.5
"""How long it lasts at most, its last frame, and each of the others at most."""
QUALITIES = (50, 12, 4)
"""How finely moving pictures are packed: the first that is small enough is taken."""
_PIXELS = 640
"""The width of the finished frames."""
_WIDE, _CAPTION = 1000, 88
"""The width of what is drawn, in units, and the height of the caption above the board."""
_SIZES, _SMALL, _MOST_LINES = (44, 40, 36), 32, 2
"""The letters of a caption in one line, and in at most so many of them."""
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")


class Frame(NamedTuple):
    """A position, how it is drawn, its caption, and whose action the caption tells."""

    observation: Observation
    view: View
    caption: str
    seat: int | None


def replay_frame(frame: Frame) -> tuple[bytes]:
    """The most important picture of a position as a small file, below its caption."""
    paint = painter(LAYOUTS[frame.observation.game].colours(frame.view.theme)).paint
    board = paint(scenes(frame.observation, frame.view)[0])
    caption = paint(_caption(frame)).convert("RGB")
    whole = Image.new("RGB", (_WIDE, _CAPTION + board.height), caption.getpixel((0, 0)))
    whole.paste(caption)
    whole.paste(board, ((_WIDE - board.width) // 2, _CAPTION))
    high = round(whole.height * _PIXELS / _WIDE)
    small = whole.resize((_PIXELS, high), Image.Resampling.LANCZOS)
    file = BytesIO()
    # A hundred of them go to whoever puts them together, which makes them coarser still.
    small.save(file, "JPEG", quality=90)
    return (file.getvalue(),)


def _caption(frame: Frame) -> Scene:
    """The caption in the colours of who acted."""
    wide, high = _WIDE, _CAPTION
    fill, ink, left = "panel.active", "text", 24
    items: list[Item] = []
    if frame.seat is not None:
        role = seat_role(frame.observation.game, frame.seat)
        fill, ink, left = f"{role}.front", f"{role}.mark", high + 20
        items.append(Sprite(high // 2 + 12, high // 2, badge(frame.seat, high - 24, role)))
    lines, size = caption_lines(frame.caption, wide - left - 24)
    for number, line in enumerate(lines, 1):
        y = 4 + round((high - 8) * (2 * number - 1) / (2 * len(lines)))
        items.append(Text(left, y, line, size, ink, label=f"caption {number}"))
    plate = Box(6, 4, wide - 12, high - 8, fill, 16)
    base = Drawing.of(Box(0, 0, wide, high, "ground"), plate)
    return Scene(width=wide, height=high, base=base, items=tuple(items))


def caption_lines(caption: str, room: float) -> tuple[list[str], int]:
    """Return as many whole sentences of *caption* as have room, from the first on, and their size.

    Of a first sentence that is too long itself, the end is missing.
    """
    line, size = drawn_name(0, caption, _SIZES, room)
    if not line.endswith("…"):
        return [line], size
    sentences = _SENTENCE_END.split(caption)
    lines = _wrapped(caption, room)
    while len(lines) > _MOST_LINES and len(sentences) > 1:
        sentences.pop()
        lines = _wrapped(" ".join(sentences), room)
    kept = [*lines[: _MOST_LINES - 1], " ".join(lines[_MOST_LINES - 1 :])]
    return [drawn_name(0, each, (_SMALL,), room)[0] for each in kept if each], _SMALL


def _wrapped(text: str, room: float) -> list[str]:
    first, *words = text.split()
    lines = [first]
    for word in words:
        longer = f"{lines[-1]} {word}"
        if width(longer, _SMALL) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def moving_picture(frames: tuple[bytes, ...], quality: int) -> tuple[bytes]:
    """*frames* one after the other as a WebP that plays once, the last shown for longest."""
    first, *others = _of_one_size(frames)
    each = min(_LONGEST, (SECONDS - _END_SECONDS) / max(1, len(others)))
    file = BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[round(each * 1000)] * len(others) + [_END_SECONDS * 1000],
        loop=1,
        quality=quality,
        method=2,
        # Nobody winds it forward: no frame has to do without the one before.
        kmin=len(frames),
        kmax=len(frames) + 1,
    )
    return (file.getvalue(),)


def _of_one_size(frames: tuple[bytes, ...]) -> list[Image.Image]:
    """*frames* as images, padded to the height of the highest."""
    images: list[Image.Image] = [Image.open(BytesIO(frame)) for frame in frames]
    high = max(image.height for image in images)
    return [image if image.height == high else _padded(image, high) for image in images]


def _padded(image: Image.Image, high: int) -> Image.Image:
    sheet = Image.new("RGB", (image.width, high), image.getpixel((0, 0)))
    sheet.paste(image)
    return sheet
