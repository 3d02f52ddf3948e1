from __future__ import annotations

import pytest
from payloads import PNG, V2, Json, button, row, text, v2
from raw_bot import ApiClient

from sandbox import Channel, Person, Sandbox, Settings

BOARD: Json = v2(
    {
        "type": 17,
        "components": [
            {
                "type": 12,
                "items": [{"media": {"url": "attachment://board.png"}, "description": "A quay"}],
            },
            row(button("a")),
        ],
    }
)


async def test_a_picture_in_a_gallery_becomes_a_link_and_leaves_the_list(
    api: ApiClient, games: Channel
) -> None:
    answer = await api.send(games, BOARD, files={"board.png": PNG})
    assert answer.body["attachments"] == []
    item = answer.body["components"][0]["components"][0]["items"][0]
    assert item["description"] == "A quay"
    assert (item["media"]["width"], item["media"]["height"]) == (640, 480)
    async with api.session.get(item["media"]["url"]) as response:
        assert await response.read() == PNG
        assert response.content_type == "image/png"


async def test_components_get_ids_of_their_own(api: ApiClient, games: Channel) -> None:
    body = v2({**text("a"), "id": 2}, text("b"), text("c"))
    answer = await api.send(games, body)
    assert [part["id"] for part in answer.body["components"]] == [2, 1, 3]


async def test_a_plain_attachment_stays_in_the_list_with_its_alternative_text(
    api: ApiClient, games: Channel
) -> None:
    body = {"attachments": [{"id": 0, "filename": "a.png", "description": "A board"}]}
    answer = await api.send(games, body, files={"a.png": PNG})
    (attachment,) = answer.body["attachments"]
    assert attachment["description"] == "A board"
    assert attachment["size"] == len(PNG)


async def test_an_edit_replaces_the_picture(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, BOARD, files={"board.png": PNG})
    first = message.attachments[0]
    edit = {**BOARD, "attachments": [{"id": 0, "filename": "board.png"}]}
    assert (await api.edit(message, edit, files={"board.png": PNG + b"2"})).status == 200
    (second,) = message.attachments
    assert second.id != first.id
    assert api.sandbox._core.files.get(first.id) is None


async def test_an_edit_can_refer_to_a_picture_that_stays(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, BOARD, files={"board.png": PNG})
    kept = message.attachments[0]
    answer = await api.edit(message, {**BOARD, "attachments": [{"id": str(kept.id)}]})
    assert answer.status == 200
    assert message.attachments == [kept]


async def test_an_edit_keeps_no_picture_of_another_message(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, BOARD, files={"board.png": PNG})
    other = await api.post(games, BOARD, files={"board.png": PNG + b"2"})
    foreign = {**BOARD, "attachments": [{"id": str(other.attachments[0].id)}]}
    assert (await api.edit(message, foreign)).code == 50035
    assert (len(message.attachments), message.edits) == (1, 0)


async def test_an_edit_with_no_attachments_removes_the_files(
    api: ApiClient, games: Channel
) -> None:
    message = await api.post(games, {"content": "x"}, files={"a.png": PNG})
    await api.edit(message, {"attachments": []})
    assert message.attachments == []


async def test_a_refused_edit_changes_nothing(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, {"content": "x"}, files={"a.png": PNG})
    assert (await api.edit(message, {"content": "", "attachments": []})).code == 50006
    assert (message.content, len(message.attachments), message.edits) == ("x", 1, 0)


async def test_the_flag_of_components_v2_cannot_be_removed(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, v2(text("a")))
    assert (await api.edit(message, {"flags": 0, "components": [text("b")]})).status == 200
    assert message.flags & V2
    assert (await api.edit(message, {"content": "x", "components": []})).code == 50035


async def test_a_message_becomes_v2_when_its_content_is_removed(
    api: ApiClient, games: Channel
) -> None:
    message = await api.post(games, {"content": "old"})
    assert (await api.edit(message, v2(text("new")))).code == 50035
    assert (await api.edit(message, v2(text("new"), content=None))).status == 200
    assert message.text == "new"


async def test_files_have_a_largest_size(games: Channel, session: object) -> None:
    async with await Sandbox.start(settings=Settings(max_file_size=10)) as small:
        api = ApiClient(small, session)  # type: ignore[arg-type]
        answer = await api.send(small.channel(), {}, files={"a.bin": b"x" * 11})
        assert (answer.status, answer.code) == (413, 40005)
        many = {f"{n}.txt": b"x" for n in range(11)}
        assert (await api.send(small.channel(), {}, files=many)).code == 50035


async def test_a_file_must_be_named_where_a_list_is_given(api: ApiClient, games: Channel) -> None:
    answer = await api.send(games, {"attachments": []}, files={"a.txt": b"x"})
    assert answer.faults == {"attachments": "ATTACHMENT_NOT_NAMED"}


async def test_names_beyond_ascii_cannot_be_referred_to(api: ApiClient, games: Channel) -> None:
    body = v2({"type": 12, "items": [{"media": {"url": "attachment://plän.png"}}]})
    answer = await api.send(games, body, files={"plän.png": PNG})
    assert answer.code == 50035


async def test_the_same_nonce_posts_once(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first, second = await api.send(games, body), await api.send(games, body)
    assert first.body["id"] == second.body["id"]
    assert len(games.messages) == 1
    sandbox.clock.advance(181)
    third = await api.send(games, body)
    assert third.body["id"] != first.body["id"]


async def test_without_enforce_nonce_it_posts_twice(api: ApiClient, games: Channel) -> None:
    for _ in range(2):
        await api.send(games, {"content": "x", "nonce": "n1"})
    assert len(games.messages) == 2


async def test_a_mention_pings_once_and_edits_do_not(
    api: ApiClient, games: Channel, anna: Person, ben: Person
) -> None:
    message = await api.post(games, v2(text(f"Your turn, <@{anna.id}>")))
    await api.edit(message, {"components": [text(f"Still you, <@{anna.id}> <@{ben.id}>")]})
    assert [ping.reason for ping in anna.pings] == ["mention"]
    assert ben.pings == []
    assert message.mentions == [anna.user, ben.user]


@pytest.mark.parametrize("allowed", [{"parse": []}, {"parse": ["roles"]}, {"users": []}])
async def test_a_mention_that_is_not_allowed_is_only_text(
    allowed: Json, api: ApiClient, games: Channel, anna: Person
) -> None:
    message = await api.post(games, {"content": f"<@{anna.id}>", "allowed_mentions": allowed})
    assert message.mentions == []
    assert anna.pings == []


async def test_only_the_listed_users_are_pinged(
    api: ApiClient, games: Channel, anna: Person, ben: Person
) -> None:
    allowed = {"users": [str(ben.id)]}
    content = f"<@{anna.id}> and <@{ben.id}>"
    await api.post(games, {"content": content, "allowed_mentions": allowed})
    assert (len(anna.pings), len(ben.pings)) == (0, 1)


async def test_a_reply_pings_the_author_of_the_original(
    api: ApiClient, games: Channel, anna: Person
) -> None:
    said = anna.write(games, "hello")
    reference = {"message_reference": {"message_id": str(said.id)}}
    answer = await api.send(games, {"content": "hi", **reference})
    assert answer.body["referenced_message"]["content"] == "hello"
    await api.send(
        games, {"content": "x", "allowed_mentions": {"replied_user": False}, **reference}
    )
    assert [ping.reason for ping in anna.pings] == ["reply"]


async def test_everyone_is_not_pinged_without_the_permission(
    api: ApiClient, games: Channel, anna: Person
) -> None:
    message = await api.post(games, {"content": "@everyone come"})
    assert not message.mention_everyone
    assert anna.pings == []


async def test_edits_of_messages_older_than_an_hour_are_rationed(session: object) -> None:
    async with await Sandbox.start() as strict:
        api = ApiClient(strict, session)  # type: ignore[arg-type]
        message = await api.post(strict.channel(), {"content": "x"})
        strict.clock.advance(3601)
        answers = [await api.edit(message, {"content": str(n)}) for n in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert answers[3].code == 30046
        assert 0 < answers[3].body["retry_after"] <= 20
        assert "Via" in answers[3].headers


async def test_nobody_edits_what_another_wrote(
    api: ApiClient, games: Channel, anna: Person
) -> None:
    said = anna.write(games, "hello")
    assert (await api.edit(said, {"content": "x"})).code == 50005
    answer = await api("DELETE", f"/channels/{games.id}/messages/{said.id}")
    assert answer.code == 50013


async def test_a_page_of_messages_runs_from_new_to_old(api: ApiClient, games: Channel) -> None:
    sent = [await api.post(games, {"content": str(n)}) for n in range(5)]
    path = f"/channels/{games.id}/messages"

    async def texts(query: str) -> str:
        return "".join(m["content"] for m in (await api("GET", path + query)).body)

    assert await texts("?limit=3") == "432"
    assert await texts(f"?before={sent[2].id}") == "10"
    assert await texts(f"?after={sent[2].id}") == "43"
    assert await texts(f"?around={sent[2].id}&limit=3") == "321"


async def test_what_is_deleted_is_unknown(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, {"content": "x"})
    path = f"/channels/{games.id}/messages/{message.id}"
    assert (await api("DELETE", path)).status == 204
    for method in ("GET", "DELETE"):
        assert (await api(method, path)).code == 10008
    assert (await api.edit(message, {"content": "y"})).code == 10008


async def test_the_icons_of_an_embed_are_linked_to_its_files(
    api: ApiClient, games: Channel
) -> None:
    icon = {"icon_url": "attachment://a.png"}
    embed = {"author": {"name": "x", **icon}, "footer": {"text": "y", **icon}}
    answer = await api.send(games, {"embeds": [embed]}, files={"a.png": PNG})
    shown = answer.body["embeds"][0]
    links = {shown["author"]["icon_url"], shown["footer"]["proxy_icon_url"]}
    assert len(links) == 1
    assert links.pop().endswith("/a.png")
    assert answer.body["attachments"] == []
    embed["author"] = {"name": "x", "icon_url": "attachment://b.png"}
    answer = await api.send(games, {"embeds": [embed]}, files={"a.png": PNG})
    assert answer.faults == {"embeds.0.author.icon_url": "URL_TYPE_INVALID_URL"}
