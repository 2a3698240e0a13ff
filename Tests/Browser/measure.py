"""Measures how long it takes from saving a file to the picture in the browser, and how many pictures a second follow a drag
in the designer; no test, as it says times.

    QUOIN=.build/release/quoin .build/environments/browser/bin/python Tests/Browser/measure.py
"""

import pathlib
import statistics
import time

from harness import ROOT, Browser, PreviewTest

ROW = """    <UIView backgroundColor="{stripe}" height="40" left="0" right="0" top="{top}">
        <UIView backgroundColor="#5746d8" height="24" layer.cornerRadius="12" left="16" top="8" width="24"/>
        <UILabel font="System semibold 15" left="52" text="Row {number} of the screen" top="10"/>
        <UILabel font="System 13" right="16" text="{number}:00" textColor="gray" top="12"/>
    </UIView>
"""


def screen(count, color):
    rows = "".join(
        ROW.format(top=number * 40, number=number, stripe="white" if number % 2 else "#f2f2f7")
        for number in range(count))
    return f'<UIView backgroundColor="{color}" height="844" width="390">\n{rows}</UIView>\n'


class Measure(PreviewTest):
    def runTest(self):
        pass

    def watch(self):
        """Notes from now on when pictures are shown."""
        self.page.evaluate(
            """() => {
              window.shownAt = [];
              new MutationObserver(() => window.shownAt.push(Date.now())).observe(
                document.getElementById("picture"), { attributeFilter: ["data-number"] });
            }""")

    def drag(self, start, end, seconds=2):
        """The times of the pictures that follow a drag there, in milliseconds from its start."""
        self.locate('.modes label:has(input[value="design"])').click()
        self.expect("#nodes li >> nth=0").to_be_visible()
        self.page.mouse.move(*self.place(*start))
        self.page.wait_for_timeout(300)
        self.watch()
        (x, y), (to_x, to_y) = self.place(*start), self.place(*end)
        # Without snapping, so that each step is another picture.
        self.page.keyboard.down("Control")
        self.page.mouse.down()
        begin = time.time()
        while (part := (time.time() - begin) / seconds) < 1:
            self.page.mouse.move(x + (to_x - x) * part, y + (to_y - y) * part)
        times = [at - begin * 1000 for at in self.page.evaluate("() => window.shownAt")]
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        return times

    def save(self, name, texts):
        """The times from each save to the picture, in milliseconds."""
        self.watch()
        times = []
        for text in texts:
            count = self.page.evaluate("() => window.shownAt.length")
            start = time.time() * 1000
            self.write(name, text)
            while self.page.evaluate("() => window.shownAt.length") == count:
                time.sleep(0.01)
            times.append(self.page.evaluate("() => window.shownAt")[count] - start)
            self.page.wait_for_timeout(150)
        return times

    def open(self, files):
        self.files = files
        self.setUp()
        self.expect("#frame").to_have_class("frame")


def report(name, times):
    print(f"{name}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)} saves")


def report_drag(name, times, seconds=2):
    gaps = [later - earlier for earlier, later in zip([0, *times], [*times, seconds * 1000])]
    print(f"a drag in the {name}: {len(times) / seconds:.0f} pictures a second, {max(gaps):.0f} ms at most without one")


def main():
    card = {path.name: path.read_bytes() for path in (ROOT / "Examples/Card").iterdir()}
    text = card["card.xml"].decode()
    test = Measure()
    test.open(card)
    report("card", test.save("card.xml", [text.replace('#0b1026', f'#0b10{20 + index}') for index in range(20)]))
    report_drag("card", test.drag((300, 270), (540, 110)))
    test.doCleanups()
    test = Measure()
    test.open({"screen.xml": screen(50, "#eeeeee")})
    report("screen of 200 nodes", test.save("screen.xml", [screen(50, f"#eeee{20 + index}") for index in range(20)]))
    # A label, and a whole row.
    report_drag("screen of 200 nodes", test.drag((80, 180), (200, 500)))
    report_drag("screen of 200 nodes, of a row", test.drag((250, 260), (250, 580)))
    test.doCleanups()
    starts = []
    for _ in range(5):
        start = time.time()
        test = Measure()
        test.open(card)
        starts.append((time.time() - start) * 1000)
        test.doCleanups()
    print(f"from the command to the first picture, browser's page included: median {statistics.median(starts):.0f} ms")
    test = Measure()
    test.open(card)
    test.page.wait_for_timeout(1000)
    stat = pathlib.Path(f"/proc/{test.process.pid}/stat")
    used = lambda: sum(int(field) for field in stat.read_text().rsplit(")", 1)[1].split()[11:13])
    before = used()
    time.sleep(5)
    print(f"idle for 5 s: {used() - before} ticks of 10 ms of processor")
    test.doCleanups()
    Browser.close()


if __name__ == "__main__":
    main()
