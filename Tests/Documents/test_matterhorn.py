"""What the own reader of the Matterhorn Protocol finds: nothing in what Quoin writes, and what was spoilt in what was spoilt."""

import re

import pytest
from conftest import ROOT, render
from corpus import CORPUS, markup

pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
pytest.importorskip("fontTools", reason="fonttools is not installed")

from matterhorn import CHECKS, UNCHECKED, failures  # noqa: E402

# All that the protocol leaves to machines.
MACHINE = """
01-003 01-004 01-005 01-007 02-001 02-003 02-004 06-001 06-002 06-003 07-001 07-002 09-004 09-005 09-006 09-007 09-008
10-001 11-001 11-002 11-003 11-004 11-005 11-006 13-004 14-002 14-003 14-006 14-007 15-003 17-002 17-003 19-003 19-004
20-001 20-002 20-003 21-001 25-001 26-001 26-002 28-002 28-004 28-005 28-006 28-007 28-008 28-009 28-010 28-011 28-012
28-014 28-015 28-016 28-017 28-018 30-001 30-002 31-001 31-002 31-003 31-004 31-005 31-006 31-007 31-008 31-009 31-011
31-012 31-013 31-014 31-015 31-016 31-017 31-018 31-019 31-020 31-021 31-022 31-023 31-024 31-025 31-026 31-027 31-028
31-029 31-030
""".split()


def test_each_checkpoint_is_looked_at_or_it_is_said_why_not():
    assert sorted([*CHECKS, *UNCHECKED]) == MACHINE


def test_nothing_fails_in_the_examples(pdf):
    with pikepdf.open(pdf) as file:
        assert failures(file) == []


@pytest.mark.parametrize("name", CORPUS)
def test_nothing_fails_in_what_is_hard(name, tmp_path):
    (tmp_path / "hard.xml").write_text(markup(name))
    with pikepdf.open(render(tmp_path / "hard.xml", tmp_path / "hard.pdf")) as file:
        assert failures(file) == []


@pytest.mark.parametrize("name", ["Card/card", "Labels/labels", "ControlsTemplate/controls", "Phone/phone"])
def test_nothing_fails_in_pictures(name, tmp_path):
    output = render(
        ROOT / f"Examples/{name}.xml", tmp_path / "a.pdf", "--pdf-standard", "ua-1", "--title", name, "--language", "en"
    )
    with pikepdf.open(output) as file:
        assert failures(file) == []


# A document with one of each.
WHOLE = """
<document language="en" margin="10mm" size="A5" spacing="6" standard="ua-1" title="Whole">
    <attachment name="rows.csv" text="a,b"/>
    <contents/>
    <UILabel headingLevel="1" text="One"/>
    <UILabel headingLevel="2" text="Two"/>
    <UILabel numberOfLines="0" width="100%"><p>Text</p><ul><li>one</li><li>two</li></ul></UILabel>
    <UILabel language="ja" text="日本語 😀"/>
    <UILabel link="https://example.org" text="A link"/>
    <note text="A note."/>
    <UIView accessibilityLabel="A square" accessibilityTraits="image" backgroundColor="red" height="20"
        isAccessibilityElement="true" width="20"/>
    <UIView alpha="0.5" height="20" width="100%"><UILabel text="half"/></UIView>
    <table>
        <column/><column/>
        <thead><tr><th text="A"/><th text="B"/></tr></thead>
        <tr><td text="1"/><td text="2"/></tr>
    </table>
    <UILabel breakBefore="page" text="Behind"/><note text="Another note."/>
</document>
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    (folder / "whole.xml").write_text(WHOLE)
    return render(folder / "whole.xml", folder / "whole.pdf")


SPOILT = {}


def spoils(number):
    """Names what a function spoils."""

    def add(function):
        SPOILT.setdefault(number, []).append(function)
        return function

    return add


def elements(file, kind):
    return [obj for obj in file.objects if isinstance(obj, pikepdf.Dictionary) and obj.get("/S") == f"/{kind}" and "/P" in obj]


def fonts(file, kind):
    return [obj for obj in file.objects if isinstance(obj, pikepdf.Dictionary) and obj.get("/Subtype") == f"/{kind}"]


def set_content(file, change):
    page = file.pages[0]
    page.Contents = file.make_stream(change(page.Contents.read_bytes()))


def dictionary(text):
    return pikepdf.Object.parse(text.encode())


def add_element(file, kind, **entries):
    """Adds a part to the document, with what is to stand in it."""
    top = file.Root.StructTreeRoot.K
    top = top[0] if isinstance(top, pikepdf.Array) else top
    made = file.make_indirect(
        pikepdf.Dictionary(Type=pikepdf.Name.StructElem, S=pikepdf.Name("/" + kind), P=top, **entries)
    )
    top.K.append(made)
    return made


def annotate(file, text):
    """Adds an annotation to the first page, in no part."""
    made = file.make_indirect(dictionary(text))
    made.Type = pikepdf.Name.Annot
    made.Rect = pikepdf.Array([0, 0, 10, 10])
    page = file.pages[0]
    if "/Annots" not in page:
        page.Annots = pikepdf.Array()
    page.Annots.append(made)
    return made


def link(file):
    return next(a for page in file.pages for a in page.get("/Annots", []))


def add_key(file, element):
    """A key that leads to an element."""
    tree = file.Root.StructTreeRoot.ParentTree
    while "/Nums" not in tree:
        tree = tree.Kids[-1]
    key = int(tree.Nums[-2]) + 1
    tree.Nums.extend([key, element])
    return key


@spoils("01-003")
def _(file):
    set_content(file, lambda old: old.replace(b" BDC\n", b" BDC\n/Artifact BMC EMC\n").replace(b"/Artifact BMC\n/Artifact", b"/Artifact"))


@spoils("01-004")
def _(file):
    set_content(file, lambda old: b"/Artifact BMC\n" + old + b"\nEMC")


@spoils("01-005")
def _(file):
    set_content(file, lambda old: old + b"\n0 0 10 10 re f\n")


@spoils("01-007")
def _(file):
    file.Root.MarkInfo.Suspects = True


@spoils("02-001")
def _(file):
    add_element(file, "Chapter")


@spoils("02-003")
def _(file):
    file.Root.StructTreeRoot.RoleMap = dictionary("<< /Chapter /Book /Book /Chapter >>")


@spoils("02-004")
def _(file):
    file.Root.StructTreeRoot.RoleMap = dictionary("<< /P /Span >>")


@spoils("06-001")
def _(file):
    del file.Root.Metadata


@spoils("06-002")
def _(file):
    set_metadata(file, b"pdfuaid:part>1", b"pdfuaid:part>9")


@spoils("06-003")
def _(file):
    set_metadata(file, b"dc:title", b"dc:other")


def set_metadata(file, old, new):
    data = file.Root.Metadata.read_bytes()
    assert old in data
    file.Root.Metadata.write(data.replace(old, new))


@spoils("07-001")
def _(file):
    del file.Root.ViewerPreferences.DisplayDocTitle


@spoils("07-002")
def _(file):
    file.Root.ViewerPreferences.DisplayDocTitle = False


@spoils("09-004")
def _(file):
    elements(file, "TD")[0].P.S = pikepdf.Name.Div


@spoils("09-004")
def _(file):
    table = elements(file, "Table")[0]
    table.K = pikepdf.Array(reversed(list(table.K)))


@spoils("09-005")
def _(file):
    elements(file, "LBody")[0].S = pikepdf.Name.P


@spoils("09-006")
def _(file):
    elements(file, "Reference")[0].S = pikepdf.Name.Div


@spoils("09-007")
def _(file):
    add_element(file, "RB")


@spoils("09-008")
def _(file):
    add_element(file, "WP")


@spoils("10-001")
def _(file):
    set_table(file, rb"^<\w+> <\w+>$", b"")


def set_table(file, old, new):
    """Changes what the codes of the first font stand for."""
    font = file.pages[0].Resources.Font
    table = next(iter(font.values())).ToUnicode
    head, mark, codes = table.read_bytes().partition(b"endcodespacerange")
    table.write(head + mark + re.sub(old, new, codes, count=1, flags=re.M))


def without_language(file):
    del file.Root.Lang
    for obj in file.objects:
        if isinstance(obj, pikepdf.Dictionary) and "/S" in obj and "/Lang" in obj:
            del obj.Lang


for number in ["11-001", "11-002", "11-003", "11-004", "11-006"]:
    spoils(number)(without_language)


@spoils("11-001")
def _(file):
    elements(file, "P")[0].Lang = pikepdf.String("no language")


@spoils("11-005")
def _(file):
    without_language(file)
    add_field(file, TU=pikepdf.String("Name"))


def add_field(file, **entries):
    field = annotate(file, "<< /Subtype /Widget /FT /Tx /T (name) >>")
    for key, value in entries.items():
        field[f"/{key}"] = value
    file.Root.AcroForm = pikepdf.Dictionary(Fields=pikepdf.Array([field]))


@spoils("13-004")
def _(file):
    del elements(file, "Figure")[0].Alt


@spoils("14-002")
def _(file):
    elements(file, "H1")[0].S = pikepdf.Name.H2


@spoils("14-003")
def _(file):
    elements(file, "H2")[0].S = pikepdf.Name.H3


@spoils("14-006")
def _(file):
    add_element(file, "H")
    add_element(file, "H")


@spoils("14-007")
def _(file):
    add_element(file, "H")


@spoils("15-003")
def _(file):
    del elements(file, "TH")[0].A


@spoils("17-002")
def _(file):
    add_element(file, "Formula")


@spoils("19-003")
def _(file):
    del elements(file, "Note")[0].ID


@spoils("19-004")
def _(file):
    first, second = elements(file, "Note")
    second.ID = first.ID


@spoils("20-001")
def _(file):
    file.Root.OCProperties = dictionary("<< /OCGs [] /D << /Name (a) >> /Configs [ << >> ] >>")


@spoils("20-002")
def _(file):
    file.Root.OCProperties = dictionary("<< /OCGs [] /D << /Name () >> >>")


@spoils("20-003")
def _(file):
    file.Root.OCProperties = dictionary("<< /OCGs [] /D << /Name (a) /AS [] >> >>")


@spoils("21-001")
def _(file):
    del next(obj for obj in file.objects if isinstance(obj, pikepdf.Dictionary) and "/EF" in obj).UF


@spoils("25-001")
def _(file):
    form = file.make_stream(b"<dynamicRender>required</dynamicRender>")
    file.Root.AcroForm = pikepdf.Dictionary(Fields=pikepdf.Array(), XFA=form)


@spoils("28-002")
@spoils("28-004")
def _(file):
    annotate(file, "<< /Subtype /Stamp >>")


@spoils("28-005")
@spoils("28-010")
def _(file):
    add_field(file)


@spoils("28-006")
def _(file):
    annotate(file, "<< /Subtype /Sculpture >>")


@spoils("28-007")
def _(file):
    annotate(file, "<< /Subtype /TrapNet /Contents (a) >>")


@spoils("28-008")
def _(file):
    for page in file.pages:
        del page.Tabs


@spoils("28-009")
def _(file):
    for page in file.pages:
        page.Tabs = pikepdf.Name.R


@spoils("28-011")
def _(file):
    for one in elements(file, "Link"):
        one.S = pikepdf.Name.Span


@spoils("28-012")
def _(file):
    del link(file).Contents


@spoils("28-014")
def _(file):
    annotate(file, "<< /Subtype /Screen /Contents (a) /A << /S /Rendition /R << /C << /Alt [] >> >> >> >>")


@spoils("28-015")
def _(file):
    annotate(file, "<< /Subtype /Screen /Contents (a) /A << /S /Rendition /R << /C << /CT (a/b) >> >> >> >>")


@spoils("28-016")
def _(file):
    annotate(file, "<< /Subtype /FileAttachment /Contents (a) /FS << /F (a) >> >>")


@spoils("28-017")
def _(file):
    mark = annotate(file, "<< /Subtype /PrinterMark >>")
    mark.StructParent = add_key(file, add_element(file, "Annot"))


@spoils("28-018")
def _(file):
    mark = annotate(file, "<< /Subtype /PrinterMark >>")
    mark.AP = pikepdf.Dictionary(N=file.make_stream(b"0 0 9 9 re f"))


def form(file):
    """A form that says itself what it holds."""
    return next(obj for obj in file.objects if isinstance(obj, pikepdf.Stream) and "/StructParents" in obj)


@spoils("30-001")
def _(file):
    form(file).Ref = dictionary("<< /F (a.pdf) /Page 0 >>")


@spoils("30-002")
def _(file):
    page = file.pages[0]
    names = {name for page in file.pages for name, one in page.Resources.get("/XObject", {}).items() if "/StructParents" in one}
    name = names.pop().encode()
    set_content(file, lambda old: old.replace(name + b" Do", name + b" Do " + name + b" Do"))
    assert page


def embed_table(file, entries="", data=b"", system="/Registry (Adobe) /Ordering (Identity) /Supplement 0"):
    """Gives the first font a table of codes of its own."""
    for font in fonts(file, "Type0"):
        table = file.make_stream(data)
        for key, value in dictionary(f"<< /Type /CMap /CIDSystemInfo << {system} >> {entries} >>").items():
            table[key] = value
        font.Encoding = table


@spoils("31-001")
def _(file):
    embed_table(file, system="/Registry (Other) /Ordering (Identity) /Supplement 0")


@spoils("31-002")
def _(file):
    embed_table(file, system="/Registry (Adobe) /Ordering (Other) /Supplement 0")


@spoils("31-003")
def _(file):
    embed_table(file, system="/Registry (Adobe) /Ordering (Identity) /Supplement 6")


def as_numbered(file):
    """The first font, as one that is chosen by numbers of glyphs."""
    font = fonts(file, "Type0")[0].DescendantFonts[0]
    font.Subtype = pikepdf.Name.CIDFontType2
    return font


@spoils("31-004")
def _(file):
    as_numbered(file).CIDToGIDMap = pikepdf.Name.Other


@spoils("31-005")
def _(file):
    font = as_numbered(file)
    if "/CIDToGIDMap" in font:
        del font.CIDToGIDMap


@spoils("31-006")
def _(file):
    fonts(file, "Type0")[0].Encoding = pikepdf.Name("/Own-H")


@spoils("31-007")
def _(file):
    embed_table(file, entries="/WMode 1", data=b"/WMode 0 def")


@spoils("31-008")
def _(file):
    embed_table(file, data=b"/Own-H usecmap")


def descriptor(file):
    return fonts(file, "Type0")[0].DescendantFonts[0].FontDescriptor


@spoils("31-009")
def _(file):
    for key in ("/FontFile2", "/FontFile3"):
        if key in descriptor(file):
            del descriptor(file)[key]


def show(file, code):
    """Shows a code in each font."""
    for font in fonts(file, "Type0"):
        table = font.ToUnicode
        table.write(table.read_bytes() + b"\n1 beginbfchar <%04x> <0041> endbfchar" % code)
    names = [name for name, one in file.pages[0].Resources.Font.items() if one.get("/Subtype") == "/Type0"]
    added = "".join(f"BT {name} 9 Tf [ <{code:04x}> ] TJ ET\n" for name in names)
    set_content(file, lambda old: old + b"\n/Artifact BMC " + added.encode() + b"EMC")


@spoils("31-011")
def _(file):
    show(file, 0xFFF0)


@spoils("31-030")
def _(file):
    show(file, 0)


@spoils("31-013")
def _(file):
    descriptor(file).CharSet = pikepdf.String("/A")


@spoils("31-014")
def _(file):
    descriptor(file).CIDSet = file.make_stream(b"\0")


@spoils("31-015")
def _(file):
    descriptor(file).CIDSet = file.make_stream(b"\xff" * 8192)


@spoils("31-016")
def _(file):
    for font in fonts(file, "Type0"):
        inner = font.DescendantFonts[0]
        (inner.W, inner.DW) = (pikepdf.Array(), 1234)


@spoils("31-019")
def _(file):
    for font in fonts(file, "Type0"):
        font.Subtype = pikepdf.Name.TrueType


@spoils("31-027")
def _(file):
    del fonts(file, "Type0")[0].ToUnicode


@spoils("31-028")
def _(file):
    set_table(file, rb"^(<\w+>) <\w+>$", rb"\1 <0000>")


@spoils("31-029")
def _(file):
    set_table(file, rb"^(<\w+>) <\w+>$", rb"\1 <feff>")


def test_nothing_fails_before_it_is_spoilt(whole):
    with pikepdf.open(whole) as file:
        assert failures(file) == []


def test_each_checkpoint_is_spoilt():
    assert sorted({*CHECKS} - {*SPOILT}) == ["26-001", "26-002"]


@pytest.mark.parametrize("number, spoil", [(number, one) for number, all in sorted(SPOILT.items()) for one in all])
def test_what_is_spoilt_is_found(number, spoil, whole, tmp_path):
    with pikepdf.open(whole) as file:
        spoil(file)
        file.save(tmp_path / "spoilt.pdf")
    with pikepdf.open(tmp_path / "spoilt.pdf") as file:
        assert number in [found for found, _ in failures(file)]


def test_files_that_may_not_be_read_out_are_found(whole, tmp_path):
    with pikepdf.open(whole) as file:
        permissions = pikepdf.Permissions(accessibility=False)
        # Later revisions always say that it may be.
        older = pikepdf.Encryption(owner="a", user="", R=3, aes=False, metadata=False, allow=permissions)
        file.save(tmp_path / "a.pdf", encryption=older)
    with pikepdf.open(tmp_path / "a.pdf") as file:
        assert [found for found, _ in failures(file)] == ["26-002"]
        # No reader opens a file that does not say what it permits.
        del file.trailer.Encrypt["/P"]
        assert "26-001" in [found for found, _ in failures(file)]
