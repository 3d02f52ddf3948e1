"""A private picture marks all that happened since its reader's own last action, and choices."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest
from boards import observations

from render.kraftwagen.choices import menu_values
from render.pick_and_pack.choices import steps
from render.registry import LAYOUTS
from render.view import View
from rules import GAMES
from rules.core.types import Effect, Observation
from rules.docker import SQUARES
from rules.gurkensolo import GOAL, PICKLES
from rules.pick_and_pack import SQUARES as HALL

NAMES = ("Anna", "Łukasz", "Bartholomäus", "Jörg")


class Reader(NamedTuple):
    """The view of one seat after a ply, what it was told, and all that it saw since its own."""

    obs: Observation
    news: tuple[Effect, ...]
    since: tuple[Observation, ...]
    """The position after its own last action, or the first one, and all after it."""

    def labels(self, start: str) -> set[str]:
        view = View(NAMES[: self.obs.seats], news=self.news)
        scenes = LAYOUTS[self.obs.game].scenes(self.obs, view)
        told = (label for scene in scenes for label in scene.labels())
        return {each.removeprefix(start) for each in told if each.startswith(start)}


def readers(key: str, seats: int, seed: int, every: int = 3, **options: str) -> Iterator[Reader]:
    """A seat that did not act last, at every few plies of a random game."""
    game: Any = GAMES[key]
    rng = Random(seed)
    state = game.new(seats=seats, options=options, seed=rng.randbytes(32))
    told: list[list[Effect]] = [[] for _ in range(seats)]
    seen = [[game.observe(state, seat)] for seat in range(seats)]
    while state.to_act:
        action = rng.choice(game.legal_actions(state, rng.choice(state.to_act)))
        step = game.apply(state, action)
        state = step.state
        for seat in range(seats):
            if seat == action.seat:
                told[seat], seen[seat] = [], []
            else:
                told[seat] += [effect for effect in step.effects if effect.visible_to(seat)]
            seen[seat].append(game.observe(state, seat))
        other = (action.seat + 1) % seats
        if state.ply % every == 0 and state.to_act:
            yield Reader(seen[other][-1], tuple(told[other]), tuple(seen[other]))


@pytest.mark.parametrize("seats", [2, 4])
def test_each_roof_on_which_a_cube_has_landed_is_framed(seats: int) -> None:
    for reader in readers("docker", seats, seed=seats):
        lasts = [obs.last for obs in reader.since[1:] if obs.last]
        assert reader.labels("moved ") == {SQUARES[last.target] for last in lasts}
        ways = {str(last) for last in lasts if last.source is not None}
        assert {way for way in reader.labels("last ") if "-" in way} == ways


def test_each_pickle_that_has_moved_shows_from_where() -> None:
    for reader in readers("gurkensolo", 4, seed=1):
        start, *_, end = reader.since
        ways = zip(PICKLES, start.fields, end.fields, strict=True)
        moved = {f"{pickle} {a} {b}" for pickle, a, b in ways if a != b and b <= GOAL}
        assert reader.labels("came ") == moved


def test_each_way_of_the_grabber_is_drawn() -> None:
    lengths = set[int]()
    for seed in range(4):
        for reader in readers("pick_and_pack", 2, seed, every=1, arrange="random"):
            if all(not obs.arranging for obs in reader.since):
                found = {
                    f"{HALL[one.board.grabber]} {HALL[other.board.grabber]}"
                    for one, other in pairwise(reader.since)
                    if other.last != one.last
                }
                if found:
                    assert reader.labels("last ") == found
                    lengths.add(len(found))
    assert len(lengths) > 1


@pytest.mark.parametrize("key", ["docker", "gurkensolo", "pick_and_pack"])
def test_the_end_marks_the_last_action_alone(key: str) -> None:
    game: Any = GAMES[key]
    rng = Random(5)
    state = game.new(seats=2, options={}, seed=rng.randbytes(32))
    told: list[Effect] = []
    while state.to_act:
        seat = state.to_act[0]
        step = game.apply(state, rng.choice(game.legal_actions(state, seat)))
        state, told = step.state, [*told, *(e for e in step.effects if e.visible_to(0))]
    obs, view = game.observe(state, 0), View(NAMES[:2])
    with_news = LAYOUTS[key].scenes(obs, View(NAMES[:2], news=tuple(told)))
    assert with_news == LAYOUTS[key].scenes(obs, view)


@pytest.mark.parametrize("key", ["docker", "gurkensolo", "pick_and_pack", "pier18", "kraftwagen"])
def test_where_an_action_is_advised_nothing_else_is_marked(key: str) -> None:
    for reader in readers(key, 2, seed=1, every=7):
        for action in reader.obs.legal[:1]:
            chosen = tuple(step.value for step in GAMES[key].menu_steps(action))
            view = View(NAMES[:2], chosen=chosen, news=reader.news, advises=True)
            (first, *_) = LAYOUTS[key].scenes(reader.obs, view)
            lasts = {label for label in first.labels() if label.startswith(("last ", "done "))}
            assert lasts <= {f"last {action}"}


@pytest.mark.parametrize("key", ["docker", "gurkensolo", "pick_and_pack", "pier18", "kraftwagen"])
def test_what_is_planned_is_marked_besides_what_is_new(key: str) -> None:
    marked = 0
    for reader in readers(key, 2, seed=1, every=7):
        waits = replace(reader.obs, legal=(), open_legal=())
        plain = View(NAMES[:2], news=reader.news)
        for action in reader.obs.legal[-1:]:
            scenes = [
                LAYOUTS[key].scenes(waits, view)
                for view in (plain, replace(plain, planned=(action,)))
            ]
            marked += scenes[0] != scenes[1]
            lasts = [
                {label for scene in some for label in scene.labels() if label.startswith("last ")}
                for some in scenes
            ]
            assert lasts[0] == lasts[1]
    assert marked


def test_the_picture_and_the_menu_speak_of_the_same_choices() -> None:
    for key, values in (
        ("kraftwagen", menu_values),
        ("pick_and_pack", lambda action: tuple(value for value, _ in steps(action))),
    ):
        for obs in observations(key, 1, GAMES[key].info.max_seats):
            for action in obs.legal:
                menu = tuple(step.value for step in GAMES[key].menu_steps(action))
                assert values(action) == menu
