"""Forms: what other programs find in them, and that they can be filled in."""

import pytest
from conftest import STANDARDS, render, run

FORM = """
<document forms="true" margin="20" size="300 x 480" spacing="10" title="Order">
    <UILabel headingLevel="1" text="Order"/>
    <UITextField id="customer" accessibilityLabel="Name" borderStyle="roundedRect" text="Zoë Smith" width="100%"/>
    <UITextField id="city" accessibilityLabel="City" borderStyle="line" placeholder="Bristol" textAlignment="right"
        textColor="#c00000" font="bold 15" width="100%"/>
    <UITextField id="pin" accessibilityLabel="PIN" borderStyle="bezel" isSecureTextEntry="true" text="4711" width="100%"/>
    <UITextField id="number" accessibilityLabel="Number" isEnabled="false" text="2026-11" width="100%"/>
    <UITextView id="notes" accessibilityLabel="Notes" backgroundColor="#eef" height="70" width="100%"
        text="Ring twice, please. The door sticks when it is wet."/>
    <UISwitch id="gift" accessibilityLabel="A gift" backgroundColor="#efe" isOn="true" width="100%"/>
    <UISegmentedControl id="size" accessibilityLabel="Size" items="'Small', 'Middle', 'Large'" selectedSegmentIndex="1"
        width="100%"/>
    <UIDatePicker id="day" accessibilityLabel="Delivery" date="2026-11-30" datePickerMode="date"/>
    <signature id="signed" accessibilityLabel="Signature" height="50" layer.borderWidth="1" width="100%"/>
</document>
"""
NAMES = ["customer", "city", "pin", "number", "notes", "gift", "size", "day", "signed"]


@pytest.fixture(scope="module")
def form(tmp_path_factory):
    folder = tmp_path_factory.mktemp("forms")
    (folder / "form.xml").write_text(FORM)
    return render(folder / "form.xml", folder / "form.pdf", *STANDARDS)


@pytest.fixture(scope="module")
def picture(form):
    image = pytest.importorskip("PIL.Image", reason="pillow is not installed")
    return image.open(render(form.with_suffix(".xml"), form.with_suffix(".png"), "--scale", "2", "--language", "en"))


def drawn_by(renderer, pdf, folder):
    """The page with its fields, at two pixels a point."""
    image = pytest.importorskip("PIL.Image", reason="pillow is not installed")
    if renderer == "poppler":
        run("pdftoppm", "-r", "144", "-png", "-singlefile", pdf, folder / "drawn")
        return image.open(folder / "drawn.png").convert("RGB")
    if renderer == "pdfium":
        file = pytest.importorskip("pypdfium2").PdfDocument(pdf)
        file.init_forms()
        return file[0].render(scale=2, may_draw_forms=True).to_pil().convert("RGB")
    pymupdf = pytest.importorskip("pymupdf")
    pixels = pymupdf.open(pdf)[0].get_pixmap(matrix=pymupdf.Matrix(2, 2))
    return image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)


def areas(left, right):
    """Where two pictures differ in more than edges."""
    from PIL import ImageChops, ImageFilter

    difference = ImageChops.difference(left.convert("RGB"), right.convert("RGB")).convert("L")
    return difference.filter(ImageFilter.MinFilter(5)).point(lambda value: 255 if value > 24 else 0).getbbox()


def test_the_fields_are_what_the_controls_are(form):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(form) as file:
        fields = {str(field.T): field for field in file.Root.AcroForm.Fields}
        assert list(fields) == NAMES
        assert [str(field.FT) for field in fields.values()] == "/Tx /Tx /Tx /Tx /Tx /Btn /Btn /Tx /Sig".split()
        assert str(fields["customer"].TU) == "Name" and str(fields["customer"].V) == "Zoë Smith"
        assert "/V" not in fields["pin"] and int(fields["number"].Ff) == 1
        assert [str(title) for title in fields["size"].Opt] == ["Small", "Middle", "Large"]
        assert len(fields["size"].Kids) == 3 and fields["size"].V == "/1"
        assert "/NeedAppearances" not in file.Root.AcroForm and file.pages[0].Tabs == "/S"
        for widget in file.pages[0].Annots:
            assert "/N" in widget.AP and "/A" not in widget and "/AA" not in widget and int(widget.F) == 4
        for font in file.Root.AcroForm.DR.Font.values():
            assert "/FontFile3" in font.FontDescriptor
        assert b"4711" not in b"".join(
            obj.read_bytes() for obj in file.objects if isinstance(obj, pikepdf.Stream) and "/Subtype" in obj
        )


def test_no_failure_of_the_matterhorn_protocol_is_found(form):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    pytest.importorskip("fontTools", reason="fonttools is not installed")
    from matterhorn import failures

    with pikepdf.open(form) as file:
        assert failures(file) == []
    run("qpdf", "--check", form)


@pytest.mark.parametrize("renderer", ["poppler", "pdfium", "mupdf"])
def test_a_form_looks_as_the_picture_does(renderer, form, picture, tmp_path):
    drawn = drawn_by(renderer, form, tmp_path)
    assert drawn.size == picture.size
    if renderer == "mupdf":
        # It says by itself where one may sign.
        left, bottom, right, top = (round(2 * number) for number in boxes(form)["signed"])
        place = (left, drawn.height - top, right, drawn.height - bottom)
        drawn.paste(picture.crop(place), place)
    assert areas(picture, drawn) is None


def values(pdf):
    """What the fields hold."""
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(pdf) as file:
        return {str(field.T): str(field.get("/V", "")) for field in file.Root.AcroForm.Fields}


def test_a_switch_is_filled_in_where_it_is_drawn(form):
    left, bottom, right, top = boxes(form)["gift"]
    assert (left, right - left, top - bottom) == (20, 51, 31)


def boxes(pdf):
    """Where the fields are, in points from the bottom left; of a choice its last part."""
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    with pikepdf.open(pdf) as file:
        return {
            str(field.T): [float(number) for number in field.get("/Kids", [field])[-1].Rect]
            for field in file.Root.AcroForm.Fields
        }


def test_mupdf_fills_it_in(form, tmp_path):
    pymupdf = pytest.importorskip("pymupdf")
    file = pymupdf.open(form)
    new = {"customer": "Grace Hopper", "city": "London", "notes": "None", "gift": False, "day": "1.12.2026"}
    for widget in file[0].widgets():
        if widget.field_name in new:
            widget.field_value = new[widget.field_name]
            widget.update()
    filled = tmp_path / "filled.pdf"
    file.save(filled)
    found = values(filled)
    assert found == {**values(form), **new, "gift": "/Off"}
    for renderer in ["poppler", "pdfium", "mupdf"]:
        assert areas(drawn_by(renderer, form, tmp_path), drawn_by(renderer, filled, tmp_path)) is not None
    run("qpdf", "--check", filled)


def test_pdfium_fills_it_in(form, tmp_path):
    pdfium = pytest.importorskip("pypdfium2")
    raw = pdfium.raw
    where = boxes(form)
    file = pdfium.PdfDocument(form)
    file.init_forms()
    page = file[0]

    def press(name):
        left, bottom, right, top = where[name]
        for step in (raw.FORM_OnMouseMove, raw.FORM_OnLButtonDown, raw.FORM_OnLButtonUp):
            step(file.formenv, page, 0, (left + right) / 2, (bottom + top) / 2)

    def write(name, text):
        press(name)
        raw.FORM_SelectAllText(file.formenv, page)
        letters = (text + "\0").encode("utf-16-le")
        raw.FORM_ReplaceSelection(
            file.formenv, page, (raw.FPDF_WCHAR * (len(letters) // 2)).from_buffer_copy(letters)
        )
        raw.FORM_ForceToKillFocus(file.formenv)

    write("customer", "Grace Höpper")
    write("notes", "None")
    write("number", "2")
    press("gift")
    press("size")
    filled = tmp_path / "filled.pdf"
    file.save(filled)
    assert values(filled) == {
        **values(form), "customer": "Grace Höpper", "notes": "None", "gift": "/Off", "size": "/2"
    }
    for renderer in ["poppler", "pdfium", "mupdf"]:
        assert areas(drawn_by(renderer, form, tmp_path), drawn_by(renderer, filled, tmp_path)) is not None


def test_pikepdf_fills_it_in(form, tmp_path):
    pikepdf = pytest.importorskip("pikepdf", reason="pikepdf is not installed")
    forms = pytest.importorskip("pikepdf.form")
    filled = tmp_path / "filled.pdf"
    with pikepdf.open(form) as file:
        filling = forms.Form(file, forms.DefaultAppearanceStreamGenerator)
        filling["customer"].value = "Grace Hopper"
        filling["gift"].checked = False
        filling["size"].selected = filling["size"].options[2]
        file.save(filled)
    assert values(filled) == {**values(form), "customer": "Grace Hopper", "gift": "/Off", "size": "/2"}
    run("qpdf", "--check", filled)
