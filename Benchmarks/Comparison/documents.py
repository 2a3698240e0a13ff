"""Sets the same table of five columns as a PDF with Quoin and others, in turn, each in a process of its own.

    Benchmarks/run documents report
    .build/comparison/environment/bin/python Benchmarks/Comparison/documents.py --rows 10000 --runs 5 --only quoin,plutoprint

Each gets the rows in the way that suits it: Quoin as JSON beside a template, the others within what they read. Of the report
(sections, contents, "page 2 of 30", sums, notes, fitting columns), plutoprint is asked for sections, contents with links, both
numbers of pages and fitting columns; it has no sums of what stands on a page.
"""

import argparse
import html
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
QUOIN = os.environ.get("QUOIN", os.path.join(HERE, "../../.build/release/quoin"))
ITEMS = ["Steel bolt", "Copper pipe", "Oak board", "Brass hinge", "Glass panel", "Rubber seal", "Linen cloth"]
CITIES = ["Berlin", "Lyon", "Porto", "Oslo", "Gdansk", "Utrecht"]
COLUMNS = ["No.", "Item", "City", "Count", "Amount"]


def rows(count):
    """Rows of which no two are alike, the same on every run."""
    source = random.Random(7)
    return [
        {
            "id": number + 1,
            "title": f"{source.choice(ITEMS)} {source.randint(100, 999)}",
            "city": source.choice(CITIES),
            "count": source.randint(1, 400),
            "amount": f"{source.uniform(1, 9999):.2f}",
        }
        for number in range(count)
    ]


def page(rows):
    """The table in HTML, with the styles that both programs know."""
    head = "".join(f"<th>{name}</th>" for name in COLUMNS)
    body = "".join(
        f"<tr><td class=r>{row['id']}</td><td>{html.escape(row['title'])}</td><td>{row['city']}</td>"
        f"<td class=r>{row['count']}</td><td class=r>{row['amount']}</td></tr>"
        for row in rows
    )
    style = """
      @page { size: A4; margin: 18mm; @bottom-right { content: counter(page); font: 8pt Inter } }
      table { width: 100%; border-collapse: collapse; font: 9pt Inter }
      td, th { padding: 4px 6px; border-bottom: .5pt solid #ddd; text-align: left }
      .r { text-align: right }
    """
    return (
        f"<html lang=en><head><title>Stock</title><style>{style}</style></head>"
        f"<body><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></body></html>"
    )


def groups(rows, size=50):
    """The rows in sections with titles."""
    return [
        {"title": f"Rack {start // size + 1}", "city": CITIES[start // size % len(CITIES)],
         "rows": rows[start:start + size]}
        for start in range(0, len(rows), size)
    ]


def report_page(groups):
    """The report in HTML, as far as plutoprint sets it."""
    head = "".join(f"<th>{name}</th>" for name in COLUMNS)
    contents = "".join(f"<li><a href='#g{number}'>{group['title']}</a></li>" for number, group in enumerate(groups))
    body = ""
    for number, group in enumerate(groups):
        cells = "".join(
            f"<tr><td class=r>{row['id']}</td><td>{html.escape(row['title'])}</td><td>{row['city']}</td>"
            f"<td class=r>{row['count']}</td><td class=r>{row['amount']}</td></tr>"
            for row in group["rows"]
        )
        total = sum(row["count"] for row in group["rows"])
        body += (
            f"<h2 id=g{number}>{group['title']}</h2><table><thead><tr>{head}</tr></thead><tbody>{cells}"
            f"<tr><td colspan=3>Total</td><td class=r>{total}</td><td></td></tr></tbody></table>"
            f"<p class=n>Counted by {group['city']}</p>"
        )
    style = """
      @page { size: A4; margin: 18mm;
        @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt Inter } }
      table { width: 100%; border-collapse: collapse; font: 9pt Inter }
      td, th { padding: 4px 6px; border-bottom: .5pt solid #ddd; text-align: left }
      a::after { content: " " target-counter(attr(href), page) }
      h2 { string-set: title content(); break-after: avoid } .r { text-align: right } .n { font-size: 8pt }
    """
    return (
        f"<html lang=en><head><title>Stock</title><style>{style}</style></head>"
        f"<body><h1>Stock</h1><ul>{contents}</ul>{body}</body></html>"
    )


def typst_source(rows):
    cells = "\n".join(
        f"[{row['id']}],[{row['title']}],[{row['city']}],[{row['count']}],[{row['amount']}]," for row in rows
    )
    head = "".join(f"[*{name}*]," for name in COLUMNS)
    return f"""
#set page(paper: "a4", margin: 18mm, numbering: "1")
#set text(font: "Inter", size: 9pt)
#table(columns: (50pt, 1fr, 90pt, 60pt, 80pt), align: (right, left, left, right, right),
  stroke: (bottom: 0.5pt + rgb("#dddddd")), table.header({head}),
{cells}
)
"""


REPORTLAB = """
import json
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import SimpleDocTemplate, Table
rows = [%r] + [[str(cell) for cell in row.values()] for row in json.load(open("rows.json"))["rows"]]
table = Table(rows, repeatRows=1, colWidths=[40, 200, 100, 60, 80])
table.setStyle([("FONTSIZE", (0, 0), (-1, -1), 9), ("LINEBELOW", (0, 0), (-1, -1), 0.5, colors.HexColor("#dddddd"))])
SimpleDocTemplate("reportlab.pdf", pagesize=A4, title="Stock").build([table])
""" % (COLUMNS,)


def commands(folder, count, quoin, is_report):
    """What is run, by name; each writes a PDF of its own into the folder."""
    def put(name, text):
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)

    data = rows(count)
    put("rows.json", json.dumps({"groups": groups(data)} if is_report else {"rows": data}))
    put("rows.html", report_page(groups(data)) if is_report else page(data))
    put("rows.typ", typst_source(data))
    interpreter = sys.executable
    pluto = (
        "import plutoprint; book = plutoprint.Book(plutoprint.PAGE_SIZE_A4); "
        "book.load_html(open('rows.html').read()); book.write_to_pdf('plutoprint.pdf')"
    )
    weasy = "import weasyprint; weasyprint.HTML('rows.html').write_pdf('weasyprint.pdf', pdf_tags=True)"
    template = os.path.join(HERE, "report.xml" if is_report else "table.xml")
    found = {
        "quoin": [quoin, "render", template, "--data", "rows.json", "-o", "quoin.pdf"],
        "typst": [interpreter, "-c", "import typst; typst.compile('rows.typ', output='typst.pdf')"],
        "plutoprint": [interpreter, "-c", pluto],
        "reportlab": [interpreter, "-c", REPORTLAB],
        "weasyprint": [interpreter, "-c", weasy],
    }
    if chromium := shutil.which("chromium"):
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
        found["chromium"] = [chromium, *flags, "--print-to-pdf=chromium.pdf", os.path.join(folder, "rows.html")]
    # The report is written for two of them.
    return {name: found[name] for name in ("quoin", "plutoprint")} if is_report else found


# Begins a command and waits for it. What a process holds counts what it was before it became that command, so that one that holds
# little has to begin it.
LAUNCHER = """
import os, sys, time
start = time.perf_counter()
quiet = os.open(os.devnull, os.O_WRONLY)
process = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, quiet, 1)])
_, status, usage = os.wait4(process, 0)
print((time.perf_counter() - start) * 1000, usage.ru_maxrss / 1024, status)
"""


def run(command, folder):
    """Runs a command; gives its time in milliseconds and its greatest size in megabytes."""
    done = subprocess.run(
        ["/usr/bin/python3", "-I", "-S", "-c", LAUNCHER, *map(str, command)], cwd=folder, capture_output=True, text=True)
    elapsed, size, status = map(float, done.stdout.split())
    if status != 0:
        sys.exit(f"{command[0]} failed: {done.stderr}")
    return elapsed, size


def measure(count=1000, runs=11, is_report=False, only=None, keep=None, quoin=QUOIN):
    """The times in milliseconds, the greatest sizes in megabytes and the bytes of the PDF by program, each run in turn."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.abspath(keep or temporary)
        os.makedirs(folder, exist_ok=True)
        wanted = commands(folder, count, os.path.abspath(quoin), is_report)
        if only:
            wanted = {name: wanted[name] for name in only}
        found = {name: [] for name in wanted}
        for _ in range(runs):
            for name, command in wanted.items():
                found[name].append(run(command, folder))
        return {
            name: {
                "times": [time for time, _ in results], "memory": max(size for _, size in results),
                "bytes": os.path.getsize(os.path.join(folder, f"{name}.pdf")),
            }
            for name, results in found.items()
        }


def table(found):
    """The results as a table of Markdown."""
    lines = ["| program | median | best | memory | PDF |", "| --- | --- | --- | --- | --- |"]
    for name, result in found.items():
        times = result["times"]
        lines.append(
            f"| {name} | {statistics.median(times):.0f} ms | {min(times):.0f} ms "
            f"| {result['memory']:.0f} MB | {result['bytes'] / 1000:.0f} KB |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=11, help="how often each is run")
    parser.add_argument("--report", action="store_true", help="set the report in place of the table")
    parser.add_argument("--only", default="", help="names with commas")
    parser.add_argument("--keep", help="a folder that the PDFs are left in")
    options = parser.parse_args()
    only = options.only.split(",") if options.only else None
    print(table(measure(options.rows, options.runs, options.report, only, options.keep)))


if __name__ == "__main__":
    main()
