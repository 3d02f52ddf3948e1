"""Each picture has a place of its own in a message."""

from cogs.tables.messages.payload import Picture
from cogs.tables.messages.table_content import BoardImage


def test_each_picture_has_a_gallery_and_the_first_is_next_to_the_answers() -> None:
    pictures = tuple(Picture(f"{name}.png", b"", name) for name in ("board", "mats"))
    items = BoardImage(pictures).items()
    shown = [
        [entry["media"]["url"] for entry in item.to_component_dict()["items"]] for item in items
    ]
    assert shown == [["attachment://mats.png"], ["attachment://board.png"]]
