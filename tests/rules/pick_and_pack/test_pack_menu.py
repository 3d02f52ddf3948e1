"""The steps of choosing, the questions, the previews, and that all of it can be said."""

from random import Random

import pytest
from packing import FULL, GAME, GRID, OPEN, RANDOM, after, facts, offered, playout, position, seed

from cogs.messages.menu import GOES_ON, build, fitting, said
from cogs.messages.phrases import translate_phrase
from data.i18n import translator
from data.spoken_texts import SPOKEN
from rules.core.errors import NoShortcut
from rules.core.types import Phrase
from rules.pick_and_pack.grid import SLOTS
from rules.pick_and_pack.tiles import Kind

FEWEST = "Which of the crates with the fewest trays"


def path(state, text):
    action = GAME.parse(state, state.to_act[0], text)
    return [(part.field, part.value) for part in GAME.menu_steps(action)]


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("c4>A", [("to", "c4"), ("crate", "A")]),
        ("b4!bb:P>A", [("to", "b4!bb"), ("own", "A")]),
        ("b4!tb:Q:B>A", [("to", "b4!tb"), ("theirs", "B"), ("own", "A")]),
    ],
)
def test_what_is_done_where_comes_first_then_the_target(text, steps):
    state = position(GRID, "a4", "-Q---- -P----", blue_crates="1 2 3 4")
    assert path(state, text) == steps


def test_other_tiles_have_their_steps_too():
    state = position(GRID, "a4", "-M---- -W----", blue="P----- ------")
    assert path(state, "b4!bb:W>A") == [("to", "b4!bb"), ("theirs", "A")]
    assert path(state, "b4!tb:M>l1")[1:] == [("what", "tile"), ("hit", "l1")]
    assert path(state, "b4!tb:M>b5")[1:] == [("what", "next"), ("hit", "b5")]
    assert path(state, "b4!tb:M>c5")[1:] == [("what", "other"), ("column", "c"), ("hit", "c5")]
    state = position(GRID, "a4", "-R---- -X----")
    assert path(state, "b4!tb:R") == [("to", "b4!tb")]
    assert path(state, "b4!bb:X-") == [("to", "b4!bb")]


def test_rush_moves_have_the_steps_of_ordinary_ones_beside_stop():
    state = after(position(GRID, "a4", stored=(1, 0)), "c4>A")
    assert path(state, "Rd4>B") == [("to", "d4"), ("crate", "B")]
    assert path(state, "stop") == [("to", "stop")]


def test_arranging_is_one_step():
    state = GAME.new(seats=2, options=OPEN, seed=seed())
    (text, *_) = offered(state)
    assert path(state, text) == [("tile", "M")]


@pytest.mark.parametrize(
    ("text", "language", "label"),
    [("c4>A", "en", "c4: 1 apple"), ("d4>A", "en", "d4: 2 apples"), ("d4>A", "de", "d4: 2 Äpfel")],
)
def test_a_square_is_offered_with_its_apples(text, language, label):
    assert _first_label(position(GRID, "a4"), text, language) == label


@pytest.mark.parametrize(
    ("tiles", "labels"),
    [
        ("-Q---- ------", {"b4 🔍 take their tray"}),
        ("-Q---- -Q----", {"b4 🔍 take their tray"}),
        ("-Q---- -X----", {"b4 🔍 take their tray", "b4 🔀 swap trays"}),
        ("-W---- ------", {"b4 📦 halve their A: −2"}),
    ],
)
def test_a_square_is_offered_with_each_tile_that_is_played_there(tiles, labels):
    state = position(GRID, "a4", tiles, blue_crates="4 1P 1P 1P")
    played = [action for action in GAME.legal_actions(state, 0) if action.slot is not None]
    assert {_first_label(state, str(action), "en") for action in played} == labels


def test_what_can_be_blocked_is_named_by_what_it_prevents():
    state = position(GRID, "a4", "-M---- ------", blue="X----P -----P")
    assert _answers(state, "b4!tb") == [
        "a tile of theirs",
        "a tray they reach next",
        "another tray",
    ]
    assert _answers(state, "b4!tb", "tile") == [
        "💎 double a crate at 6",
        "🔀 swap trays at 1",
    ]
    assert _answers(state, "b4!tb", "next")[:2] == ["b2: 2 apples", "b6: 2 apples"]
    assert _answers(state, "b4!tb", "other")[0] == "trays in column a"


def test_the_only_thing_of_its_sort_that_can_be_blocked_is_named_at_once():
    state = position(GRID, "a4", "-M---- ------", blue="P----- P-----")
    assert _answers(state, "b4!tb")[0] == "💎 double a crate at 1"


def test_a_swap_is_offered_with_the_apples_that_come_and_go():
    tiles, crates = "-X---- ------", {"red_crates": "12 3 4 5", "blue_crates": "1 2 3 46"}
    assert _labels(position(GRID, "a4", tiles, **crates), "b4!tb:X:D>A") == [
        "their D 6",
        "my A 2 for their D 6",
    ]
    state = position(GRID, "a4", "-Q---- ------", **crates)
    assert _labels(state, "b4!tb:Q:D>B") == ["their D 6", "to my B"]


def test_a_crate_is_offered_with_whose_it_is_and_what_becomes_of_its_points():
    tiles, crates = "-P---- -W----", {"red_crates": "12 3 4 5", "blue_crates": "1 2 3 46"}
    state = position(GRID, "a4", tiles, **crates)
    assert _labels(state, "b4!tb:P>A") == ["💎 double my A: +3"]
    assert _labels(state, "b4!bb:W>D") == ["📦 halve their D: −5"]
    assert _labels(state, "c4>B") == ["crate B: 3 → 4"]
    state = position(GRID, "a4", tiles, red_crates="1 2 3 .")
    assert _labels(state, "b4!tb:P>D") == ["💎 close my empty D"]
    assert _labels(state, "b4!bb:W>A") == ["📦 close their empty A"]


@pytest.mark.parametrize(
    ("tiles", "text", "english", "german"),
    [
        ("------ ------", "c4>B", "c4 to B: 3 → 4", "c4 auf B: 3 → 4"),
        ("-P---- ------", "b4!tb:P>A", "b4 💎 double my A: +3", "b4 💎 meine A doppelt: +3"),
        ("-Q---- ------", "b4!tb:Q:D>B", "b4 🔍 6 from their D to B", "b4 🔍 6 von ihrer D auf B"),
        ("-X---- ------", "b4!tb:X:D>A", "b4 🔀 A 2 for their D 6", "b4 🔀 A 2 gegen ihre D 6"),
        ("-M---- ------", "b4!tb:M>c5", "b4 🔧 block c5: 2 apples", "b4 🔧 sperrt c5: 2 Äpfel"),
        ("-M---- ------", "b4!tb:M>l1", "b4 🔧 block their 💎 at 1", "b4 🔧 sperrt ihr 💎 bei 1"),
    ],
)
def test_a_whole_move_has_room_on_a_button(tiles, text, english, german):
    crates = {"red_crates": "12 3 4 5", "blue_crates": "1 2 3 46", "blue": "P----- ------"}
    state = position(GRID, "a4", tiles, **crates)
    obs, action = GAME.observe(state, 0), GAME.parse(state, 0, text)
    label = GAME.short(obs, action)
    assert [_said(translator(each), label) for each in ("en", "de")] == [english, german]
    assert GAME.whole(obs, [action]) == (action, label)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("tile", [kind for kind in Kind if kind is not Kind.RUSH_ORDER])
def test_a_tile_with_targets_to_come_has_room_on_a_button(tile, language):
    """Else answers would be made shorter, and more presses be needed."""
    play = Phrase("pick-and-pack-step-play", (("square", "b4"), ("tile", tile.value)))
    assert fitting(translator(language), ("Ann", "Ben"))([[play, GOES_ON]])


@pytest.mark.parametrize(
    ("tiles", "question"),
    [
        ("------ ------", f"The grabber can only go to f4. {FEWEST} gets the 3 apples?"),
        ("-----X ------", "The grabber can only go to f4. 🔀 Which top trays do you swap?"),
    ],
)
def test_the_only_way_to_go_is_part_of_the_question(tiles, question):
    row = "4 . . . . 3" if "X" not in tiles else "4 . . . . ."
    crates = {"red_crates": "12 3 4 5", "blue_crates": "1 2 3 46"}
    state = position(GRID.replace("3 . 1 2 3 4", row), "a4", tiles, **crates)
    assert _said(translator("en"), GAME.question(GAME.observe(state, 0))) == question


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("c4>A", f"{FEWEST} gets the apple?"),
        ("d4>A", f"{FEWEST} gets the 2 apples?"),
        ("b4!bb:P>A", "💎 Which of your crates do you close? It counts double."),
    ],
)
def test_a_step_asks_what_becomes_of_what_was_chosen(text, question):
    state = position(GRID, "a4", "-Q---- -P----")
    obs, action = GAME.observe(state, 0), GAME.parse(state, 0, text)
    field = GAME.menu_steps(action)[-1].field
    assert _said(translator("en"), GAME.step_question(obs, field, [action])) == question


def test_everybody_reads_the_same_labels():
    """The public menu is made without a seat."""
    state = position(GRID, "a4", "-Q---- ------")
    own, public = (GAME.observe(state, seat) for seat in (0, None))
    steps = [step for action in own.legal for step in GAME.menu_steps(action)]
    assert [GAME.label(own, step) for step in steps] == [GAME.label(public, s) for s in steps]


def test_questions_tell_what_is_to_be_done():
    arranging = GAME.new(seats=2, seed=seed())
    assert _question(arranging, 0) == "question-slot"
    assert _question(arranging, None) == "question-wait-arrange"
    in_turn = GAME.new(seats=2, options=OPEN, seed=seed())
    (first,) = in_turn.to_act
    assert _question(in_turn, first) == "question-slot"
    assert _question(in_turn, 1 - first) == _question(in_turn, None) == "question-wait-slot"
    red, blue = position(GRID, "a4"), position(GRID, "a4", turn=1)
    assert _question(red, 0) == "question-row"
    assert _question(blue, 1) == "question-column"
    assert _question(red, 1) == _question(red, None) == "question-wait-row"
    assert _question(blue, 0) == _question(blue, None) == "question-wait-column"
    rushing = after(position(GRID, "a4", stored=(1, 0)), "c4>A")
    assert _question(rushing, 0) == "question-rush"
    assert _question(rushing, 1) == _question(rushing, None) == "question-wait-rush"


def test_the_first_turns_are_asked_for_with_a_rule_on_trays_or_tiles():
    early, late = position(FULL, "f1"), position(GRID.replace("1", "."), "a4")
    with_tiles = position(GRID, "a4", "-Q---- -P----", blue_crates="1 2 3 4")
    for state, lesson in ((early, "trays"), (with_tiles, "tiles"), (late, "crates")):
        for seat in (0, None):
            assert dict(GAME.question(GAME.observe(state, seat)).params)["lesson"] == lesson


@pytest.mark.parametrize(("options", "laid", "shuffles"), [({}, 0, 1), ({}, 1, 0), (OPEN, 0, 0)])
def test_the_first_slot_is_asked_for_with_a_word_on_shuffling(options, laid, shuffles):
    state = GAME.new(seats=2, options=options, seed=seed())
    (seat, *_) = state.to_act
    for _ in range(laid):
        state = after(state, f"{seat}:{offered(state, seat)[0]}")
    assert dict(GAME.question(GAME.observe(state, seat)).params)["shuffles"] == shuffles


def test_the_question_shows_the_slots_with_what_is_laid():
    state = GAME.new(seats=2, seed=seed())
    for text in ("0:ta=P", "0:tb=W"):
        state = after(state, text)
    question = GAME.question(GAME.observe(state, 0))
    above, below, ask = _said(translator("en"), question).split("\n")
    assert (above, below) == ("💎📦❓🔲🔲🔲 above a–f", "🔲🔲🔲🔲🔲🔲 below a–f")
    assert _said(translator("en", SPOKEN), question) == ask


def test_a_preview_says_what_will_be_told():
    """The preview of a move has the facts of the effect that it then really has."""
    for number in range(6):
        for state, _ in playout(2, number, RANDOM):
            for seat in state.to_act:
                obs = GAME.observe(state, seat)
                for action in obs.legal:
                    preview = GAME.preview(obs, action)
                    told = GAME.apply(state, action).effects
                    if str(action) == "stop":
                        assert preview is None
                        continue
                    effect = told[1] if action.rush else told[0]
                    assert preview == (f"pick-and-pack-preview-{effect.kind}", effect.params)


def test_arranging_has_nothing_to_preview_but_what_takes_it_all_back():
    state = GAME.new(seats=2, seed=seed())
    while "ready" not in offered(state, 0):
        obs = GAME.observe(state, 0)
        assert [GAME.preview(obs, action) for action in obs.legal] == [None] * len(obs.legal)
        state = after(state, f"0:{offered(state, 0)[0]}")
    obs = GAME.observe(state, 0)
    clear, ready = (GAME.preview(obs, action) for action in obs.legal)
    assert clear == ("pick-and-pack-preview-cleared", (("seat", 0),))
    assert ready is None


def test_a_shortcut_lays_all_that_is_left():
    for laid in (0, 3, 12):
        state = GAME.new(seats=2, seed=seed())
        for _ in range(laid):
            state = after(state, f"1:{offered(state, 1)[0]}")
        texts = GAME.unfold(GAME.observe(state, 1), "random", Random(laid), ())
        for text in texts:
            state = after(state, f"1:{text}")
        assert offered(state, 1) == ["clear", "ready"]


@pytest.mark.parametrize(
    ("laid", "label"), [(0, "▶ Shuffle and begin"), (3, "▶ Shuffle rest and begin")]
)
def test_one_press_shuffles_what_is_left_and_is_ready(laid, label):
    state = GAME.new(seats=2, seed=seed())
    for _ in range(laid):
        state = after(state, f"1:{offered(state, 1)[0]}")
    shortcuts = {each.name: each.label for each in GAME.shortcuts(GAME.observe(state, 1))}
    assert _said(translator("en"), shortcuts["begin"]) == label
    for text in GAME.unfold(GAME.observe(state, 1), "begin", Random(1), ()):
        state = after(state, f"1:{text}")
    assert state.to_act == (0,)


def test_to_begin_is_offered_to_everybody_in_words_that_fit_whatever_is_laid():
    state = GAME.new(seats=2, seed=seed())
    (offer,) = GAME.shortcuts(GAME.observe(state, None))
    assert _said(translator("en"), offer.label) == "▶ Shuffle and begin"
    for _ in range(12):
        state = after(state, f"1:{offered(state, 1)[0]}")
    assert GAME.shortcuts(GAME.observe(state, None)) == (offer,)
    assert GAME.unfold(GAME.observe(state, 1), offer.name, Random(1), ()) == ("ready",)


def test_the_last_arrangement_can_be_laid_again_by_the_other_seat():
    red, blue = GAME.new(seats=2, seed=seed()), GAME.new(seats=2, seed=seed())
    before = GAME.unfold(GAME.observe(red, 0), "random", Random(5), ())
    again = GAME.unfold(GAME.observe(blue, 1), "again", Random(5), (*before, "ready"))
    assert [text[-1] for text in again] == [text[-1] for text in before]
    with pytest.raises(NoShortcut):
        GAME.unfold(GAME.observe(blue, 1), "again", Random(5), before[:11])
    with pytest.raises(NoShortcut):
        GAME.unfold(GAME.observe(blue, None), "random", Random(5), ())


def test_the_last_crate_is_announced_in_the_preview():
    state = position(GRID, "a4", "-P---- ------", red_crates="1P 1P 1P 5")
    assert facts(state, "b4!tb:P>D", "premium")["left"] == 0
    obs = GAME.observe(state, 0)
    action = GAME.parse(state, 0, "b4!tb:P>D")
    assert _said(translator("en"), GAME.preview(obs, action)).endswith("the game ends.")


def _question(state, seat):
    return GAME.question(GAME.observe(state, seat)).key.removeprefix("pick-and-pack-")


def _said(translate, phrase):
    return translate_phrase(translate, phrase, ("Ann", "Ben"))


def _answers(state, *chosen):
    """Return the buttons once *chosen* was pressed."""
    obs = GAME.observe(state, 0)
    translate, names = translator("en"), ("Ann", "Ben")
    menu = build(
        GAME,
        GAME.offered(obs, obs.legal),
        chosen,
        label=lambda step: GAME.label(obs, step),
        fits=fitting(translate, names),
    )
    return [said(each.labels, translate, names) for each in menu.levels[-1].choices]


def _first_label(state, text, language):
    """Return the name of the first step of the action *text*."""
    (seat,) = state.to_act
    step, *_ = GAME.menu_steps(GAME.parse(state, seat, text))
    return _said(translator(language), GAME.label(GAME.observe(state, seat), step))


def _labels(state, text):
    """Return the names of the steps of the action *text* after the first."""
    (seat,) = state.to_act
    obs, (_, *steps) = GAME.observe(state, seat), GAME.menu_steps(GAME.parse(state, seat, text))
    return [_said(translator("en"), GAME.label(obs, step)) for step in steps]


def test_of_equal_crates_and_tiles_one_is_offered() -> None:
    """Whatever is left out leads to the same as something offered, but for names and places."""
    left_out = 0
    for number in range(4):
        for state, _ in playout(2, number, RANDOM):
            for seat in state.to_act:
                obs = GAME.observe(state, seat)
                shown = GAME.offered(obs, obs.legal)
                results = {nameless(state, action) for action in shown}
                assert all(nameless(state, action) in results for action in obs.legal)
                left_out += len(obs.legal) - len(shown)
    assert left_out


def nameless(state, action):
    """Play *action*, and put crates, and the two tiles of each line, into some fixed order."""
    board = GAME.apply(state, action).state.board
    crates = tuple(tuple(sorted(own, key=repr)) for own in board.crates)
    tiles = tuple(
        tuple(sorted((name[1], repr(tile)) for name, tile in zip(names, own, strict=True)))
        for names, own in zip(SLOTS, board.tiles, strict=True)
    )
    return board._replace(crates=crates, tiles=tiles)
