"""Draws primitives with Pillow; :mod:`render.paint` puts together what is drawn here.

Everything is drawn enlarged and then shrunk, which makes the edges smooth.
"""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.extents import Extent, extent, text_span
from render.fonts import ROBOTS, font, runs
from render.robot_faces import drawn_face
from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive, Text
from render.text import CAP_HEIGHT, piece_width
from render.theme import Colours

_Value = tuple[int, ...] | int
"""What is written into a pixel: a colour, how far it is covered, or the one before the other."""


def coloured(
    primitives: Iterable[Primitive], box: Extent, scale: int, colours: Colours
) -> Image.Image:
    """*primitives* as they are seen in *box*, on black, in true colours."""
    sheet = _Sheet("RGB", box, scale)
    for primitive in primitives:
        red, green, blue, opacity = colours.colour_of(primitive)
        sheet.draw(primitive, (red, green, blue), opacity)
    return sheet.shrunk()


def cut_out(
    primitives: Iterable[Primitive], box: Extent, scale: int, colours: Colours
) -> Image.Image:
    """*primitives* as they are seen in *box*, on nothing, in true colours."""
    # To Pillow the fourth channel of this mode means nothing, so it is mixed like the others.
    sheet = _Sheet("RGBX", box, scale)
    for primitive in primitives:
        red, green, blue, opacity = colours.colour_of(primitive)
        sheet.draw(primitive, (red, green, blue, 255), opacity)
    # Each colour is multiplied by its cover by now; Pillow calls that "RGBa".
    return Image.merge("RGBa", sheet.shrunk().split()).convert("RGBA")


def cover(
    primitives: Iterable[Primitive], box: Extent, scale: int, colours: Colours
) -> Image.Image:
    """Measure how *primitives* cover what lies under them in *box*: from 0, not at all, to 255."""
    sheet = _Sheet("L", box, scale)
    for primitive in primitives:
        sheet.draw(primitive, 255, colours.colour_of(primitive)[3])
    return sheet.shrunk()


class _Sheet:
    """An enlarged image of what is seen in a box."""

    def __init__(self, mode: str, box: Extent, scale: int) -> None:
        wide, high = box.size
        self._scale = scale
        self._left, self._top = box.left * scale, box.top * scale
        self._image = Image.new(mode, (wide * scale, high * scale))
        self._draw = ImageDraw.Draw(self._image)

    def shrunk(self) -> Image.Image:
        """One pixel for each unit."""
        return self._image.reduce(self._scale)

    def draw(self, primitive: Primitive, value: _Value, opacity: int) -> None:
        """Write *value* where *primitive* is; *opacity* (0 to 255) of it, if it is translucent."""
        if opacity == 255:
            self._put(primitive, value)
            return
        mask = _Sheet("L", extent(primitive), self._scale)
        mask._put(primitive, opacity)
        place = mask._left - self._left, mask._top - self._top
        self._image.paste(value, place, mask._image)

    def _put(self, primitive: Primitive, value: _Value) -> None:
        match primitive:
            case Polygon(points):
                self._draw.polygon(self._scaled(points), fill=value)
            case Box():
                self._put_box(primitive, value)
            case Ellipse(x, y, rx, ry):
                self._draw.ellipse(self._corners((x - rx, y - ry), (x + rx, y + ry)), fill=value)
            case Line():
                self._put_line(primitive, value)
            case Text():
                self._put_text(primitive, value)

    def _put_box(self, box: Box, value: _Value) -> None:
        corners = self._corners((box.x, box.y), (box.x + box.width, box.y + box.height))
        if not box.radius:
            self._fill(corners, value)
            return
        x0, y0, x1, y1 = map(round, corners)
        across = min(x1 - x0, y1 - y0, 2 * box.radius * self._scale)
        # Whole ellipses, of which a quarter shows: Pillow's own rounded rectangle cuts them into
        # quarters first, which takes six times as long.
        for x in (x0, x1 - across):
            for y in (y0, y1 - across):
                self._draw.ellipse((x, y, x + across, y + across), fill=value)
        left, right, r = x0 + across / 2, x1 - across / 2, int(across // 2)
        self._fill((left, y0, right, y0 + r), value)
        self._fill((x0, y0 + r + 1, x1, y1 - r - 1), value)
        self._fill((left, y1 - r, right, y1), value)

    def _fill(self, corners: tuple[float, float, float, float], value: _Value) -> None:
        """Fill a rectangle, its last row and column included; one without a row is nothing."""
        x0, y0, x1, y1 = map(int, corners)
        if x0 <= x1 and y0 <= y1:
            # Four times as fast as drawing a rectangle.
            self._image.paste(value, (x0, y0, x1 + 1, y1 + 1))

    def _put_line(self, line: Line, value: _Value) -> None:
        points = self._scaled(line.points)
        thick = max(1, round(line.width * self._scale))
        radius = thick / 2 - 0.5
        self._draw.line([*points, points[0]] if line.closed else points, fill=value, width=thick)
        for x, y in points:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=value)

    def _put_text(self, text: Text, value: _Value) -> None:
        x, _ = text_span(text)
        baseline = text.y + CAP_HEIGHT / 2 * text.size
        for face, piece in runs(text.text):
            if face == ROBOTS:
                for shape in drawn_face(piece, x, text.y, text.size, text.fill):
                    self._put(shape, value)
            else:
                letters = font(face, text.size * self._scale)
                self._draw.text(
                    self._scaled([(x, baseline)])[0], piece, value, letters, anchor="ls"
                )
            x += piece_width(face, piece, text.size)

    def _scaled(self, points: Iterable[Point]) -> list[Point]:
        scale, left, top = self._scale, self._left, self._top
        return [(x * scale - left, y * scale - top) for x, y in points]

    def _corners(self, first: Point, last: Point) -> tuple[float, float, float, float]:
        """A box as Pillow wants it: its last row and column included."""
        (x0, y0), (x1, y1) = self._scaled((first, last))
        return x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)
