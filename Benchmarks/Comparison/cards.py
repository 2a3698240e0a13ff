"""Cards a second by Quoin, takumi and typst, each with one process and with two, in turn in one session.

All draw the card of Examples/Card as a PNG of 1200 × 630 pixels with Inter, with another title each time, as far as each can: the
same words, places, colours and photo. `--pictures FOLDER` writes what each draws.
"""

import argparse
import html
import json
import multiprocessing
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Python"))
CARD = json.loads((ROOT / "Examples/Card/card.json").read_text())
PHOTO = ROOT / "Examples/Card/photo.png"
FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
QUOIN = os.environ.get("QUOIN", str(ROOT / ".build/release/quoin"))


def card(number):
    return {**CARD, "title": f"Pictures number {number}, drawn wherever Swift runs"}


def takumi():
    import takumi_py

    names = ["Regular", "SemiBold", "Bold", "ExtraBold", "Black"]
    renderer = takumi_py.Renderer(
        fonts=[takumi_py.FontResource((FONTS / f"Inter-{name}.otf").read_bytes(), "Inter") for name in names])
    photo = [takumi_py.ImageResource("photo.png", PHOTO.read_bytes())]
    page = (HERE / "card.html").read_text()
    pill = ('<div style="display:flex; height:44px; padding:0 22px; border-radius:22px; align-items:center; font-size:22px;'
            ' font-weight:600; background-color:rgba(255,255,255,0.16)">{}</div>')

    def draw(number):
        row = card(number)
        text = page.replace("@TAGS@", "".join(pill.format(html.escape(tag)) for tag in row["tags"]))
        for name in ("title", "author", "date", "minutes"):
            text = text.replace(f"@{name.upper()}@", html.escape(str(row[name])))
        return renderer.render_html(text, width=1200, height=630, format="png", images=photo)

    return draw


def typst():
    import shutil

    import typst

    folder = tempfile.mkdtemp()
    shutil.copy(HERE / "card.typ", folder)
    shutil.copy(PHOTO, folder)
    compiler = typst.Compiler(
        os.path.join(folder, "card.typ"), root=folder, font_paths=[str(FONTS)], ignore_system_fonts=True)
    return lambda number: compiler.compile(format="png", ppi=72, sys_inputs={"card": json.dumps(card(number))})


def quoin_worker():
    from quoin.worker import Worker

    worker = Worker(QUOIN)
    request = {"template": str(ROOT / "Examples/Card/card.xml")}
    return lambda number: worker.render({**request, "data": card(number)}, 60)[1]


def rate_of_processes(make, processes, count):
    """Cards a second by so many processes, each with its share of the numbers; starting them does not count."""
    context = multiprocessing.get_context("fork")
    ready, go, done = context.Semaphore(0), context.Event(), context.Semaphore(0)

    def work(share):
        draw = make()
        for number in range(5):
            draw(-number - 1 - 100 * share)
        ready.release()
        go.wait()
        for number in range(share, count, processes):
            draw(number)
        done.release()

    children = [context.Process(target=work, args=(share,)) for share in range(processes)]
    for child in children:
        child.start()
    for _ in children:
        ready.acquire()
    start = time.perf_counter()
    go.set()
    for _ in children:
        done.acquire()
    seconds = time.perf_counter() - start
    for child in children:
        child.join()
    return count / seconds


def rate_of_batch(threads, count):
    """Cards a second by `quoin batch`, its start with fonts and template included."""
    rows = b"".join(json.dumps(card(number)).encode() + b"\n" for number in range(count))
    start = time.perf_counter()
    subprocess.run(
        [QUOIN, "batch", str(ROOT / "Examples/Card/card.xml"), "--data", "-", "-o", "-", "--threads", str(threads), "--quiet"],
        input=rows, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return count / (time.perf_counter() - start)


MAKERS = {"takumi": takumi, "typst": typst, "quoin worker": quoin_worker}


def measure(count=200, rounds=5, pictures=None):
    """Cards a second by program and number of processes, each round in turn, and the bytes of a picture."""
    found = {}
    for name, make in MAKERS.items():
        picture = make()(1)
        found[name] = {"bytes": len(picture)}
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
            (pictures / f"{name.split()[0]}.png").write_bytes(picture)
    found["quoin batch"] = {"bytes": found["quoin worker"]["bytes"]}
    for _ in range(rounds):
        for cores in (1, 2):
            for name, make in MAKERS.items():
                found[name].setdefault(cores, []).append(rate_of_processes(make, cores, count * cores))
            found["quoin batch"].setdefault(cores, []).append(rate_of_batch(cores, count * cores))
    return found


def table(found):
    """The results as a table of Markdown: medians of cards a second, and the best in brackets."""
    lines = ["| program | a second, one core | two cores | a card, warm | PNG |", "| --- | --- | --- | --- | --- |"]
    for name, result in found.items():
        rates = [f"{statistics.median(result[cores]):.0f} [{max(result[cores]):.0f}]" for cores in (1, 2)]
        lines.append(
            f"| {name} | {rates[0]} | {rates[1]} | {1000 / statistics.median(result[1]):.1f} ms | {result['bytes'] / 1000:.0f} KB |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="cards of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    print(table(measure(options.count, options.rounds, options.pictures)))


if __name__ == "__main__":
    main()
