"""The text of a template beside its picture."""

import pathlib
import re
import shutil
import signal
import subprocess
import unittest

from playwright.sync_api import expect

from harness import QUOIN, PreviewTest

CARD = """<UIView backgroundColor="#00ff00" height="100" width="200">
    <UILabel text="Hello" top="10"/>
</UIView>
"""


class Sandbox(PreviewTest):
    files = {"card.xml": CARD}
    options = ["--sandbox"]

    def setUp(self):
        super().setUp()
        self.expect(".CodeMirror").to_be_visible()
        self.expect(".CodeMirror-code").to_contain_text("UIView")
        self.expect_pixel(150, 90, "#00ff00")

    def value(self):
        return self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")

    def replace(self, old, new):
        self.page.evaluate(
            """([old, text]) => {
              const mirror = document.querySelector(".CodeMirror").CodeMirror;
              const start = mirror.getValue().indexOf(old);
              mirror.setSelection(mirror.posFromIndex(start), mirror.posFromIndex(start + old.length));
              mirror.focus();
            }""", [old, new])
        self.page.keyboard.insert_text(new)

    def test_the_picture_follows_what_is_typed_and_the_file_what_is_saved(self):
        self.assertEqual(self.value(), CARD)
        self.replace("#00ff00", "#ff00ff")
        self.expect_pixel(150, 90, "#ff00ff")
        self.assertEqual((self.folder / "card.xml").read_text(), CARD)
        self.expect("#code-state").to_have_text("not saved")
        self.page.keyboard.press("Control+s")
        self.expect("#code-state").to_have_text(f"Saved in {(self.folder / 'card.xml').resolve()}")
        self.assertEqual((self.folder / "card.xml").read_text(), CARD.replace("#00ff00", "#ff00ff"))

    def test_the_caret_follows_the_picture_and_the_picture_the_caret(self):
        self.locate('label:has(input[value="inspect"])').click()
        self.expect("#nodes [role=treeitem]").to_have_count(2)
        self.locate("#nodes [role=treeitem] >> nth=1").click()
        caret = "(() => { const at = document.querySelector('.CodeMirror').CodeMirror.getCursor(); return [at.line, at.ch]; })()"
        self.page.wait_for_function(f"{caret}.join() === '1,5'")
        self.page.evaluate("""() => {
          const mirror = document.querySelector(".CodeMirror").CodeMirror;
          mirror.focus();
          mirror.setCursor({ line: 0, ch: 12 });
        }""")
        self.expect("#nodes [aria-selected=true]").to_contain_text("UIView")
        self.assertEqual(self.page.evaluate(caret), [0, 12])
        self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.setCursor({ line: 1, ch: 20 })")
        self.expect("#nodes [aria-selected=true]").to_contain_text("Hello")

    def test_the_first_click_into_the_text_selects(self):
        self.locate('label:has(input[value="inspect"])').click()
        self.locate("#nodes [role=treeitem] >> nth=0").click()
        self.locate(".CodeMirror-line >> nth=1").click()
        self.expect("#nodes [aria-selected=true]").to_contain_text("Hello")

    def test_long_lines_are_wrapped(self):
        self.replace("Hello", "Hello " * 60)
        self.expect(".CodeMirror-code").to_contain_text("Hello Hello")
        height, width = self.page.evaluate(
            """() => {
              const mirror = document.querySelector(".CodeMirror").CodeMirror;
              return [mirror.heightAtLine(2) - mirror.heightAtLine(1), mirror.getScrollInfo().width];
            }""")
        self.assertGreater(height, 60)
        self.assertLess(width, self.locate("#code").bounding_box()["width"])

    def test_lines_end_as_they_did(self):
        text = CARD.replace("\n", "\r\n")
        (self.folder / "card.xml").write_bytes(text.encode())
        self.page.wait_for_timeout(300)
        self.replace("#00ff00", "#ff00ff")
        self.expect_pixel(150, 90, "#ff00ff")
        self.page.keyboard.press("Control+s")
        self.expect("#code-state").to_contain_text("Saved in")
        self.assertEqual((self.folder / "card.xml").read_bytes(), text.replace("#00ff00", "#ff00ff").encode())

    def test_errors_stand_in_the_margin(self):
        self.replace("UILabel text", "UILable text")
        self.expect(".sign.error").to_have_attribute("title", "Unknown element <UILable>; did you mean UILabel?")
        self.expect(".marked.error").to_have_text("UILable")
        self.expect("#code-problems li").to_have_text("2:6  Unknown element <UILable>; did you mean UILabel?")
        self.expect("#stale").to_have_text("The picture is the last good one")
        # The last good picture stays, in sight.
        self.assertEqual(self.pixel(150, 90), "#00ff00")
        self.expect("#redbox").to_be_hidden()
        self.replace("UILable text", "UILabel text")
        self.expect(".sign").to_have_count(0)
        self.expect("#code-problems").to_be_hidden()
        self.expect("#stale").to_be_hidden()

    def test_errors_are_told_alike_when_the_page_comes_again(self):
        self.replace("UILabel text", "UILable text")
        self.expect("#code-problems li").to_have_count(1)
        self.page.keyboard.press("Control+s")
        self.expect("#code-state").to_contain_text("Saved in")
        self.page.reload()
        self.expect("#code-problems li").to_have_text("2:6  Unknown element <UILable>; did you mean UILabel?")
        self.expect(".sign.error").to_have_count(1)
        self.expect("#stale").to_have_text("No picture until this is mended")
        self.expect("#redbox").to_be_hidden()

    def test_what_follows_a_chosen_attribute_is_completed_where_it_stands(self):
        self.replace('<UILabel text="Hello" top="10"/>\n', "<UILabel te")
        self.page.keyboard.type("x")
        self.expect(".CodeMirror-hints").to_be_visible()
        self.page.keyboard.press("Enter")
        self.assertIn('<UILabel text=""</UIView>', self.value())
        # A text has no choices.
        self.page.wait_for_timeout(600)
        self.expect(".CodeMirror-hints").to_have_count(0)
        self.replace('text=""', "textAl")
        self.page.keyboard.type("i")
        self.expect(".CodeMirror-hints").to_contain_text("textAlignment")
        self.page.keyboard.press("Enter")
        self.expect(".CodeMirror-hints").to_contain_text("center")
        self.locate(".CodeMirror-hint").filter(has_text="center").first.click()
        self.assertIn('<UILabel textAlignment="center"</UIView>', self.value())

    def test_data_are_typed(self):
        self.replace('"Hello"', '"{name}"')
        self.expect("#code-problems li").to_contain_text("Unknown name 'name'")
        self.locate(".typed:has(#json) summary").click()
        self.locate("#json").fill('{"name": "An')
        self.expect("#json-problem").to_be_visible()
        self.locate("#json").fill('{"name": "Anna"}')
        self.expect("#json-problem").to_be_hidden()
        self.expect("#code-problems").to_be_hidden()
        self.expect('#state input[data-path="name"]').to_have_value("Anna")
        self.locate("#json").fill('{"name": "Berta"}')
        self.expect('#state input[data-path="name"]').to_have_value("Berta")
        self.locate("#json").fill("")
        self.expect("#code-problems li").to_contain_text("Unknown name 'name'")

    def test_elements_and_attributes_are_completed(self):
        self.page.evaluate(
            """() => {
              const mirror = document.querySelector(".CodeMirror").CodeMirror;
              mirror.setCursor({ line: 1, ch: 25 });
              mirror.focus();
            }""")
        self.page.keyboard.type(" textAl")
        self.expect(".CodeMirror-hint >> nth=0").to_contain_text("textAlignment")
        self.page.keyboard.press("Enter")
        self.assertIn('text="Hello" textAlignment', self.value())

    def test_a_file_is_opened_and_shared(self):
        other = CARD.replace("#00ff00", "#0000ff")
        self.locate("#code-open").set_input_files(
            files=[{"name": "other.xml", "mimeType": "application/xml", "buffer": other.encode()}])
        self.expect_pixel(150, 90, "#0000ff")
        with self.page.expect_download() as download:
            self.locate("#code-share").click()
        self.assertEqual(open(download.value.path()).read(), other)

    def test_buttons_are_in_sight_where_the_window_is_narrow(self):
        self.page.set_viewport_size({"width": 420, "height": 800})
        pane = self.locate("#code").bounding_box()
        for button, right in [("#code-save", pane["x"] + pane["width"]), ("#code-share", pane["x"] + pane["width"]), ("#theme", 420)]:
            box = self.locate(button).bounding_box()
            self.assertLessEqual(box["x"] + box["width"], right)

    def test_what_is_not_saved_counts_in_what_includes_it(self):
        self.write("host.xml", '<UIView height="100" width="200"><UIView xml="card.xml"/></UIView>\n')
        self.locate('.modes label:has(input[value="inspect"])').click()
        self.locate("#tab-templates").click()
        self.replace("#00ff00", "#ff00ff")
        self.expect("#templates [aria-current=true] small").to_have_text("not saved")
        self.page.locator("#templates button", has_text="host.xml").click()
        self.expect_pixel(150, 90, "#ff00ff")
        self.assertEqual((self.folder / "card.xml").read_text(), CARD)
        self.page.locator("#templates button", has_text="card.xml").click()
        self.expect("#code-state").to_have_text("not saved")
        self.assertEqual(self.value(), CARD.replace("#00ff00", "#ff00ff"))
        self.page.keyboard.press("Control+s")

    def test_nothing_is_empty_where_the_window_is_narrow(self):
        self.page.set_viewport_size({"width": 420, "height": 900})
        self.expect(".panel").to_have_css("width", "420px")
        for part, least in [("#code", 180), (".stage", 140), (".panel", 150)]:
            self.assertGreaterEqual(self.locate(part).bounding_box()["height"], least, part)

    def test_an_attribute_is_completed_with_its_value(self):
        self.page.evaluate(
            """() => {
              const mirror = document.querySelector(".CodeMirror").CodeMirror;
              mirror.setCursor({ line: 1, ch: mirror.getLine(1).indexOf("/>") });
              mirror.focus();
            }""")
        self.page.keyboard.type(" backgroundCol")
        self.expect(".CodeMirror-hint-active").to_contain_text("backgroundColor")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type("#0000ff")
        self.assertIn('top="10" backgroundColor="#0000ff"/>', self.value())

    def test_a_link_opens_the_same_elsewhere(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.replace("Hello", "{greeting}")
        self.locate(".typed:has(#json) summary").click()
        self.locate("#json").fill('{"greeting": "Grüße"}')
        self.expect("#state\\/greeting").to_have_value("Grüße")
        self.locate("label:has-text('Dark')").click()
        self.locate("#code-link").click()
        self.expect("#toast").to_contain_text("quoin preview --sandbox '#sandbox=")
        command = self.page.evaluate("navigator.clipboard.readText()")
        link = re.fullmatch(r"quoin preview --sandbox '(#sandbox=[\w-]+)'", command).group(1)
        process = subprocess.Popen([QUOIN, "preview", "--sandbox", link], stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)
        address = re.search(r"http://\S+", process.stdout.readline()).group(0)
        self.assertTrue(address.endswith(link))
        other = self.context.new_page()
        other.goto(address)
        expect(other.locator(".CodeMirror-code")).to_contain_text("{greeting}")
        expect(other.locator("#state\\/greeting")).to_have_value("Grüße")
        expect(other.locator("[name=appearance][value=dark]")).to_be_checked()
        # It comes again with the page, and one that was damaged is told.
        other.reload()
        expect(other.locator("#state\\/greeting")).to_have_value("Grüße")
        other.goto("about:blank")
        other.goto(address[:-9])
        expect(other.locator("#toast")).to_contain_text("The link is not whole")

    def test_designing_changes_the_text(self):
        self.locate('.modes label:has(input[value="design"])').click()
        self.expect("#nodes li").to_have_count(2)
        self.locate("#nodes li >> nth=1").click()
        field = self.locate('.inspector input[data-attribute="top"]')
        field.fill("33")
        field.press("Enter")
        for _ in range(400):
            if 'top="33"' in self.value():
                break
            self.page.wait_for_timeout(20)
        self.assertEqual(self.value(), CARD.replace('top="10"', 'top="33"'))


class TemporarySandbox(unittest.TestCase):
    def run_until(self, number, saving=False):
        process = subprocess.Popen([QUOIN, "preview", "--sandbox"], stdout=subprocess.PIPE, text=True)
        folder = pathlib.Path(re.search(r"a sandbox in (\S+) at", process.stdout.readline()).group(1))
        self.assertTrue((folder / "sandbox.xml").exists())
        if saving:
            (folder / "sandbox.xml").write_text(CARD)
        process.send_signal(number)
        said, _ = process.communicate(timeout=20)
        return folder, said

    def test_its_folder_goes_with_it(self):
        for number in [signal.SIGINT, signal.SIGTERM]:
            folder, said = self.run_until(number)
            self.assertFalse(folder.exists())
            self.assertEqual(said, "")

    def test_what_was_saved_stays(self):
        folder, said = self.run_until(signal.SIGINT, saving=True)
        self.addCleanup(shutil.rmtree, folder)
        self.assertEqual((folder / "sandbox.xml").read_text(), CARD)
        self.assertEqual(said, f"What was saved stays in {folder}\n")


class EmptySandbox(PreviewTest):
    options = ["--sandbox"]

    def test_a_sandbox_of_nothing_begins_with_something(self):
        self.expect(".CodeMirror").to_be_visible()
        self.expect("#code-name").to_have_text("sandbox.xml")
        self.expect("#frame.empty").to_have_count(0)


if __name__ == "__main__":
    unittest.main()
