"""What is asked, in which steps it is answered, and what is told beforehand and elsewhere."""

import re

import pytest
from piers import GAME, after, begun, in_round, planning

from cogs.tables.messages.menu import SHOWN, said
from cogs.tables.messages.phrases import translate_effects, translate_phrase
from data.i18n import LANGUAGES, translator
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import CARDS, DECK, NUMBERS
from rules.pier18.effects import patron
from rules.pier18.plans import PLANS

TRIO = ("P01 P02 P03", "P04 P05 P06", "P07 P08 P09")
NAMES = ("Ada", "Ben", "Cleo")
ROUND = in_round("P07 P10/2", "P03 P04", plans="P05 P06", shown="P11 P12 P18", number=2)
PLANNING = planning(
    "P07 P10/2 P18/1 P12 P13", "P06 P01 P02 P16 P17", plans="P11 P03", patrons=("P14", "P08")
)


def steps(state, text):
    action = GAME.parse(state, state.to_act[0], text)
    return [(part.field, part.value) for part in GAME.menu_steps(action)]


def previewed(state, text):
    """The facts told of what *text* would lead to."""
    seat = state.to_act[0]
    phrase = GAME.preview(GAME.observe(state, seat), GAME.parse(state, seat, text))
    return phrase.key, dict(phrase.params)


def test_actions_are_chosen_card_by_card():
    assert steps(begun(*TRIO), "keep:P02+P01") == [("foundation", "P02"), ("plan", "P01")]
    assert steps(ROUND, "P18/1") == [("card", "P18"), ("cover", "1")]
    assert steps(PLANNING, "plan/3") == [("cover", "3")]


def test_a_placement_is_told_with_its_points_and_what_changes():
    key, told = previewed(ROUND, "P18/1")
    assert key == "pier18-preview-section"
    # "...L.." over "..F.P." had lovers 2 and fishers 1; one more column shows "...L...P.".
    assert told == {
        "poets": 1,
        "lovers": 2,
        "fishers": 2,
        "flowers": 2,
        "poets_change": " (+1)",
        "lovers_change": "",
        "fishers_change": " (+1)",
        "flowers_change": " (+2)",
        "patrons": 0,
        "plan_points": 0,
        "met": "yes",
        "points": 7,
        "change": " (+4)",
        "plan": "short_pier",
        "most_2": 16,
        "most_3": 13,
    }


def test_a_placement_may_cost_points():
    _, told = previewed(ROUND, "P11/3")
    assert (told["lovers"], told["lovers_change"]) == (0, " (-2)")


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
    assert (told["plan"], told["met"], told["plan_points"]) == ("poets_four", "yes", 4)
    missed = previewed(PLANNING, "plan/1")[1]
    assert (missed["met"], missed["plan_points"]) == ("no", 0)
    done = after(PLANNING, "0:plan/0", "1:plan/0")
    assert told["points"] == GAME.outcome(done).scores[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_name_only_what_changes(language):
    state, translate = after(ROUND, "0:P18/1"), translator(language)
    phrase = GAME.preview(GAME.observe(state, 1), GAME.parse(state, 1, "P12/0"))
    points, plan, patron = translate_phrase(translate, phrase, NAMES).split("\n")
    assert "(+0)" not in points
    assert points.endswith((" patrons 0.", " Schutzpatrone 0."))
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
        assert waiting.key == f"pier18-question-wait-{kind}"
        assert dict(waiting.params)["seat"] == state.to_act


def test_cards_and_plans_can_be_looked_up():
    components = GAME.components()
    assert [component.id for component in components] == [*DECK, *PLANS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_different_names_and_texts(language):
    translate = translator(language)
    names = {translate_phrase(translate, component.name, NAMES) for component in GAME.components()}
    said = {translate_phrase(translate, component.text, NAMES) for component in GAME.components()}
    assert len(names) == len(said) == 36
    assert max(map(len, said)) < 400
    assert not any("{" in text for text in names | said)


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
    [(None, ["P18 🪶❤️🐟🌸", "1 covered"]), ("spoken", ["Take P18", "Cover 1 column"])],
)
def test_a_card_is_offered_with_its_people(reading, labels):
    translate = translator("en", reading)
    parts = GAME.menu_steps(GAME.parse(ROUND, 0, "P18/1"))
    assert [translate_phrase(translate, part.label, NAMES) for part in parts] == labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_fits_on_a_button_with_all_that_is_chosen_with_it(language):
    translate = translator(language)
    for card in CARDS:
        for action in (PierAction(0, Verb.TAKE, card), PierAction(0, Verb.KEEP, card, "P01")):
            labels = [part.label for part in GAME.menu_steps(action)]
            assert len(said(labels, translate, NAMES)) <= SHOWN


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


def test_what_covering_does_is_told_in_the_first_round() -> None:
    first = in_round("P07", "P03", plans="P05 P06", shown="P11 P12 P18", number=1)
    for state, is_told in ((first, True), (ROUND, False)):
        told = translate_phrase(translator("en"), GAME.question(GAME.observe(state, 0)), NAMES)
        assert ("people then no longer count" in told) == is_told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_tied", [False, True])
def test_a_patron_is_told_with_the_reason_and_its_points(language: str, is_tied: bool) -> None:
    effects = [patron(0, "P09", 3, is_tied)]
    told = translate_effects(translator(language), "pier18", effects, NAMES)
    assert re.search(rf"🐟.*\(3\).*P09: {NUMBERS.patron} \w+\.$", told)
