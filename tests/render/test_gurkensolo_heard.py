"""A position of Das Gurkensolo, rebuilt from its alternative text."""

import re

import pytest
from hearing import NAMES, between, check, observations, parts, ranks_in, seat_of, seats_in

from data.i18n import translator
from render.gurkensolo import describe
from render.gurkensolo.alt_text import card_in_words
from render.view import View
from rules.gurkensolo import (
    CARDS,
    GOAL,
    PICKLES,
    Goals,
    GurkensoloAction,
    GurkensoloObservation,
    Phase,
    Statement,
    Verb,
    Verdict,
)

ENGLISH = translator("en")
_COLOURS = {"Red": 0, "Green": 1, "Yellow": 2, "Blue": 3}
_PHASES = {
    "with two secret cards": Phase.TURN,
    "may correct this": Phase.FIX,
    "Goal card not chosen yet": Phase.KEEP,
    "The game is over": Phase.OVER,
}
_WORDS = tuple(card_in_words(number, ENGLISH) for number in range(len(CARDS)))
_VERDICTS = {
    r"Cards of (\w+): (.*?) is true, (.*?) is false\.": Verdict.RIGHT,
    r"No move was possible with the cards of (\w+): (.*?)\.": Verdict.STUCK,
    r"Special card carried out by (\w+); the cards: (.*?)\.": Verdict.SPECIAL,
    r"Wrong move of (\w+) with these cards: (.*?)\.": Verdict.WRONG_STEP,
    r"(\w+) said that no move was possible, but there was one: (.*?)\.": Verdict.WRONG_CLAIM,
    r"(\w+) did not use these cards: (.*?)\.": Verdict.UNPLAYED,
}
_TABLES = (
    {"seats": 2},
    {"seats": 6, "goals": "professional"},
    {"seats": 3, "mode": "challenge"},
    {"seats": 4, "mode": "challenge", "specials": "without"},
)


@pytest.mark.parametrize("table", _TABLES, ids=str)
def test_the_whole_position_is_heard(table: dict[str, object]) -> None:
    for obs in observations("gurkensolo", 3, resigning=True, **table):
        text = " ".join(describe(obs, View(NAMES[: obs.seats]), ENGLISH))
        check_position(obs, text)
        check_cards(obs, text)
        check_moves(obs, text)
        assert ranks_in(text) == (None if obs.outcome is None else obs.outcome.ranks)


def check_position(obs: GurkensoloObservation, text: str) -> None:
    phase = next(phase for words, phase in _PHASES.items() if words in text)
    order = seats_in(between(text, "Order of play: "))
    pile, discards = re.search(r"Pile (\d+), discarded (\d+)\.", text).groups()
    assert len(obs.discards) == int(discards)
    facts = {
        "phase": phase,
        "fields": fields(text),
        "arrivals": tuple(_COLOURS[name] for name in arrivals(text)),
        "pile": int(pile),
        "goals": goals(text, obs),
        "deciders": seats_in(between(text, "Goal card chosen: ")),
        "resigned": seats_in(between(text, "Gave up: ")),
    }
    if phase is Phase.OVER:
        dropped = (own.dropped for own in goals(text, obs))
        facts["deciders"] = tuple(seat for seat, card in enumerate(dropped) if card is not None)
    else:
        asked = between(text, "Goal card not chosen yet: ")
        facts["turn"] = order[0]
        facts["to_act"] = seats_in(asked) if asked else (order[0],)
    told_apart = {"hand", "laid", "last", "open_legal", "discards", "outcome", "turn", "to_act"}
    check(obs, facts, *told_apart - facts.keys())


def fields(text: str) -> tuple[int, ...]:
    told = parts(between(text, "Pickles on spaces 1 to 12: "))
    on_track = {_COLOURS[name]: int(field) for name, field in (each.split() for each in told)}
    return tuple(on_track.get(pickle, GOAL) for pickle in range(len(PICKLES)))


def arrivals(text: str) -> list[str]:
    """Those in the jar; the last one on the track has its place as well, once it is settled."""
    places = re.search(r"In the jar, space 13: ((?:\d\. \w+(?:, |\.))+)", text)
    named = re.findall(r"\d\. (\w+)", places[1]) if places else []
    return [name for name in named if fields(text)[_COLOURS[name]] == GOAL]


def goals(text: str, obs: GurkensoloObservation) -> tuple[Goals, ...]:
    if opened := between(text, r"those not kept: "):
        told = dict(each.split(": ") for each in parts(opened, "; "))
        return tuple(_goals(told[name]) for name in NAMES[: obs.seats])
    dropped = between(text, "Not kept: ")
    held = between(text, "Your goal card: ") or between(text, "you will keep one: ")
    own = Goals(tuple(map(_letters, parts(held, "; "))), _letters(dropped) if dropped else None)
    return tuple(own if seat == obs.seat else Goals() for seat in range(obs.seats))


def _goals(told: str) -> Goals:
    first, _, rest = told.partition(" (")
    held = tuple(map(_letters, first.split(" or ")))
    return Goals(held, _letters(rest.rstrip(")")) if rest else None)


def _letters(order: str) -> str:
    return "".join(PICKLES[_COLOURS[name]] for name in parts(order))


def check_cards(obs: GurkensoloObservation, text: str) -> None:
    hand = parts(between(text, "Your cards: "), "; ")
    if obs.phase is Phase.TURN:
        expected = [_WORDS[card] for card in obs.hand]
        assert [re.sub(r", (true|false) now$", "", card) for card in hand] == expected
        for words, card in zip(hand, obs.hand, strict=True):
            said = CARDS[card]
            if isinstance(said, Statement):
                lead = obs.fields[said.one] - obs.fields[said.other]
                assert words.endswith("true now" if said.holds(lead) else "false now")
    found = [(re.search(form, text), verdict) for form, verdict in _VERDICTS.items()]
    laid = next(((match.groups(), verdict) for match, verdict in found if match), None)
    assert (laid is None) == (obs.laid is None)
    if laid is not None and obs.laid is not None:
        (player, *cards), verdict = laid
        listed = cards if verdict is Verdict.RIGHT else parts(cards[0], "; ")
        words = tuple(_WORDS[card] for card in obs.laid.cards)
        assert (seat_of(player), tuple(listed), verdict) == (obs.laid.seat, words, obs.laid.verdict)


def check_moves(obs: GurkensoloObservation, text: str) -> None:
    offered = obs.legal or (obs.open_legal if obs.phase is Phase.FIX else ())
    if obs.phase is not Phase.KEEP:
        expected = {(each.pickles, each.fields, each.verb) for each in offered}
        heard = set(moves(between(text, "Possible: "), obs.phase))
        assert heard == expected
    last = last_move(text)
    if last is not None:
        assert obs.last is not None
        assert last == (obs.last.seat, obs.last.pickles, obs.last.fields)
    elif isinstance(obs.last, GurkensoloAction) and obs.last.verb is not Verb.SKIP:
        # What was laid says it: nothing could be done, or somebody thought so.
        assert obs.laid is not None
        assert obs.laid.verdict in (Verdict.STUCK, Verdict.WRONG_CLAIM)


def moves(listed: str, phase: Phase) -> list[tuple[tuple[int, ...], int, Verb]]:
    found: list[tuple[tuple[int, ...], int, Verb]] = []
    step = Verb.FIX if phase is Phase.FIX else Verb.STEP
    words = {
        "Discard both cards": Verb.PASS,
        "No move is possible": Verb.CLAIM,
        "Discard these cards": Verb.SKIP,
    }
    for each in parts(listed, "; "):
        if each in words:
            found.append(((), 0, words[each]))
        elif each.startswith("swap "):
            pair = each.removeprefix("swap ").split(" and ")
            found.append((tuple(_COLOURS[name] for name in pair), 0, Verb.EXCHANGE))
        else:
            name, far = each.split(" ", 1)
            sign, verb = (-1, Verb.BACK) if far.endswith("back") else (1, step)
            found += [((_COLOURS[name],), sign * int(n), verb) for n in re.findall(r"\d", far)]
    return found


def last_move(text: str) -> tuple[int, tuple[int, ...], int] | None:
    if went := re.search(
        r"(?:Last move|Wrong, moved back): (\w+), (\w+) from (\d+) to (\d+)\.", text
    ):
        player, pickle, start, end = went.groups()
        return seat_of(player), (_COLOURS[pickle],), int(end) - int(start)
    if pair := re.search(r"Last move: (\w+), (\w+) and (\w+) swapped\.", text):
        return seat_of(pair[1]), (_COLOURS[pair[2]], _COLOURS[pair[3]]), 0
    return None
