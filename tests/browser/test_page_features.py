"""The page does as Discord's client does: commands, embeds, spoilers, languages, keys."""

from itertools import pairwise

import pytest
from pages import Open, holds
from scripted_bot import V2, ScriptedBot, button, picture, row

from sandbox import Channel, Dms, Permission, Sandbox

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MESSAGE = "[data-message-id]"
COMPOSER = "[data-testid=composer]"
ALT = "A board with a mark in its corner"


async def test_whoever_looks_after_the_server_is_offered_its_commands(
    bot: ScriptedBot, open_as: Open
) -> None:
    needed = str(int(Permission.MANAGE_GUILD))
    command = {"name": "config", "description": "Settle", "default_member_permissions": needed}
    await bot.register({"name": "play", "description": "Play"}, command)
    page = await open_as("Anna")
    await page.type(COMPOSER, "/")
    await page.wait_for_selector("[data-testid=command-list] >> text=/play")
    assert await page.locator("[data-testid=command-list] >> text=/config").count() == 0
    await page.click("[data-testid=me]")
    async with page.expect_response("**/commands*"):
        await page.check("[data-testid=my-moderator]")
    await page.keyboard.press("Escape")
    await page.fill(COMPOSER, "")
    await page.type(COMPOSER, "/")
    await page.wait_for_selector("[data-testid=command-list] >> text=/config")


@pytest.mark.slow
async def test_a_response_says_who_used_which_command(
    sandbox: Sandbox, bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    await bot.register({"name": "play", "description": "Open a table"})
    bot.answers = {"play": {"type": 4, "data": {"content": "Here it is"}}}
    await sandbox.person("Ben").slash(channel, "play")
    page = await open_as("Anna")
    await page.wait_for_selector(f"{MESSAGE} .preface")
    words = (await page.inner_text(f"{MESSAGE} .preface")).split()
    assert words == ["Ben", "used", "/play"]


async def test_commands_of_the_context_menu_are_used_on_messages_and_people(
    sandbox: Sandbox, bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    await bot.register({"name": "Quote", "type": 3}, {"name": "Profile", "type": 2})
    bot.answers = {
        name: {"type": 4, "data": {"content": f"{name} it is"}} for name in ("Quote", "Profile")
    }
    ben = sandbox.person("Ben")
    message = ben.write(channel, "Quote me")
    page = await open_as("Anna")
    apps = f"[data-message-id='{message.id}'] [data-open-apps]"
    for name in ("Quote", "Profile"):
        await page.focus(apps)
        await page.keyboard.press("Enter")
        await page.click(f"[data-menu-command={name}]")
        await page.wait_for_selector(f"{MESSAGE} >> text={name} it is")
    targets = [received["data"]["target_id"] for received in bot.received]
    assert targets == [str(message.id), str(ben.id)]
    assert "used Profile" in " ".join(
        (await page.inner_text(f"{MESSAGE} .preface >> nth=1")).split()
    )


@pytest.mark.slow
async def test_without_commands_there_is_no_context_menu(
    sandbox: Sandbox, open_as: Open, channel: Channel
) -> None:
    sandbox.person("Ben").write(channel, "Hello")
    page = await open_as("Anna")
    await page.hover(MESSAGE)
    assert await page.is_hidden("[data-open-apps]")


@pytest.mark.slow
async def test_an_embed_shows_its_thumbnail_and_icons(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    icon = {"icon_url": "attachment://icon.png"}
    embed = {
        "title": "Docker",
        "author": {"name": "Ada", "url": "https://example.org", **icon},
        "footer": {"text": "The end", **icon},
        "thumbnail": {"url": "attachment://small.png"},
    }
    await bot.post(channel.id, {"embeds": [embed]}, icon=picture("teal"), small=picture("navy"))
    page = await open_as("Anna")
    shown = page.locator(f"{MESSAGE} .embed")
    await shown.wait_for()
    assert await shown.locator("img.embed-icon").count() == 2
    assert await shown.locator(".thumbnail img").count() == 1
    assert await shown.locator(".embed-author a").inner_text() == "Ada"


@pytest.mark.slow
async def test_spoilers_are_covered_until_clicked(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    item = {"media": {"url": "attachment://board.png"}, "description": ALT, "spoiler": True}
    gallery = {"flags": V2, "components": [{"type": 12, "items": [item]}]}
    await bot.post(channel.id, gallery, board=picture("navy"))
    named = [{"id": 0, "is_spoiler": True}]
    await bot.post(channel.id, {"content": "x", "attachments": named}, secret=picture("teal"))
    page = await open_as("Anna")
    await page.wait_for_selector(".cover >> nth=1")
    assert await page.is_hidden(".alt-badge")
    await page.click(".cover >> nth=0")
    assert await page.is_hidden(".cover >> nth=0")
    assert await page.is_visible(".alt-badge")
    assert await page.is_visible(".cover >> nth=1")


@pytest.mark.slow
async def test_a_picture_alone_has_the_box_of_discords_client(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    boxes = {(1100, 700): (550, 350), (1200, 1000): (420, 350), (300, 100): (300, 100)}
    item = {"media": {"url": "attachment://board.png"}}
    gallery = {"flags": V2, "components": [{"type": 12, "items": [item]}]}
    for size in boxes:
        await bot.post(channel.id, gallery, board=picture("navy", size))
    page = await open_as("Anna")
    for number, shown in enumerate(boxes.values()):
        box = await page.locator(".gallery img").nth(number).bounding_box()
        assert (round(box["width"]), round(box["height"])) == shown


@pytest.mark.slow
async def test_the_alt_badge_covers_no_part_of_a_picture(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    for count in (1, 4):
        items = [{"media": {"url": "attachment://board.png"}, "description": ALT}] * count
        gallery = {"flags": V2, "components": [{"type": 12, "items": items}]}
        await bot.post(channel.id, gallery, board=picture("navy", (1200, 1000)))
    page = await open_as("Anna", width=1100)
    for width in (1100, 400):
        await page.set_viewport_size({"width": width, "height": 800})
        for number in range(5):
            image = await page.locator(".gallery img").nth(number).bounding_box()
            badge = await page.locator(".alt-badge").nth(number).bounding_box()
            assert badge["y"] >= image["y"] + image["height"]
            assert badge["x"] + badge["width"] <= image["x"] + image["width"]


async def test_a_link_to_a_message_leads_to_its_place_on_the_page(
    sandbox: Sandbox, bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    thread = await bot.open_thread(channel.id, "Docker: Anna, Ben")
    address = f"https://discord.com/channels/1/{thread}/2"
    elsewhere = "https://discord.com/channels/1/404/2"
    sandbox.person("Ben").write(channel, f"{address} [there]({address}) {elsewhere}")
    page = await open_as("Anna")
    links = page.locator(f"{MESSAGE} .content a")
    await page.wait_for_selector(f"{MESSAGE} .content a")
    assert await links.all_inner_texts() == ["Docker: Anna, Ben › 💬", "there", elsewhere]
    await links.first.click()
    await page.wait_for_selector(f"a.place[data-channel-id='{thread}'][aria-current]")
    await page.go_back()
    button = {"type": 2, "style": 5, "label": "To the board", "url": address}
    await bot.post(
        channel.id, {"content": "On", "components": [{"type": 1, "components": [button]}]}
    )
    await page.click("text=To the board")
    await page.wait_for_selector(f"a.place[data-channel-id='{thread}'][aria-current]")


@pytest.mark.slow
async def test_the_cursor_is_in_the_composer_after_joining(sandbox: Sandbox, open_as: Open) -> None:
    page = await open_as("Anna")
    await page.goto(sandbox.page_url)
    await page.click("[data-person-id] >> nth=1")
    await page.wait_for_selector(COMPOSER)
    await holds(page, "document.activeElement?.dataset.testid === 'composer'")


@pytest.mark.slow
async def test_what_is_typed_anywhere_goes_to_the_composer(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    await bot.post(channel.id, {"content": "x", "components": [row(button("go", "Go"))]})
    page = await open_as("Anna")
    for place in ("#scroller", "[data-custom-id=go]", "a.place >> nth=1"):
        await page.focus(place)
        await page.keyboard.type("hi ")
    assert await page.input_value(COMPOSER) == "hi hi hi "
    await page.focus("[data-custom-id=go]")
    await page.keyboard.press("Space")
    await page.wait_for_selector("[data-custom-id=go][aria-busy=true]")


async def test_a_skip_link_comes_first_and_every_language_has_every_text(open_as: Open) -> None:
    page = await open_as("Anna")
    await page.focus(".guild >> nth=0")
    await page.keyboard.press("Shift+Tab")
    assert await page.evaluate("document.activeElement.id") == "skip-link"
    before = page.url
    await page.keyboard.press("Enter")
    assert await page.evaluate("document.activeElement.dataset.testid") == "composer"
    assert page.url == before
    texts = await page.evaluate(
        """async () => {
          const found = {};
          for (const language of ["de", "en", "es", "fr", "it"])
            found[language] = (await import(`/js/locales/${language}.js`)).default;
          return found;
        }"""
    )
    english = texts.pop("en")
    for language, own in texts.items():
        assert own.keys() == english.keys(), language
        for key, text in english.items():
            assert text.count("{") == own[key].count("{"), (language, key)


@pytest.mark.slow
async def test_dms_are_closed_in_either_way_on_the_page(sandbox: Sandbox, open_as: Open) -> None:
    anna, page = sandbox.person("Anna"), await open_as("Anna")
    await page.click("[data-testid=me]")
    for choice in (Dms.SERVER_OFF, Dms.BLOCKED, Dms.OPEN):
        async with page.expect_response("**/persons/*"):
            await page.select_option("[data-testid=my-dms]", choice.value)
        assert anna.user.dms is choice


async def test_a_file_is_given_to_a_command_and_to_a_form(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    option = {"type": 11, "name": "move", "description": "A file", "required": True}
    await bot.register({"name": "load", "description": "Load a game", "options": [option]})
    upload = {"type": 19, "custom_id": "file"}
    label = {"type": 18, "label": "A file", "component": upload}
    form = {"custom_id": "form", "title": "Load", "components": [label]}
    bot.answers = {"load": {"type": 9, "data": form}, "form": {"type": 4, "data": {"content": "x"}}}
    page = await open_as("Anna")
    await page.focus(COMPOSER)
    await page.keyboard.type("/load ")
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": b"a1-c2"}
    async with page.expect_response("**/files?*"):
        await page.set_input_files("[data-option-name=move] input", file)
    await page.focus("[data-testid=command-chip]")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("[data-testid=modal]")
    async with page.expect_response("**/files?*"):
        await page.set_input_files("[data-testid=modal] input", file)
    await page.click("[data-testid=modal-submit]")
    await holds(page, "!document.querySelector('dialog')")
    for received in bot.received:
        (attachment,) = received["data"]["resolved"]["attachments"].values()
        assert (attachment["filename"], attachment["size"]) == ("game.txt", 5)


_UNNAMED = """
[...document.querySelectorAll("a, button, input, select, textarea, [role=option]")]
  .filter((node) => node.checkVisibility())
  .filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length))
  .map((node) => node.outerHTML)
"""
_NO_ITEMS = """
[...document.querySelectorAll("ul > *, ol > *")]
  .filter((node) => node.nodeName !== "LI" || node.role)
  .map((node) => node.outerHTML)
"""
_UNNAMED_LISTS = """
[...document.querySelectorAll("[role=listbox], #lab select")]
  .filter((node) => !node.ariaLabel)
  .map((node) => node.outerHTML)
"""
_LEVELS = """
[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((node) => node.checkVisibility())
  .map((node) => node.tagName[1])
"""
_VISIBLE = "[...document.querySelectorAll('{}')].filter((node) => node.checkVisibility()).length"


async def test_roles_headings_and_names_are_in_order(
    sandbox: Sandbox, bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    await bot.register({"name": "play", "description": "x"}, {"name": "Quote", "type": 3})
    item = {"media": {"url": "attachment://board.png"}, "description": ALT}
    await bot.post(
        channel.id,
        {"flags": V2, "components": [{"type": 12, "items": [item]}]},
        board=picture("red"),
    )
    sandbox.person("Ben").write(channel, "### Title\n- one\n- two")
    page = await open_as("Anna")
    await page.wait_for_selector(".heading-3")
    for _ in ("the channel", "the picker"):
        assert await page.evaluate(_UNNAMED) == []
        assert await page.evaluate(_NO_ITEMS) == []
        assert await page.evaluate(_VISIBLE.format("main")) == 1
        assert await page.evaluate(_VISIBLE.format("h1")) == 1
        levels = [1, *map(int, await page.evaluate(_LEVELS))]
        assert all(below <= above + 1 for above, below in pairwise(levels)), levels
        await page.goto(sandbox.page_url)
        await page.wait_for_selector("[data-testid=person-picker]")


async def test_lists_that_open_have_names(
    bot: ScriptedBot, open_as: Open, channel: Channel
) -> None:
    users = {"type": 5, "custom_id": "users"}
    await bot.post(channel.id, {"content": "x", "components": [row(users)]})
    page = await open_as("Anna")
    await page.click("[data-testid=open-lab]")
    await page.click("[data-testid=for-developers]")
    await page.wait_for_selector("[data-testid=fault-kind]")
    await page.click("[data-custom-id=users]")
    await page.wait_for_selector("[role=listbox]")
    assert await page.evaluate(_UNNAMED_LISTS) == []
