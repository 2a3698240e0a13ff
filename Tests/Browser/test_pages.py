"""Documents: their pages stand one below another, and one of them is looked at."""

import unittest

from harness import PreviewTest

REPORT = """<document margin="10" size="200 x 100" title="Stock">
    <foot>
        <UILabel font="System 8" height="10" text="Page {pageNumber} of {pageCount}"/>
    </foot>
    <repeat for="color" in="colors">
        <section size="{size} x 100">
            <UIView backgroundColor="{color}" height="40" width="60"/>
        </section>
    </repeat>
</document>
"""
DATA = """{"colors": ["#ff0000", "#00ff00", "#0000ff"], "size": 200}"""


class Pages(PreviewTest):
    files = {"report.xml": REPORT, "report.json": DATA}

    def expect_page(self, number, count, color):
        self.expect("#page").to_have_value(str(number))
        self.expect("#page-count").to_have_text(str(count))
        self.expect_pixel(20, 20, color)

    def test_pages_are_gone_through(self):
        self.expect_page(1, 3, "#ff0000")
        self.expect("#page-before").to_be_disabled()
        self.locate("#page-after").click()
        self.expect_page(2, 3, "#00ff00")
        self.locate("#page").fill("3")
        self.locate("#page").press("Enter")
        self.expect_page(3, 3, "#0000ff")
        self.expect("#page-after").to_be_disabled()
        self.locate("#page").blur()
        self.page.keyboard.press("PageUp")
        self.expect_page(2, 3, "#00ff00")

    def test_the_page_stays_while_the_file_is_saved(self):
        self.expect_page(1, 3, "#ff0000")
        self.locate("#page-after").click()
        self.expect_page(2, 3, "#00ff00")
        self.write("report.json", DATA.replace("#00ff00", "#00ffff"))
        self.expect_page(2, 3, "#00ffff")
        self.write("report.json", DATA.replace('"#00ff00", "#0000ff"', '"#00ff00"').replace("200", "260"))
        self.expect_page(2, 2, "#00ff00")
        self.expect("#handle-right").to_have_attribute("aria-valuenow", "260")
        # What there is no more is the last one.
        self.write("report.json", DATA.replace(', "#00ff00", "#0000ff"', ""))
        self.expect_page(1, 1, "#ff0000")

    def test_mistakes_are_shown_over_the_last_page(self):
        self.expect_page(1, 3, "#ff0000")
        self.write("report.xml", REPORT.replace("{color}", "{colour}"))
        self.expect("#redbox").to_contain_text("colour")
        self.write("report.xml", REPORT)
        self.expect("#redbox").to_be_hidden()
        self.expect_page(1, 3, "#ff0000")

    def test_the_page_that_is_looked_at_is_saved_as_a_picture_and_all_as_a_PDF(self):
        self.expect_page(1, 3, "#ff0000")
        self.locate("#page-after").click()
        self.expect_page(2, 3, "#00ff00")
        saved = {}
        for kind in ("svg", "pdf"):
            with self.page.expect_download() as download:
                self.locate(f"[data-export={kind}]").click()
            saved[kind] = open(download.value.path(), "rb").read()
        self.assertIn(b"00ff00", saved["svg"])
        self.assertTrue(saved["pdf"].startswith(b"%PDF"))

    def expect_paper(self, number, color):
        """Waits for a pixel of the picture of a page that is not the one that is looked at."""
        self.page.wait_for_function(
            """([number, color]) => {
              const canvas = document.querySelector(`.paper[data-number="${number}"] .other`);
              const [r, g, b] = canvas.getContext("2d").getImageData(20, 20, 1, 1).data;
              return "#" + [r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("") === color;
            }""",
            arg=[number, color])

    def test_the_others_are_seen_too_and_follow_their_file(self):
        self.expect_page(1, 3, "#ff0000")
        self.expect_paper(2, "#00ff00")
        self.expect_paper(3, "#0000ff")
        self.write("report.json", DATA.replace("#0000ff", "#ff00ff"))
        self.expect_paper(3, "#ff00ff")
        self.write("report.json", DATA.replace(', "#0000ff"', ""))
        self.expect(".paper").to_have_count(2)
        # The picture goes to what is clicked, and leaves what it has shown.
        self.locate('.paper[data-number="2"]').click()
        self.expect_page(2, 2, "#00ff00")
        self.expect_paper(1, "#ff0000")

    def test_scrolling_goes_to_the_page_in_the_middle(self):
        self.expect_page(1, 3, "#ff0000")
        self.locate("#zoom").select_option("4")
        self.expect_pixel(20, 20, "#ff0000")
        box = self.locate("#room").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.wheel(0, 4000)
        self.expect_page(3, 3, "#0000ff")
        self.page.mouse.wheel(0, -4000)
        self.expect_page(1, 3, "#ff0000")

    def test_what_stands_on_a_page_is_inspected_and_designed(self):
        self.expect_page(1, 3, "#ff0000")
        self.locate("#page-after").click()
        self.expect_page(2, 3, "#00ff00")
        self.locate("label:has(input[value=design])").click()
        self.locate("#nodes [role=treeitem]").filter(has_text="UIView").click()
        height = '.inspector input[data-attribute="height"]'
        self.expect(height).to_have_value("40")
        self.expect(".inspector .place").to_have_text("report.xml:7:14")
        self.locate(height).fill("60")
        self.locate(height).press("Enter")
        self.expect_pixel(20, 60, "#00ff00")
        self.assertIn('height="60"', (self.folder / "report.xml").read_text())
        self.expect(height).to_have_value("60")
        # On another page nothing is selected.
        self.locate("#page-after").click()
        self.expect_page(3, 3, "#0000ff")
        self.expect(height).to_have_count(0)

    def test_a_template_of_one_picture_has_no_pages(self):
        self.expect_page(1, 3, "#ff0000")
        self.write("card.xml", '<UIView backgroundColor="#ff00ff" height="50" width="50"/>')
        self.locate("#templates button").filter(has_text="card.xml").click()
        self.expect_pixel(20, 20, "#ff00ff")
        self.expect("#pages").to_be_hidden()


if __name__ == "__main__":
    unittest.main()
