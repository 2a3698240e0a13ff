"""What mypy and pyright are asked about: what is right, and what each of them has to find."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
from collections.abc import Iterator

import quoin

card = quoin.Template(pathlib.Path("card.xml"))
text = quoin.Template.from_text("<UIView/>", name="bar")
png: bytes = card.render({"name": "Anna"}, format="png", scale=2, timeout=3)
pdf: bytes = card.render(
    format="pdf", pdf_standard=["a-3b", "ua-1"], tagged=True, forms=True, attachments=["rows.csv", (pathlib.Path("rows.csv"), "data"), ("a.xml", b"<a/>")], factur_x="basic",
    password="open", owner_password="mine", permissions=["print"],
    title="Report", author="Ada", date=datetime.datetime(2026, 11, 29))
one: bytes = card.render(format="pdf", pdf_standard="a-2b")
pages: Iterator[bytes] = card.render_pages(page_data := {"year": 2026}, format="png")
options: quoin.RenderOptions = {"format": "webp", "quality": 80}
for outcome in card.render_many([page_data], language=lambda row: row["lang"], format="png", scale=2, memory=lambda row: None):
    picture: bytes = b"" if isinstance(outcome, quoin.QuoinError) else outcome


async def draw() -> tuple[bytes, bytes]:
    return await asyncio.gather(card.render_async({"name": "Anna"}, timeout=3), text.render_async(scale=2))


with quoin.Pool(workers=2, allowed_paths=[pathlib.Path("/srv")], allowed_hosts={"x.example"}) as pool:
    quoin.Template("card.xml", pool).render(**options)
try:
    card.render()
except quoin.RenderError as error:
    line: object = error.diagnostics[0]["line"]
except quoin.WorkerTimeout:
    pass

card.render(format="bmp")  # wrong
card.render(sclae=2)  # wrong
card.render(scale="2")  # wrong
card.render(pdf_standard="a-5")  # wrong
card.render(attachments=[("rows.csv", "table")])  # wrong
card.render(language=lambda row: "de")  # wrong
card.render_many([{}], language=lambda row: 3)  # wrong
card.render_many(3)  # wrong
card.render_pages(tagged=True)  # wrong
quoin.Template.from_text(b"<UIView/>")  # wrong
quoin.Pool(allowed_paths=3)  # wrong
