"""What a refusal of Discord's means: decided in one place, by status and code."""

import pytest

from cogs.tables.delivery.refusals import Meaning, meaning


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (500, 0, Meaning.PASSES),
        (503, 50013, Meaning.PASSES),
        (429, 0, Meaning.PASSES),
        (403, 40003, Meaning.PASSES),
        (403, 50007, Meaning.CLOSED),
        (403, 50278, Meaning.CLOSED),
        (403, 20026, Meaning.OPERATOR),
        (401, 0, Meaning.OPERATOR),
        (403, 50013, Meaning.FORBIDDEN),
        (403, 160005, Meaning.FORBIDDEN),
        (400, 160006, Meaning.FORBIDDEN),
        (403, 50001, Meaning.GONE),
        (400, 50024, Meaning.GONE),
        (404, 10003, Meaning.GONE),
        (404, 10008, Meaning.GONE),
        (400, 20009, Meaning.CONTENT),
        (403, 20009, Meaning.CONTENT),
        (400, 200000, Meaning.CONTENT),
        (400, 240000, Meaning.CONTENT),
        (400, 50035, Meaning.CONTENT),
        (413, 40005, Meaning.CONTENT),
        (400, 999999, Meaning.CONTENT),
        (403, 999999, Meaning.FORBIDDEN),
    ],
)
def test_a_refusal_means_one_thing(status: int, code: int, expected: Meaning) -> None:
    assert meaning(status, code) is expected
