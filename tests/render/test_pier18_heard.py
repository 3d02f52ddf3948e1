"""A position of Pier 18, rebuilt from its alternative text."""

import re

import pytest
from hearing import NAMES, between, check, observations, ranks_in, seat_of, seats_in

from data.i18n import translator
from render.pier18 import describe
from render.view import View
from rules.pier18 import (
    CARDS,
    Columns,
    Phase,
    Pier,
    PierAction,
    PierObservation,
    Section,
    Verb,
    columns_of,
    scores,
)

ENGLISH = translator("en")
_KINDS = {"poets": "P", "lovers": "L", "fishers": "F", "sellers": "S"}
_PLACES = r"((?:(?:poet|lovers|fisher|seller)s? \d+(?:, \d+)*(?:, )?)+|nobody)"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_the_whole_position_is_heard(seed: int, seats: int) -> None:
    for obs in observations("pier18", seed, seats, resigning=seed == 1):
        text = " ".join(describe(obs, View(NAMES[:seats]), ENGLISH))
        check(obs, facts(text, obs), "outcome", "open_legal", *untold(obs))
        assert ranks_in(text) == (None if obs.outcome is None else obs.outcome.ranks)
        check_piers(obs, text)
        check_cards(obs, text)


def untold(obs: PierObservation) -> tuple[str, ...]:
    """Whose round it is means nothing before the first one and after the last."""
    if obs.phase is Phase.ROUND:
        return ()
    over = ("rounds", "round", "leader", "chosen")
    return over if obs.phase is Phase.OVER else ("round", "leader")


def facts(text: str, obs: PierObservation) -> dict[str, object]:
    said = {seat: between(text, rf"{NAMES[seat]}: ") for seat in range(obs.seats)}
    by_round = re.search(r"Round (\d) of (\d), begun by (\w+)\. (\w+) takes a card\.", text)
    phase = phase_of(text)
    heard: dict[str, object] = {
        "phase": phase,
        "hand": tuple(re.findall(r"P\d\d", between(text, "Your cards: "))),
        "open": tuple(re.findall(r"(P\d\d)", between(text, "Open: "))),
        "piers": tuple(pier(each) for each in said.values()),
        "plans": tuple(_found(r"plan (P\d\d)", each) for each in said.values()),
        "taken": tuple(_found(r"took (P\d\d)", each) for each in said.values()),
        "patrons": tuple(tuple(re.findall(r"patron (P\d\d)", each)) for each in said.values()),
        "resigned": tuple(seat for seat, each in said.items() if each.endswith("gave up")),
        "ready": tuple(seat for seat, each in said.items() if each.endswith("ready")),
        "to_act": seats_in(between(text, "Not (?:chosen|added) yet: ")),
    }
    if by_round:
        heard |= {"round": int(by_round[1]), "leader": seat_of(by_round[3])}
        heard["to_act"] = (seat_of(by_round[4]),)
    if phase is not Phase.OVER:
        rounds = re.search(r"(\d) rounds|Round \d of (\d)", text)
        heard["rounds"] = int(rounds[1] or rounds[2])
        heard["chosen"] = chosen(text, obs.seat, phase)
        if obs.seat is not None and re.search("You (add|keep) |Preview: ", text):
            # The own pier is told as it will be, or as it would be at best.
            piers = [pier(each) for each in said.values()]
            piers[obs.seat] = piers[obs.seat][:-1]
            heard["piers"] = tuple(piers)
    return heard


def phase_of(text: str) -> Phase:
    signs = {
        "takes a card.": Phase.ROUND,
        "chooses a foundation": Phase.KEEP,
        "adds the plan card": Phase.PLAN,
        "The game is over": Phase.OVER,
    }
    return next(phase for words, phase in signs.items() if words in text)


def _found(pattern: str, text: str) -> str | None:
    found = re.search(pattern, text)
    return found[1] if found else None


def pier(told: str) -> Pier:
    sections = re.findall(r"(P\d\d)(?: over (\d))?", _found(r"sections ([^;]*)", told) or "")
    return tuple(Section(card, int(covered or 0)) for card, covered in sections)


def chosen(text: str, seat: int | None, phase: Phase) -> PierAction | None:
    kept = re.search(r"You keep (P\d\d) as foundation\. You keep (P\d\d) as plan\.", text)
    added = re.search(r"You add P\d\d(?: over (\d) columns?)?;", text)
    if seat is None:
        return None
    if phase is Phase.KEEP and kept:
        return PierAction(seat, Verb.KEEP, kept[1], kept[2])
    return PierAction(seat, Verb.PLAN, covered=int(added[1] or 0)) if added else None


def check_piers(obs: PierObservation, text: str) -> None:
    """Check the words about each pier, which follow from its sections as well."""
    for seat, built in enumerate(obs.piers):
        told = between(text, rf"{NAMES[seat]}: ")
        if built:
            columns = columns_of(pier(told))
            own = obs.phase is Phase.PLAN and seat == obs.seat and seat not in obs.resigned
            assert len(pier(told)) - len(built) == own
            assert columns_heard(told) == columns
            counted = re.findall(r"(?:poets|lovers|fishers|sellers) (\d+)", told.split("; ")[0])
            assert tuple(map(int, counted)) == tuple(scores(columns))


def columns_heard(told: str) -> Columns:
    found = re.search(rf"(\d+) columns, top {_PLACES}, bottom {_PLACES}", told)
    return Columns(*(_side(int(found[1]), side.rstrip(", ")) for side in (found[2], found[3])))


def _side(length: int, told: str) -> str:
    places = ["."] * length
    for kind, columns in re.findall(r"([a-z]+) (\d+(?:, \d+)*)", told):
        for column in columns.split(", "):
            places[int(column) - 1] = _KINDS[kind]
    return "".join(places)


def check_cards(obs: PierObservation, text: str) -> None:
    """A card that lies open is told with all it shows, as long as there is room for it."""
    for card, month, patron in re.findall(r"(P\d\d), \d+ (\w+), patron of (\w+),", text):
        assert _KINDS[patron] == CARDS[card].patron
        assert ENGLISH("pier18-date", day=1, month=int(CARDS[card].date[:2])).endswith(month)
