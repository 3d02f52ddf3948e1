"""The stream of chance against its own description, written down a second time."""

from hashlib import sha256
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import SEED_BYTES, Chance

SEED = bytes(range(SEED_BYTES))

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
plies = st.integers(0, 2**63)


def words(seed: bytes, ply: int):
    """The words of a ply as the description says it."""
    block = 0
    while True:
        text = sha256(seed + ply.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(text[start : start + 8], "big")
        block += 1


def below(stream, bound: int) -> int:
    for word in stream:
        if word < 2**64 - 2**64 % bound:
            return word % bound
    raise AssertionError("words never end")


@given(seeds, plies)
def test_words_are_those_of_the_description(seed, ply):
    chance = Chance(seed, ply)
    assert [chance.word() for _ in range(11)] == list(islice(words(seed, ply), 11))


@given(seeds, plies, st.lists(st.integers(1, 2**64), max_size=12))
def test_numbers_are_those_of_the_description(seed, ply, bounds):
    chance, stream = Chance(seed, ply), words(seed, ply)
    assert [chance.below(bound) for bound in bounds] == [below(stream, b) for b in bounds]


def test_a_word_that_would_make_some_numbers_likelier_is_passed_over():
    """Of three quarters of all words the last quarter is no use: passed over again and again."""
    bound = 3 * 2**62
    passed = sum(word >= bound for word in islice(words(SEED, 5), 40))
    assert passed > 0
    chance, stream = Chance(SEED, 5), words(SEED, 5)
    assert [chance.below(bound) for _ in range(30)] == [below(stream, bound) for _ in range(30)]


@given(seeds, plies, st.lists(st.integers(), max_size=20))
def test_a_shuffle_draws_each_place_from_what_is_left(seed, ply, items):
    stream, rest, expected = words(seed, ply), list(items), []
    while rest:
        place = below(stream, len(rest))
        expected.append(rest[place])
        rest[place] = rest[-1]
        rest.pop()
    assert Chance(seed, ply).shuffled(items) == tuple(expected)


@given(seeds, plies)
def test_dice_and_picks_are_numbers_below(seed, ply):
    chance, stream = Chance(seed, ply), words(seed, ply)
    assert [chance.die() for _ in range(5)] == [below(stream, 6) + 1 for _ in range(5)]
    assert chance.pick("abcdefg") == "abcdefg"[below(stream, 7)]


def test_the_stream_is_the_one_it_always_was():
    chance = Chance(SEED, 0)
    assert [f"{chance.word():016x}" for _ in range(5)] == [
        "efb030fb5f0f1981",
        "220206ad421fd212",
        "281dd27ec7ec8e62",
        "cfd56c19922dc785",
        "f193cb386e316909",
    ]
    assert [Chance(SEED, ply).die() for ply in range(12)] == [4, 4, 3, 6, 5, 6, 6, 4, 4, 6, 5, 1]
    assert "".join(Chance(SEED, 7).shuffled("abcdefgh")) == "fcbdgahe"


def test_plies_and_seeds_have_streams_of_their_own():
    first = {Chance(SEED, ply).word() for ply in range(100)}
    assert len(first | {Chance(sha256(SEED).digest(), ply).word() for ply in range(100)}) == 200
