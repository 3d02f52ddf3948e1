"""The pages of the rules of every game: none is missing, each has its texts and its pictures."""

import pytest

from data.i18n import LANGUAGES, translator
from render.layout import GuidePage
from render.pictures import pictures
from render.registry import LAYOUTS

LONGEST_BODY = 900

PAGES = [page for layout in LAYOUTS.values() for page in layout.guide()]
pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_into_a_message_in_every_language(language: str) -> None:
    translate = translator(language)
    lengths = {page.key: len(translate(f"{page.key}-body")) for page in PAGES}
    assert {key: length for key, length in lengths.items() if length > LONGEST_BODY} == {}


@pages
def test_a_page_has_pictures(page: GuidePage) -> None:
    files = pictures(page.observation, page.view)
    assert files
    assert len(files) <= 3
    assert all(data.startswith(b"\x89PNG") for data in files)


@pytest.mark.parametrize(
    ("game", "number"),
    [("docker", 8), ("gurkensolo", 7), ("pick_and_pack", 7), ("pier18", 10), ("kraftwagen", 12)],
)
def test_no_page_is_missing_between_others(game: str, number: int) -> None:
    name = game.replace("_", "-")
    wanted = [f"{name}-guide-{page}" for page in range(1, number + 1)]
    assert [page.key for page in LAYOUTS[game].guide()] == wanted
