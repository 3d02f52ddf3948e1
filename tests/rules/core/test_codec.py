"""Snapshots: what can be stored comes back exactly, everything else is refused with a word."""

import json
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import GAMES, digest, dump, load
from rules.core import codec
from rules.core.bounds import MAX_ITEMS, MAX_TEXT, NUMBER
from rules.core.codec import dump_effects, dump_outcome, load_effects, load_outcome
from rules.core.derived import Derived
from rules.core.errors import BadSnapshot
from rules.core.types import Effect, Observation, Outcome, Setup
from rules.docker.game import Docker

SEED = bytes(range(32))
DOCKER = GAMES["docker"]


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Level(Enum):
    LOW = 1
    HIGH = 2


@dataclass(frozen=True)
class Crate:
    apples: int
    colour: Colour | None


class _Fields(NamedTuple):
    setup: Setup
    secret: bytes
    level: Level
    pair: tuple[int, str]
    crates: tuple[Crate, ...]
    rows: tuple[tuple[int, ...], ...]
    either: int | str | tuple[bool, ...] | Crate | None
    is_open: bool
    total: Derived[int] = 0


class Shelf(_Fields):
    """A state of all types; ``total`` follows from the crates."""

    __slots__ = ()
    game: ClassVar[str] = "toy"

    def with_derived(self) -> "Shelf":
        return self._replace(total=sum(crate.apples for crate in self.crates))


class Toy(Docker):
    info = replace(Docker.info, key="toy")
    state_type = Shelf

    def check(self, state):
        assert all(crate.apples >= 0 for crate in state.crates), "apples are lost"


TOY = Toy()
SETUP = Setup(2, TOY.settle_options(None))

crates = st.builds(Crate, st.integers(0, NUMBER.most), st.none() | st.sampled_from(Colour))
numbers = st.integers(NUMBER.least, NUMBER.most)
shelves = st.builds(
    lambda **facts: Shelf(**facts).with_derived(),
    setup=st.just(SETUP),
    crates=st.lists(crates, max_size=3).map(tuple),
    secret=st.binary(max_size=40),
    level=st.sampled_from(Level),
    pair=st.tuples(numbers, st.text(max_size=5)),
    rows=st.lists(st.lists(numbers, max_size=3).map(tuple), max_size=3).map(tuple),
    either=st.none() | numbers | st.text(max_size=5) | st.lists(st.booleans()).map(tuple) | crates,
    is_open=st.booleans(),
)


def shelf(**changes) -> Shelf:
    facts = {
        "setup": SETUP,
        "secret": b"\x00\xff",
        "level": Level.HIGH,
        "pair": (1, "a"),
        "crates": (Crate(3, Colour.RED), Crate(4, None)),
        "rows": ((), (1, 2)),
        "either": None,
        "is_open": True,
    }
    return Shelf(**facts | changes).with_derived()


@given(shelves)
def test_everything_comes_back_as_it_was_through_json(state):
    data = json.loads(json.dumps(codec.dump_with(TOY, state)))
    back = codec.load(TOY, data)
    assert back == state
    assert [type(value) for value in back] == [type(value) for value in state]


def test_a_snapshot_is_plain_and_says_what_it_is():
    assert codec.dump_with(TOY, shelf()) == {
        "game": "toy",
        "kind": "state",
        "rules_version": 1,
        "value": {
            "setup": {
                "seats": 2,
                "options": [
                    ["entry", "own"],
                    ["cubes_at_two", 6],
                    ["path", "no_revisit"],
                    ["reroll", "reserve"],
                ],
            },
            "secret": "00ff",
            "level": 2,
            "pair": [1, "a"],
            "crates": [{"apples": 3, "colour": "red"}, {"apples": 4, "colour": None}],
            "rows": [[], [1, 2]],
            "either": None,
            "is_open": True,
        },
    }


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("secret", "0g"),
        ("secret", 5),
        ("level", 3),
        ("level", "HIGH"),
        ("pair", [1]),
        ("pair", [1, "a", 2]),
        ("pair", ["1", "a"]),
        ("pair", "1a"),
        ("pair", {"0": 1, "1": "a"}),
        ("crates", [{"apples": 3}]),
        ("crates", [{"apples": 3, "colour": "red", "more": 1}]),
        ("crates", [{"apples": 3, "colour": "green"}]),
        ("crates", [{"apples": True, "colour": "red"}]),
        ("crates", None),
        ("rows", [[1.0]]),
        ("either", [0]),
        ("either", 1.5),
        ("is_open", 1),
        ("is_open", None),
        ("rows", [[NUMBER.most + 1]]),
        ("rows", [[NUMBER.least - 1]]),
        ("rows", [[10**5000]]),
        ("rows", [[]] * (MAX_ITEMS + 1)),
        ("secret", "00" * MAX_TEXT),
        ("either", "a" * (MAX_TEXT + 1)),
        ("setup", {"seats": 5, "options": [list(option) for option in SETUP.options]}),
        ("setup", {"seats": 2, "options": [list(option) for option in SETUP.options[1:]]}),
        ("setup", {"seats": 2, "options": [list(option) for option in SETUP.options[::-1]]}),
    ],
)
def test_what_does_not_belong_there_is_refused(field, wrong):
    data = codec.dump_with(TOY, shelf())
    data["value"][field] = wrong
    with pytest.raises(BadSnapshot) as refused:
        codec.load(TOY, data)
    assert refused.value.code == "snapshot-unreadable"
    assert refused.value.params["reason"]


def test_a_missing_a_strange_and_a_derived_field_are_refused():
    for change in (lambda v: v.pop("pair"), lambda v: v.update(x=1), lambda v: v.update(total=7)):
        data = codec.dump_with(TOY, shelf())
        change(data["value"])
        with pytest.raises(BadSnapshot):
            codec.load(TOY, data)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        "text",
        {},
        {"game": "docker"},
        {"kind": "replay"},
        {"kind": None},
        {"value": None},
        {"value": []},
        {"rules_version": None},
        {"rules_version": "1"},
        {"rules_version": 0},
        {"rules_version": -1},
        {"rules_version": 2},
    ],
)
def test_what_is_no_snapshot_of_this_game_is_refused(wrong):
    data = wrong
    if isinstance(wrong, dict) and wrong:
        data = codec.dump_with(TOY, shelf()) | wrong
    with pytest.raises(BadSnapshot):
        codec.load(TOY, data)


def quoting(shelf):
    """A check that quotes a hidden card."""
    raise AssertionError("secret card")


@pytest.mark.parametrize(
    "field", ["setup", "crates", "level", "rows", "either", "is_open", "secret"]
)
@pytest.mark.parametrize("value", ["secret card", ["secret card"], {"secret": "card"}, 421_895])
def test_a_refusal_never_repeats_what_is_stored(monkeypatch, field, value):
    monkeypatch.setattr(TOY, "check", quoting, raising=False)
    data = codec.dump_with(TOY, shelf())
    data["value"][field] = value
    with pytest.raises(BadSnapshot) as refused:
        codec.load(TOY, data)
    assert "secret" not in str(refused.value)
    assert "421" not in str(refused.value)


def test_a_position_that_cannot_be_is_refused():
    data = codec.dump_with(TOY, shelf(crates=(Crate(-1, None),)))
    with pytest.raises(BadSnapshot, match="AssertionError"):
        codec.load(TOY, data)


@pytest.mark.parametrize("value", [1.5, [1], {1}, {"a": 1}, object()])
def test_what_has_no_place_in_a_state_is_not_stored(value):
    with pytest.raises(TypeError, match="cannot hold"):
        codec.dump_with(TOY, shelf(either=value))


def open_instead_of_lid(old: dict) -> dict:
    """From version 1 to 2."""
    old["is_open"] = not old.pop("lid")
    return old


def with_level(old: dict) -> dict:
    """From version 2 to 3."""
    return old | {"level": 1}


class Grown(Toy):
    """The toy two versions later."""

    info = replace(Toy.info, rules_version=3)
    upgrades: ClassVar = {1: open_instead_of_lid, 2: with_level}


def an_old_one(version: int) -> dict:
    data = codec.dump_with(TOY, shelf()) | {"rules_version": version}
    del data["value"]["level"]
    if version == 1:
        data["value"]["lid"] = not data["value"].pop("is_open")
    return data


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_state_is_rewritten_version_by_version(version):
    data = an_old_one(version)
    before = json.dumps(data)
    assert codec.load(Grown(), data) == shelf(level=Level.LOW)
    assert json.dumps(data) == before


def test_a_state_too_old_for_any_upgrade_is_refused():
    with pytest.raises(BadSnapshot, match="nothing upgrades it from rules version 0"):
        codec.load(Grown(), an_old_one(1) | {"rules_version": 0})


def test_a_newer_state_is_refused():
    data = codec.dump_with(Grown(), shelf())
    assert data["rules_version"] == 3
    with pytest.raises(BadSnapshot, match="this program knows rules version 1"):
        codec.load(TOY, data)


def test_an_observation_of_an_older_version_is_refused():
    obs = DOCKER.observe(DOCKER.new(seats=2, seed=SEED), 0)
    data = codec.dump_with(Grown(), obs) | {"rules_version": 1}
    assert data["kind"] == "observation"
    with pytest.raises(BadSnapshot, match="older"):
        codec.load(Grown(), data)


def test_states_and_observations_of_a_registered_game_need_no_more_than_its_name():
    state = DOCKER.new(seats=3, seed=SEED)
    obs = DOCKER.observe(state, 1)
    assert load("docker", dump(state)) == load(DOCKER, dump(state)) == state
    assert load("docker", dump(obs)) == obs
    assert isinstance(load("docker", dump(obs)), Observation)


def test_equal_states_have_equal_digests_and_others_do_not():
    one, same = (DOCKER.new(seats=2, seed=SEED) for _ in range(2))
    other = DOCKER.new(seats=2, seed=SEED[::-1])
    assert digest(one) == digest(same) != digest(other)
    assert len(digest(one)) == 64


def test_a_digest_is_the_hash_of_the_one_text_that_equal_data_has():
    assert codec.canonical({"b": [1, None], "a": "ä"}) == '{"a":"\\u00e4","b":[1,null]}'
    assert codec.digest_of({}) == (
        "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"
    )


EFFECTS = (
    Effect("moved", (("seat", 1), ("to", "a1"), ("pair", (1, ("b", 2)))), (0, 2)),
    Effect("won"),
)


def test_effects_come_back_as_they_were_through_json():
    assert load_effects(json.loads(json.dumps(dump_effects(EFFECTS)))) == EFFECTS


def test_an_outcome_comes_back_as_it_was_through_json():
    outcome = Outcome("no-move", (1, 0), (1, 2))
    assert load_outcome(json.loads(json.dumps(dump_outcome(outcome)))) == outcome


@pytest.mark.parametrize(
    "data",
    [None, 5, [5], [["moved", []]], [["moved", [["to", None]], None]], [["moved", [], [True]]]],
)
def test_what_is_no_list_of_effects_is_refused(data):
    with pytest.raises(BadSnapshot):
        load_effects(data)
