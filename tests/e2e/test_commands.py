"""The slash commands besides /play."""

from random import Random

import pytest
from aiohttp import ClientSession

from cogs.commands import router
from sandbox import Permission
from tests.e2e.audit import audit
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")


async def test_games_lists_what_waits_for_me_first_then_the_oldest_question(house: Bench) -> None:
    anna, ben, cleo = house.people(3)
    running = await Table.begin(house, [anna, ben])
    newer = await Table.begin(house, [anna, cleo])
    waiting = await Table.open(house, [anna])
    await house.settled()
    answer = await house.answered(await anna.slash(waiting.lobby.channel, "games"))
    begun = sorted((running, newer), key=lambda table: table.asked is not anna)
    places = [f"/{t.place.id}/{t.living.id}" for t in begun]
    places.append(f"/{waiting.lobby.channel.id}/{waiting.lobby.id}")
    found = [answer.text.index(place) for place in places]
    assert found == sorted(found)
    assert "3 tables" in answer.text
    for table in (running, newer):
        mine = table.asked is anna
        line = answer.text[answer.text.index(str(table.living.id)) :].split("\n")[1]
        assert ("Your turn" in line) == mine
        assert "⏳ <t:" in line, "everybody sees whose time ends when"


async def test_board_posts_the_table_afresh_and_takes_the_old_one_away(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), moves=3)
    old = table.living
    await table.host.slash(table.place, "board")
    await house.until(lambda: table.living is not old)
    await house.settled()
    assert not old.buttons
    await table.play(Random(5), most=2)
    await table.resign(table.host)
    await audit(table, reposted=1)


async def test_board_elsewhere_is_a_private_look(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    answer = await house.answered(await table.host.slash(house.channel(), "board"))
    assert f"<#{table.place.id}>" in answer.text
    assert answer.attachments
    await house.settled()
    assert len(table.posted) == 1


async def test_move_proposes_what_is_legal_and_fits_what_was_typed(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await table.play(Random(1), most=6)
    person = table.asked
    everything = await person.autocomplete(table.place, "move", option="action")
    assert everything
    notation = everything[-1]["value"]
    fitting = await person.autocomplete(table.place, "move", option="action", value=notation)
    assert notation in [option["value"] for option in fitting]
    assert all(notation in option["name"] for option in fitting)
    for option in everything:
        assert option["name"].startswith(option["value"])
        assert "-" in option["value"] or "New cube → " in option["name"]
    nothing = await person.autocomplete(table.place, "move", option="action", value="zz9")
    assert nothing == []
    (other,) = (each for each in table.people if each is not person)
    for stranger in (other, *house.people(1)):
        assert await stranger.autocomplete(table.place, "move", option="action") == []


async def test_proposals_that_would_come_late_are_left_out_and_can_be_typed(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await Table.begin(house, house.people(2))
    person, question = table.asked, table.question
    (in_time, *_) = await person.autocomplete(table.place, "move", option="action")
    with monkeypatch.context() as patch:
        patch.setattr(router, "COMPLETION_SECONDS", 0)
        typing = person.client.autocomplete(table.place, "move", {"action": ""}, "action")
        await person.wait(typing)
    assert typing.failed is None
    assert typing.choices == []
    await person.slash(table.place, "move", action=in_time["value"])
    await house.until(lambda: table.question != question)


async def test_a_move_that_is_none_is_explained(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    person = table.asked
    for typed in ("a1-a1", "nonsense", "+z9", "resign", "a1 - b1", "💥", "'; --"):
        answer = await house.answered(await person.slash(table.place, "move", action=typed))
        assert answer.attachments, "the present position helps"
        assert (await house.store.get(table.session_id)).ply == 0


async def test_commands_without_a_table_here_say_where_to_look(house: Bench) -> None:
    (anna,) = house.people(1)
    channel = house.channel()
    for command in ("board", "leave"):
        answer = await house.answered(await anna.slash(channel, command))
        assert "/games" in answer.text
    answer = await house.answered(await anna.slash(channel, "move", action="a1-b1"))
    assert "/games" in answer.text


async def test_the_rules_are_turned_page_by_page(house: Bench) -> None:
    (anna,) = house.people(1)
    page = await house.answered(await anna.slash(house.channel(), "rules", game="docker"))
    texts = [page.text]
    while not next(b for b in page.buttons if "Next" in b.label).disabled:
        assert page.attachments[0].description == "A position of the game, as an example."
        label = next(b.label for b in page.buttons if "Next" in b.label)
        await house.edited(page, anna.press(page, label=label))
        texts.append(page.text)
    assert len(texts) >= 3
    assert len(set(texts)) == len(texts)
    assert next(b for b in page.buttons if "Back" in b.label).disabled is False
    assert f"Page {len(texts)} of {len(texts)}" in texts[-1]


async def test_a_card_is_looked_up_by_its_name_or_from_the_list(house: Bench) -> None:
    (anna,) = house.people(1)
    place = house.channel()
    offered = await anna.autocomplete(place, "rules", option="card", value="space back")
    assert offered
    chosen = await house.answered(await anna.slash(place, "rules", card=offered[0]["value"]))
    assert "one space back" in chosen.text
    assert [item.description for item in chosen.attachments] == [
        "Picture of Special: one space back"
    ]
    typed = await house.answered(await anna.slash(place, "rules", card="one space back"))
    assert typed.text == chosen.text
    unknown = await house.answered(await anna.slash(place, "rules", card="Nonsense"))
    assert "Nonsense" in unknown.text
    assert "/rules" in unknown.text


async def test_the_rules_of_the_table_here_need_no_name(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    (reader,) = house.people(1)
    by_command = await house.answered(await reader.slash(table.place, "rules"))
    button = next(b for b in table.living.buttons if "Rules" in b.label)
    by_button = await house.answered(await reader.press(table.living, custom_id=button.custom_id))
    assert by_command.text == by_button.text


async def test_settings_hold_for_what_only_i_see(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    anna = table.host
    panel = await house.settings_with(anna, "language")
    for name, value in (("language", "de"), ("theme", "light")):
        await house.edited(panel, anna.choose(panel, f"u:{name}", value))
    assert "Weitere Einstellungen" in panel.text
    answer = await house.answered(await anna.slash(table.place, "games"))
    assert "Dein Tisch" in answer.text
    assert "Rules" in {button.label for button in table.living.buttons}
    await house.edited(panel, anna.choose(panel, "u:language", "-"))
    assert "More settings" in panel.text


async def test_whoever_reads_in_short_gets_the_position_from_a_button(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    anna = table.host
    await house.prefers(anna, "reading", "short")
    screen = await house.answered(await table.press(anna, table.living, "s"))
    assert [each.description for each in screen.attachments] == ["Board"]
    await house.edited(screen, anna.press(screen, label="In words"))
    assert "Empty squares: " in screen.attachments[0].description
    assert "Empty squares: " in table.living.attachments[0].description


async def test_only_those_who_look_after_a_server_are_offered_its_commands(house: Bench) -> None:
    channel, (mo, mira) = house.channel(), house.people(2)
    house.sandbox.allow(channel, Permission.MANAGE_MESSAGES, user=mo.user)
    manager = house.sandbox.role("Managers", channel.guild, Permission.MANAGE_GUILD)
    house.sandbox.give(manager, mira)
    offered = [{c["name"] for c in person.client.commands(channel)} for person in (mo, mira)]
    assert [names & {"moderate", "config"} for names in offered] == [{"moderate"}, {"config"}]


@pytest.mark.parametrize("name", ["tables", "move"])
async def test_a_command_of_before_an_update_says_how_to_get_the_new_one(
    fresh: Bench, name: str
) -> None:
    """One that is gone, and one whose options have changed."""
    await fresh.started()
    option = {"type": 3, "name": "board", "description": "x", "required": True}
    outdated = {"name": name, "description": "x", "options": [option]}
    url = f"{fresh.sandbox.api_url}/applications/{fresh.sandbox.world.bot.application_id}/commands"
    headers = {"Authorization": f"Bot {fresh.sandbox.token}"}
    async with ClientSession(headers=headers) as http, http.post(url, json=outdated) as response:
        assert response.status < 300
    (ada,) = fresh.people(1)
    answer = await fresh.answered(await ada.slash(fresh.channel(), name, board="docker"))
    assert "Reload Discord" in answer.text
