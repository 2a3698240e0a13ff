"""A preview of a folder of its own, in a browser of its own."""

import os
import pathlib
import re
import select
import subprocess
import tempfile
import time
import unittest

from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
QUOIN = os.environ.get("QUOIN", str(ROOT / ".build/debug/quoin"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Where a machine is busy, a picture takes its time; no test says how long it may take.
PATIENCE = 20_000

expect.set_options(timeout=PATIENCE)


class Browser:
    """One browser for all tests."""

    _playwright = None
    _browser = None

    @classmethod
    def get(cls):
        if cls._browser is None:
            cls._playwright = sync_playwright().start()
            cls._browser = cls._playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        return cls._browser

    @classmethod
    def close(cls):
        if cls._browser is not None:
            cls._browser.close()
            cls._playwright.stop()
            cls._browser = None


class PreviewTest(unittest.TestCase):
    """Starts `quoin preview` on the class's files and opens the page."""

    files = {}
    options = []
    scheme = "light"

    def setUp(self):
        self._folder = tempfile.TemporaryDirectory(prefix="quoin-preview-")
        self.folder = pathlib.Path(self._folder.name)
        for name, text in self.files.items():
            self.write(name, text)
        self.process = subprocess.Popen(
            [QUOIN, "preview", str(self.folder), *self.options], stdout=subprocess.PIPE, text=True)
        self.addCleanup(self._end)
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE / 1000)
        line = self.process.stdout.readline() if ready else ""
        match = re.search(r"http://127\.0\.0\.1:(\d+)/(\w+)/", line)
        self.assertIsNotNone(match, f"the preview said {line!r}")
        self.url, self.port, self.token = match.group(0), int(match.group(1)), match.group(2)
        self.context = Browser.get().new_context(
            viewport={"width": 1280, "height": 800}, color_scheme=self.scheme)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on(
            "console",
            lambda message: self.complaints.append(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(self.url)

    def _end(self):
        if hasattr(self, "context"):
            self.context.close()
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stdout.close()
        self._folder.cleanup()

    def tearDown(self):
        self.assertEqual(self.complaints, [], "the page complained")

    def write(self, name, contents):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents if isinstance(contents, bytes) else contents.encode())

    def locate(self, selector):
        return self.page.locator(selector)

    def expect(self, selector):
        return expect(self.locate(selector))

    def pixel(self, x, y):
        """The colour at a point of the picture, as `#rrggbb`."""
        return self.page.evaluate(
            """([x, y]) => {
              const canvas = document.getElementById("picture");
              const scale = canvas.width / parseFloat(document.getElementById("handle-right").ariaValueNow);
              const [r, g, b] = canvas.getContext("2d").getImageData(x * scale, y * scale, 1, 1).data;
              return "#" + [r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("");
            }""",
            [x, y],
        )

    def expect_pixel(self, x, y, color):
        end = time.monotonic() + PATIENCE / 1000
        while (found := self.pixel(x, y)) != color and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        self.assertEqual(found, color, f"at {x}, {y}")

    def place(self, x, y):
        """Where a point of the picture is on the page."""
        box = self.locate("#picture").bounding_box()
        width = float(self.locate("#handle-right").get_attribute("aria-valuenow"))
        zoom = box["width"] / width
        return box["x"] + x * zoom, box["y"] + y * zoom

    def click(self, x, y):
        self.page.mouse.click(*self.place(x, y))
