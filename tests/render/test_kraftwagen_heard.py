"""A position of Kraftwagen, rebuilt from the alternative texts of its pictures."""

import re
from collections import Counter

import pytest
from hearing import NAMES, between, check, observations, parts, ranks_in, seat_of

from data.i18n import translator
from render.kraftwagen import describe
from render.kraftwagen.phrases import Phrases
from render.view import View
from rules.kraftwagen import (
    BUYERS,
    CARDS,
    PRIZES,
    TILES,
    Buyers,
    Car,
    Decision,
    Engineer,
    KraftwagenObservation,
    Mat,
    Money,
    Sale,
    Scoring,
)

ENGLISH = translator("en")

slow = pytest.mark.slow
PHRASES = Phrases(ENGLISH, NAMES)
_TILES = {PHRASES.tile(name): name for name in TILES}
_ASKED = {
    ENGLISH("kraftwagen-alt-asked", seat="X", ask=ask)[2:]: ask
    for ask in Decision
    if ask is not Decision.OVER
}
_WISHES = {ENGLISH("kraftwagen-alt-wish", buyer=buyer): buyer for buyer in BUYERS}
_GOALS = {PHRASES.text("goal", goal=prize.goal, needed=prize.needed): prize for prize in PRIZES}
DERIVED = ("decision", "to_act", "active_seat", "job", "last", "open_legal", "outcome", "research")
"""What is told in sentences of its own, and checked one by one."""


@pytest.mark.parametrize(
    ("seats", "money"),
    [(2, "open"), (3, "secret"), *(pytest.param(4, m, marks=slow) for m in ("secret", "open"))],
)
def test_the_whole_position_is_heard(seats: int, money: str) -> None:
    for obs in observations("kraftwagen", seats, seats, resigning=True, money=money):
        text = " ".join(describe(obs, View(NAMES[:seats]), ENGLISH))
        check(obs, facts(text, obs), *DERIVED, *(() if obs.scoring is None else untold(text)))
        check_question(obs, text)
        check_research(obs, text)
        check_mats(obs, text)


def untold(text: str) -> tuple[str, ...]:
    """The last scoring is told as long as it is news."""
    return () if "Marks of round" in text else ("scoring",)


def facts(text: str, obs: KraftwagenObservation) -> dict[str, object]:
    turn, taken = re.search(r"Round (\d) of 3, (\d+) of 80 tiles taken", text).groups()
    heard: dict[str, object] = {
        "game_turn": int(turn),
        "taken": int(taken),
        "chain": tuple(
            _TILES[link] if link in _TILES else seat_of(link)
            for link in parts(between(text, "The chain from tail to head: "))
        ),
        "stock": stock(text),
        "buyers": buyers(text),
        "cars": tuple(
            car(told, seat_of(name))
            for name, told in re.findall(
                r"(\w+): ((?:body \d+, engine \d+, crew \d+, price|\d+, \d+, \d+,)[^;.]*)",
                cars_in(text),
            )
        ),
        "mats": obs.mats,
        "awards": awards_left(text),
        "money": money(text, obs),
        "resigned": tuple(seat for seat in range(obs.seats) if gave_up(text, seat, obs)),
    }
    if obs.scoring is None or not untold(text):
        heard["scoring"] = scoring(text, obs.seats)
    return heard


def stock(text: str) -> tuple[tuple[int, ...], ...]:
    counts = re.search(r"from 1 up: bodies ([\d, ]+); engines ([\d, ]+)\.", text).groups()
    return tuple(tuple(map(int, parts(count))) for count in counts)


def buyers(text: str) -> Buyers:
    waiting = {
        _WISHES[kind]: (int(count), int(white or 0))
        for kind, count, white in re.findall(
            r"(\w+) (\d)(?: with (\d+) marks?)?", between(text, "Waiting buyers: ")
        )
    }
    marker = re.search(r"Their marker is (?:at the start|on (\d))", text)
    return Buyers(
        tuple(_WISHES[wish] for wish in parts(between(text, "Active buyers in order: "))),
        tuple(waiting.get(kind, (0, 0))[0] for kind in BUYERS),
        tuple(waiting.get(kind, (0, 0))[1] for kind in BUYERS),
        4 if marker[1] is None else int(marker[1]),
    )


def cars_in(text: str) -> str:
    return between(text, r"cars on the market[^.]*\. ")


def car(told: str, seat: int) -> Car:
    body, engine, crew, price = map(int, re.findall(r"\d+", told))
    engineer = re.search(r"with (\w+)", told)
    return Car(seat, body, engine, crew, price, Engineer(engineer[1].lower()) if engineer else None)


def awards_left(text: str) -> tuple[tuple[int, ...], ...]:
    listed = dict(each.split(": ") for each in parts(between(text, "Awards: (?=5 body)"), "; "))
    open_ones = {
        _GOALS[goal].goal: tuple(map(int, re.findall(r"(\d) open", told)))
        for goal, told in listed.items()
    }
    return tuple(open_ones[prize.goal] for prize in PRIZES)


def money(text: str, obs: KraftwagenObservation) -> tuple[Money | None, ...]:
    found: list[Money | None] = []
    for seat in range(obs.seats):
        told = re.search(
            rf"{_mat_of(seat, obs)} [^.]*canteen[^.]*\. Marks (\d+)(?:: ([^.]*))?\.", text
        )
        sources = Money(*map(int, re.findall(r"\d+", told[2]))) if told and told[2] else None
        if told and sources is None:
            # There was room for the sum alone.
            sources = obs.money[seat]
        assert told is None or sources.total == int(told[1])
        found.append(sources)
    return tuple(found)


def gave_up(text: str, seat: int, obs: KraftwagenObservation) -> bool:
    rest = r"[^.]*canteen[^.]*\.(?: (?:Marks|Awards)[^.]*\.)* Gave up\."
    return re.search(rf"{_mat_of(seat, obs)} {rest}", text) is not None


def _mat_of(seat: int, obs: KraftwagenObservation) -> str:
    """Return the beginning of the text about a mat: the own one has a picture of its own."""
    return f"The mat of {NAMES[seat]}:" if seat == obs.seat else f"(?<!of ){NAMES[seat]}:"


def scoring(text: str, seats: int) -> Scoring | None:
    turn = re.search(r"Marks of round (\d)\.", text)
    if turn is None:
        return None
    told = text[turn.end() :]
    rows = [
        re.search(
            rf"{name}: (?:no place in the race|place (\d) for (\d+)); laps: (\d+) for (\d+)\.", told
        )
        for name in NAMES[:seats]
    ]
    places = sorted((int(row[1]), seat) for seat, row in enumerate(rows) if row and row[1])
    columns = [tuple(int(row[n] or 0) for row in rows if row) for n in (3, 2, 4)]
    return Scoring(int(turn[1]), tuple(seat for _, seat in places), *columns, tuple(_sales(told)))


def _sales(told: str) -> list[Sale]:
    return [
        Sale(_WISHES[kind], car(sold, seat_of(name)), int(money))
        if sold
        else Sale(_WISHES[kind], None, 0)
        for kind, sold, name, money in re.findall(
            r"The (\w+) buyer (?:took ([^.]*) of (\w+) for (\d+)|found no car)\.", told
        )
    ]


def check_question(obs: KraftwagenObservation, text: str) -> None:
    if obs.outcome is not None:
        assert ranks_in(text) == obs.outcome.ranks
        return
    name, rest = re.search(rf"(\w+) ({'|'.join(map(re.escape, _ASKED))})", text).groups()
    assert (seat_of(name), _ASKED[rest]) == (obs.active_seat, obs.decision)
    tasks = [task.action for task in obs.job.tasks] + list(obs.job.left)
    told = [deed.rstrip(" 0123456789") for deed in parts(between(text, "Still to do: "))]
    assert told == [PHRASES.deed(task) for task in tasks]
    if obs.last and (turn := re.search(r"(?:Last|This) turn of (\w+): (.*?)\. ", text)):
        assert seat_of(turn[1]) == obs.last[0].seat
        assert turn[2] == "; ".join(map(PHRASES.done, obs.last))


def check_research(obs: KraftwagenObservation, text: str) -> None:
    assert obs.research.deck_size == int(re.search(r"Deck: (\d+)\.", text)[1])
    assert parts(between(text, "Open cards: ")) == [
        PHRASES.card_in_words(id) for id in obs.research.open
    ]
    gone = [id for id, n in zip(CARDS, obs.research.discards, strict=True) for _ in range(n)]
    assert cards_agree(between(text, "Discarded: "), gone)


def cards_agree(told: str, cards: list[str] | tuple[str, ...]) -> bool:
    """Tell whether *told* names these cards, or where there is no room for that, counts them."""
    if counted := re.fullmatch(r"(\d+) cards?", told):
        return int(counted[1]) == len(cards)
    heard: Counter[str] = Counter()
    for each in parts(told):
        times = re.match(r"(\d+) times (.*)", each)
        heard[times[2] if times else each] += int(times[1]) if times else 1
    return heard == Counter(map(PHRASES.card_in_words, cards))


def check_mats(obs: KraftwagenObservation, text: str) -> None:
    racing = between(text, "spaces per lap: ")
    for seat, mat in enumerate(obs.mats):
        told = re.search(rf"{_mat_of(seat, obs)} ([^.]*canteen[^.]*)\.", text)[1]
        assert mat_heard(told) == _known(mat)
        fields = dict(re.findall(r"(developments|waiting|engineers) ([^;]*)", told))
        assert cards_agree(fields.get("developments", ""), mat.active)
        assert cards_agree(fields.get("waiting", ""), mat.waiting)
        engineers = [each.partition(" (")[0].lower() for each in parts(fields.get("engineers", ""))]
        used = [
            each.split()[0].lower() for each in parts(fields.get("engineers", "")) if "(" in each
        ]
        assert (tuple(engineers), tuple(sorted(used))) == (mat.engineers, mat.used)
        if seat not in obs.resigned:
            place = re.search(
                rf"{NAMES[seat]} (in the pit lane|space \d+)(?:, (\d+) laps?)?", racing
            )
            space = 0 if "pit lane" in place[1] else int(place[1].split()[1])
            assert (space, int(place[2] or 0)) == (mat.space, mat.laps)
    taken = re.findall(r"(\d) to (\w+)", between(text, "Awards: (?=5 body)"))
    won = [
        (str(award.value), NAMES[seat]) for seat, mat in enumerate(obs.mats) for award in mat.awards
    ]
    assert sorted(taken) == sorted(won)


def mat_heard(told: str) -> tuple[object, ...]:
    workshops = told.split(";")[0]
    numbers = re.search(
        r"race engine (\d+); (?:body )?points (\d+)(?:, engine points| and) (\d+); "
        r"canteen (\d+), supply (\d+)",
        told,
    )
    return (
        tuple(map(int, re.findall(r"body (\d+)", workshops))),
        tuple(map(int, re.findall(r"engine (\d+)", workshops))),
        *map(int, numbers.groups()),
    )


def _known(mat: Mat) -> tuple[object, ...]:
    points = mat.body_points, mat.engine_points
    return mat.bodies, mat.engines, mat.speed, *points, mat.canteen, mat.supply
