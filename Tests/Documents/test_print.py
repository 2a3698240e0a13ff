"""PDF/X-4 and colours of inks, as other programs find them."""

import pytest
from conftest import render, run
from test_documents import ink_profile

CARD = """
<UIView backgroundColor="white" height="100" width="200">
    <macro name="share" value="0.5 + 0.5"/>
    <UILabel left="10" text="Ink 😀 日本" textColor="cmyk(0, 0, 0, 100%)" top="10"/>
    <UIView backgroundColor="cmyk(0, 81%, 81%, 30%)" height="20" left="10" top="40" width="60"/>
    <UIView alpha="0.5" backgroundColor="#3366cc" height="30" left="80" top="40" width="60">
        <UILabel left="2" text="half" top="2"/>
    </UIView>
    <GradientView colors="red, rgba(0, 0, 255, 0)" height="20" left="10" top="70" width="60"/>
    <GradientView colors="cmyk(0, 1, share, 0), cmyka(1, 0, 0, 0, 0.5)" height="20" left="80" top="75" width="60"/>
    <UIImageView accessibilityLabel="a" height="20" image="a.svg" left="150" top="40" width="40"/>
    <UILabel left="150" link="https://example.org" text="site" top="70"/>
</UIView>
"""
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs>
<g opacity="0.5"><rect width="20" height="20" fill="url(#g)"/><circle cx="12" cy="10" r="8" fill="green"/></g>
<path d="M20 0h20v20z" fill="#c60"/></svg>"""


@pytest.fixture(scope="module", params=["x-4", "a-2b,x-4"])
def card(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("print")
    (folder / "card.xml").write_text(CARD)
    (folder / "a.svg").write_text(DRAWING)
    (folder / "inks.icc").write_bytes(ink_profile())
    options = ["--pdf-standard", request.param, "--output-profile", folder / "inks.icc", "--title", "Card"]
    return render(folder / "card.xml", folder / "card.pdf", *map(str, options))


def test_a_document_for_print_says_what_printers_ask_for(card):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    run("qpdf", "--check", card)
    with pikepdf.open(card) as file:
        intents = {str(intent.S): intent for intent in file.Root.OutputIntents}
        profile = intents["/GTS_PDFX"].DestOutputProfile
        assert profile.N == 4 and profile.read_bytes() == ink_profile() and str(intents["/GTS_PDFX"].Info)
        assert all(intent.DestOutputProfile.objgen == profile.objgen for intent in intents.values())
        assert file.docinfo.Trapped == "/False" and str(file.docinfo.ModDate) == str(file.docinfo.CreationDate)
        with file.open_metadata() as metadata:
            assert metadata["{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"] == "PDF/X-4"
        assert file.pdf_version == "1.6" and not file.is_encrypted and "/AcroForm" not in file.Root
        for page in file.pages:
            assert list(page.TrimBox) == list(page.MediaBox) and "/ArtBox" not in page and "/Annots" not in page


def test_all_colours_are_those_of_srgb_or_inks(card):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(card) as file:
        resources = [page.Resources for page in file.pages]
        for item in file.objects:
            if isinstance(item, pikepdf.Stream) and item.get("/Subtype") == "/Form" or isinstance(
                item, pikepdf.Dictionary
            ) and item.get("/Subtype") == "/Type3":
                resources.append(item.get("/Resources", pikepdf.Dictionary()))
            if isinstance(item, pikepdf.Stream) and item.get("/PatternType") == 1:
                resources.append(item.Resources)
        assert len(resources) > 4
        for one in resources:
            # A mask of greys has none.
            if {str(shading.ColorSpace) for _, shading in one.get("/Shading", {}).items()} == {"/DeviceGray"}:
                continue
            assert one.ColorSpace.DefaultRGB[0] == "/ICCBased" and one.ColorSpace.DefaultRGB[1].N == 3
        spaces = [item.ColorSpace for item in file.objects if isinstance(item, pikepdf.Dictionary) and "/ShadingType" in item]
        assert {str(space) for space in spaces} == {"/DeviceRGB", "/DeviceCMYK", "/DeviceGray"}
        for item in [page.obj for page in file.pages] + list(file.objects):
            group = item.get("/Group") if isinstance(item, (pikepdf.Dictionary, pikepdf.Stream)) else None
            if group is not None and "/CS" in group:
                # Others would be of a machine that is not the printer.
                assert group.CS in ("/DeviceCMYK", "/DeviceGray") or group.CS[0] == "/ICCBased"
        shown = file.pages[0].Contents.read_bytes()
        assert b"0 0 0 1 k\n" in shown and b"0 0.81 0.81 0.3 k\n" in shown


def test_pdfs_of_no_standard_and_for_everybody_have_inks_and_archives_of_srgb_do_not(tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    (tmp_path / "card.xml").write_text('<UIView backgroundColor="cmyk(0, 0.81, 0.81, 0.3)" height="9" width="9"/>')

    def content(*options):
        with pikepdf.open(render(tmp_path / "card.xml", tmp_path / "card.pdf", *options)) as file:
            return file.pages[0].Contents.read_bytes()

    assert b"0 0.81 0.81 0.3 k\n" in content()
    everybody = ["--pdf-standard", "ua-1", "--title", "Card", "--language", "en"]
    assert b"0 0.81 0.81 0.3 k\n" in content(*everybody)
    assert b"0.7 0.133 0.133 rg\n" in content("--pdf-standard", "a-2b")


def test_readers_draw_it(card, tmp_path):
    image = pytest.importorskip("PIL.Image", reason="Pillow is not installed")
    pdfium = pytest.importorskip("pypdfium2")
    run("pdftoppm", "-r", "72", "-png", "-singlefile", card, tmp_path / "drawn")
    picture = image.open(render(card.with_suffix(".xml"), tmp_path / "card.png")).convert("RGB")
    drawn = [
        image.open(tmp_path / "drawn.png").convert("RGB"),
        pdfium.PdfDocument(card)[0].render(scale=1).to_pil().convert("RGB"),
    ]
    # A colour of sRGB, on white.
    for point in [(185, 44), (130, 65)]:
        for other in drawn:
            pair = zip(picture.getpixel(point), other.getpixel(point))
            assert max(abs(one - two) for one, two in pair) < 40, (point, other.getpixel(point))
