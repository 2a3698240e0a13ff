"""What programs that others wrote find in the PDFs."""

import re
import unicodedata

import pytest
from conftest import ROOT, STANDARDS, TEXTS, render, run


def words(text):
    """Words as a search finds them: without marks of direction, and with letters as they are typed."""
    kept = (c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) != "Cf")
    return "".join(kept).split()


def test_qpdf_finds_nothing(pdf):
    assert "No syntax or stream encoding errors" in run("qpdf", "--check", pdf)


def test_pdfua_finds_nothing(pdf):
    pytest.importorskip("pdfua", reason="pdfua is not installed")
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-m", "pdfua", "check", "--min-severity", "warning", str(pdf)], capture_output=True
    )
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()


def test_pikepdf_reads_the_structure(pdf):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(pdf) as file:
        assert file.Root.MarkInfo.Marked
        parents = numbers(file.Root.StructTreeRoot.ParentTree)
        for page in file.pages:
            marks, depth = [], 0
            for instruction in pikepdf.parse_content_stream(page):
                operator = str(instruction.operator)
                if operator in ("BDC", "BMC"):
                    depth += 1
                    if operator == "BDC" and "/MCID" in instruction.operands[1]:
                        marks.append(int(instruction.operands[1]["/MCID"]))
                elif operator == "EMC":
                    depth -= 1
                elif operator in ("Tj", "TJ", "f", "S", "Do", "sh"):
                    # A form may tell itself what it holds.
                    isForm = operator == "Do" and "/StructParents" in page.Resources.XObject[instruction.operands[0]]
                    assert isForm == (depth == 0), f"{operator} belongs to no part and is no artifact"
            assert depth == 0
            assert marks == list(range(len(marks)))
            if marks:
                elements = parents[int(page.StructParents)]
                assert all(elements[mark].S in ("/P", "/Span") or "/K" in elements[mark] for mark in marks)
        fonts = [font for page in file.pages for font in page.get("/Resources", {}).get("/Font", {}).values()]
        assert all(embedded(font) for font in fonts)
        rows = {"/TR"}
        allowed = {
            "/Table": {"/THead", "/TBody", "/TFoot"},
            "/TR": {"/TD", "/TH"},
            "/THead": rows,
            "/TBody": rows,
            "/TFoot": rows,
            "/L": {"/LI"},
            "/LI": {"/Lbl", "/LBody"},
            "/TOC": {"/TOCI"},
        }
        names = []
        for element, kids in walk(file.Root.StructTreeRoot.K):
            if element.S in allowed:
                assert kids and {str(kid.S) for kid in kids} <= allowed[str(element.S)], element.S
            if element.S == "/TOCI":
                assert [str(kid.S) for kid in kids] == ["/Reference"]
                (link,) = kids[0].K
                assert link.S == "/Link"
                assert len(link.K) > 1, "a link holds what it says beside where it leads"
            if element.S == "/Note":
                names.append(str(element.ID))
        assert len(set(names)) == len(names)
        assert names == [str(name) for name in names_of(file.Root.StructTreeRoot)]


def numbers(tree):
    found = {}
    if "/Nums" in tree:
        entries = list(tree.Nums)
        found.update({int(key): value for key, value in zip(entries[::2], entries[1::2])})
    for kid in tree.get("/Kids", []):
        found.update(numbers(kid))
    return found


def names_of(tree):
    """The names by which elements are found, in their order."""
    return list(tree.IDTree.Names)[::2] if "/IDTree" in tree else []


def embedded(font):
    for descendant in font.get("/DescendantFonts", [font]):
        descriptor = descendant.get("/FontDescriptor")
        if descriptor is not None:
            return any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
    return str(font.Subtype) == "/Type3"


def walk(element):
    import pikepdf

    kids = element.get("/K", [])
    kids = kids if isinstance(kids, pikepdf.Array) else [kids]
    below = [kid for kid in kids if isinstance(kid, pikepdf.Dictionary) and "/S" in kid]
    content = [kid for kid in kids if not (isinstance(kid, pikepdf.Dictionary) and "/S" in kid)]
    if str(element.S) in ("/Table", "/TR", "/THead", "/TBody", "/TFoot", "/L", "/LI", "/TOC"):
        assert not content, f"{element.S} holds content itself"
    yield element, below
    for kid in below:
        yield from walk(kid)


def test_pdfium_draws_every_page_and_reads_its_words(pdf):
    pdfium = pytest.importorskip("pypdfium2", reason="pypdfium2 is not installed")
    document = pdfium.PdfDocument(pdf)
    for number, page in enumerate(document):
        image = page.render(scale=0.5, grayscale=True).to_pil()
        assert image.getextrema()[0] < 250 or number > 0, "the page is empty"
    assert words(document[0].get_textpage().get_text_range())


def test_the_structure_holds_the_text_in_the_order_of_the_document(pdf):
    structure = run("pdfinfo", "-struct-text", pdf)
    assert structure.lstrip().startswith("Document")
    assert len(words(structure)) > 10


def test_layout_of_text_is_kept(pdf):
    assert words(run("pdftotext", "-layout", pdf, "-"))


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_text_is_copied_as_it_was_typed(tmp_path, number):
    # Poppler takes a page as running the way that most of its letters do.
    text = TEXTS[number]
    pdf = render(ROOT / "Tests/Documents/scripts.xml", tmp_path / "text.pdf", *STANDARDS, data={"texts": [text] * 2})
    found, wanted = ("".join(words(text)) for text in (run("pdftotext", pdf, "-"), text))
    if text.startswith("\u062a"):
        # It exchanges the letters of Arabic ligatures, which one glyph stands for.
        for ligature in ("\u0644\u0627", "\u0644\u0649"):
            found, wanted = (text.replace(ligature[::-1], ligature) for text in (found, wanted))
    assert found.count(wanted) >= 2, found


RIGHT_TO_LEFT = {
    "words": ("تصل الشحنة صباح يوم الجمعة", ["mupdf", "pdfium", "poppler"]),
    "a number": (TEXTS[2], ["mupdf", "pdfium"]),
    "a name": ("ההזמנה של Ada Lovelace נשלחה היום", ["mupdf"]),
    "a time": ("وصلت من Ada Lovelace في 9:30 اليوم", ["mupdf"]),
    "in a line of the other direction": ("Order הזמנה 4711 for עמיל today", ["mupdf"]),
    "lines": (
        "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש"
        " ברעהו ברוח של אחווה.",
        ["mupdf", "pdfium"],
    ),
}


@pytest.mark.parametrize("name", RIGHT_TO_LEFT)
def test_readers_find_words_from_right_to_left_in_order(name, tmp_path):
    pymupdf, pdfium = pytest.importorskip("pymupdf"), pytest.importorskip("pypdfium2")
    text, whole = RIGHT_TO_LEFT[name]
    template = tmp_path / "line.xml"
    template.write_text(
        '<document language="en" margin="20mm" size="A5" title="Line"><UILabel numberOfLines="0" width="100%" text="'
        + text + '"/></document>'
    )
    pdf = render(template, tmp_path / "line.pdf", *STANDARDS)
    found = {
        "mupdf": pymupdf.open(pdf)[0].get_text(),
        "pdfium": pdfium.PdfDocument(pdf)[0].get_textpage().get_text_range(),
        "poppler": run("pdftotext", pdf, "-"),
    }
    # Poppler says which way words run.
    found = {reader: re.sub("[\u200e\u200f\u202a-\u202e\f]", "", words).split() for reader, words in found.items()}
    for reader in whole:
        assert " ".join(found[reader]) == text, reader
    # PDFium turns the words of names round, and poppler leaves out spaces behind them, where words run the other way.
    assert sorted(found["pdfium"]) == sorted(text.split())
    if not text.startswith("Order"):
        assert "".join(found["poppler"]) == text.replace(" ", "")


EIGHT = [
    "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and"
    " should act towards one another in a spirit of brotherhood.",
    "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。",
    "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है"
    " और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।",
    "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும் உரிமைகளிலும் சமமானவர்கள். அவர்கள்"
    " நியாயத்தையும் மனச்சாட்சியையும் இயற்பண்பாகப் பெற்றவர்கள்.",
    "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ",
    "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו"
    " ברוח של אחווה.",
    "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء.",
    "😀 🎉 🚀 👩‍👩‍👧 🇩🇪 🍎",
]


def test_a_page_of_eight_scripts_is_small(tmp_path):
    template = tmp_path / "eight.xml"
    template.write_text(
        '<document language="en" margin="20mm" size="A4" spacing="10" title="Eight">'
        '<UILabel font="bold 20" headingLevel="1" text="Eight scripts"/>'
        '<repeat for="text" in="texts"><UILabel numberOfLines="0" text="{text}" width="100%"/></repeat></document>'
    )
    pdf = render(template, tmp_path / "eight.pdf", data={"texts": EIGHT})
    assert pdf.stat().st_size < 61_000
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(pdf) as file:
        fonts = [item.FontFile2 for item in file.objects if isinstance(item, pikepdf.Dictionary) and "/FontFile2" in item]
        assert len(fonts) == 5
        # Programs that fit outlines to pixels.
        assert not [font for font in fonts if {b"fpgm", b"prep"} & set(re.findall(b"[a-z]{4}", font.read_bytes()[:300]))]
        images = [item for item in file.objects if isinstance(item, pikepdf.Stream) and "/SMask" in item]
        assert len(images) == 6 and all(image.ColorSpace[0] == "/Indexed" for image in images)


def test_the_structure_gives_the_letters_of_each_text_in_order(scripts):
    # Poppler knows no ends of lines there, nor letters behind those that have one shape together.
    structure = "".join(words(run("pdfinfo", "-struct-text", scripts)))
    assert structure.count("".join(words(TEXTS[-1]))) == 2


def test_a_paragraph_over_pages_is_one(tmp_path):
    template = tmp_path / "long.xml"
    template.write_text(
        '<document language="en" margin="20" size="A6" title="a">'
        '<UILabel font="System 12" numberOfLines="0" text="{text}"/></document>'
    )
    text = " ".join(f"word{number}" for number in range(600))
    pdf = render(template, tmp_path / "long.pdf", *STANDARDS, data={"text": text})
    structure = run("pdfinfo", "-struct-text", pdf)
    assert structure.count("  P ") + structure.count("  P\n") == 1
    assert "".join(text.split()) in "".join(words(structure)).replace('"', "")


def test_two_runs_give_the_same_bytes(tmp_path):
    from conftest import DOCUMENTS

    template = ROOT / f"Examples/{DOCUMENTS[1]}.xml"
    first = render(template, tmp_path / "1.pdf", *STANDARDS)
    assert first.read_bytes() == render(template, tmp_path / "2.pdf", *STANDARDS).read_bytes()


def test_a_batch_holds_all_pages_of_each_row(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    import os

    (tmp_path / "letter.xml").write_text(
        '<document margin="10" size="200 x 120"><UILabel headingLevel="1" link="#end" text="For {name}"/>'
        '<UILabel anchor="end" breakBefore="page" headingLevel="1" text="The end"/></document>'
    )
    (tmp_path / "people.csv").write_text("name\nAda\nGrace\n")
    letter, people, output = (str(tmp_path / name) for name in ("letter.xml", "people.csv", "letters.pdf"))
    quoin = os.environ.get("QUOIN") or pytest.skip("QUOIN names no quoin to draw with")
    run(quoin, "batch", letter, "--data", people, "-o", output, "--quiet")
    with pikepdf.open(output) as file:
        assert len(file.pages) == 4
        names = [str(name) for name in file.Root.Names.Dests.Names[::2]]
        assert "1/end" in names and "2/end" in names


def test_attached_files_come_out_again(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    data = ROOT / "Examples/Invoice/invoice.json"
    pdf = render(
        ROOT / "Examples/Invoice/invoice.xml", tmp_path / "a.pdf", "--pdf-standard", "a-3b", "--attach", f"{data}=data"
    )
    with pikepdf.open(pdf) as file:
        attached = file.attachments["invoice.json"]
        assert attached.get_file().read_bytes() == data.read_bytes()
        assert attached.get_file().mime_type == "application/json"
        with file.open_metadata() as metadata:
            assert metadata.pdfa_status == "3B"
        assert str(file.docinfo["/CreationDate"]).startswith("D:20260921")


PERMISSIONS = {
    "print": ["print_lowres", "print_highres"],
    "copy": ["extract"],
    "change": ["modify_other"],
    "annotate": ["modify_annotation"],
    "fill": ["modify_form"],
    "assemble": ["modify_assembly"],
}


@pytest.mark.parametrize("allowed", [None, "none", "print,copy", "change,annotate", "fill,assemble"])
def test_an_encrypted_file_opens_with_its_passwords_alone(allowed, tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    pdfium = pytest.importorskip("pypdfium2", reason="pypdfium2 is not installed")
    pymupdf = pytest.importorskip("pymupdf", reason="PyMuPDF is not installed")
    (tmp_path / "rows.csv").write_text("a,b")
    (tmp_path / "open.txt").write_text("öffne 日本\n")
    (tmp_path / "mine.txt").write_text("mine")
    report = ROOT / "Examples/Report/report.xml"
    plain = render(report, tmp_path / "plain.pdf", "--pdf-standard", "ua-1", "--language", "en")
    options = ["--password-file", tmp_path / "open.txt", "--owner-password-file", tmp_path / "mine.txt"]
    options += ["--permissions", allowed] if allowed else []
    options += ["--pdf-standard", "ua-1", "--language", "en", "--attach", tmp_path / "rows.csv"]
    pdf = render(report, tmp_path / "a.pdf", *options)
    for password in ("", "another"):
        with pytest.raises(pikepdf.PasswordError):
            pikepdf.open(pdf, password=password)
        with pytest.raises(pdfium.PdfiumError):
            pdfium.PdfDocument(pdf, password=password)
        assert pymupdf.open(pdf).authenticate(password) == 0
    for password, user, owner in (("öffne 日本", True, False), ("mine", False, True)):
        assert "No syntax or stream encoding errors" in run("qpdf", f"--password={password}", "--check", pdf)
        assert pymupdf.open(pdf).authenticate(password) == (2 if user else 4)
        with pikepdf.open(pdf, password=password) as file:
            assert (file.user_password_matched, file.owner_password_matched) == (user, owner)
            assert (file.encryption.R, file.encryption.V, file.encryption.bits) == (6, 5, 256)
            permitted = set((allowed or ",".join(PERMISSIONS)).replace("none", "").split(","))
            for name, flags in PERMISSIONS.items():
                assert all(getattr(file.allow, flag) == (name in permitted) for flag in flags), name
            assert file.allow.accessibility
            assert file.attachments["rows.csv"].get_file().read_bytes() == b"a,b"
            with pikepdf.open(plain) as other:
                assert str(file.docinfo.Title) == str(other.docinfo.Title)
                assert [page.Contents.read_bytes() for page in file.pages] == [page.Contents.read_bytes() for page in other.pages]
        drawn, same = (pdfium.PdfDocument(one, password=password)[0].render(scale=1).to_pil() for one in (pdf, plain))
        assert drawn.tobytes() == same.tobytes()


def test_a_file_of_the_owner_alone_opens_without_a_password(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    (tmp_path / "mine.txt").write_text("mine")
    options = ["--owner-password-file", tmp_path / "mine.txt", "--permissions", "print"]
    # Without tags, and so with objects that are read by themselves.
    pdf = render(ROOT / "Examples/Card/card.xml", tmp_path / "a.pdf", *options, "--title", "A (card)")
    assert b"/Type /ObjStm" not in pdf.read_bytes()
    with pikepdf.open(pdf) as file:
        assert str(file.docinfo.Title) == "A (card)" and str(file.docinfo.Producer) == "Quoin"
        assert file.allow.print_highres and not file.allow.extract


def test_an_invoice_is_found_by_programs(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    xml = ROOT / "Examples/Invoice/Attached/factur-x.xml"
    pdf = render(ROOT / "Examples/Invoice/invoice.xml", tmp_path / "a.pdf", "--attach", xml, "--factur-x", "en16931")
    run("qpdf", "--check", pdf)
    with pikepdf.open(pdf) as file:
        assert list(file.attachments) == ["factur-x.xml"]
        attached = file.attachments["factur-x.xml"]
        assert attached.get_file().read_bytes() == xml.read_bytes()
        assert attached.get_file().mime_type == "text/xml"
        assert attached.relationship == "/Alternative"
        assert [file.objgen for file in file.Root.AF] == [attached.obj.objgen]
        with file.open_metadata() as metadata:
            assert metadata.pdfa_status == "3B"
            fx = "{urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#}"
            said = {name: metadata[fx + name] for name in ("DocumentType", "DocumentFileName", "Version", "ConformanceLevel")}
            assert said == {
                "DocumentType": "INVOICE", "DocumentFileName": "factur-x.xml", "Version": "1.0", "ConformanceLevel": "EN 16931"
            }
        described = [element.text for element in metadata_of(file).iter("{http://www.aiim.org/pdfa/ns/property#}name")]
        assert set(described) == set(said)


def metadata_of(file):
    from xml.etree import ElementTree

    return ElementTree.fromstring(file.Root.Metadata.read_bytes().split(b"?>", 1)[1].rsplit(b"<?xpacket", 1)[0])


def test_the_invoice_says_what_the_pages_say():
    import json
    from decimal import Decimal
    from xml.etree import ElementTree

    ram = "{urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100}"
    invoice = ElementTree.parse(ROOT / "Examples/Invoice/Attached/factur-x.xml")
    data = json.loads((ROOT / "Examples/Invoice/invoice.json").read_text())
    lines = list(invoice.iter(f"{ram}IncludedSupplyChainTradeLineItem"))
    assert [line.find(f".//{ram}Name").text for line in lines] == [row["description"] for row in data["rows"]]
    sums = [Decimal(line.find(f".//{ram}LineTotalAmount").text) for line in lines]
    total = invoice.find(f".//{ram}SpecifiedTradeSettlementHeaderMonetarySummation")
    assert sum(sums) == Decimal(total.find(f"{ram}LineTotalAmount").text)
    assert data["totals"][-1]["amount"] == f"£ {Decimal(total.find(f'{ram}DuePayableAmount').text):,}"


@pytest.mark.parametrize("kind", ["png", "jpeg"])
def test_an_image_with_a_profile_looks_the_same_in_every_reader(kind, tmp_path):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    from PIL import ImageCms

    # A profile whose red is what others call green.
    profile = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    places = [profile.find(name, 128, 400) for name in (b"rXYZ", b"gXYZ")]
    entries = [bytes(profile[place + 4 : place + 12]) for place in places]
    for place, entry in zip(places, reversed(entries)):
        profile[place + 4 : place + 12] = entry
    image.new("RGB", (40, 40), (220, 60, 40)).save(tmp_path / f"a.{kind}", icc_profile=bytes(profile), quality=95)
    picture = look_alike(image, tmp_path, f"a.{kind}")
    assert picture[1] > 200 and picture[0] < 120


def look_alike(image, tmp_path, name):
    """The colour of a picture, which three readers show of its PDF, too."""
    pdfium, pymupdf = pytest.importorskip("pypdfium2"), pytest.importorskip("pymupdf")
    template = tmp_path / "a.xml"
    template.write_text(f'<UIImageView accessibilityLabel="a" height="40" image="{name}" width="40"/>')
    pdf = render(template, tmp_path / "a.pdf", *STANDARDS, "--title", "a")
    picture = image.open(render(template, tmp_path / "a.out.png")).convert("RGB").getpixel((20, 20))
    run("pdftoppm", "-r", "72", "-png", "-singlefile", pdf, tmp_path / "drawn")
    pixels = pymupdf.open(pdf)[0].get_pixmap()
    drawn = {
        "poppler": image.open(tmp_path / "drawn.png").convert("RGB").getpixel((20, 20)),
        "pdfium": pdfium.PdfDocument(pdf)[0].render(scale=1).to_pil().convert("RGB").getpixel((20, 20)),
        "mupdf": pixels.pixel(20, 20),
    }
    for reader, color in drawn.items():
        assert max(abs(one - other) for one, other in zip(color, picture)) < 12, f"{reader}: {color}, not {picture}"
    return picture


def ink_profile():
    """The profile of four inks of which cyan looks red."""
    from struct import pack

    def fixed(*values):
        return b"".join(pack(">i", round(value * 65536)) for value in values)

    straight = bytes(range(256))
    # Lightness and two colours for each choice of full inks, cyan first.
    colors = [(255, 128, 128)] + [(100, 128, 128)] * 7 + [(136, 208, 195)] * 8
    colors[1::2] = [(0, 128, 128)] * 8
    table = b"mft1" + bytes(4) + bytes([4, 3, 2, 0]) + fixed(1, 0, 0, 0, 1, 0, 0, 0, 1) + straight * 4
    table += b"".join(bytes(color) for color in colors) + straight * 3
    body = pack(">I", 1) + b"A2B0" + pack(">II", 144, len(table)) + table
    head = pack(">III", 128 + len(body), 0, 0x02400000) + b"prtrCMYKLab " + bytes(12) + b"acsp" + bytes(28)
    return head + fixed(0.9642, 1, 0.8249) + bytes(48) + body


@pytest.mark.parametrize("isMarked", [True, False])
def test_a_picture_of_four_inks_looks_the_same_in_every_reader(isMarked, tmp_path):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    profile = {"icc_profile": ink_profile()} if isMarked else {}
    image.new("CMYK", (40, 40), (255, 0, 0, 0)).save(tmp_path / "a.jpeg", quality=95, **profile)
    picture = look_alike(image, tmp_path, "a.jpeg")
    assert (picture[0] > 200 and picture[2] < 60) if isMarked else (picture[0] < 60 and picture[2] > 200), picture


def test_parts_in_another_language_say_so(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    template = tmp_path / "a.xml"
    template.write_text(
        '<document language="en" margin="20" size="A6" title="a"><UILabel text="Hello"/>'
        '<UILabel language="fr" text="Bonjour"/><UILabel text="Say &lt;span lang=\'it\'&gt;ciao&lt;/span&gt; now"/>'
        '<section accessibilityLanguage="sv" pageNumbering="lowerRoman">'
        '<UILabel text="Hej"/><UILabel breakBefore="page" text="Adjö"/></section></document>'
    )
    pdf = render(template, tmp_path / "a.pdf", *STANDARDS)
    run("qpdf", "--check", pdf)
    with pikepdf.open(pdf) as file:
        found = [(str(element.S), str(element.get("/Lang", ""))) for element, _ in walk(file.Root.StructTreeRoot.K)]
        assert found == [
            ("/Document", ""), ("/P", ""), ("/P", "fr"), ("/P", ""), ("/Span", "it"), ("/Sect", "sv"), ("/P", ""), ("/P", "")
        ]
        assert [page.label for page in file.pages] == ["1", "ii", "iii"]
        assert len(file.Root.PageLabels.Nums) == 4


WAITING = [
    '<foot><UILabel font="System 8" right="0" text="Page {pageNumber} of {pageCount}"/></foot>',
    '<head><UILabel height="12" text="{sectionTitle} · {pageCount}"/><UIView backgroundColor="red" height="1"/></head>',
    '<foot height="30"><UIView alpha="0.5" backgroundColor="blue" height="20" layer.shadowOpacity="0.5" width="50%">'
    '<UILabel text="{pageNumber}/{pageCount}" textColor="white"/></UIView></foot>',
    '<foot right="100%" width="auto"><UILabel text="Page {pageNumber} of {pageCount}"/></foot>',
    '<contents textColor="teal"/>',
    '<foot><UILabel font="System 8" height="12" text="{pageNumber} / {pageCount}"/></foot>'
    '<UIView backgroundColor="white" height="9"/><contents/><UILabel text="pale" textColor="rgba(0,0,0,0.2)"/>',
    '<section firstPageNumber="998"><contents/></section>',
    '<foot><UILabel font="System 8" text="Page {pageNumber} of {pageCount}"/></foot><contents font="System 13"/>',
]


@pytest.mark.parametrize("content", WAITING)
def test_numbers_that_wait_for_the_last_page_look_as_if_they_had_been_known(content, tmp_path):
    template = tmp_path / "a.xml"
    template.write_text(
        f'<document language="en" margin="20" size="300 x 160" title="a">{content}<repeat for="n" in="1...12">'
        '<UILabel headingLevel="1" spacingAfter="20" text="Part {n}"/></repeat></document>'
    )
    waiting = render(template, tmp_path / "waiting.pdf", *STANDARDS)
    counted = render(template, tmp_path / "counted.pdf", "--pages", "1-99", *STANDARDS)
    run("qpdf", "--check", waiting)
    pictures = []
    for pdf in (waiting, counted):
        run("pdftoppm", "-r", "72", "-png", pdf, pdf.with_suffix(""))
        pictures.append([path.read_bytes() for path in sorted(tmp_path.glob(f"{pdf.stem}-*.png"))])
    assert len(pictures[0]) > 3 and pictures[0] == pictures[1]
    assert run("pdftotext", "-layout", waiting, "-") == run("pdftotext", "-layout", counted, "-")
    # What stands on every page is no part of the text.
    structures = [
        re.sub(r"Object \d+", "Object", run("pdfinfo", "-struct-text", pdf)) for pdf in (waiting, counted)
    ]
    assert "Part 12" in structures[0] and "Page" not in structures[0] and structures[0] == structures[1]
    if "<contents" in content:
        assert re.search(r'"Part 1 \d+"', structures[0])


def test_every_glyph_has_its_characters(pdf):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(pdf) as file:
        for page in file.pages:
            for drawn in [page.obj, *forms_of(page.obj)]:
                known = {
                    name: characters(font.ToUnicode.read_bytes().decode("latin1"))
                    for name, font in drawn.Resources.get("/Font", {}).items()
                }
                font = None
                for instruction in pikepdf.parse_content_stream(drawn):
                    operator = str(instruction.operator)
                    if operator == "Tf":
                        font = str(instruction.operands[0])
                    if operator != "TJ":
                        continue
                    digits = 2 if drawn.Resources.Font[font].Subtype == "/Type3" else 4
                    for part in instruction.operands[0]:
                        if isinstance(part, pikepdf.String):
                            codes = bytes(part).hex()
                            for start in range(0, len(codes), digits):
                                assert known[font].get(codes[start : start + digits]), codes


def characters(table):
    return dict(re.findall(r"^<([0-9a-f]+)> <([0-9a-f]+)>$", table.split("endcodespacerange")[1], re.M))


def forms_of(drawn):
    """The groups of a page, and those in them, which are written as it is."""
    for form in drawn.get("/Resources", {}).get("/XObject", {}).values():
        if form.get("/Subtype") == "/Form" and "/Group" in form:
            yield form
            yield from forms_of(form)


@pytest.mark.parametrize("renderer", ["poppler", "pdfium", "mupdf"])
def test_what_is_drawn_looks_as_the_picture_does(renderer, tmp_path):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    from PIL import ImageChops, ImageFilter

    pages = ROOT / "Tests/Documents/looks.xml"
    pdf = render(pages, tmp_path / "looks.pdf", *STANDARDS, "--title", "Looks", "--allow-path", ROOT)
    expected = image.open(render(pages, tmp_path / "looks.png", "--scale", "2", "--allow-path", ROOT)).convert("RGB")
    if renderer == "poppler":
        run("pdftoppm", "-r", "144", "-png", "-singlefile", pdf, tmp_path / "drawn")
        drawn = image.open(tmp_path / "drawn.png").convert("RGB")
    elif renderer == "pdfium":
        drawn = pytest.importorskip("pypdfium2").PdfDocument(pdf)[0].render(scale=2).to_pil().convert("RGB")
    else:
        pymupdf = pytest.importorskip("pymupdf")
        pixels = pymupdf.open(pdf)[0].get_pixmap(matrix=pymupdf.Matrix(2, 2))
        drawn = image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)
    assert drawn.size == expected.size
    difference = ImageChops.difference(expected, drawn).convert("L")
    # Edges lie on other fractions of a pixel; areas do not.
    areas = difference.filter(ImageFilter.MinFilter(5)).point(lambda value: 255 if value > 24 else 0)
    assert areas.getbbox() is None
