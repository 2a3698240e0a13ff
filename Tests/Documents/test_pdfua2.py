"""What the own reader of PDF/UA-2 finds: nothing in what Quoin writes, and what was spoilt in what was spoilt."""

import json
import re

import pytest
from conftest import DOCUMENTS, PICTURES, ROOT, TEXTS, many_rows, render, run
from corpus import CORPUS, markup

pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
pytest.importorskip("fontTools", reason="fonttools is not installed")

from pdfua2 import CHECKS, NEW, SAME, UNCHECKED, failures  # noqa: E402
from test_matterhorn import (  # noqa: E402
    SPOILT as SPOILT_FOR_MATTERHORN, add_element, annotate, dictionary, elements, link, set_metadata,
)

# The tests of veraPDF's profile of PDF/UA-2, and those of WTPDF that are others.
MACHINE = """
5-1 5-2 5-3 5-4 5-5 6.2-1 8.2.1-1 8.2.1-2 8.2.2-1 8.2.4-1 8.2.4-2 8.2.4-3 8.2.4-4 8.2.5.2-1 8.2.5.2-2 8.2.5.8-1 8.2.5.12-1
8.2.5.14-1 8.2.5.14-2 8.2.5.14-3 8.2.5.14-4 8.2.5.20-1 8.2.5.20-2 8.2.5.23-1 8.2.5.24-1 8.2.5.25-1 8.2.5.25-2 8.2.5.26-1
8.2.5.26-2 8.2.5.26-3 8.2.5.26-4 8.2.5.26-5 8.2.5.26-6 8.2.5.27-1 8.2.5.28.2-1 8.2.5.29-1 8.4.3-1 8.4.3-2 8.4.3-3 8.4.4-1
8.4.4-2 8.4.5.3.1-1 8.4.5.3.2-1 8.4.5.4-1 8.4.5.4-2 8.4.5.4-3 8.4.5.5.1-1 8.4.5.5.1-2 8.4.5.6-1 8.4.5.7-1 8.4.5.7-2 8.4.5.7-3
8.4.5.7-4 8.4.5.8-1 8.4.5.8-2 8.4.5.9-1 8.6-1 8.7-1 8.7-2 8.8-1 8.8-2 8.9.2.2-1 8.9.2.2-2 8.9.2.3-1 8.9.2.3-2 8.9.2.4.7-1
8.9.2.4.8-1 8.9.2.4.9-1 8.9.2.4.10-1 8.9.2.4.11-1 8.9.2.4.11-2 8.9.2.4.12-1 8.9.2.4.13-1 8.9.2.4.14-1 8.9.2.4.15-1
8.9.2.4.16-1 8.9.2.4.19-1 8.9.2.4.19-2 8.9.3.3-1 8.9.4.2-1 8.10.1-1 8.10.1-2 8.10.1-3 8.10.2.3-1 8.10.2.3-2 8.10.3.3-1
8.10.3.5-1 8.11.1-1 8.11.1-2 8.11.2-1 8.14.1-1
""".split()
MORE = ["6.1-1", "ISO/TS 32005", "WTPDF 6.1.2-1", "WTPDF 6.1.3-1"]
BOTH = "ua-2,wtpdf"


def test_each_rule_is_looked_at_or_it_is_said_why_not():
    assert sorted([*CHECKS, *UNCHECKED]) == sorted([*MACHINE, *MORE])


@pytest.mark.parametrize("name", DOCUMENTS + PICTURES + ["Invoice with 60 rows", "scripts", "Labels/labels", "Phone/phone"])
def test_nothing_fails_in_the_examples(name, tmp_path):
    data, template = None, ROOT / f"Examples/{name}.xml"
    if name == "Invoice with 60 rows":
        data, template = many_rows(), ROOT / "Examples/Invoice/invoice.xml"
    elif name == "scripts":
        data, template = {"texts": TEXTS}, ROOT / "Tests/Documents/scripts.xml"
    elif name.startswith("Statement"):
        data = {**json.loads((ROOT / f"Examples/{name}.json").read_text()), "count": 300}
    options = ["--pdf-standard", f"a-4,{BOTH}", "--language", "en", *([] if name in DOCUMENTS else ["--title", name])]
    output = render(template, tmp_path / "a.pdf", *options, data=data)
    run("qpdf", "--check", output)
    with pikepdf.open(output) as file:
        assert failures(file, BOTH) == []
        assert is_archive(file) == []


@pytest.mark.parametrize("name", CORPUS)
def test_nothing_fails_in_what_is_hard(name, tmp_path):
    (tmp_path / "hard.xml").write_text(markup(name).replace("'ua-1'", f"'{BOTH}'"))
    with pikepdf.open(render(tmp_path / "hard.xml", tmp_path / "hard.pdf")) as file:
        assert failures(file, BOTH) == []


def is_archive(file, part="4", level=None):
    """What of PDF/A-4 is not kept, as far as it is none of PDF/A-2's rules."""
    packet = file.Root.Metadata.read_bytes().decode()
    wanted = f"<pdfaid:part>{part}</pdfaid:part>\n<pdfaid:rev>2020</pdfaid:rev>\n"
    wanted += f"<pdfaid:conformance>{level}</pdfaid:conformance>" if level else "<pdfuaid:"
    found = [] if wanted in packet else ["identification"]
    found += ["Info"] if "/Info" in file.trailer else []
    found += ["OutputIntents"] if [str(one.S) for one in file.Root.OutputIntents] != ["/GTS_PDFA1"] else []
    found += ["EmbeddedFiles"] if ("/EmbeddedFiles" in file.Root.get("/Names", {})) != (level == "F") else []
    return found


# A document with one of each.
WHOLE = """
<document forms="true" language="en" margin="10mm" size="A5" spacing="6" standard="a-4f,ua-2,wtpdf" title="Whole">
    <attachment name="rows.csv" text="a,b"/>
    <contents/>
    <UILabel headingLevel="1" text="One"/>
    <section accessibilityLanguage="de"><UILabel anchor="two" headingLevel="2" text="Zwei"/></section>
    <UILabel numberOfLines="0" width="100%"><p>Text</p><ul><li>one</li><li>two <a href="#two">up</a></li></ul></UILabel>
    <UIStackView accessibilityContainerType="list" axis="vertical"><UILabel text="three"/></UIStackView>
    <UILabel language="ja" text="日本語 😀"/>
    <UILabel link="https://example.org" text="A link"/>
    <UILabel note="A note." text="Noted"/>
    <UIView accessibilityLabel="A square" accessibilityTraits="image" backgroundColor="red" height="20"
        isAccessibilityElement="true" width="20"/>
    <UIView alpha="0.5" height="20" width="100%"><UILabel text="half"/></UIView>
    <table>
        <column/><column/>
        <thead><tr><th text="A"/><th text="B"/></tr></thead>
        <tr><td rowSpan="2" text="1"/><td text="2"/></tr>
        <tr><td text="3"/></tr>
    </table>
    <UITextField id="name" accessibilityLabel="Name" width="100"/>
    <UISegmentedControl id="size" accessibilityLabel="Size" items="'S', 'M'"/>
    <UILabel breakBefore="page" text="Behind"/><note text="One that nothing refers to."/>
</document>
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    (folder / "whole.xml").write_text(WHOLE)
    return render(folder / "whole.xml", folder / "whole.pdf")


def test_nothing_fails_in_a_document_with_one_of_each(whole):
    run("qpdf", "--check", whole)
    with pikepdf.open(whole) as file:
        assert failures(file, BOTH) == []
        assert is_archive(file, level="F") == []


def test_places_are_told_by_the_parts_that_stand_there(whole):
    with pikepdf.open(whole) as file:
        names = list(file.Root.Names.Dests.Names)
        parts = {str(name): str(place.SD[0].S) for name, place in zip(names[::2], names[1::2])}
        assert parts["two"] == "/H2" and parts["heading:1"] == "/H1", parts
        assert parts["note:1"] == "/FENote" and parts["note:1:in-text"] == "/P"
        lines = [file.Root.Outlines.First, file.Root.Outlines.First.First]
        assert [str(line.A.SD[0].S) for line in lines] == ["/H1", "/H2"]
        for line in lines:
            # Older readers go to the same place by the page.
            assert line.A.D[0].Type == "/Page" and list(line.A.D)[1:] == list(line.A.SD)[1:]
        first = elements(file, "TOCI")[0]
        assert [str(one.S) for one in first.K[0].K[0].Ref] == ["/H1"]


SPOILT = {}


def spoils(number):
    """Names what a function spoils."""

    def add(function):
        SPOILT.setdefault(number, []).append(function)
        return function

    return add


for own, others in SAME.items():
    for other in others:
        for function in SPOILT_FOR_MATTERHORN.get(other, []):
            spoils(own)(function)


@spoils("5-1")
@spoils("5-2")
def _(file):
    set_metadata(file, b"http://www.aiim.org/pdfua/ns/id/", b"http://example.org/")
    set_metadata(file, b"<pdfuaid:part>2", b"<pdfuaid:part>1")


@spoils("5-5")
def _(file):
    set_metadata(file, b"<pdfuaid:rev>2024", b"<pdfuaid:rev>24")


@spoils("WTPDF 6.1.2-1")
def _(file):
    set_metadata(file, b"wtpdf#reuse1.0", b"wtpdf#reuse2.0")


@spoils("WTPDF 6.1.3-1")
def _(file):
    set_metadata(file, b"pdfd:declarations", b"pdfd:others")


@spoils("6.1-1")
def _(file):
    file.docinfo["/Title"] = pikepdf.String("Whole")


@spoils("6.2-1")
def _(file):
    del file.Root.MarkInfo


@spoils("8.11.1-2")
def _(file):
    del file.Root.Metadata.Subtype


@spoils("8.4.4-1")
def _(file):
    del file.Root.Lang


@spoils("8.4.4-2")
def _(file):
    elements(file, "P")[0].Lang = pikepdf.String("no language")


@spoils("8.2.1-1")
@spoils("8.2.5.2-1")
def _(file):
    del file.Root.StructTreeRoot


@spoils("8.2.1-2")
def _(file):
    elements(file, "Lbl")[0].P = elements(file, "Document")[0]


@spoils("8.2.4-1")
def _(file):
    elements(file, "P")[0].S = pikepdf.Name.Chapter


@spoils("8.2.4-1")
def _(file):
    elements(file, "TOC")[0].NS = file.Root.StructTreeRoot.Namespaces[0]


@spoils("8.2.4-1")
def _(file):
    del file.Root.StructTreeRoot.Namespaces


@spoils("8.2.4-4")
def _(file):
    file.Root.StructTreeRoot.RoleMap = dictionary("<< /Chapter /Sect >>")


@spoils("8.2.5.2-2")
def _(file):
    del elements(file, "Document")[0].NS


@spoils("8.2.5.8-1")
def _(file):
    for one in elements(file, "Link"):
        if "/Ref" in one:
            del one.Ref


@spoils("8.2.5.12-1")
def _(file):
    add_element(file, "H")


@spoils("8.2.5.14-1")
def _(file):
    add_element(file, "Note")


@spoils("8.2.5.14-2")
def _(file):
    del elements(file, "FENote")[0].Ref


@spoils("8.2.5.14-3")
def _(file):
    elements(file, "FENote")[0].Ref.append(elements(file, "P")[0])


@spoils("8.2.5.14-4")
def _(file):
    elements(file, "FENote")[0].A.NoteType = pikepdf.Name.Sidenote


@spoils("8.2.5.20-1")
def _(file):
    for one in elements(file, "Link"):
        one.S = pikepdf.Name.Span


@spoils("8.2.5.20-2")
def _(file):
    first, second = [a for a in file.pages[0].Annots if "/Dest" in a][:2]
    assert first.Dest != second.Dest
    second.StructParent = first.StructParent


@spoils("8.2.5.25-1")
def _(file):
    del next(one for one in elements(file, "L") if "/A" in one).A


@spoils("8.2.5.25-2")
@spoils("ISO/TS 32005")
def _(file):
    body = elements(file, "LBody")[0]
    body.P.K = body.K


@spoils("ISO/TS 32005")
def _(file):
    elements(file, "H1")[0].S = pikepdf.Name.Span


@spoils("ISO/TS 32005")
def _(file):
    table = elements(file, "Table")[0]
    table.K.append(table.K[0])


@spoils("8.2.5.26-1")
def _(file):
    row = next(one for one in elements(file, "TR") if "/RowSpan" in one.K[0].get("/A", {}))
    row.K = pikepdf.Array([row.K[1], row.K[0]])
    below = elements(file, "TR")[elements(file, "TR").index(row) + 1]
    below.K[0].A = dictionary("<< /O /Table /ColSpan 2 >>")


@spoils("8.2.5.26-2")
def _(file):
    elements(file, "TH")[0].A.RowSpan = 2


@spoils("8.2.5.26-3")
@spoils("8.2.5.26-4")
def _(file):
    row = elements(file, "TR")[0]
    row.K = pikepdf.Array([row.K[0]])


@spoils("8.2.5.27-1")
def _(file):
    top = elements(file, "Document")[0]
    caption = add_element(file, "Caption")
    top.K = pikepdf.Array([top.K[0], caption, top.K[1]])


@spoils("8.2.5.28.2-1")
def _(file):
    del elements(file, "Figure")[0].Alt


@spoils("8.4.3-1")
def _(file):
    font = next(iter(file.pages[0].Resources.Font.values()))
    head, mark, codes = font.ToUnicode.read_bytes().partition(b"endcodespacerange")
    font.ToUnicode.write(head + mark + re.sub(rb"^(<\w+>) <\w+>$", rb"\1 <E000>", codes, count=1, flags=re.M))


@spoils("8.4.3-2")
def _(file):
    elements(file, "P")[0].ActualText = pikepdf.String("\ue000")


@spoils("8.4.3-3")
def _(file):
    elements(file, "Figure")[0].Alt = pikepdf.String("\ue000")


@spoils("8.6-1")
def _(file):
    file.Root.Outlines.First.Title = pikepdf.String("\ue000")


@spoils("8.8-1")
def _(file):
    names = file.Root.Names.Dests.Names
    names[1] = names[1].D


@spoils("8.8-1")
def _(file):
    link(file).Dest = pikepdf.String("nowhere")


@spoils("8.8-1")
def _(file):
    line = file.Root.Outlines.First
    line.Dest = line.A.D


@spoils("8.8-2")
def _(file):
    del file.Root.Outlines.First.A.SD


@spoils("8.9.2.2-1")
def _(file):
    link(file).F = 1


@spoils("8.9.2.2-2")
def _(file):
    link(file).F = 32


@spoils("8.9.2.3-1")
def _(file):
    annotate(file, "<< /Subtype /Stamp >>")


@spoils("8.9.2.4.13-1")
def _(file):
    widget(file).Rect = pikepdf.Array([1, 1, 1, 1])


def widget(file):
    return next(a for page in file.pages for a in page.get("/Annots", []) if a.Subtype == "/Widget")


@spoils("8.9.3.3-1")
def _(file):
    del file.pages[0].Tabs


@spoils("8.9.4.2-1")
def _(file):
    for one in elements(file, "Form"):
        one.Alt = pikepdf.String("Other")


@spoils("8.10.1-1")
def _(file):
    elements(file, "Form")[0].S = pikepdf.Name.Div


@spoils("8.10.1-2")
def _(file):
    first, second = [a for a in file.pages[0].Annots if a.Subtype == "/Widget"][:2]
    second.StructParent = first.StructParent


@spoils("8.10.1-3")
def _(file):
    file.Root.AcroForm.XFA = file.make_stream(b"<a/>")


@spoils("8.10.2.3-1")
def _(file):
    del widget(file).Contents


@spoils("8.10.2.3-2")
def _(file):
    widget(file).AA = pikepdf.Dictionary()


@spoils("8.10.3.3-1")
def _(file):
    widget(file).RV = pikepdf.String("<a/>")


@spoils("8.14.1-1")
def _(file):
    del next(obj for obj in file.objects if isinstance(obj, pikepdf.Dictionary) and "/EF" in obj).Desc


def test_each_check_is_tried():
    assert sorted(SPOILT) == sorted(CHECKS)


@pytest.mark.parametrize("number, spoil", [(number, one) for number, all in sorted(SPOILT.items()) for one in all])
def test_what_was_spoilt_is_found(number, spoil, whole, tmp_path):
    with pikepdf.open(whole) as file:
        spoil(file)
        # Metadata would be mended.
        file.save(tmp_path / "spoilt.pdf", fix_metadata_version=False)
    with pikepdf.open(tmp_path / "spoilt.pdf") as file:
        assert number in [found for found, _ in failures(file, BOTH)]


def test_the_namespace_is_that_of_pdf_2(whole):
    with pikepdf.open(whole) as file:
        assert [str(one.NS) for one in file.Root.StructTreeRoot.Namespaces] == [NEW]
