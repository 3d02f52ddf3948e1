"""Questions, the steps of an answer, and what is told beforehand and elsewhere."""

import re
from dataclasses import replace

import pytest
from piers import GAME, TRIO, after, begun, in_round, planning

from cogs.messages.phrases import translate_effects, translate_phrase
from data.i18n import LANGUAGES, translator
from rules.pier18.cards import CARDS, NUMBERS
from rules.pier18.characters import scores
from rules.pier18.effects import patron
from rules.pier18.gains import gain
from rules.pier18.state import Phase, PierState
from rules.registry import robot_for

NAMES = ("Ada", "Ben", "Cleo")
ROUND = in_round("P07 P10/2", "P03 P04", plans="P05 P06", shown="P11 P12 P18", number=2)
PLANNING = planning(
    "P07 P10/2 P18/1 P12 P13", "P06 P01 P02 P16 P17", plans="P11 P03", patrons=("P14", "P08")
)


def steps(state, text):
    action = GAME.parse(state, state.to_act[0], text)
    return [(part.field, part.value) for part in GAME.menu_steps(action)]


def labelled(state, text, reading=None):
    """Name the steps of *text*."""
    seat = state.to_act[0]
    obs, parts = GAME.observe(state, seat), GAME.menu_steps(GAME.parse(state, seat, text))
    said = (GAME.label(obs, part) for part in parts)
    return [translate_phrase(translator("en", reading), each, NAMES) for each in said]


def previewed(state, text):
    """The facts told of what *text* would lead to."""
    seat = state.to_act[0]
    phrase = GAME.preview(GAME.observe(state, seat), GAME.parse(state, seat, text))
    return phrase.key, dict(phrase.params)


def test_actions_are_chosen_card_by_card():
    assert steps(begun(*TRIO), "keep:P02+P01") == [("plan", "P01"), ("foundation", "P02")]
    assert steps(ROUND, "P18/1") == [("card", "P18"), ("cover", "1")]
    assert steps(PLANNING, "plan/3") == [("cover", "3")]


def test_a_placement_is_told_with_its_points_and_what_changes():
    key, told = previewed(ROUND, "P18/1")
    assert key == "pier18-preview-section"
    # "...L.." over "..F.P." had 3 points; one more column shows "...L...P." over "..F.P.FSL".
    assert told == {
        "points": 7,
        "change": " (+4)",
        "met": "yes",
        "plan": "short_pier",
        "most_2": 16,
        "most_3": 13,
    }


def test_a_placement_may_cost_points():
    assert labelled(ROUND, "P11/3")[1] == "Cover 3: −1"
    _, told = previewed(ROUND, "P11/3")
    assert (told["points"], told["change"]) == (2, " (−1)")


def test_the_last_to_take_a_card_is_told_who_gets_the_patron():
    state = after(ROUND, "0:P18/1")
    key, told = previewed(state, "P12/0")
    assert key == "pier18-preview-patron"
    assert (told["left"], told["character"]) == ("P11", "S")
    effects = dict(GAME.apply(state, GAME.parse(state, 1, "P12/0")).effects[1].params)
    assert (effects["card"], effects["seat"]) == (told["left"], told["patron_seat"])


def test_at_the_end_all_points_are_told_with_the_plan():
    key, told = previewed(PLANNING, "plan/0")
    assert key == "pier18-preview-section"
    assert (told["plan"], told["met"], told["change"]) == ("poets_four", "yes", " (+7)")
    missed = previewed(PLANNING, "plan/1")[1]
    assert (missed["met"], missed["change"]) == ("no", " (+1)")
    done = after(PLANNING, "0:plan/0", "1:plan/0")
    assert told["points"] == GAME.outcome(done).scores[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_says_points_plan_and_patron(language):
    state, translate = after(ROUND, "0:P18/1"), translator(language)
    phrase = GAME.preview(GAME.observe(state, 1), GAME.parse(state, 1, "P12/0"))
    points, plan, patron = translate_phrase(translate, phrase, NAMES).split("\n")
    assert re.search(r"4 .* \(\+1\)\.$", points)
    assert plan.startswith(("✅", "❌"))
    assert patron.startswith("🎖️")
    assert "P11" in patron


def test_a_plan_is_told_in_full_before_it_is_kept():
    key, told = previewed(begun(*TRIO), "keep:P01+P03")
    assert key == "pier18-preview-keep"
    assert told == {"card": "P01", "other": "P03", "plan": "lovers_two_two", "least": 2}


def test_questions_tell_what_is_to_be_done_and_who_is_waited_for():
    kinds = {"keep": begun(*TRIO[:2]), "round": ROUND, "plan": PLANNING}
    for kind, state in kinds.items():
        assert GAME.question(GAME.observe(state, 0)).key == f"pier18-question-{kind}"
        waiting = GAME.question(GAME.observe(state, None))
        reader = "table" if kind == "round" else "wait"
        assert waiting.key == f"pier18-question-{reader}-{kind}"
        assert dict(waiting.params)["seat"] == state.to_act


def test_a_component_says_all_that_is_on_a_card():
    component = next(component for component in GAME.components() if component.id == "P07")
    translate = translator("en")
    assert translate_phrase(translate, component.name, NAMES) == "P07 · Balanced Trade"
    text = translate_phrase(translate, component.text, NAMES)
    for fact in (
        "Top: lovers at 4. Bottom: poet at 3, seller at 4.",
        "11 May",
        "flower sellers",
        "the same number of people on both sides",
    ):
        assert fact in text


@pytest.mark.parametrize(
    ("reading", "labels"),
    [
        (None, ["P11 🪶🐟🐟🌸: at best +2", "Cover 3: −1"]),
        ("spoken", ["Take P11", "Cover 3: −1"]),
    ],
)
def test_a_card_is_offered_with_its_people_and_points(reading, labels):
    assert labelled(ROUND, "P11/3", reading) == labels


def test_the_card_that_is_offered_whole_is_the_way_to_its_other_covers():
    assert labelled(ROUND, "P18/2") == ["P18, cover differently", "Cover 2: +3"]


def test_the_patron_counts_where_the_answer_settles_who_gets_it():
    state = after(ROUND, "0:P12/1")
    assert labelled(state, "P11/2") == ["P11, cover differently", "Cover 2: +4"]
    done = after(state, "1:P11/2")
    assert done.patrons[1] == ("P18",)
    assert sum(scores(done.columns[1])) - sum(scores(state.columns[1])) == 3


def test_a_plan_that_is_met_counts_with_its_card():
    assert labelled(PLANNING, "plan/0") == ["Cover none: +7 ✅"]
    assert labelled(PLANNING, "plan/1") == ["Cover 1: +1"]


def test_a_hint_counts_all_the_points_that_are_told() -> None:
    now, with_plan = robot_for("pier18").counts(PLANNING, 0)[0]
    _, told = previewed(PLANNING, "plan/0")
    assert PLANNING.patrons[0]
    assert (with_plan, with_plan - now) == (told["points"], 7)


def test_of_places_with_equal_points_the_plan_card_is_offered_the_one_ahead_in_a_tie() -> None:
    obs = GAME.observe(PLANNING, 0)
    assert [str(action) for action in GAME.offered(obs, obs.legal)] == [
        "plan/0",
        "plan/1",
        "plan/2",
    ]
    assert GAME.preview(obs, obs.legal[1]) == GAME.preview(obs, obs.legal[3])
    in_rounds = GAME.observe(ROUND, 0)
    assert GAME.offered(in_rounds, in_rounds.legal) == in_rounds.legal


def test_a_foundation_is_offered_with_its_points_and_a_plan_with_its_name():
    labels = labelled(begun(*TRIO), "keep:P02+P01")
    assert labels == ["P01 Quiet Thoughts", "P02 🪶🐟🌸: +2 points"]


def test_one_answer_is_suggested_at_each_step_and_offered_whole():
    obs = GAME.observe(ROUND, 0)
    (best,) = GAME.suggested(obs, obs.legal)
    offered = GAME.whole(obs, obs.legal)
    assert offered is not None
    assert offered[0] == best
    others = [action for action in obs.legal if action.card != best.card]
    assert GAME.suggested(obs, others)[0] in others
    hand = GAME.observe(begun(*TRIO), 0)
    (kept,) = GAME.suggested(hand, hand.legal)
    assert kept.plan
    assert GAME.whole(hand, hand.legal) is None


def test_of_answers_about_as_good_the_one_that_brings_most_is_suggested():
    for seed in range(4):
        state = GAME.new(seats=2, seed=bytes([seed] * 32))
        while state.to_act:
            obs = GAME.observe(state, state.to_act[0])
            (blue,) = GAME.suggested(obs, obs.legal)
            phrase = GAME.question(obs)
            if state.phase is Phase.ROUND:
                most = max(gain(obs, action) for action in obs.legal)
                reason = "The suggestion gains more with the plan card."
                told = translate_phrase(translator("en"), phrase, NAMES)
                assert gain(obs, blue) == most or reason in told
            state = GAME.apply(state, blue).state


def test_what_costs_points_is_rash_unless_everything_does():
    obs = GAME.observe(ROUND, 0)
    rash = [str(action) for action in obs.legal if GAME.is_rash(obs, action)]
    assert rash == ["P11/3", "P12/1", "P12/3"]
    costly = tuple(action for action in obs.legal if str(action) in rash)
    assert not any(GAME.is_rash(replace(obs, legal=costly), action) for action in costly)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_are_told_in_words(language):
    translate = translator(language)
    dates = set()
    for card in CARDS.values():
        month, day = map(int, card.date.split("-"))
        dates.add(translate("pier18-date", month=month, day=day))
    assert len(dates) == len(CARDS)


def test_who_keeps_cards_is_told_what_their_plans_ask_for() -> None:
    state = GAME.new(seats=2, seed=bytes(32))
    obs = GAME.observe(state, 0)
    plans = dict(GAME.question(obs).params)["plans"]
    assert isinstance(plans, tuple)
    assert [dict(plan.params)["card"] for plan in plans] == list(obs.hand)
    assert "plans" not in dict(GAME.question(GAME.observe(state, None)).params)


def test_how_kinds_score_is_told_before_the_first_points_and_always_at_the_table() -> None:
    def told(state: PierState, seat: int | None, **fields: int) -> bool:
        obs = replace(GAME.observe(state, seat), **fields)
        return line in translate_phrase(translator("en"), GAME.question(obs), NAMES)

    line = "Two poets: 1 point"
    hand = GAME.observe(begun(*TRIO[:2]), 0)
    asked = GAME.step_question(hand, "foundation", hand.legal[:2])
    assert line in translate_phrase(translator("en"), asked, NAMES)
    assert [told(ROUND, None, round=number) for number in (1, 2, 3)] == [True] * 3
    assert [told(ROUND, 0, round=number) for number in (1, 2, 3)] == [True, False, False]


def test_the_plan_is_told_with_its_state_after_the_first_round() -> None:
    obs, plan = GAME.observe(ROUND, 0), f"Plan, {NUMBERS.plan} points"
    for number, state in ((1, ":"), (2, ", met so far:")):
        for reader in (obs, replace(obs, seat=None)):
            phrase = GAME.question(replace(reader, round=number))
            assert f"{plan}{state}" in translate_phrase(translator("en"), phrase, NAMES)


def test_the_question_about_the_plan_card_says_whether_the_plan_can_be_met() -> None:
    obs = GAME.observe(PLANNING, 0)
    missing = tuple(action for action in obs.legal if action.covered)
    for seen, state in (
        (obs, "✅ if met now"),
        (replace(obs, legal=missing), "no longer possible"),
    ):
        told = translate_phrase(translator("en"), GAME.question(seen), NAMES)
        assert f"Plan, {NUMBERS.plan} points, {state}:" in told


def test_the_question_how_much_is_covered_says_what_the_picture_shows() -> None:
    obs = GAME.observe(after(ROUND, "0:P18/1"), 1)
    phrase = GAME.step_question(obs, "cover", obs.legal[:4])
    told = translate_phrase(translator("en"), phrase, NAMES)
    assert "In the picture it covers 2." in told
    assert f"Plan, {NUMBERS.plan} points" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_tied", [False, True])
def test_a_patron_is_told_with_the_reason_and_its_points(language: str, is_tied: bool) -> None:
    effects = [patron(0, "P09", 3, is_tied)]
    told = translate_effects(translator(language), "pier18", effects, NAMES)
    assert re.match(rf"🎖️ Ada .*P09 .*{NUMBERS.patron} .*: .*🐟.*3", told)
