"""Reads a PDF by what a machine can see of PDF/UA-2, ISO 14289-2, and of Well-Tagged PDF 1.0, which asks for the same.

`CHECKS` holds what is looked at, by the clauses and tests that veraPDF's profiles name, and `ISO/TS 32005` for which part may stand in
which; `UNCHECKED` holds what is not looked at, and why. All else in the standard asks for people.
"""

import re
from collections import Counter

import matterhorn
import pikepdf
from matterhorn import Reader, attribute, metadata

CHECKS = {}

OTHERS = "Quoin writes links and fields alone; each other annotation is told as 8.9.2.3-1"
# What a machine could see, and this reader does not.
UNCHECKED = {
    "5-3": "5-2 looks for the property with this prefix",
    "5-4": "5-5 looks for the property with this prefix",
    "8.2.4-3": "Quoin writes no role maps; each is told as 8.2.4-4",
    "8.2.5.23-1": "Quoin writes no Ruby; each is told as ISO/TS 32005",
    "8.2.5.24-1": "Quoin writes no Warichu; each is told as ISO/TS 32005",
    "8.2.5.29-1": "Quoin writes no MathML; each is told as 8.2.4-1",
    "8.2.5.26-6": "Quoin writes no names of head cells in others; 8.2.5.26-5 has each head cell say what it is the head of",
    "8.9.2.3-2": OTHERS,
    "8.9.2.4.9-1": OTHERS,
    "8.9.2.4.7-1": OTHERS,
    "8.9.2.4.8-1": OTHERS,
    "8.9.2.4.10-1": OTHERS,
    "8.9.2.4.11-1": OTHERS,
    "8.9.2.4.11-2": OTHERS,
    "8.9.2.4.12-1": OTHERS,
    "8.9.2.4.14-1": OTHERS,
    "8.9.2.4.15-1": OTHERS,
    "8.9.2.4.16-1": OTHERS,
    "8.9.2.4.19-1": OTHERS,
    "8.9.2.4.19-2": OTHERS,
    "8.10.3.5-1": "what a signature looks like is drawn by whoever signs",
}

# What the Matterhorn Protocol looks at in the same way.
SAME = {
    "8.2.2-1": ["01-003", "01-004", "01-005"],
    "8.2.4-2": ["02-003"],
    "8.2.5.26-5": ["15-003"],
    "8.4.5.3.1-1": ["31-001", "31-002", "31-003"],
    "8.4.5.3.2-1": ["31-004", "31-005"],
    "8.4.5.4-1": ["31-006"],
    "8.4.5.4-2": ["31-007"],
    "8.4.5.4-3": ["31-008"],
    "8.4.5.5.1-1": ["31-009"],
    "8.4.5.5.1-2": ["31-011"],
    "8.4.5.6-1": ["31-016"],
    "8.4.5.7-1": ["31-019"],
    "8.4.5.7-2": ["31-019"],
    "8.4.5.7-3": ["31-019"],
    "8.4.5.7-4": ["31-019"],
    "8.4.5.8-1": ["31-027"],
    "8.4.5.8-2": ["31-028", "31-029"],
    "8.4.5.9-1": ["31-030"],
    "8.7-1": ["20-001", "20-002"],
    "8.7-2": ["20-003"],
    "8.11.1-1": ["06-003"],
    "8.11.2-1": ["07-001", "07-002"],
}
NEW = "http://iso.org/pdf2/ssn"
OLD = "http://iso.org/pdf/ssn"
# ISO 32000-2, 14.8.6: the types of PDF 2.0, and those of PDF 1.7 that may be used on.
TYPES = {
    NEW: set(
        "Document DocumentFragment Part Sect Div Aside NonStruct P H H1 H2 H3 H4 H5 H6 Title FENote Sub Lbl Span Em Strong Link Annot "
        "Form Ruby RB RT RP Warichu WT WP L LI LBody Table TR TH TD THead TBody TFoot Caption Figure Formula Artifact".split()
    ),
    OLD: matterhorn.STANDARD,
}

# ISO/TS 32005, table 5, for the types that Quoin writes: in which each may stand. Part, Div and NonStruct are looked through.
INLINE = "Caption Code FENote Figure Formula Hn LBody Lbl Link P Quote Span TD TH"
CONTAINERS = {
    "Document": "StructTreeRoot Document",
    "Art": "Document Sect BlockQuote Caption Code FENote Figure LBody Link TD TH",
    "Sect": "Document Art Sect BlockQuote Caption Code FENote Figure Hn Index LBody Link TD TH",
    "Part": "Document Art Sect BlockQuote Caption Code FENote Figure Form Formula Index LBody Link TOC",
    "Div": "Document Art Sect BlockQuote Caption Code FENote Figure Form Formula Index LBody LI Link TD TH TOCI",
    "BlockQuote": "Document Art Sect BlockQuote Caption Code FENote Figure Formula LBody Link",
    "Caption": "Art Sect BlockQuote Code FENote Figure Form Formula Index L LBody Link TOC Table",
    "Index": "Document Art Sect BlockQuote Caption Code FENote Figure Formula LBody TD TH",
    "TOC": "Document Art Sect BlockQuote TOC TOCI",
    "TOCI": "TOC",
    "P": "Document Art Sect BlockQuote Caption Code FENote Figure Formula Index LBody Link TD TH TOCI",
    "Hn": "Document Art Sect BlockQuote Caption Figure Formula Index LBody Link TD TH",
    "L": "Document Art Sect BlockQuote Caption Code FENote Figure Form Formula Index L LBody Link P TD TH",
    "LI": "L",
    "Lbl": "Art Sect BlockQuote Caption Code FENote Figure Form Formula Hn LI Link P Quote Span TD TH TOCI",
    "LBody": "LI",
    "Table": "Document Art Sect BlockQuote Caption Code FENote Figure Form Formula Index LBody Link P TD TH",
    "THead": "Table",
    "TBody": "Table",
    "TFoot": "Table",
    "TR": "Table THead TBody TFoot",
    "TH": "TR",
    "TD": "TR",
    "Span": INLINE,
    "Quote": INLINE,
    "FENote": f"Document Art Sect BlockQuote Form Index {INLINE}",
    "Code": f"Document Art Sect BlockQuote Form {INLINE}",
    "Link": f"Document Art Sect BlockQuote {INLINE.replace(' Link', '')}",
    "Figure": f"Document Art Sect BlockQuote Form Index {INLINE}",
    "Formula": f"Document Art Sect BlockQuote Form Index {INLINE}",
    "Form": f"Document Art Sect BlockQuote {INLINE}",
}
WITHOUT_CONTENT = "Document Art Sect Index TOC TOCI L LI Table THead TBody TFoot TR".split()
ONCE = {"THead": ["Table"], "TFoot": ["Table"], "Caption": None}
LANGUAGE = re.compile(r"[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*\Z")
PRIVATE = re.compile("[\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd]")


def checkpoint(number, fails):
    """Names what a function looks for; it yields the places where that is."""

    def add(function):
        CHECKS[number] = (fails, function)
        return function

    return add


def failures(file, tagged="ua-2"):
    """What is wrong with a file that is open, as pairs of a test and a place.

    Args:
        file: The file.
        tagged: What it says it is, `ua-2`, `wtpdf` or both with a comma.
    """
    reader = Reader(file)
    reader.claims = tagged.split(",")
    return [(number, place) for number, (_, look) in sorted(CHECKS.items()) for place in look(reader)]


for own, others in SAME.items():

    def same(reader, others=others):
        return [place for other in others for place in matterhorn.CHECKS[other][1](reader)]

    CHECKS[own] = (matterhorn.CHECKS[others[0]][0], same)


# What the file says it is


@checkpoint("5-1", "The metadata do not say that this is PDF/UA")
def _(reader):
    if "ua-2" in reader.claims and "http://www.aiim.org/pdfua/ns/id/" not in (metadata(reader) or ""):
        yield "Metadata"


@checkpoint("5-2", "The metadata say another part of PDF/UA")
def _(reader):
    if "ua-2" in reader.claims and not re.search(r"<pdfuaid:part>2</pdfuaid:part>", metadata(reader) or ""):
        yield "Metadata"


@checkpoint("5-5", "The metadata do not say the year of the part")
def _(reader):
    if "ua-2" in reader.claims and not re.search(r"<pdfuaid:rev>\d{4}</pdfuaid:rev>", metadata(reader) or ""):
        yield "Metadata"


@checkpoint("WTPDF 6.1.2-1", "The metadata do not declare that it is well tagged for reuse")
def _(reader):
    yield from undeclared(reader, "reuse1.0")


@checkpoint("WTPDF 6.1.3-1", "The metadata do not declare that it is well tagged for accessibility")
def _(reader):
    yield from undeclared(reader, "accessibility1.0")


def undeclared(reader, name):
    bag = re.search(r"<pdfd:declarations>\s*<rdf:Bag>(.*?)</rdf:Bag>", metadata(reader) or "", re.S)
    wanted = f"<pdfd:conformsTo>http://pdfa.org/declarations/wtpdf#{name}</pdfd:conformsTo>"
    if "wtpdf" in reader.claims and (not bag or wanted not in bag[1]):
        yield "Metadata"


@checkpoint("6.1-1", "It is no PDF 2.0, or says what PDF 2.0 has elsewhere")
def _(reader):
    if reader.file.pdf_version != "2.0" or "/Version" in reader.root:
        yield reader.file.pdf_version
    information = reader.file.trailer.get("/Info", {})
    yield from (key for key in information.keys() if key not in ("/CreationDate", "/ModDate"))
    if "/Extensions" in reader.root:
        yield "Extensions"


@checkpoint("6.2-1", "The file does not say that it is tagged")
def _(reader):
    if reader.root.get("/MarkInfo", {}).get("/Marked") is not True:
        yield "MarkInfo"


@checkpoint("8.11.1-2", "There are no metadata as XMP")
def _(reader):
    packet = reader.root.get("/Metadata")
    if packet is None or packet.get("/Type") != "/Metadata" or packet.get("/Subtype") != "/XML":
        yield "Catalog"


@checkpoint("8.4.4-1", "The file has no language")
def _(reader):
    if not reader.language:
        yield "Catalog"


@checkpoint("8.4.4-2", "What is no language is said to be one")
def _(reader):
    languages = [str(element.obj.Lang) for element in reader.elements if "/Lang" in element.obj]
    languages += [language for _, marks in reader.spoken for _, language in marks if language]
    yield from {one for one in [reader.language, *languages] if not LANGUAGE.match(one)}


# The structure


@checkpoint("8.2.1-1", "There is no structure")
def _(reader):
    if "/StructTreeRoot" not in reader.root:
        yield "Catalog"


@checkpoint("8.2.1-2", "A part does not say what it belongs to")
def _(reader):
    for element in reader.elements:
        outer = element.parent.obj if element.parent else reader.tree
        if "/P" not in element.obj or element.obj.P.objgen != outer.objgen:
            yield str(element)


def namespace(element):
    return str(element.obj.NS.NS) if "/NS" in element.obj else OLD


@checkpoint("8.2.4-1", "A type is none of its namespace")
def _(reader):
    known = [str(one.NS) for one in reader.tree.get("/Namespaces", [])]
    for element in reader.elements:
        if element.kind not in TYPES.get(namespace(element), ()):
            yield f"{element}: {namespace(element)}"
        if "/NS" in element.obj and namespace(element) not in known:
            yield f"{element}: {namespace(element)} is not among the namespaces"


@checkpoint("8.2.4-4", "A type stands for another")
def _(reader):
    yield from (str(kind) for kind in reader.tree.get("/RoleMap", {}).keys())
    yield from (str(one.NS) for one in reader.tree.get("/Namespaces", []) if "/RoleMapNS" in one)


@checkpoint("8.2.5.2-1", "The root is no single Document")
def _(reader):
    if [element.kind for element in reader.top] != ["Document"]:
        yield str([element.kind for element in reader.top])


@checkpoint("8.2.5.2-2", "The Document is none of PDF 2.0")
def _(reader):
    yield from (str(element) for element in reader.top if namespace(element) != NEW)


def references(element):
    return [one.objgen for one in element.obj.get("/Ref", [])]


def under(element):
    yield element
    for kid in element.kids:
        yield from under(kid)


@checkpoint("8.2.5.8-1", "A line of contents does not say what it leads to")
def _(reader):
    for element in reader.all("TOCI"):
        if not any(references(one) for one in under(element)):
            yield str(element)


@checkpoint("8.2.5.12-1", "There is a heading without a level")
def _(reader):
    yield from map(str, reader.all("H"))


@checkpoint("8.2.5.14-1", "There is a note of PDF 1.7")
def _(reader):
    yield from map(str, reader.all("Note"))


@checkpoint("8.2.5.14-2", "A note does not know what refers to it")
def _(reader):
    for note in reader.all("FENote"):
        citing = {one.obj.objgen for one in reader.elements if note.obj.objgen in references(one)}
        if citing - set(references(note)):
            yield str(note)


@checkpoint("8.2.5.14-3", "A note names what does not refer to it")
def _(reader):
    for note in reader.all("FENote"):
        citing = {one.obj.objgen for one in reader.elements if note.obj.objgen in references(one)}
        if set(references(note)) - citing:
            yield str(note)


@checkpoint("8.2.5.14-4", "A note does not say of which kind it is")
def _(reader):
    for note in reader.all("FENote"):
        if attribute(note, "/NoteType") not in ("/Footnote", "/Endnote", "/None"):
            yield str(note)


@checkpoint("8.2.5.20-1", "A link is in no Link")
def _(reader):
    for *_, element, place in reader.annotations_of("Link"):
        if not element or element.kind not in ("Link", "Reference"):
            yield place


@checkpoint("8.2.5.20-2", "Links to two places are in one Link")
def _(reader):
    targets = {}
    for _page, annotation, element, place in reader.annotations_of("Link"):
        if element:
            target = annotation.get("/Dest", annotation.get("/A", {}).get("/URI", ""))
            targets.setdefault(element.obj.objgen, set()).add(str(target))
            if len(targets[element.obj.objgen]) > 1:
                yield place


@checkpoint("8.2.5.25-1", "A list with labels does not say how they count")
def _(reader):
    for element in reader.all("L"):
        if any("Lbl" in item.kinds for item in element.kids) and attribute(element, "/ListNumbering") in (None, "/None"):
            yield str(element)


@checkpoint("8.2.5.25-2", "Content stands in an item beside its label and body")
def _(reader):
    yield from (str(element) for element in reader.all("LI") if has_content(element))


def has_content(element):
    """Whether marked content belongs to an element itself."""
    return any(
        not isinstance(kid, pikepdf.Dictionary) or kid.get("/Type") == "/MCR" for kid in matterhorn.kids_of(element.obj)
    )


def grid(reader, table):
    """What is wrong with the rows of a table, as pairs of a test and a place."""
    groups = [[e] for e in table.kids if e.kind == "TR"]
    groups = [[row for row in e.kids if row.kind == "TR"] for e in table.kids if e.kind in ("THead", "TBody", "TFoot")] or groups
    rows = [(row, number) for number, group in enumerate(groups) for row in group]
    filled, width = {}, None
    for index, (row, number) in enumerate(rows):
        column = 0
        height = sum(1 for _, other in rows[index:] if other == number)
        for cell in (kid for kid in row.kids if kid.kind in ("TD", "TH")):
            columns, down = (int(attribute(cell, key) or 1) for key in ("/ColSpan", "/RowSpan"))
            while (index, column) in filled:
                column += 1
            if down > height:
                yield "8.2.5.26-2", str(cell)
            for place in [(index + y, column + x) for x in range(columns) for y in range(down)]:
                if place in filled:
                    yield "8.2.5.26-1", str(cell)
                filled[place] = cell
            column += columns
        covered = sum(1 for y, _ in filled if y == index)
        width = covered if width is None else width
        if covered != width or (index, width - 1) not in filled:
            yield "8.2.5.26-3", f"{row}: {covered} of {width}"


for number, fails in [
    ("8.2.5.26-1", "Two cells of a table lie over each other"),
    ("8.2.5.26-2", "A cell goes on below its head, body or foot"),
    ("8.2.5.26-3", "The rows of a table go over different numbers of columns"),
    ("8.2.5.26-4", "The rows of a table go over different numbers of columns"),
]:

    def irregular(reader, number=number.replace("-4", "-3")):
        return [place for table in reader.all("Table") for found, place in grid(reader, table) if found == number]

    CHECKS[number] = (fails, irregular)


@checkpoint("8.2.5.27-1", "A caption is neither first nor last")
def _(reader):
    yield from (str(element) for element in reader.elements if "Caption" in element.kinds[1:-1])


@checkpoint("8.2.5.28.2-1", "A figure has no text in its place")
def _(reader):
    yield from (str(element) for element in reader.all("Figure") if not element.says("/Alt", "/ActualText"))


@checkpoint("ISO/TS 32005", "A part stands where it may not")
def _(reader):
    def kind(element):
        return "Hn" if re.match(r"H\d\Z", element.kind) else element.kind

    for element in reader.elements:
        outer = element.parent
        while outer and outer.kind in ("Part", "Div", "NonStruct"):
            outer = outer.parent
        if (kind(outer) if outer else "StructTreeRoot") not in CONTAINERS.get(kind(element), "").split():
            yield str(element)
        if element.kind in WITHOUT_CONTENT and has_content(element):
            yield f"{element}: content"
        for part, containers in ONCE.items():
            if element.kinds.count(part) > 1 and (not containers or element.kind in containers):
                yield f"{element}: {part}"


# Texts


@checkpoint("8.4.3-1", "A private character is shown without a text in its place")
def _(reader):
    for font in reader.fonts.values():
        if any(PRIVATE.search((font.unicode or {}).get(code, "")) for code in font.codes):
            yield font.name


@checkpoint("8.4.3-2", "Private characters are said to be what stands there")
def _(reader):
    yield from private(reader, "/ActualText")


@checkpoint("8.4.3-3", "Private characters are read out in the place of something")
def _(reader):
    yield from private(reader, "/Alt")


def private(reader, key):
    yield from (str(element) for element in reader.elements if PRIVATE.search(str(element.obj.get(key, ""))))


@checkpoint("8.6-1", "A text for people has private characters")
def _(reader):
    for obj in reader.file.objects:
        if isinstance(obj, pikepdf.Dictionary):
            for key in ("/Title", "/Contents", "/TU", "/Desc"):
                if isinstance(obj.get(key), pikepdf.String) and PRIVATE.search(str(obj[key])):
                    yield f"{key} of {obj.objgen[0]}"


# Places


def destinations(reader):
    """The places of a file by their names."""
    found, trees = {}, [reader.root.get("/Names", {}).get("/Dests", pikepdf.Dictionary())]
    while trees:
        tree = trees.pop()
        names = list(tree.get("/Names", []))
        found.update({bytes(name): place for name, place in zip(names[::2], names[1::2])})
        trees.extend(tree.get("/Kids", []))
    return found


def is_part(reader, place):
    """Whether a place is told by a part of the structure that is there."""
    return isinstance(place, pikepdf.Array) and isinstance(place[0], pikepdf.Dictionary) and place[0].objgen in reader.of


def lines(outline):
    """The lines of an outline."""
    line = outline.get("/First")
    while line is not None:
        yield line
        yield from lines(line)
        line = line.get("/Next")


@checkpoint("8.8-1", "A place is told by no part of the structure")
def _(reader):
    known = destinations(reader)
    for name, place in known.items():
        if not isinstance(place, pikepdf.Dictionary) or "/D" not in place or not is_part(reader, place.get("/SD")):
            yield str(name)
    for _page, annotation, _element, where in reader.annotations_of("Link"):
        if "/Dest" in annotation and bytes(annotation.Dest) not in known:
            yield f"{where} to {annotation.Dest}"
    yield from (str(line.Title) for line in lines(reader.root.get("/Outlines", {})) if "/Dest" in line)


@checkpoint("8.8-2", "A line of the outline leads to no part of the structure")
def _(reader):
    for line in lines(reader.root.get("/Outlines", {})):
        if "/A" in line and not is_part(reader, line.A.get("/SD")):
            yield str(line.Title)


# Annotations and fields


def annotated(reader):
    return [(annotation, element, place) for _, annotation, element, place in reader.annotations()]


@checkpoint("8.9.2.2-1", "What is not shown is in the structure")
def _(reader):
    yield from (place for annotation, element, place in annotated(reader) if element and int(annotation.get("/F", 0)) & 1)


@checkpoint("8.9.2.2-2", "What is not seen is in the structure")
def _(reader):
    for annotation, element, place in annotated(reader):
        if element and int(annotation.get("/F", 0)) & 32 and not int(annotation.get("/F", 0)) & 256:
            yield place


@checkpoint("8.9.2.3-1", "There is an annotation that is neither a link nor a field")
def _(reader):
    yield from (place for annotation, _, place in annotated(reader) if annotation.Subtype not in ("/Link", "/Widget"))


@checkpoint("8.9.2.4.13-1", "A field without a size is in the structure")
def _(reader):
    for _page, annotation, element, place in reader.annotations_of("Widget"):
        left, bottom, right, top = map(float, annotation.Rect)
        if element and left == right and bottom == top:
            yield place


@checkpoint("8.9.3.3-1", "A page with annotations does not say in which order they follow")
def _(reader):
    yield from {place for page, *_, place in reader.annotations() if page.get("/Tabs") not in ("/A", "/W", "/S")}


@checkpoint("8.9.4.2-1", "An annotation and its part say different things")
def _(reader):
    for annotation, element, place in annotated(reader):
        if element and "/Contents" in annotation and str(element.obj.get("/Alt", annotation.Contents)) != str(annotation.Contents):
            yield place


@checkpoint("8.10.1-1", "A field is in no Form")
def _(reader):
    for *_, element, place in reader.annotations_of("Widget"):
        if not element or element.kind != "Form":
            yield place


@checkpoint("8.10.1-2", "A Form has more than one field")
def _(reader):
    counts = Counter(element.obj.objgen for *_, element, _place in reader.annotations_of("Widget") if element)
    yield from (str(reader.of[one]) for one, count in counts.items() if count > 1)


@checkpoint("8.10.1-3", "A form is XML")
def _(reader):
    if "/XFA" in reader.root.get("/AcroForm", {}):
        yield "AcroForm"


@checkpoint("8.10.2.3-1", "A field does not say what it is for")
def _(reader):
    for _page, annotation, element, place in reader.annotations_of("Widget"):
        if not str(annotation.get("/Contents", "")) and not (element and "Lbl" in element.kinds):
            yield place


@checkpoint("8.10.2.3-2", "A field does something by itself")
def _(reader):
    yield from (place for _page, annotation, _, place in reader.annotations_of("Widget") if "/AA" in annotation)


@checkpoint("8.10.3.3-1", "A field has a text that is set in a way of its own")
def _(reader):
    yield from (place for _page, annotation, _, place in reader.annotations_of("Widget") if "/RV" in annotation)


@checkpoint("8.14.1-1", "A file that is carried does not say what it is")
def _(reader):
    for obj in reader.file.objects:
        if isinstance(obj, pikepdf.Dictionary) and "/EF" in obj and not str(obj.get("/Desc", "")):
            yield str(obj.get("/UF", "Filespec"))
