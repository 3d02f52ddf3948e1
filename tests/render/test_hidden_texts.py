"""No text of any picture is cut off at its edge, and none is hidden by what is drawn after it."""

from collections.abc import Iterable, Iterator

import pytest
from every_scene import every_scene, marked_scenes
from visibility import bounds_of, covers, meet, points_of

from render.registry import LAYOUTS
from render.scene import Box, Drawing, Ellipse, Line, Primitive, Scene, Text

STRIKES = ("used", "stencil")
"""Labels of what is drawn through a text on purpose."""
COORDINATES = ("row ", "column ")
"""Labels of what stands along the edge of Docker's board, of which a card shows a part."""
ACROSS, DOWN = 7, 3
EMPTY = Drawing(())


@pytest.mark.parametrize("key", LAYOUTS)
def test_no_text_leaves_its_picture(key: str) -> None:
    texts = [(text, scene) for scene in pictures(key) for text in texts_of(scene)]
    assert texts
    for text, scene in texts:
        left, top, right, bottom = bounds_of(text)
        if key == "docker" and text.label.startswith(COORDINATES):
            continue
        assert min(left, top, scene.width - right, scene.height - bottom) >= 0, text


@pytest.mark.parametrize("key", LAYOUTS)
def test_no_text_is_hidden_by_what_is_drawn_after_it(key: str) -> None:
    assert hidden(pictures(key)) == []


def pictures(key: str) -> tuple[Scene, ...]:
    return (*every_scene(key), *marked_scenes(key))


def texts_of(scene: Scene) -> Iterator[Text]:
    return (shape for shape in scene.primitives() if isinstance(shape, Text) and shape.text)


def hidden(scenes: Iterable[Scene]) -> list[tuple[Text, Primitive]]:
    """Texts with what hides a part of them, unless they are written again on top of it."""
    return [found for scene in scenes for found in _hidden(scene)]


def _hidden(scene: Scene) -> Iterator[tuple[Text, Primitive]]:
    shapes = [(shape, bounds_of(shape)) for shape in scene.primitives()]
    for place, (text, around) in enumerate(shapes):
        if not isinstance(text, Text) or not text.text:
            continue
        above = [each for each in shapes[place + 1 :] if meet(each[1], around)]
        if any(is_again(text, shape) for shape, _ in above):
            continue
        points = points_of(text, ACROSS, DOWN)
        for shape, _ in above:
            if shape.label not in STRIKES and any(covers(shape, point) for point in points):
                yield text, shape


def is_again(text: Text, shape: Primitive) -> bool:
    return isinstance(shape, Text) and shape.text == text.text


WORD = Text(50, 50, "word", 30, "text", "middle")
"""About 70 units wide and 22 high."""


@pytest.mark.parametrize(
    ("shape", "is_hidden"),
    [
        (Box(10, 10, 80, 80, "plate"), True),
        (Ellipse(20, 50, 12, 12, "chip"), True),
        (Line(((0, 62), (100, 62)), "frame", 12), True),
        (Line(((0, 70), (100, 70)), "frame", 12), False),
        (Line(((0, 50), (100, 50)), "frame", 12, label="used"), False),
        (Ellipse(50, 90, 20, 20, "chip"), False),
    ],
)
def test_what_lies_over_a_text_is_found(shape: Primitive, is_hidden: bool) -> None:
    ground = Box(0, 0, 100, 100, "ground")
    assert [found for _, found in hidden([scene_of(ground, WORD, shape)])] == [shape] * is_hidden


def test_a_text_that_is_written_again_is_not_hidden() -> None:
    assert not hidden([scene_of(WORD, Box(0, 0, 100, 100, "plate"), WORD)])


def scene_of(*shapes: Primitive) -> Scene:
    return Scene(width=100, height=100, base=EMPTY, items=shapes)
