#!/usr/bin/env python3
"""Sets the same table of five columns as a PDF with quoin, typst, plutoprint and weasyprint, in turn.

    Benchmarks/Documents/compare                     # 1,000 rows
    Benchmarks/Documents/compare --rows 10000 --runs 5 --only quoin,plutoprint
    Benchmarks/Documents/compare --report            # sections, contents, "page 2 of 30", sums, notes, fitting columns

Prints the median of the whole processes' times and the most memory that any of them held. Each gets the rows in the way
that suits it: quoin as JSON beside a template, the others within what they read. The programs from PyPI are installed
into ~/.cache/quoin-documents. Of the report, plutoprint is asked for sections, contents with links, both numbers of pages and
fitting columns; it has no sums of what stands on a page.
"""
import argparse
import html
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv

CACHE = os.path.expanduser("~/.cache/quoin-documents/venv")
HERE = os.path.dirname(os.path.abspath(__file__))
ITEMS = ["Steel bolt", "Copper pipe", "Oak board", "Brass hinge", "Glass panel", "Rubber seal", "Linen cloth"]
CITIES = ["Berlin", "Lyon", "Porto", "Oslo", "Gdansk", "Utrecht"]
COLUMNS = ["No.", "Item", "City", "Count", "Amount"]


def python():
    """The interpreter that has the programs of others."""
    path = os.path.join(CACHE, "bin", "python")
    if not os.path.exists(path):
        venv.create(CACHE, with_pip=True)
    known = subprocess.run([path, "-c", "import typst, plutoprint, weasyprint"], capture_output=True)
    if known.returncode != 0:
        names = ["typst", "plutoprint", "weasyprint"]
        subprocess.run([path, "-m", "pip", "install", "--quiet", *names], check=True)
    return path


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


def commands(folder, count, quoin, is_report):
    """What is run, by name; each writes a PDF of its own into the folder."""
    def put(name, text):
        with open(os.path.join(folder, name), "w") as file:
            file.write(text)

    data = rows(count)
    put("rows.json", json.dumps({"groups": groups(data)} if is_report else {"rows": data}))
    put("rows.html", report_page(groups(data)) if is_report else page(data))
    put("rows.typ", typst_source(data))
    interpreter = python()
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
        "weasyprint": [interpreter, "-c", weasy],
    }
    # The report is written for two of them.
    return {name: found[name] for name in ("quoin", "plutoprint")} if is_report else found


def run(command, folder):
    """Runs a command; gives its time in milliseconds and its greatest size in megabytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    words = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = (time.perf_counter() - start) * 1000
    if status != 0:
        sys.exit(f"{command[0]} failed: {words.decode(errors='replace')}")
    return elapsed, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=11, help="how often each is run")
    parser.add_argument("--report", action="store_true", help="set the report in place of the table")
    parser.add_argument("--only", default="", help="names with commas")
    parser.add_argument("--quoin", default=os.path.join(HERE, "../../.build/release/quoin"))
    parser.add_argument("--keep", help="a folder that the PDFs are left in")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.abspath(options.keep or temporary)
        os.makedirs(folder, exist_ok=True)
        wanted = commands(folder, options.rows, os.path.abspath(options.quoin), options.report)
        if options.only:
            wanted = {name: wanted[name] for name in options.only.split(",")}
        found = {name: [] for name in wanted}
        for _ in range(options.runs):
            for name, command in wanted.items():
                found[name].append(run(command, folder))
        print(f"{options.rows:,} rows of five cells, {options.runs} runs of each in turn\n")
        print("| program | median | best | memory | PDF |\n| --- | --- | --- | --- | --- |")
        for name, results in found.items():
            times, sizes = zip(*results)
            size = os.path.getsize(os.path.join(folder, f"{name}.pdf"))
            print(
                f"| {name} | {statistics.median(times):.0f} ms | {min(times):.0f} ms "
                f"| {max(sizes):.0f} MB | {size / 1000:.0f} KB |"
            )


if __name__ == "__main__":
    main()
