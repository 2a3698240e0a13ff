"""Reads a PDF by the Matterhorn Protocol 1.1: the ways in which a file fails PDF/UA-1, as far as a machine can see them.

`CHECKS` holds what is looked at, `UNCHECKED` what is not, and why. All else in the protocol asks for people.
"""

import io
import re
from collections import Counter

import pikepdf

CHECKS = {}

# What a machine could see, and this reader does not.
UNCHECKED = {
    "17-003": "10-001 looks at all text, formulas' as well",
    "31-012": "Quoin writes no Type 1 fonts; one that says what it holds is told as 31-013",
    "31-017": "Quoin writes no simple TrueType fonts; each is told as 31-019",
    "31-018": "as 31-017",
    "31-020": "as 31-017",
    "31-021": "as 31-017",
    "31-022": "as 31-017",
    "31-023": "as 31-017",
    "31-024": "as 31-017",
    "31-025": "as 31-017",
    "31-026": "as 31-017",
}

# ISO 32000-1, tables 333 to 340.
GROUPING = "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private"
BLOCK = "P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot"
INLINE = "Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP"
STANDARD = set(f"{GROUPING} {BLOCK} {INLINE} Figure Formula Form".split())
# Table 169, and what later parts added to it.
ANNOTATIONS = set(
    "Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup "
    "FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D Redact".split()
)
PAINTING = set("f F f* B B* b b* S s sh Tj TJ ' \" INLINE IMAGE".split()) | {"INLINE IMAGE"}
SHOWING = {"Tj", "TJ", "'", '"'}
LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*\Z")


def checkpoint(number, fails):
    """Names what a function looks for; it yields the places where that is."""

    def add(function):
        CHECKS[number] = (fails, function)
        return function

    return add


def failures(file):
    """What is wrong with a file that is open, as pairs of a checkpoint and a place."""
    reader = Reader(file)
    return [(number, place) for number, (_, look) in sorted(CHECKS.items()) for place in look(reader)]


class Element:
    """An element of the structure."""

    def __init__(self, obj, parent, kind):
        self.obj, self.parent, self.kind, self.kids = obj, parent, kind, []

    def __str__(self):
        return f"{self.parent or ''}/{self.kind}"

    def up(self):
        element = self
        while element:
            yield element
            element = element.parent

    @property
    def language(self):
        return next((str(e.obj.Lang) for e in self.up() if "/Lang" in e.obj), None)

    @property
    def kinds(self):
        return [kid.kind for kid in self.kids]

    def says(self, *keys):
        return any(str(self.obj.get(key, "")) for key in keys)


class Font:
    """A font and the codes that are shown in it."""

    def __init__(self, obj):
        self.obj, self.codes, self.places = obj, set(), set()
        self.kind = str(obj.get("/Subtype", ""))
        self.inner = obj.DescendantFonts[0] if self.kind == "/Type0" else obj
        self.descriptor = self.inner.get("/FontDescriptor", pikepdf.Dictionary())
        self.name = str(self.descriptor.get("/FontName", obj.get("/BaseFont", obj.get("/Name", self.kind))))
        self.width = 2 if self.kind == "/Type0" else 1
        self.unicode = unicode_of(obj.ToUnicode.read_bytes()) if "/ToUnicode" in obj else None

    def split(self, text):
        return [int.from_bytes(text[n : n + self.width], "big") for n in range(0, len(text), self.width)]

    @property
    def isTrueType(self):
        return self.kind == "/TrueType"

    @property
    def encoding(self):
        return self.obj.get("/Encoding")

    @property
    def hasIdentity(self):
        return self.kind == "/Type0" and str(self.encoding) in ("/Identity-H", "/Identity-V")

    def programs(self):
        return [self.descriptor[key] for key in ("/FontFile", "/FontFile2", "/FontFile3") if key in self.descriptor]

    def glyphs(self):
        """The width of each glyph of a font that is chosen by number, in thousandths of its size; none where it is no such font."""
        if self.kind != "/Type0" or not self.programs():
            return None
        data = self.programs()[0].read_bytes()
        if "/FontFile2" in self.descriptor:
            from fontTools.ttLib import TTFont

            font = TTFont(io.BytesIO(data), lazy=True)
            units = font["head"].unitsPerEm
            return {
                number: font["hmtx"][name][0] * 1000 / units for number, name in enumerate(font.getGlyphOrder())
            }
        from fontTools.cffLib import CFFFontSet
        from fontTools.pens.basePen import NullPen

        fonts = CFFFontSet()
        fonts.decompile(io.BytesIO(data), None)
        top, found = fonts[0], {}
        scale = getattr(top, "FontMatrix", [0.001])[0] * 1000
        for number, name in enumerate(top.charset):
            string = top.CharStrings[name]
            string.draw(NullPen())
            cid = int(name[3:]) if hasattr(top, "ROS") and name.startswith("cid") else number
            found[cid] = string.width * scale
        return found

    def widths(self):
        """What the file says of the widths of glyphs that are chosen by number."""
        found, entries = {}, list(self.inner.get("/W", []))
        while entries:
            first, second = int(entries.pop(0)), entries.pop(0)
            if isinstance(second, pikepdf.Array):
                found.update({first + n: float(width) for n, width in enumerate(second)})
            else:
                width = float(entries.pop(0))
                found.update({number: width for number in range(first, int(second) + 1)})
        return found, float(self.inner.get("/DW", 1000))


class Reader:
    """A file as far as it was read once."""

    def __init__(self, file):
        self.file, self.root = file, file.Root
        self.elements, self.of, self.fonts = [], {}, {}
        self.marks, self.spoken, self.forms = {"01-003": [], "01-004": [], "01-005": []}, [], Counter()
        self.roles = {str(k)[1:]: str(v)[1:] for k, v in self.tree.get("/RoleMap", {}).items()}
        self.top = [e for kid in kids_of(self.tree) if (e := self.element(kid, None))]
        self.parents = numbers(self.tree.get("/ParentTree", {}))
        for number, page in enumerate(file.pages, 1):
            keys = self.parents.get(int(page.obj.get("/StructParents", -1)))
            self.content(page.obj, page.obj.get("/Resources", {}), keys, [], None, f"page {number}")

    @property
    def tree(self):
        return self.root.get("/StructTreeRoot", pikepdf.Dictionary())

    @property
    def language(self):
        return str(self.root.get("/Lang", ""))

    # The structure

    def role(self, kind):
        seen = set()
        while kind in self.roles and kind not in STANDARD and kind not in seen:
            seen.add(kind)
            kind = self.roles[kind]
        return kind

    def element(self, obj, parent):
        if not isinstance(obj, pikepdf.Dictionary) or "/S" not in obj:
            return None
        element = Element(obj, parent, self.role(str(obj.S)[1:]))
        self.elements.append(element)
        self.of[obj.objgen] = element
        element.kids = [e for kid in kids_of(obj) if (e := self.element(kid, element))]
        return element

    def all(self, *kinds):
        return [element for element in self.elements if element.kind in kinds]

    # Pages

    def content(self, stream, resources, keys, marks, font, place):
        """Reads what is drawn.

        Args:
            stream: A page or a form.
            resources: What it names.
            keys: The elements of its marks.
            marks: What it is drawn within, each a pair of what that is and its language.
            font: That which is set.
            place: Where this is.
        """
        marks, fonts, depth = list(marks), [], len(marks)
        for instruction in pikepdf.parse_content_stream(stream):
            operator, operands = str(instruction.operator), instruction.operands
            if operator in ("BDC", "BMC"):
                marks.append(self.mark(operands, resources, keys, marks, place))
            elif operator == "EMC" and len(marks) > depth:
                marks.pop()
            elif operator == "q":
                fonts.append(font)
            elif operator == "Q" and fonts:
                font = fonts.pop()
            elif operator == "Tf":
                obj = resources.Font[operands[0]]
                font = self.fonts.setdefault(obj.objgen, Font(obj))
            elif operator == "Do":
                drawn = resources.XObject[operands[0]]
                if drawn.get("/Subtype") == "/Form":
                    self.form(drawn, resources, marks, font, f"{place}, form {operands[0]}")
                else:
                    self.paint(marks, place, operator)
            if operator in PAINTING:
                self.paint(marks, place, operator)
            if operator in SHOWING and font:
                parts = operands[0] if operator == "TJ" else operands[-1:]
                for part in parts:
                    if isinstance(part, pikepdf.String):
                        font.codes.update(font.split(bytes(part)))
                font.places.add(place)
                self.spoken.append((place, [(what, language) for what, language in marks]))

    def mark(self, operands, resources, keys, marks, place):
        properties = operands[1] if len(operands) > 1 else pikepdf.Dictionary()
        if isinstance(properties, pikepdf.Name):
            properties = resources.Properties[properties]
        language = str(properties.Lang) if "/Lang" in properties else None
        kinds = [what for what, _ in marks]
        if operands[0] == "/Artifact":
            if any(isinstance(what, Element) for what in kinds):
                self.marks["01-003"].append(place)
            return ("artifact", language)
        if "/MCID" not in properties:
            return (None, language)
        number = int(properties.MCID)
        obj = keys[number] if keys is not None and number < len(keys) else None
        element = self.of.get(obj.objgen) if isinstance(obj, pikepdf.Dictionary) else None
        if element and "artifact" in kinds:
            self.marks["01-004"].append(place)
        return (element, language)

    def paint(self, marks, place, operator):
        if all(what is None for what, _ in marks):
            self.marks["01-005"].append(f"{place}: {operator}")

    def form(self, form, resources, marks, font, place):
        keys = self.parents.get(int(form.get("/StructParents", -1)))
        if keys is not None:
            self.forms[form.objgen] += 1
            if self.forms[form.objgen] > 1:
                return
        self.content(form, form.get("/Resources", resources), keys, marks, font, place)

    def annotations(self):
        """The annotations of each page with the element that holds them, but for hidden ones."""
        for number, page in enumerate(self.file.pages, 1):
            for annotation in page.obj.get("/Annots", []):
                obj = self.parents.get(int(annotation.get("/StructParent", -1)))
                element = self.of.get(obj.objgen) if isinstance(obj, pikepdf.Dictionary) else None
                if not int(annotation.get("/F", 0)) & 2:
                    yield page.obj, annotation, element, f"page {number}, {annotation.get('/Subtype')}"

    def annotations_of(self, kind):
        return [found for found in self.annotations() if found[1].get("/Subtype") == f"/{kind}"]


def kids_of(obj):
    kids = obj.get("/K", [])
    return kids if isinstance(kids, pikepdf.Array) else [kids]


def numbers(tree):
    """A number tree as a dictionary."""
    entries = list(tree.get("/Nums", []))
    found = {int(key): value for key, value in zip(entries[::2], entries[1::2])}
    for kid in tree.get("/Kids", []):
        found.update(numbers(kid))
    return found


def unicode_of(table):
    """What the codes of a font stand for."""
    text, found = table.decode("latin1"), {}
    for block in re.findall(r"beginbfchar(.*?)endbfchar", text, re.S):
        found.update({int(a, 16): utf16(b) for a, b in re.findall(r"<(\w+)>\s*<(\w*)>", block)})
    for block in re.findall(r"beginbfrange(.*?)endbfrange", text, re.S):
        for first, last, many, one in re.findall(r"<(\w+)>\s*<(\w+)>\s*(?:\[(.*?)\]|<(\w+)>)", block, re.S):
            texts = re.findall(r"<(\w+)>", many)
            for n in range(int(last, 16) - int(first, 16) + 1):
                text = utf16(texts[n]) if texts else utf16(one)[:-1] + chr(ord(utf16(one)[-1]) + n)
                found[int(first, 16) + n] = text
    return found


def utf16(digits):
    return bytes.fromhex(digits).decode("utf-16-be", "replace")


# Content


@checkpoint("01-003", "Content marked as an artifact is within tagged content")
def _(reader):
    yield from reader.marks["01-003"]


@checkpoint("01-004", "Tagged content is within content marked as an artifact")
def _(reader):
    yield from reader.marks["01-004"]


@checkpoint("01-005", "Content is neither marked as an artifact nor tagged")
def _(reader):
    yield from reader.marks["01-005"]


@checkpoint("01-007", "Suspects is true")
def _(reader):
    if bool(reader.root.get("/MarkInfo", {}).get("/Suspects", False)):
        yield "MarkInfo"


@checkpoint("02-001", "A type that is not standard stands for none that is")
def _(reader):
    for element in reader.elements:
        if element.kind not in STANDARD:
            yield str(element)


@checkpoint("02-003", "Types stand for each other in a circle")
def _(reader):
    for start in reader.roles:
        kind, seen = start, set()
        while kind in reader.roles and kind not in seen:
            seen.add(kind)
            kind = reader.roles[kind]
        if kind in seen:
            yield start


@checkpoint("02-004", "A standard type stands for another")
def _(reader):
    yield from (kind for kind in reader.roles if kind in STANDARD)


# The document


@checkpoint("06-001", "There are no metadata as XMP")
def _(reader):
    if "/Metadata" not in reader.root:
        yield "Catalog"


def metadata(reader):
    return reader.root.Metadata.read_bytes().decode() if "/Metadata" in reader.root else None


@checkpoint("06-002", "The metadata do not say that this is PDF/UA")
def _(reader):
    text = metadata(reader)
    if text is not None and not re.search(r"pdfuaid:part(>|=[\"'])1\b", text):
        yield "Metadata"


@checkpoint("06-003", "The metadata have no title")
def _(reader):
    text = metadata(reader)
    if text is not None and not re.search(r"<dc:title>.*?<rdf:li[^>]*>[^<]+</rdf:li>.*?</dc:title>", text, re.S):
        yield "Metadata"


@checkpoint("07-001", "Nothing says that the title is shown")
def _(reader):
    if "/DisplayDocTitle" not in reader.root.get("/ViewerPreferences", {}):
        yield "ViewerPreferences"


@checkpoint("07-002", "The title is not shown")
def _(reader):
    if reader.root.get("/ViewerPreferences", {}).get("/DisplayDocTitle", True) is False:
        yield "ViewerPreferences"


# The structure


@checkpoint("09-004", "A part of a table stands where it may not")
def _(reader):
    parts = {"TR": {"Table", "THead", "TBody", "TFoot"}, "TH": {"TR"}, "TD": {"TR"}}
    parts.update({kind: {"Table"} for kind in ("THead", "TBody", "TFoot")})
    for element in reader.all(*parts):
        if not element.parent or element.parent.kind not in parts[element.kind]:
            yield str(element)
    rows = re.compile(r"(Caption )?((TR )+|(THead )?(TBody )+(TFoot )?)(Caption )?\Z")
    for element in reader.all("Table"):
        kinds = "".join(f"{kind} " for kind in element.kinds)
        if not rows.match(kinds) or kinds.count("Caption") > 1:
            yield f"{element}: {kinds}"
    for element in reader.all("THead", "TBody", "TFoot"):
        if not element.kids or set(element.kinds) - {"TR"}:
            yield f"{element}: {element.kinds}"
    for element in reader.all("TR"):
        if not element.kids or set(element.kinds) - {"TH", "TD"}:
            yield f"{element}: {element.kinds}"


@checkpoint("09-005", "A part of a list stands where it may not")
def _(reader):
    for element in reader.all("L"):
        kinds = element.kinds[1:] if element.kinds[:1] == ["Caption"] else element.kinds
        if not kinds or set(kinds) - {"LI"}:
            yield f"{element}: {element.kinds}"
    for element in reader.all("LI"):
        counts = Counter(element.kinds)
        if not element.parent or element.parent.kind != "L" or set(counts) - {"Lbl", "LBody"} or not counts["LBody"]:
            yield f"{element}: {element.kinds}"
    for element in reader.all("LBody"):
        if not element.parent or element.parent.kind != "LI":
            yield str(element)


@checkpoint("09-006", "A part of a list of contents stands where it may not")
def _(reader):
    for element in reader.all("TOC"):
        kinds = element.kinds[1:] if element.kinds[:1] == ["Caption"] else element.kinds
        if not kinds or set(kinds) - {"TOC", "TOCI"}:
            yield f"{element}: {element.kinds}"
    for element in reader.all("TOCI"):
        if not element.parent or element.parent.kind != "TOC":
            yield str(element)
        if set(element.kinds) - {"Lbl", "Reference", "NonStruct", "P", "TOC"}:
            yield f"{element}: {element.kinds}"


def within(reader, whole, parts):
    for element in reader.all(*parts):
        if not element.parent or element.parent.kind != whole:
            yield str(element)
    for element in reader.all(whole):
        if set(element.kinds) - set(parts):
            yield f"{element}: {element.kinds}"


@checkpoint("09-007", "A part of a ruby stands where it may not")
def _(reader):
    yield from within(reader, "Ruby", ("RB", "RT", "RP"))


@checkpoint("09-008", "A part of a warichu stands where it may not")
def _(reader):
    yield from within(reader, "Warichu", ("WT", "WP"))


@checkpoint("10-001", "A code stands for no character")
def _(reader):
    for font in reader.fonts.values():
        missing = [code for code in font.codes if font.unicode is not None and not font.unicode.get(code)]
        if missing:
            yield f"{font.name}: {missing}"


# Languages


def isLanguage(text):
    return bool(text and LANGUAGE.match(text))


@checkpoint("11-001", "The language of text cannot be told")
def _(reader):
    for place, marks in reader.spoken:
        if any(what == "artifact" for what, _ in marks):
            continue
        languages = [language for what, language in marks if language]
        languages += [what.language for what, _ in marks if isinstance(what, Element) and what.language]
        if not all(map(isLanguage, languages)) or not languages and not isLanguage(reader.language):
            yield place


@checkpoint("11-002", "The language of a text in the place of what is seen cannot be told")
def _(reader):
    for element in reader.elements:
        if element.says("/Alt", "/ActualText", "/E") and not isLanguage(element.language or reader.language):
            yield str(element)


@checkpoint("11-003", "The language of the outline cannot be told")
def _(reader):
    if "/Outlines" in reader.root and not isLanguage(reader.language):
        yield "Outlines"


@checkpoint("11-004", "The language of what an annotation says cannot be told")
def _(reader):
    for _page, annotation, element, place in reader.annotations():
        own = str(annotation.get("/Lang", "")) or element and element.language
        if "/Contents" in annotation and not isLanguage(own or reader.language):
            yield place


def fields(reader):
    """The fields of a form that are seen."""
    left = list(reader.root.get("/AcroForm", {}).get("/Fields", []))
    while left:
        field = left.pop()
        below = [kid for kid in field.get("/Kids", []) if "/T" in kid]
        left += below
        if not below:
            yield field


@checkpoint("11-005", "The language of what is said for a field cannot be told")
def _(reader):
    for field in fields(reader):
        if "/TU" in field and not isLanguage(reader.language):
            yield str(field.get("/T", ""))


@checkpoint("11-006", "The language of the metadata cannot be told")
def _(reader):
    said = re.findall(r'<rdf:li xml:lang="([^"]*)"', metadata(reader) or "")
    if not isLanguage(reader.language) and not any(isLanguage(one) and one != "x-default" for one in said):
        yield "Metadata"


# Parts


@checkpoint("13-004", "A figure has no text in its place")
def _(reader):
    yield from (str(element) for element in reader.all("Figure") if not element.says("/Alt", "/ActualText"))


def levels(reader):
    return [(int(e.kind[1]), e) for e in reader.elements if re.match(r"H[1-6]\Z", e.kind)]


@checkpoint("14-002", "The first heading is none of the first level")
def _(reader):
    if levels(reader) and levels(reader)[0][0] != 1:
        yield str(levels(reader)[0][1])


@checkpoint("14-003", "A level of headings is skipped")
def _(reader):
    found = levels(reader)
    for (level, _), (following, element) in zip(found, found[1:]):
        if following > level + 1:
            yield str(element)


@checkpoint("14-006", "A part has more than one H")
def _(reader):
    for element in reader.elements:
        if element.kinds.count("H") > 1:
            yield str(element)


@checkpoint("14-007", "There are headings with levels and such without")
def _(reader):
    if levels(reader) and reader.all("H"):
        yield str(reader.all("H")[0])


def attribute(element, name):
    attributes = element.obj.get("/A", [])
    attributes = attributes if isinstance(attributes, pikepdf.Array) else [attributes]
    return next((a[name] for a in attributes if isinstance(a, pikepdf.Dictionary) and name in a), None)


@checkpoint("15-003", "A head cell does not say what it is the head of")
def _(reader):
    for table in reader.all("Table"):
        cells = [e for e in reader.all("TH", "TD") if table in e.up()]
        if any(attribute(cell, "/Headers") is not None for cell in cells):
            continue
        for cell in cells:
            if cell.kind == "TH" and attribute(cell, "/Scope") not in ("/Row", "/Column", "/Both"):
                yield str(cell)


@checkpoint("17-002", "A formula has no text in its place")
def _(reader):
    yield from (str(element) for element in reader.all("Formula") if not element.says("/Alt"))


@checkpoint("19-003", "A note has no name")
def _(reader):
    yield from (str(element) for element in reader.all("Note") if not element.says("/ID"))


@checkpoint("19-004", "Two notes have one name")
def _(reader):
    names = Counter(str(element.obj.ID) for element in reader.all("Note") if "/ID" in element.obj)
    yield from (name for name, count in names.items() if count > 1)


# Layers, files, protection


def layers(reader):
    properties = reader.root.get("/OCProperties", {})
    return list(properties.get("/Configs", [])), [properties.D] if "/D" in properties else []


@checkpoint("20-001", "A choice of layers has no name")
def _(reader):
    yield from ("Configs" for one in layers(reader)[0] if not str(one.get("/Name", "")))


@checkpoint("20-002", "The usual choice of layers has no name")
def _(reader):
    yield from ("D" for one in layers(reader)[1] if not str(one.get("/Name", "")))


@checkpoint("20-003", "Layers are chosen by what somebody does")
def _(reader):
    yield from ("AS" for found in layers(reader) for one in found if "/AS" in one)


@checkpoint("21-001", "A file that is carried has no name for all systems")
def _(reader):
    for obj in reader.file.objects:
        if isinstance(obj, pikepdf.Dictionary) and "/EF" in obj and not ("/F" in obj and "/UF" in obj):
            yield str(obj.get("/F", obj.get("/UF", "Filespec")))


@checkpoint("25-001", "A form is drawn anew by whoever reads it")
def _(reader):
    form = reader.root.get("/AcroForm", {}).get("/XFA", [])
    for part in form if isinstance(form, pikepdf.Array) else [form]:
        if isinstance(part, pikepdf.Stream) and re.search(rb"dynamicRender>\s*required", part.read_bytes()):
            yield "XFA"


@checkpoint("26-001", "An encrypted file does not say what it permits")
def _(reader):
    if reader.file.is_encrypted and "/P" not in reader.file.trailer.Encrypt:
        yield "Encrypt"


@checkpoint("26-002", "An encrypted file may not be read out")
def _(reader):
    if reader.file.is_encrypted and not int(reader.file.trailer.Encrypt.get("/P", -1)) & 1 << 9:
        yield "Encrypt"


# Annotations


@checkpoint("28-002", "An annotation is in no Annot")
def _(reader):
    for _page, annotation, element, place in reader.annotations():
        if annotation.get("/Subtype") not in ("/Widget", "/Link", "/PrinterMark", "/Popup"):
            if not element or element.kind != "Annot":
                yield place


@checkpoint("28-004", "An annotation says nothing")
def _(reader):
    for _page, annotation, element, place in reader.annotations():
        if annotation.get("/Subtype") in ("/Widget", "/PrinterMark", "/Popup"):
            continue
        if not str(annotation.get("/Contents", "")) and not (element and element.says("/Alt")):
            yield place


@checkpoint("28-005", "A field says nothing")
def _(reader):
    for field in fields(reader):
        obj = reader.parents.get(int(field.get("/StructParent", -1)))
        element = reader.of.get(obj.objgen) if isinstance(obj, pikepdf.Dictionary) else None
        if not str(field.get("/TU", "")) and not (element and element.says("/Alt")):
            yield str(field.get("/T", ""))


@checkpoint("28-006", "An annotation of a kind that nobody knows says nothing")
def _(reader):
    for _page, annotation, element, place in reader.annotations():
        if str(annotation.get("/Subtype", "/"))[1:] not in ANNOTATIONS:
            if not element or element.kind != "Annot" or not str(annotation.get("/Contents", "")):
                yield place


@checkpoint("28-007", "There is a TrapNet")
def _(reader):
    yield from (place for *_, place in reader.annotations_of("TrapNet"))


@checkpoint("28-008", "A page with annotations does not say in which order they follow")
def _(reader):
    yield from {place for page, *_, place in reader.annotations() if "/Tabs" not in page}


@checkpoint("28-009", "Annotations of a page follow in another order than that of the structure")
def _(reader):
    yield from {place for page, *_, place in reader.annotations() if page.get("/Tabs", "/S") != "/S"}


@checkpoint("28-010", "A field is in no Form")
def _(reader):
    for *_, element, place in reader.annotations_of("Widget"):
        if not element or "Form" not in [e.kind for e in element.up()]:
            yield place


@checkpoint("28-011", "A link is in no Link")
def _(reader):
    for *_, element, place in reader.annotations_of("Link"):
        if not element or "Link" not in [e.kind for e in element.up()]:
            yield place


@checkpoint("28-012", "A link says nothing")
def _(reader):
    for _page, annotation, _element, place in reader.annotations_of("Link"):
        if not str(annotation.get("/Contents", "")):
            yield place


def clips(reader):
    """What is played."""
    for _page, annotation, _element, place in reader.annotations_of("Screen"):
        clip = annotation.get("/A", {}).get("/R", {}).get("/C")
        if clip is not None:
            yield clip, place


@checkpoint("28-014", "What is played does not say of which kind it is")
def _(reader):
    yield from (place for clip, place in clips(reader) if "/CT" not in clip)


@checkpoint("28-015", "What is played has no text in its place")
def _(reader):
    yield from (place for clip, place in clips(reader) if "/Alt" not in clip)


@checkpoint("28-016", "A file on a page has no name for all systems")
def _(reader):
    for _page, annotation, _element, place in reader.annotations_of("FileAttachment"):
        file = annotation.get("/FS", {})
        if "/F" not in file or "/UF" not in file:
            yield place


@checkpoint("28-017", "A mark for printers is in the structure")
def _(reader):
    yield from (place for _page, _, element, place in reader.annotations_of("PrinterMark") if element)


@checkpoint("28-018", "A mark for printers is drawn as no artifact")
def _(reader):
    for _page, annotation, _element, place in reader.annotations_of("PrinterMark"):
        drawn = annotation.get("/AP", {}).get("/N")
        if isinstance(drawn, pikepdf.Stream) and not drawn.read_bytes().lstrip().startswith(b"/Artifact"):
            yield place


# Forms


@checkpoint("30-001", "A form stands for another file's page")
def _(reader):
    for obj in reader.file.objects:
        if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form" and "/Ref" in obj:
            yield f"form {obj.objgen[0]}"


@checkpoint("30-002", "A form with tagged content is drawn more than once")
def _(reader):
    yield from (f"form {number}" for (number, _), count in reader.forms.items() if count > 1)


# Fonts


def tables(font):
    """The collections of characters that a font and its table of codes are for, where that is no plain one."""
    if font.kind == "/Type0" and isinstance(font.encoding, pikepdf.Stream):
        return font.encoding.get("/CIDSystemInfo", {}), font.inner.get("/CIDSystemInfo", {})
    return None


@checkpoint("31-001", "A font and its table of codes are of different registries")
def _(reader):
    for font in reader.fonts.values():
        if (found := tables(font)) and str(found[0].get("/Registry")) != str(found[1].get("/Registry")):
            yield font.name


@checkpoint("31-002", "A font and its table of codes are of different orderings")
def _(reader):
    for font in reader.fonts.values():
        if (found := tables(font)) and str(found[0].get("/Ordering")) != str(found[1].get("/Ordering")):
            yield font.name


@checkpoint("31-003", "A font is of an older supplement than its table of codes")
def _(reader):
    for font in reader.fonts.values():
        if (found := tables(font)) and int(found[1].get("/Supplement", 0)) < int(found[0].get("/Supplement", 0)):
            yield font.name


def numbered(reader):
    return [font for font in reader.fonts.values() if font.inner.get("/Subtype") == "/CIDFontType2"]


@checkpoint("31-004", "What leads from numbers to glyphs is neither a table nor Identity")
def _(reader):
    for font in numbered(reader):
        table = font.inner.get("/CIDToGIDMap", pikepdf.Name.Identity)
        if not isinstance(table, pikepdf.Stream) and table != "/Identity":
            yield font.name


@checkpoint("31-005", "Nothing leads from numbers to glyphs")
def _(reader):
    yield from (font.name for font in numbered(reader) if "/CIDToGIDMap" not in font.inner)


# Table 118.
CMAPS = re.compile(
    r"/(Identity|(GB|GBpc|GBK|GBKp|GBK2K|UniGB|B5pc|HKscs|ETen|ETenms|CNS|UniCNS|83pv|90ms|90msp|90pv|Add|EUC|Ext|H|V|UniJIS"
    r"|KSC|KSCms|KSCpc|UniKS)(-[A-Za-z0-9]+)*)(-[HV])?\Z"
)


@checkpoint("31-006", "A table of codes is neither known nor there")
def _(reader):
    for font in reader.fonts.values():
        if font.kind == "/Type0" and not isinstance(font.encoding, pikepdf.Stream):
            if not CMAPS.match(str(font.encoding)):
                yield f"{font.name}: {font.encoding}"


def embedded(reader):
    for font in reader.fonts.values():
        if font.kind == "/Type0" and isinstance(font.encoding, pikepdf.Stream):
            yield font, font.encoding, font.encoding.read_bytes()


@checkpoint("31-007", "A table of codes says of itself and in itself different directions")
def _(reader):
    for font, table, data in embedded(reader):
        found = re.search(rb"/WMode\s+(\d)", data)
        if int(table.get("/WMode", 0)) != int(found[1] if found else 0):
            yield font.name


@checkpoint("31-008", "A table of codes goes on in another that is not known")
def _(reader):
    for font, table, data in embedded(reader):
        found = re.search(rb"(/\S+)\s+usecmap", data)
        if found and not CMAPS.match(found[1].decode()):
            yield font.name


@checkpoint("31-009", "A font is not in the file")
def _(reader):
    for font in reader.fonts.values():
        if font.codes and font.kind != "/Type3" and not font.programs():
            yield font.name


@checkpoint("31-011", "A font has no glyph for what is shown in it")
def _(reader):
    for font in reader.fonts.values():
        if font.kind == "/Type3":
            glyphs = encoded(font)
        elif font.hasIdentity:
            glyphs = font.glyphs()
        else:
            continue
        missing = [code for code in font.codes if glyphs is not None and code not in glyphs]
        if missing:
            yield f"{font.name}: {missing}"


def encoded(font):
    """The drawings of a font of pictures by their codes."""
    found, code = {}, 0
    for entry in font.encoding.get("/Differences", []):
        if isinstance(entry, pikepdf.Name):
            if entry in font.obj.CharProcs:
                found[code] = font.obj.CharProcs[entry]
            code += 1
        else:
            code = int(entry)
    return found


@checkpoint("31-013", "A font of Type 1 says which glyphs it has")
def _(reader):
    yield from (font.name for font in reader.fonts.values() if "/CharSet" in font.descriptor)


def listed(font):
    bits = font.descriptor.CIDSet.read_bytes()
    return {8 * n + bit for n, byte in enumerate(bits) for bit in range(8) if byte & 128 >> bit}


@checkpoint("31-014", "A font does not list a glyph that it has")
def _(reader):
    for font in reader.fonts.values():
        if "/CIDSet" in font.descriptor and set(font.glyphs() or {}) - listed(font):
            yield font.name


@checkpoint("31-015", "A font lists a glyph that it does not have")
def _(reader):
    for font in reader.fonts.values():
        if "/CIDSet" in font.descriptor and listed(font) - set(font.glyphs() or {}):
            yield font.name


@checkpoint("31-016", "A font and the file say different widths")
def _(reader):
    for font in reader.fonts.values():
        if font.kind == "/Type3":
            first, widths = int(font.obj.FirstChar), [float(width) for width in font.obj.Widths]
            for code in sorted(font.codes & set(encoded(font))):
                start = next(iter(pikepdf.parse_content_stream(encoded(font)[code])))
                if abs(float(start.operands[0]) - widths[code - first]) > 1:
                    yield f"{font.name}: {code}"
        elif font.hasIdentity and (glyphs := font.glyphs()):
            widths, usual = font.widths()
            for code in sorted(font.codes & set(glyphs)):
                if abs(widths.get(code, usual) - glyphs[code]) > 1:
                    yield f"{font.name}: {code} is {glyphs[code]} and said to be {widths.get(code, usual)}"


@checkpoint("31-019", "A simple TrueType font, of which more would have to be looked at")
def _(reader):
    yield from (font.name for font in reader.fonts.values() if font.isTrueType)


@checkpoint("31-027", "Nothing tells what the codes of a font stand for")
def _(reader):
    for font in reader.fonts.values():
        known = str(font.inner.get("/CIDSystemInfo", {}).get("/Ordering", "")) in ("GB1", "CNS1", "Japan1", "Korea1")
        if font.codes and font.unicode is None and not known:
            yield font.name


@checkpoint("31-028", "A code stands for U+0000")
def _(reader):
    for font in reader.fonts.values():
        if any("\0" in text for text in (font.unicode or {}).values()):
            yield font.name


@checkpoint("31-029", "A code stands for U+FEFF or U+FFFE")
def _(reader):
    for font in reader.fonts.values():
        if any("\ufeff" in text or "\ufffe" in text for text in (font.unicode or {}).values()):
            yield font.name


@checkpoint("31-030", "What no font has is shown")
def _(reader):
    yield from (font.name for font in reader.fonts.values() if font.hasIdentity and 0 in font.codes)
