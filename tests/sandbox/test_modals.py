from __future__ import annotations

from typing import Any

import pytest
from payloads import MODAL, Json, button, row, select
from raw_bot import ApiClient, Bot

from sandbox import ClientError, Message, Person


async def test_a_modal_is_filled_in_and_sent(bot: Bot, anna: Person, buttons: Message) -> None:
    bot.answers({"type": 9, "data": MODAL})
    reply = await anna.press(buttons, label="Go")
    assert reply.modal is not None
    with pytest.raises(ClientError):
        await anna.submit(reply.modal, {"name": "too long"})
    bot.answers({"type": 4, "data": {"content": "Thank you", "flags": 64}})
    done = await anna.submit(reply.modal, {"name": "Anna"})
    assert done.text == "Thank you"
    data = bot.events("INTERACTION_CREATE")[-1]["data"]
    assert data["components"][0]["component"]["value"] == "Anna"
    with pytest.raises(ClientError):
        await anna.submit(reply.modal, {"name": "Twice"})


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


FIELD = {"type": 4, "custom_id": "f", "style": 1}


BAD_MODALS = {
    "title over 45": {**MODAL, "title": "x" * 46},
    "no title": {**MODAL, "title": ""},
    "no components": {**MODAL, "components": []},
    "six components": {
        **MODAL,
        "components": [label({**FIELD, "custom_id": str(n)}) for n in range(6)],
    },
    "label over 45": {**MODAL, "components": [label(FIELD, label="x" * 46)]},
    "description over 100": {**MODAL, "components": [label(FIELD, description="x" * 101)]},
    "a disabled menu": {**MODAL, "components": [label(select(disabled=True))]},
    "one custom_id twice": {**MODAL, "components": [label(FIELD), label(FIELD)]},
    "placeholder over 100": {**MODAL, "components": [label({**FIELD, "placeholder": "x" * 101})]},
    "least above most": {
        **MODAL,
        "components": [label({**FIELD, "min_length": 5, "max_length": 4})],
    },
    "a required menu of no values": {**MODAL, "components": [label(select(min_values=0))]},
    "a required upload of no files": {
        **MODAL,
        "components": [label({"type": 19, "custom_id": "f", "min_values": 0})],
    },
    "a blank title": {**MODAL, "title": " "},
    "a button": {**MODAL, "components": [row(button())]},
}


@pytest.mark.parametrize("case", BAD_MODALS)
async def test_modals_have_limits(case, api, pressed):
    answer = await api.answer(pressed, {"type": 9, "data": BAD_MODALS[case]})
    assert (answer.status, answer.code) == (400, 50035)


async def test_an_optional_menu_takes_no_value(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    bot.stays_silent()
    modal = {**MODAL, "components": [label(select(min_values=0, required=False))]}
    sent = anna.client.use(buttons, "go")
    assert (await api.answer(sent, {"type": 9, "data": modal})).status == 204
