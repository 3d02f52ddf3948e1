"""A text is as wide as Pillow measures it in one piece."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.fonts import FACES, font, runs
from render.text import width

SIZES = st.sampled_from((28, 34, 40, 66))
LETTERS = "AVTWLyo.,fijt 0123 ŁóĐße ЖуАв ΑΥλ א★"


@given(st.text(st.sampled_from(LETTERS), max_size=32), SIZES)
def test_a_width_is_that_of_the_whole_text(text: str, size: int) -> None:
    assert width(text, size) == pytest.approx(
        sum(font(face, size).getlength(piece) for face, piece in runs(text))
    )


def test_some_letters_are_narrower_together() -> None:
    """Else the claim above would hold of a sum over single letters as well."""
    assert any(
        font(face, 40).getlength("AV") < sum(map(font(face, 40).getlength, "AV")) for face in FACES
    )
