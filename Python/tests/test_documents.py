"""PDFs that keep to standards, are tagged or carry files."""

import asyncio
import datetime
import re
import warnings

import pytest
import quoin


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    (folder / "report.xml").write_text(
        '<document margin="2" size="60 x 40" language="en"><UILabel text="{title}"/><UILabel breakBefore="page" text="two"/></document>')
    return quoin.Template(folder / "report.xml")


DATE = datetime.datetime(2026, 11, 29, tzinfo=datetime.timezone.utc)


def packed(pdf):
    """All that stands in a PDF, whose parts are pressed."""
    import zlib

    parts = [pdf]
    for match in re.finditer(rb"stream\r?\n", pdf):
        try:
            parts.append(zlib.decompressobj().decompress(pdf[match.end():]))
        except zlib.error:
            pass
    return b"\n".join(parts)


def test_a_pdf_keeps_to_standards(report, tmp_path):
    rows = tmp_path / "rows=all.csv"
    rows.write_text("a,b\n")
    others = tmp_path / "others.csv"
    others.write_text("c\n")
    plain = report.render({"title": "one"}, format="pdf")
    pdf = report.render(
        {"title": "one"}, format="pdf", pdf_standard=["a-3b", "ua-1"], title="The Report", author="Ada", date=DATE,
        attachments=[others, (str(rows), "data")])
    text = packed(pdf)
    assert pdf.startswith(b"%PDF") and pdf != plain
    for expected in (b"pdfaid:part>3<", b"pdfuaid:part", b"The Report", b"Ada", b"2026-11-29", b"rows=all.csv", b"/AFRelationship /Data"):
        assert expected in text, expected
        assert expected not in packed(plain), expected
    assert pdf == report.render(
        {"title": "one"}, format="pdf", pdf_standard=["a-3b", "ua-1"], title="The Report", author="Ada", date=DATE,
        attachments=[others, (str(rows), "data")])


def test_an_invoice_comes_from_data(report):
    guideline = "urn:cen.eu:en16931:2017"
    invoice = (
        "<CrossIndustryInvoice><ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter>"
        f"<ID>{guideline}</ID></GuidelineSpecifiedDocumentContextParameter></ExchangedDocumentContext></CrossIndustryInvoice>")
    options = dict(format="pdf", date=DATE, attachments=[("bill.xml", invoice.encode()), ("a.csv", b"a", "supplement")])
    text = packed(report.render({"title": "one"}, factur_x="en16931", **options))
    for expected in (b"<fx:ConformanceLevel>EN 16931<", b"(factur-x.xml)", b"/AFRelationship /Alternative", b"/AFRelationship /Supplement"):
        assert expected in text, expected
    with pytest.raises(quoin.RenderError, match=f"names the guideline '{guideline}', and the profile basic of Factur-X"):
        report.render({"title": "one"}, factur_x="basic", **options)


def test_a_pdf_asks_for_a_password(report):
    options = dict(format="pdf", title="The Report", password="4711", owner_password="0815")
    pdf = report.render({"title": "one"}, permissions=["print"], **options)
    assert b"/R 6 /Length 256 /P -1340" in pdf and b"The Report" not in packed(pdf)
    assert pdf != report.render({"title": "one"}, permissions=["print"], **options)
    assert b"/P -3392" in report.render({"title": "one"}, permissions=[], **options)
    for other, message in (({"pdf_standard": "a-2b"}, "is not encrypted"), ({"permissions": ["fly"]}, "nothing that a PDF permits")):
        with pytest.raises(quoin.RenderError, match=message) as told:
            report.render({"title": "one"}, **options, **other)
        assert "4711" not in str(told.value) and "0815" not in str(told.value)


def test_pdfs_of_rows_and_tasks_have_the_same_options(report, template):
    bar = quoin.Template(template)
    tagged = bar.render({"width": 30}, format="pdf", tagged=True)
    assert tagged != bar.render({"width": 30}, format="pdf") and b"/MarkInfo" in packed(tagged)
    assert asyncio.run(bar.render_async({"width": 30}, format="pdf", tagged=True)) == tagged
    assert bar.render({"width": 30}, tagged=False, attachments=[], title=None) == bar.render({"width": 30})
    outcomes = list(bar.render_many(
        [{"width": 30, "who": "Ada"}, {"width": "wide", "who": "Ben"}], format="pdf", author=lambda row: row["who"]))
    assert b"Ada" in packed(outcomes[0])
    assert re.match(r"rows\[1\]: .*bar.xml:1:17: error: Expected a number", str(outcomes[1]))
    named = bar.render({"width": 30}, format="pdf", tagged=True, width=40, height=4, language="de", scale=1)
    assert b"/MediaBox [ 0 0 40 4 ]" in packed(named)
    first = report.render({"title": "one"}, format="pdf", title="x", page=1)
    assert packed(first).count(b"/Type /Page ") == 1


def test_one_worker_draws_them_all(report):
    with quoin.Pool(1) as pool:
        template = quoin.Template(report.path, pool)
        template.render({"title": "one"})
        pids = pool.pids
        template.render({"title": "one"}, format="pdf", pdf_standard="a-2b", title="x", date=datetime.datetime(2026, 11, 29))
        assert pool.pids == pids
    assert b"<title>x</title>" in report.render({"title": "one"}, format="svg", title="x")
    outlines = report.render({"title": "one"}, format="svg", svg_text="outlines")
    assert b"<text" not in outlines and b"<text" in report.render({"title": "one"}, format="svg")
    fast, best = (report.render({"title": "one"}, compression=how) for how in ("fast", "best"))
    assert fast != best


def test_texts_become_such_pdfs(template):
    text = quoin.Template.from_text('<UIView width="{width}" height="4"/>', name="bar")
    assert text.render({"width": 30}, format="pdf", title="x").startswith(b"%PDF")
    with pytest.raises(quoin.RenderError, match="^bar:1:17: error: "):
        text.render({}, format="pdf", title="x")


@pytest.mark.parametrize("options, expected", [
    ({"format": "png", "tagged": True}, "error: tagged is for pdf; png has no such choice"),
    ({"title": "x"}, "error: title is for pdf and svg; png has no such choice"),
    ({"format": "pdf", "pdf_standard": "a-2"}, "error: pdf_standard: 'a-2' is none of a-2b, .*; did you mean a-2b?"),
    ({"format": "pdf", "pdf_standard": 3}, "error: pdf_standard is one or several of a-2b, .*x-4, not 3"),
    ({"format": "pdf", "pdf_standard": ["a-2b", "a-3b"]}, "error: .*a PDF keeps to one part of PDF/A"),
    ({"format": "pdf", "pdf_standard": "ua-1"}, ".*report.xml:1:2: error: A PDF/UA document needs a title"),
    ({"format": "pdf", "attachments": ["/nowhere.csv"]}, ".*error: '/nowhere.csv' cannot be attached"),
    ({"format": "pdf", "tagged": True, "scale": "x"}, "error: scale is a number from 0.01 to 100, not \"x\""),
    ({"format": "pdf", "tagged": True, "quality": 80}, ".*quality is for"),
    ({"format": "pdf", "attachments": [(__file__, "dat")]}, "error: relationship of an attachment: 'dat' is nothing that .*did you mean data"),
    ({"format": "pdf", "attachments": "rows.csv"}, "error: attachments is 'rows.csv'; expected a list"),
    ({"format": "pdf", "date": 5}, "error: date is a datetime, a date or text such as 2026-11-30, not 5"),
    ({"format": "pdf", "date": "today"}, "error: date is a day or a moment from 1970 on")])
def test_what_does_not_go_together_is_told_in_words_of_python(report, options, expected):
    with pytest.raises(quoin.RenderError) as failure:
        report.render({"title": "one"}, **options)
    assert re.match(expected, str(failure.value)), str(failure.value)
    assert "--" not in str(failure.value.diagnostics) and "Usage" not in str(failure.value)


def test_pages_one_by_one_have_no_such_options(report):
    with pytest.raises(TypeError, match="no option 'tagged'; there are format, scale, dpi, size, width, height, appearance, .*memory"):
        next(report.render_pages({"title": "one"}, tagged=True))


def test_what_looks_wrong_is_warned_of(tmp_path):
    (tmp_path / "bar.xml").write_text('<UIView width="4" height="4"/>')
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        quoin.Template(tmp_path / "bar.xml").render(format="pdf", tagged=True, width=10, height=20)
        quoin.Template(tmp_path / "bar.xml").render(format="pdf", width=10, height=20)
    told = [str(warning.message) for warning in shown]
    assert told and len(told) % 2 == 0 and told[: len(told) // 2] == told[len(told) // 2 :]
