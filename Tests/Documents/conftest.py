"""The documents of the examples as PDFs, made once by the `quoin` that QUOIN names."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEXTS = [
    "تصل الشحنة صباح الثلاثاء في الساعة 9:30 وتحتوي على 12 صندوقا.",
    "चालान की राशि तीस दिनों के भीतर देय है और क्षमा नहीं की जाएगी।",
    "הזמנה מספר 4711 תסופק ביום שלישי.",
    "ใบแจ้งหนี้นี้ต้องชำระภายในสามสิบวัน",
    "Der Vertrag läuft über 2,5 Jahre; die Fußnote steht unten.",
]


def render(template, output, *options, data=None):
    """Draws a template, with what makes two runs alike."""
    quoin = os.environ.get("QUOIN") or pytest.skip("QUOIN names no quoin to draw with")
    command = [quoin, "render", str(template), "-o", str(output), "--quiet", *options]
    if data is not None:
        command += ["--data", "-"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1790000000"}
    done = subprocess.run(
        command, input=json.dumps(data).encode() if data is not None else None, capture_output=True, env=environment
    )
    assert done.returncode == 0, done.stderr.decode()
    return output


def tool(name):
    """The path of a program, or a skipped test where it is not installed."""
    return shutil.which(name) or pytest.skip(f"{name} is not installed; scripts/setup --documents does that")


def run(name, *arguments):
    done = subprocess.run([tool(name), *map(str, arguments)], capture_output=True)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    return done.stdout.decode()


def many_rows():
    """The invoice with 60 rows."""
    invoice = json.loads((ROOT / "Examples/Invoice/invoice.json").read_text())
    rows = invoice["rows"]
    invoice["rows"] = [rows[number % len(rows)] for number in range(60)]
    return invoice


DOCUMENTS = [
    "Report/report", "PackingList/packing-list", "Statement/statement", "Invoice/invoice",
    "Catalogue/catalogue", "Contract/contract",
]
PICTURES = ["Certificate/certificate", "ShippingLabel/label", "Ticket/ticket"]
STANDARDS = ["--pdf-standard", "a-2a,ua-1", "--language", "en"]


@pytest.fixture(scope="session", params=DOCUMENTS + PICTURES + ["Invoice with 60 rows", "scripts"])
def pdf(request, tmp_path_factory):
    """A PDF of each example, and of what is hard."""
    folder = tmp_path_factory.mktemp("pdf")
    name = request.param
    if name == "Invoice with 60 rows":
        return render(ROOT / "Examples/Invoice/invoice.xml", folder / "invoice.pdf", *STANDARDS, data=many_rows())
    if name == "scripts":
        return render(ROOT / "Tests/Documents/scripts.xml", folder / "scripts.pdf", *STANDARDS, data={"texts": TEXTS})
    title = [] if name in DOCUMENTS else ["--title", name]
    data = None
    if name.startswith("Statement"):
        data = {**json.loads((ROOT / f"Examples/{name}.json").read_text()), "count": 300}
    return render(ROOT / f"Examples/{name}.xml", folder / "example.pdf", *STANDARDS, *title, data=data)


@pytest.fixture(scope="session")
def scripts(tmp_path_factory):
    output = tmp_path_factory.mktemp("scripts") / "scripts.pdf"
    return render(ROOT / "Tests/Documents/scripts.xml", output, *STANDARDS, data={"texts": TEXTS})
