"""How pictures stand in a message."""

from cogs.tables.messages.payload import Picture
from cogs.tables.messages.table_content import BoardImage


def test_each_picture_stands_in_a_gallery_of_its_own() -> None:
    pictures = tuple(Picture(f"{name}.png", b"", name) for name in ("board", "mats"))
    items = BoardImage(pictures).items()
    shown = [
        [entry["media"]["url"] for entry in item.to_component_dict()["items"]] for item in items
    ]
    assert shown == [["attachment://board.png"], ["attachment://mats.png"]]
