"""Tests are shared among processes without losing one."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from tests.sharing import LONG, shared


@dataclass(frozen=True)
class Named:
    nodeid: str


def named(counts: dict[str, int]) -> list[Named]:
    return [Named(f"{file}::test_{n}") for file, count in counts.items() for n in range(count)]


FILES = [f"{folder}/test_{n}.py" for folder in (*LONG, "tests/rules") for n in range(5)]


@given(st.dictionaries(st.sampled_from(FILES), st.integers(1, 9)), st.integers(1, 6))
def test_every_test_comes_once(counts: dict[str, int], processes: int) -> None:
    tests = named(counts)
    assert sorted(shared(tests, processes), key=str) == sorted(tests, key=str)


def test_each_part_begins_with_its_share_of_long_tests() -> None:
    counts = {f"tests/e2e/test_{n}.py": 10 for n in range(8)} | {"tests/rules/test_x.py": 320}
    tests = shared(named(counts), 4)
    parts = [tests[n * 100 : (n + 1) * 100] for n in range(4)]
    assert [sum(test.nodeid.startswith(LONG) for test in part) for part in parts] == [20] * 4
    assert all(part[0].nodeid.startswith(LONG) for part in parts)
