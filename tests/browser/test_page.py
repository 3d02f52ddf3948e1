"""The page in a real browser, against the sandbox and a scripted bot."""

from typing import Any

import pytest
from pages import Open, holds
from scripted_bot import EPHEMERAL, V2, ScriptedBot, button, picture, row, text

from sandbox import Channel, Permission, Sandbox

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MESSAGE = "[data-message-id]"
COMPOSER = "[data-testid=composer]"

_COUNT_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) { super(...given); window.sockets.push(this); }
};
"""


def board(turn: int) -> dict[str, Any]:
    item = {"media": {"url": f"attachment://board{turn}.png"}, "description": f"Turn {turn}"}
    inside = [
        text(f"## Turn {turn}"),
        {"type": 12, "items": [item]},
        row(button(f"move:{turn}", "Move")),
    ]
    return {"flags": V2, "components": [{"type": 17, "components": inside}]}


async def reads(page: Any, words: str) -> None:
    await page.wait_for_selector(f"{MESSAGE} >> text={words}")


async def test_the_picker_lists_everybody_and_takes_a_newcomer(
    sandbox: Sandbox, open_as: Open
) -> None:
    page = await open_as("Anna")
    await page.goto(sandbox.page_url)
    await page.wait_for_selector("[data-testid=person-picker] >> text=Anna")
    await page.fill("[data-testid=person-name]", "Zoe")
    await page.click("[data-testid=person-add]")
    await page.wait_for_selector("[data-testid=me] >> text=Zoe")
    assert sandbox.world.person_named("Zoe") is not None


async def test_a_message_appears_for_everybody_at_once(open_as: Open) -> None:
    anna, ben = await open_as("Anna"), await open_as("Ben")
    await anna.fill(COMPOSER, "Who plays **tonight**?")
    await anna.press(COMPOSER, "Enter")
    await ben.wait_for_selector(f"{MESSAGE} strong >> text=tonight")
    assert await anna.input_value(COMPOSER) == ""
    assert await anna.locator(MESSAGE).count() == 1


async def test_text_is_marked_up_and_inert(
    sandbox: Sandbox, open_as: Open, channel: Channel
) -> None:
    anna = sandbox.person("Anna")
    page = await open_as("Anna")
    anna.write(
        channel,
        "# Title\n<img src=x onerror='document.title=1'> __under__ ~~gone~~ ||secret|| `a*b*`\n"
        f"> said <@{anna.user.id}> in <#{channel.id}>\n- one\n- two\n<t:1700000000:d> "
        "[here](https://example.org) [bad](javascript:alert(1)) snake_case_name "
        "[https://good.example](https://evil.example)",
    )
    await reads(page, "Title")
    content = page.locator(f"{MESSAGE} .content")
    drawn = {"h3": 1, "u": 1, "s": 1, "code": 1, "blockquote": 1, "li": 2, "time": 1, "em": 0}
    for selector, count in {**drawn, "img": 0, "script": 0, "a[href^='https']": 1}.items():
        assert await content.locator(selector).count() == count, selector
    assert await content.locator("a[href^='javascript']").count() == 0
    assert "<img src=x" in await content.inner_text()
    assert "(https://evil.example)" in await content.inner_text(), "no link pretends"
    await page.click(".spoiler")
    assert await page.locator(".spoiler[data-own-revealed]").count() == 1


async def test_a_press_shows_at_once_and_the_board_is_patched_in_place(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    message = await bot.post(channel.id, board(1), board1=picture("navy"))
    page = await open_as("Anna")
    await holds(page, "document.querySelector('.gallery img')?.complete")
    await page.evaluate("window.before = document.querySelector('.gallery img')")
    await page.click("[data-custom-id='move:1']")
    assert await page.get_attribute("[data-custom-id='move:1']", "aria-busy") == "true"
    await bot.edit(channel.id, message, board(2), board2=picture("teal"))
    await page.wait_for_selector("[data-custom-id='move:2']")
    await page.wait_for_selector("img[alt='Turn 2']")
    assert await page.evaluate("window.before === document.querySelector('.gallery img')")
    assert bot.received[0]["data"]["custom_id"] == "move:1"
    await page.click(".alt-badge")
    assert await page.inner_text("[data-testid=alt-text]") == "Turn 2"
    await page.keyboard.press("Escape")
    await page.click("[data-open-media]")
    assert await page.get_attribute("dialog img", "alt") == "Turn 2"


async def test_a_bot_that_does_not_respond_is_reported_under_the_message(
    bot: ScriptedBot, open_as: Open, channel: Channel, sandbox: Sandbox
) -> None:
    await bot.post(channel.id, {"content": "Try", "components": [row(button("silent", "Press"))]})
    page = await open_as("Anna")
    await page.click("text=Press")
    await page.wait_for_selector("[data-custom-id=silent][aria-busy=true]")
    sandbox.stop_waiting()
    await page.wait_for_selector(f"{MESSAGE} .failed >> text=This interaction failed")
    assert await page.get_attribute("[data-custom-id=silent]", "aria-busy") is None


async def test_a_private_answer_is_seen_by_its_owner_until_dismissed(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    await bot.post(channel.id, {"content": "All", "components": [row(button("hand", "My hand"))]})
    bot.answers["hand"] = {"type": 4, "data": {"content": "Two cards", "flags": EPHEMERAL}}
    anna, ben = await open_as("Anna"), await open_as("Ben")
    await reads(ben, "All")
    await anna.click("text=My hand")
    await reads(anna, "Two cards")
    await reads(anna, "Only you can see this")
    assert await ben.locator(f"{MESSAGE} >> text=Two cards").count() == 0
    await anna.click("text=Dismiss message")
    await anna.wait_for_selector(f"{MESSAGE} >> text=Two cards", state="detached")
    await anna.reload()
    await reads(anna, "All")
    assert await anna.locator(f"{MESSAGE} >> text=Two cards").count() == 0


async def test_menus_take_one_value_or_several(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    options = [{"label": f"Tower {name}", "value": name} for name in ("a1", "b2", "c3")]
    one = {"type": 3, "custom_id": "one", "options": options, "placeholder": "Which cube?"}
    several = {"type": 3, "custom_id": "several", "options": options, "max_values": 2}
    await bot.post(channel.id, {"content": "Choose", "components": [row(one), row(several)]})
    bot.answers = {"one": {"type": 6}, "several": {"type": 6}}
    page = await open_as("Anna")
    await page.focus("[data-custom-id=one]")
    for key in ("Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await page.click("[data-custom-id=several]")
    await page.click("[data-testid=option][data-value=a1]")
    await page.click("[data-testid=option][data-value=c3]")
    assert await page.locator("[data-value=b2][aria-disabled=true]").count() == 1
    await page.click("[data-testid=listbox-done]")
    await page.wait_for_selector("[data-custom-id=several][aria-busy]", state="detached")
    assert [received["data"]["values"] for received in bot.received] == [["b2"], ["a1", "c3"]]


async def test_a_form_is_filled_in_and_sent(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    field = {"type": 4, "custom_id": "notation", "style": 1, "max_length": 5}
    label = {"type": 18, "label": "Notation", "description": "As in a1-c2", "component": field}
    form = {"custom_id": "form", "title": "Your move", "components": [text("Write it"), label]}
    await bot.post(channel.id, {"content": "Go", "components": [row(button("type", "Type"))]})
    bot.answers = {
        "type": {"type": 9, "data": form},
        "form": {"type": 4, "data": {"content": "Thank you"}},
    }
    page = await open_as("Anna")
    await page.click("[data-custom-id=type]")
    await page.fill("[data-testid=modal] [data-custom-id=notation]", "a1-c2")
    await page.click("[data-testid=modal-submit]")
    await reads(page, "Thank you")
    await page.wait_for_selector("dialog", state="detached")
    assert bot.received[-1]["data"]["components"][1]["component"]["value"] == "a1-c2"


async def test_a_command_is_typed_without_touching_the_mouse(
    bot: ScriptedBot, open_as: Open
) -> None:
    game = {"type": 3, "name": "game", "description": "Which?", "required": True}
    game["choices"] = [{"name": "Docker", "value": "docker"}, {"name": "Pier 18", "value": "pier"}]
    note = {"type": 3, "name": "note", "description": "Like a1", "autocomplete": True}
    play = {"name": "play", "description": "Open a table", "options": [game, note]}
    await bot.register(play, {"name": "games", "description": "All tables"})
    proposals = {"choices": [{"name": "b2 – high", "value": "b2"}]}
    bot.answers = {
        "play": {"type": 4, "data": {"content": "Here it is"}},
        "play?": {"type": 8, "data": proposals},
    }
    page = await open_as("Anna")
    await page.focus(COMPOSER)
    await page.keyboard.type("/pla")
    await page.wait_for_selector("[data-testid=command-list] >> text=Open a table")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("[data-testid=choice-list] >> text=Pier 18")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.click("[data-add-option=note]")
    await page.keyboard.type("b")
    await page.wait_for_selector("[data-testid=choice-list] >> text=b2 – high")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await reads(page, "Here it is")
    sent = {option["name"]: option["value"] for option in bot.received[-1]["data"]["options"]}
    assert sent == {"game": "pier", "note": "b2"}


async def test_a_thread_appears_and_a_ping_marks_it(
    sandbox: Sandbox, bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    page = await open_as("Anna")
    thread = await bot.open_thread(channel.id, "Docker: Anna, Ben")
    await page.wait_for_selector(f"a.place[data-channel-id='{thread}']")
    await bot.post(thread, {"content": f"<@{sandbox.person('Anna').user.id}>, it is your turn"})
    await page.wait_for_selector(f"a.place[data-channel-id='{thread}'] .badge >> text=1")
    assert (await page.title()).startswith("(1) ")
    await page.click(f"a.place[data-channel-id='{thread}']")
    await page.wait_for_selector(f"{MESSAGE}.pings >> text=it is your turn")
    await page.wait_for_selector(f"a.place[data-channel-id='{thread}'] .badge", state="detached")
    assert not (await page.title()).startswith("(")


async def test_a_lost_connection_comes_back_with_what_was_missed(
    sandbox: Sandbox, open_as: Open, channel: Channel
) -> None:
    page = await open_as("Anna")
    await page.add_init_script(_COUNT_SOCKETS)
    await page.reload()
    await holds(page, "window.sockets.at(-1)?.readyState === WebSocket.OPEN")
    await page.evaluate("window.sockets.at(-1).close()")
    sandbox.person("Ben").write(channel, "You missed this")
    await reads(page, "You missed this")
    sandbox.person("Ben").write(channel, "And this is live")
    await reads(page, "And this is live")
    assert await page.locator(MESSAGE).count() == 2


async def test_the_page_speaks_the_language_of_the_person(
    sandbox: Sandbox, open_as: Open, channel: Channel
) -> None:
    person = sandbox.person("Ben", locale="de")
    person.write(channel, "<t:1:R> <t:1700000000:D>")
    page = await open_as("Ben")
    await page.wait_for_selector("#banner >> text=Der Bot ist nicht verbunden")
    async with ScriptedBot(sandbox):
        await page.wait_for_selector("#banner", state="hidden")
    await page.wait_for_selector("#banner >> text=Der Bot ist nicht verbunden")
    await reads(page, "14. November 2023")
    assert "vor " in await page.inner_text("time[data-relative]")
    assert await page.get_attribute("html", "lang") == "de"
    assert await page.text_content("[data-testid=to-newest]") == "Zum Neuesten"
    await page.fill(COMPOSER, "/config")
    await page.press(COMPOSER, "Enter")
    await page.wait_for_selector("text=Diesen Befehl gibt es hier nicht.")
    sandbox.forbid(channel, Permission.SEND_MESSAGES, user=person.user)
    await page.fill(COMPOSER, "Darf ich?")
    await page.press(COMPOSER, "Enter")
    await page.wait_for_selector(".composer-problem >> text=#games")
    assert await page.input_value(COMPOSER) == "Darf ich?", "a refused text stays"


async def test_a_reader_of_older_messages_stays_there(
    sandbox: Sandbox, open_as: Open, channel: Channel
) -> None:
    ben = sandbox.person("Ben")
    for number in range(80):
        ben.write(channel, f"Line {number}\nand more")
    page = await open_as("Anna")
    await reads(page, "Line 79")
    await page.evaluate("document.getElementById('scroller').scrollTop = 40")
    await reads(page, "Line 0")
    top = "document.getElementById('scroller').scrollTop"
    before = await page.evaluate(top)
    ben.write(channel, "The newest")
    await reads(page, "The newest")
    assert await page.evaluate(top) == before
    await page.click("[data-testid=to-newest]")
    await holds(page, f"{top} > {before}")


async def test_nothing_widens_a_narrow_screen_which_keeps_the_channels_in_a_drawer(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    long = "Kraftfahrzeughaftpflichtversicherung" * 4
    menu = {"type": 3, "custom_id": "menu", "placeholder": long, "options": []}
    menu["options"] = [{"label": long[:100], "value": "1"}]
    message = await bot.post(channel.id, {"content": "x", "components": [row(menu)]})
    await bot.open_thread(channel.id, long[:100], message)
    page = await open_as("Anna", width=400)
    await page.wait_for_selector(".select")
    await page.wait_for_selector(".thread-card")
    list_of_messages = "document.querySelector('[data-testid=messages]').parentElement"
    assert await page.evaluate(f"{list_of_messages}.scrollWidth") <= 400
    await bot.post(channel.id, board(1), board1=picture("navy", (1200, 1000)))
    await page.wait_for_selector(".gallery img")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    assert await page.is_hidden("a.place >> nth=0")
    await page.click("[data-testid=open-drawer]")
    await page.click("a.place >> text=lounge")
    await page.wait_for_selector("#room-head >> text=lounge")
    await page.wait_for_selector("a.place >> nth=0", state="hidden")
