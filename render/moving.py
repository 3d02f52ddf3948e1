"""A game as a moving picture or a contact sheet, put together from small frames."""

from io import BytesIO

from PIL import Image, ImageDraw

from render.fonts import font, runs
from render.gallery import scenes
from render.paint import painter
from render.registry import LAYOUTS
from render.text import width
from render.view import View
from rules.core.types import Observation

WIDE = 480
"""Pixels across a frame."""
MOST_BYTES = 8_000_000
"""The largest file that may be sent everywhere."""
_BAR, _SIZE, _MARGIN = 34, 17, 10
_INK, _PAPER = (255, 255, 255), (32, 34, 40)
_SHOWN, _END_SHOWN = 1_500, 6_000
"""Milliseconds."""
_COLUMNS = 3
_QUALITIES = (60, 30, 10)


def replay_frame(observation: Observation, view: View, caption: str) -> tuple[bytes]:
    """The most important picture of a position as a small PNG below its *caption*."""
    picture = painter(LAYOUTS[observation.game].colours(view.theme)).paint(
        scenes(observation, view)[0]
    )
    high = round(picture.height * WIDE / picture.width)
    small = picture.convert("RGB").resize((WIDE, high), Image.Resampling.BOX)
    frame = Image.new("RGB", (WIDE, high + _BAR), _PAPER)
    frame.paste(small, (0, _BAR))
    _write(ImageDraw.Draw(frame), _fitting(caption))
    file = BytesIO()
    # Packed where the frames are put together: here it would take a third of the time.
    frame.save(file, "PNG", compress_level=0)
    return (file.getvalue(),)


def moving_picture(frames: tuple[bytes, ...]) -> tuple[bytes]:
    """*frames* one after the other as a WebP that plays once, the last shown for longest.

    :raises ValueError: it takes more than :data:`MOST_BYTES` however coarse it is.
    """
    first, *others = _of_one_size(frames)
    shown = [_SHOWN] * len(others) + [_END_SHOWN]
    for quality in _QUALITIES:
        file = BytesIO()
        first.save(
            file,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=shown,
            loop=1,
            quality=quality,
            method=0,
        )
        if file.tell() <= MOST_BYTES:
            return (file.getvalue(),)
    raise ValueError("the moving picture is too large")


def contact_sheet(frames: tuple[bytes, ...]) -> tuple[bytes]:
    """*frames* side by side in rows, as a PNG of 256 colours."""
    images = _of_one_size(frames)
    high = images[0].height
    rows = -(-len(images) // _COLUMNS)
    sheet = Image.new("RGB", (WIDE * min(len(images), _COLUMNS), high * rows), _PAPER)
    for number, image in enumerate(images):
        sheet.paste(image, (number % _COLUMNS * WIDE, number // _COLUMNS * high))
    file = BytesIO()
    sheet.quantize(256).save(file, "PNG")
    return (file.getvalue(),)


def _of_one_size(frames: tuple[bytes, ...]) -> list[Image.Image]:
    """*frames* as images, padded to the height of the highest."""
    images = [Image.open(BytesIO(frame)) for frame in frames]
    high = max(image.height for image in images)
    padded = [Image.new("RGB", (WIDE, high), _PAPER) for _ in images]
    for sheet, image in zip(padded, images, strict=True):
        sheet.paste(image, (0, 0))
    return padded


def _fitting(caption: str) -> str:
    """As much of *caption* as one line holds."""
    room = WIDE - 2 * _MARGIN
    if width(caption, _SIZE) <= room:
        return caption
    while caption and width(caption + "…", _SIZE) > room:
        caption = caption[:-1]
    return caption + "…"


def _write(draw: ImageDraw.ImageDraw, caption: str) -> None:
    x: float = _MARGIN
    for face, piece in runs(caption):
        shape = font(face, _SIZE)
        draw.text((x, _BAR * 0.68), piece, _INK, shape, anchor="ls")
        x += shape.getlength(piece)
