from __future__ import annotations

import pytest

from sandbox.json_codec import MAX_DEPTH, dumps, loads


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("{", id="cut off"),
        pytest.param("[NaN]", id="not a number"),
        pytest.param("[-Infinity]", id="infinity"),
        pytest.param('["\\ud800"]', id="half a surrogate pair"),
        pytest.param('{"\\udc00": 1}', id="half a surrogate pair as a key"),
        pytest.param(nested(MAX_DEPTH + 1), id="one level too deep"),
        pytest.param(nested(100_000), id="very deep"),
        pytest.param("9" * 5000, id="a number of 5,000 digits"),
        pytest.param(b"\xff", id="no UTF-8"),
    ],
)
def test_what_is_no_json_is_rejected(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r".*"):
        loads(text)


def test_what_is_json_comes_back() -> None:
    value = {"emoji": "\U0001f600", "list": [1, 2.5, None, True]}
    assert loads(dumps(value)) == value
    assert loads('"\\ud83d\\ude00"') == "\U0001f600"
    assert loads(nested(MAX_DEPTH).encode()) is not None
    assert len(loads("[" + "[1]," * 1000 + "2]")) == 1001  # wide is not deep
