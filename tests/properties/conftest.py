from collections.abc import Iterator

import pytest

from tests.games.nim.registration import registered


@pytest.fixture(autouse=True, scope="module")
def nim() -> Iterator[None]:
    """Nim is one of the games, with its texts: it keeps the contract as all others do."""
    with registered():
        yield
