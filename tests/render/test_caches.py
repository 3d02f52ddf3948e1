"""A memory with a limit."""

from render.cache import Bounded


def test_the_least_recently_used_goes_first() -> None:
    kept: Bounded[str, int] = Bounded(2)
    kept.put("a", 1)
    kept.put("b", 2)
    kept.get("a")
    kept.put("c", 3)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)


def test_values_weigh_what_they_are_said_to_weigh() -> None:
    kept: Bounded[str, bytes] = Bounded(10, len)
    kept.put("a", b"12345")
    kept.put("b", b"12345")
    assert (len(kept), kept.weight) == (2, 10)
    kept.put("c", b"123456")
    assert (len(kept), kept.weight) == (1, 6)


def test_what_is_heavier_than_the_limit_is_returned_but_not_kept() -> None:
    kept: Bounded[str, bytes] = Bounded(3, len)
    assert kept.put("a", b"1234") == b"1234"
    assert kept.get("a") is None
    assert kept.weight == 0


def test_a_key_put_twice_counts_once() -> None:
    kept: Bounded[str, bytes] = Bounded(10, len)
    kept.put("a", b"1234")
    kept.put("a", b"12")
    assert (kept.get("a"), kept.weight) == (b"12", 2)
