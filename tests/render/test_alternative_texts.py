"""Pictures said in words: within Discord's limit whatever people are called, and what is chosen.

That they say all of a position and the truth is shown in ``test_all_is_shown.py`` and in
``test_positions_in_words.py``.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import docker_boards as docker
import gurkensolo_boards as gurkensolo
import kraftwagen_boards as kraftwagen
import pick_and_pack_boards as pick_and_pack
import pier18_boards as pier18
import pytest
from boards import NAMES, picks

from data.i18n import translator
from render.alt_text import MAX_LENGTH
from render.pick_and_pack.guide import crates
from render.registry import LAYOUTS
from render.view import View
from rules.core.types import Observation
from rules.docker import SQUARES
from rules.kraftwagen import CARDS, CardKind, Engineer

ENGLISH = translator("en")
MEAN_NAMES = {
    "long": tuple(letter * 32 for letter in "UVWXYZ"),
    "alike": ("Maximilian from next door",) * 6,
    "wide": ("山田太郎" * 8, "𝓙𝓸𝓱𝓷", "x`y```z", "\u202eabc\n\n", "🥒" * 20, "é" * 32),
}
Shown = tuple[Observation, tuple[str, ...]]
"""What somebody sees, and has chosen."""


def told(obs: Observation, chosen: tuple[str, ...] = ()) -> tuple[str, ...]:
    return LAYOUTS[obs.game].describe(obs, View(NAMES[: obs.seats], chosen=chosen), ENGLISH)


def of_docker() -> Iterator[Shown]:
    """Among others all cubes in one tower, after forty rolls."""
    full = docker.position(
        moves=" ".join(f"b2-{name}" for name in SQUARES) + " +b1", b2=docker.TWELVE
    )
    last = docker.action(0, "+b2")
    crowded = replace(full, reserves=(3, 3, 3, 3), rolls=(1,) * 40, last=last)
    for obs in [crowded, *docker.some_games()][::4]:
        yield from ((obs, chosen) for chosen in docker.choices(obs)[:2])


def of_gurkensolo() -> Iterator[Shown]:
    yield from ((obs, ()) for obs in gurkensolo.sights(every=11))


def of_pick_and_pack() -> Iterator[Shown]:
    """Among others as many trays in crates as there are, and a Malfunction to aim."""
    yield from ((obs, ()) for obs in [*pick_and_pack.some_games()][::4])
    obs = pick_and_pack.position_x()
    stacks = (crates("1234561 6666W 55P ."), crates("654P 111 5W 5P"))
    crowded = replace(obs, board=obs.board._replace(crates=stacks))
    yield from ((crowded, chosen) for chosen in picks(crowded, crowded.open_legal))


def of_pier18() -> Iterator[Shown]:
    for obs in pier18.sights(every=2):
        yield from ((obs, chosen) for chosen in picks(obs, obs.legal)[::6])


def of_kraftwagen() -> Iterator[Shown]:
    """Among others fuller mats than there can be; a card on them is not among the discards."""
    yield from ((obs, ()) for obs in kraftwagen.sights(every=12))
    for page in map(kraftwagen.page, (4, 5, 6, 10)):
        yield from ((page, chosen) for chosen in picks(page, page.open_legal, 12))
    obs = kraftwagen.KRAFTWAGEN.observe(kraftwagen.course(3, 4)[-1], None)
    developments = (id for id, card in CARDS.items() if card.kind is CardKind.DEVELOPMENT)
    full = {"bodies": (7, 7, 7), "active": tuple(developments), "waiting": ("both",)}
    helpers = (*Engineer,)
    mats = tuple(
        mat._replace(engineers=helpers[n : n + 2], used=helpers[n : n + 1], **full)
        for n, mat in zip(range(0, 8, 2), obs.mats, strict=True)
    )
    research = obs.research._replace(discards=(0,) * len(CARDS))
    yield replace(obs, mats=mats, research=research), ()


@pytest.mark.parametrize(("language", "names"), [("de", "long"), ("en", "alike"), ("de", "wide")])
@pytest.mark.parametrize(
    "some", [of_docker, of_gurkensolo, of_pick_and_pack, of_pier18, of_kraftwagen]
)
def test_a_text_is_never_too_long_and_never_lacks_a_word(some, language: str, names: str) -> None:
    for obs, chosen in some():
        view = View(MEAN_NAMES[names][: obs.seats], chosen=chosen)
        for text in LAYOUTS[obs.game].describe(obs, view, translator(language)):
            assert len(text) <= MAX_LENGTH
            assert "[" not in text
            assert not text.endswith("…"), "it is cut off"


PIER, CAR = pier18.page(4), ("b4", "e3", "w2", "maybach", "p5")
TOLD: dict[str, tuple[Observation, tuple[str, ...], list[str]]] = {
    "the moves of a chosen cube": (
        docker.position(moves="+b1 a1-a2 a1-b1", a1=(0,)),
        ("a1",),
        ["Moves of the chosen cube: a1 to a2, b1."],
    ),
    "a cube that alone can move, which is not said to be chosen": (
        docker.position(moves="+b1"),
        ("+",),
        ["Possible moves: new cube to b1."],
    ),
    "a chosen square and the crates that are possible now": (
        pick_and_pack.position_x(),
        ("a4",),
        ["Chosen: a4. Now possible: Anna A, Anna C."],
    ),
    "a picked card with what it changes": (
        PIER,
        ("P18", "1"),
        [
            "Preview: P18 over 1 column; changes in brackets.",
            "total 8 (+4), poets 1 (+1), lovers 2, fishers 2 (+1), sellers 2 (+2)",
            "top poets 8, lovers 4, bottom poets 5, lovers 9, fishers 3, 7, sellers 8",
            "sections P07, P10 over 2, P18 over 1",
        ],
    ),
    "cards that may be taken": (
        PIER,
        (),
        ["You may take any open card, over 0 to 3 columns of your pier."],
    ),
    "cards that may be kept": (pier18.page(2), (), ["any other one the plan."]),
    "the chain after the chosen tile": (
        kraftwagen.page(2),
        ("engine",),
        [
            "Chosen: engine.",
            "with this tile, from tail to head: Anna, Bartholomäus der Große, research,",
        ],
    ),
    "every tile that is possible": (
        kraftwagen.page(2),
        (),
        ["Anna takes an action tile. Possible: every tile. Round 2 of 3, 17 of "],
    ),
    "a chosen car with its buyers": (
        kraftwagen.page(9),
        CAR,
        [
            "Your new car: body 4, engine 3, crew 2, price 5, with Maybach.",
            "would take: prestige: car of Anna, price 5; body: ",
        ],
    ),
}


@pytest.mark.parametrize("case", TOLD)
def test_told_is(case: str) -> None:
    obs, chosen, words = TOLD[case]
    text = " ".join(told(obs, chosen))
    assert [each for each in words if each not in text] == []
    assert text.count("tail to head") <= 1


def test_only_whoever_may_choose_is_told_what() -> None:
    assert not any("You may" in text for text in told(PIER, ("P18", "1")))
    assert not any("You may" in text for text in told(pier18.page(6)))


def test_each_pier_is_told_with_its_picture() -> None:
    own, others = told(pier18.PIER.observe(pier18.course(1, 3)[-6], 0))
    assert [f"{name}: total" in own for name in NAMES[:3]] == [True, False, False]
    assert [f"{name}: total" in others for name in NAMES[:3]] == [False, True, True]


def test_the_own_mat_is_told_once() -> None:
    texts = told(kraftwagen.KRAFTWAGEN.observe(kraftwagen.course(3, 4)[100], 0))
    (mats,) = [text for text in texts if "The mat of Anna: " in text]
    assert not re.search(r"(?<!of )Anna: ", mats)
