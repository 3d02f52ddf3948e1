"""Pick & Pack: the tiles of each seat, while both arrange theirs."""

from collections.abc import Iterator

from rules.core.types import Effect
from rules.pick_and_pack import SLOTS, Kind
from tests.e2e.secrets_told.search import Secret
from tests.e2e.secrets_told.story import Story


def secrets(story: Story) -> Iterator[Secret]:
    """Everything that a piece of the game keeps from somebody."""
    end = story.first(lambda state: state.starter is not None)
    if end == 0:
        return
    for seat in range(2):
        forms = {*_fillings(seat), *_sentences(story, seat), *_rows(story, seat)}
        yield story.secret([seat], 0, end, forms)


def _fillings(seat: int) -> Iterator[str]:
    return (f"{slot}={kind}" for slot in SLOTS[seat] for kind in Kind)


def _sentences(story: Story, seat: int) -> Iterator[str]:
    for slot in SLOTS[seat]:
        for kind in Kind:
            facts = ("seat", seat), ("slot", slot), ("tile", kind.value)
            yield from story.sentences(Effect("placed", facts))


def _rows(story: Story, seat: int) -> Iterator[str]:
    """Yield how the sentence begins that tells the tiles of *seat*, and the tiles as letters."""
    key = f"pick-and-pack-alt-tiles-{'blue' if seat else 'red'}"
    for translate in story.says:
        yield translate(key, player=story.names[seat], first="|", second="").partition("|")[0]
    for state in story.states:
        if len(tiles := state.board.tiles[seat]) >= 5:
            yield "".join(tile.kind for tile in tiles)[:6]
