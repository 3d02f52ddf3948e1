"""A position of Pick & Pack, rebuilt from its alternative text."""

import re

import pytest
from hearing import NAMES, between, check, observations, parts, ranks_in, seat_of

from data.i18n import translator
from render.pick_and_pack import describe
from render.view import View
from rules.pick_and_pack import (
    BLUE,
    RED,
    SLOTS,
    SQUARES,
    Crate,
    Fate,
    Kind,
    LastMove,
    Mark,
    PackAction,
    PackObservation,
    Tile,
    Turn,
    Verb,
    points,
)

ENGLISH = translator("en")
_KINDS = {ENGLISH("pick-and-pack-alt-kind", tile=kind): kind for kind in Kind}
_MARKS = {"Premium": Mark.PREMIUM, "Wholesale": Mark.WHOLESALE}
_SIDES = (("tiles above", "below"), ("tiles on the left", "on the right"))
_PLACE = r"(above|below|left of|right of) (?:column|row) (.)"
Slots = dict[str, Kind | None]
"""The tiles that can be heard: None lies face down. Of a used one nothing is left to know."""


@pytest.mark.parametrize("arrange", ["secret", "random", "open"])
@pytest.mark.parametrize("seed", range(3))
def test_the_whole_position_is_heard(seed: int, arrange: str) -> None:
    for obs in observations("pick_and_pack", seed, 2, arrange=arrange):
        text = " ".join(describe(obs, View(NAMES[:2]), ENGLISH))
        check_board(obs, text)
        check_turn(obs, text)
        last = last_move(text)
        assert last == obs.last
        ranks = None if obs.outcome is None else obs.outcome.ranks
        assert ranks_in(text) == ranks


def check_turn(obs: PackObservation, text: str) -> None:
    on_turn = re.search(r"(\w+) (?:to move|lays the next tile)", text)
    arranging = re.findall(r"(\w+) is not ready yet", text)
    began = re.search(r"(\w+) began\.", text)
    rushes = re.search(r"(\d) stored, (\d) spent\.", text)
    resigned = re.search(r"(\w+) gave up\.", text)
    fresh, spent = map(int, rushes.groups()) if rushes else (0, 0)
    facts: dict[str, object] = {
        "resigned": seat_of(resigned[1]) if resigned else None,
        "to_act": (seat_of(on_turn[1]),) if on_turn else tuple(map(seat_of, arranging)),
    }
    if obs.mover is not None:
        facts["turn"] = Turn("has moved" in text, fresh, spent)
        facts["starter"] = seat_of(began[1]) if began else None
    apart = {"board", "last", "outcome", "open_legal", "turn", "starter"} - facts.keys()
    check(obs, facts, *apart)
    if obs.mover is not None:
        goals = {SQUARES[a.square] for a in obs.open_legal if a.square is not None}
        assert set(parts(between(text, "It can go to "))) == goals


def check_board(obs: PackObservation, text: str) -> None:
    board = obs.board
    assert between(text, "The grabber is on ") == SQUARES[board.grabber]
    assert grid(text) == tuple(max(apples, -1) for apples in board.grid)
    for seat in (RED, BLUE):
        expected = _playable(obs, seat)
        assert slots(text, seat) == expected
        if not obs.arranging:
            crates, total, stored = crates_of(text, seat)
            assert crates == board.crates[seat]
            assert (total, stored) == (points(crates), board.stored[seat])
    hidden = {seat_of(name) for name in re.findall(r"The tiles of (\w+) lie face down", text)}
    assert hidden == {seat for seat in obs.ready if not board.tiles[seat]}


def _playable(obs: PackObservation, seat: int) -> Slots:
    tiles: tuple[Tile, ...] = obs.board.tiles[seat]
    return {
        slot: tile.kind if tile.fate is None else None
        for slot, tile in zip(SLOTS[seat], tiles, strict=False)
        if tile.fate is not Fate.PLAYED
    }


def grid(text: str) -> tuple[int, ...]:
    """Face down is -1: how many apples were there cannot be seen."""
    squares = dict.fromkeys(SQUARES, 0)
    for row, listed in re.findall(r"Row (\d): ([^;.]*)", text):
        trays = parts(listed)
        if len(trays) == 6:
            squares |= {f"{c}{row}": _apples(tray) for c, tray in zip("abcdef", trays, strict=True)}
        elif trays != ["empty"]:
            pairs = (tray.split(" on ") for tray in trays)
            squares |= {f"{column}{row}": _apples(tray) for tray, column in pairs}
    return tuple(squares[square] for square in SQUARES)


def _apples(tray: str) -> int:
    return int({"empty": "0", "face down": "-1"}.get(tray, tray))


def slots(text: str, seat: int) -> Slots:
    first, second = _SIDES[seat]
    told = re.search(rf"{NAMES[seat]}, {first}: (.*?); {second}: (.*?)\.", text)
    found: Slots = {}
    listings = told.groups() if told else ("", "")
    for side, listed in zip("tb" if seat == RED else "lr", listings, strict=True):
        for tile in parts("" if listed == "none" else listed):
            place, kind = tile.split(" ", 1)
            found[side + place] = None if kind == "face down" else _KINDS[kind]
    return found


def crates_of(text: str, seat: int) -> tuple[tuple[Crate, ...], int, int]:
    listed, total, stored = re.search(
        rf"{NAMES[seat]}: (A .*?); points (\d+), Rush Orders (\d)\.", text
    ).groups()
    return (
        tuple(_crate(each.split(" ", 1)[1]) for each in listed.split("; ")),
        int(total),
        int(stored),
    )


def _crate(told: str) -> Crate:
    words = [word for word in told.split(", ") if word != "empty" and "worth" not in word]
    mark = next((_MARKS[word] for word in words if word in _MARKS), None)
    return Crate(tuple(int(word) for word in words if word.isdigit()), mark)


def last_move(text: str) -> LastMove | None:
    told = re.search(r"Last move: (\w+)( with a Rush Order)?, (..) to (..)\. (.*?)\.(?= |$)", text)
    if told is None:
        return None
    seat = seat_of(told[1])
    return LastMove(
        PackAction(
            seat,
            Verb.TAKE if told[5].startswith("Tray") else Verb.PLAY,
            rush=told[2] is not None,
            square=SQUARES.index(told[4]),
            **_deed(told[5], seat),
        ),
        SQUARES.index(told[3]),
    )


def _slot(side: str, line: str) -> str:
    """The name of the slot *side* of column or row *line*."""
    return side[0].replace("a", "t") + line


def _deed(told: str, seat: int) -> dict[str, object]:
    own = re.search(r"(?:crate|and crate|onto crate|to crate) ([A-D])(?: closed| swapped)?$", told)
    theirs = re.search(r"crate ([A-D]) of", told)
    tile = re.match(rf"(.*?) {_PLACE}(?: without|:)", told)
    hit = re.search(rf": (?:([a-f]\d)|tile {_PLACE}) turned face down", told)
    names = (*SQUARES, *SLOTS[1 - seat])
    return {
        "own": "ABCD".index(own[1]) if own else None,
        "theirs": "ABCD".index(theirs[1]) if theirs else None,
        "hit": names.index(hit[1] or _slot(hit[2], hit[3])) if hit else None,
        "slot": SLOTS[seat].index(_slot(tile[2], tile[3])) if tile else None,
        "kind": _KINDS[tile[1]] if tile else None,
    }
