"""The bodies of requests, read with another reader of forms."""

from email import message_from_bytes

import orjson

from cogs.tables.delivery.request_body import request_body
from cogs.tables.messages.payload import Picture, TextFile

FIELDS = {"content": "Zwölf Kisten\r\n--"}
PNG = b"\x89PNG\r\n\x1a\n--\r\n\x00"


async def test_a_message_without_pictures_is_plain_json() -> None:
    body = request_body(FIELDS, ())
    assert body.content_type == "application/json"
    assert orjson.loads(await body.as_bytes()) == FIELDS


async def test_a_form_holds_the_message_and_every_byte_of_its_pictures() -> None:
    pictures = (Picture("a-1.png", PNG, "a"), Picture("a-2.png", PNG[::-1], "b"))
    body = request_body(FIELDS, pictures)
    head = f"Content-Type: {body.content_type}\r\n\r\n".encode()
    message, *files = message_from_bytes(head + await body.as_bytes()).get_payload()
    assert orjson.loads(message.get_payload(decode=True)) == FIELDS
    names = [file.get_param("name", header="Content-Disposition") for file in files]
    assert names == ["files[0]", "files[1]"]
    assert [file.get_filename() for file in files] == [picture.name for picture in pictures]
    assert [file.get_payload(decode=True) for file in files] == [p.data for p in pictures]


async def test_each_file_is_sent_as_what_it_is() -> None:
    files = (Picture.of("board", PNG, "a"), TextFile.of("log", "Zwölf Kisten"))
    body = request_body(FIELDS, files)
    head = f"Content-Type: {body.content_type}\r\n\r\n".encode()
    _, *sent = message_from_bytes(head + await body.as_bytes()).get_payload()
    assert [file.get_content_type() for file in sent] == ["image/png", "text/plain"]
    assert sent[1].get_payload(decode=True).decode() == "Zwölf Kisten"
