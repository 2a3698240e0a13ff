"""The Red Box and the yellow bar."""

import unittest

from harness import PreviewTest

GOOD = '<UIView backgroundColor="#00ff00" height="100" width="200">\n    <UILabel text="Hello" top="10"/>\n</UIView>\n'


class Problems(PreviewTest):
    files = {"card.xml": GOOD}

    def test_an_error_covers_the_picture_until_it_is_mended(self):
        self.expect_pixel(150, 90, "#00ff00")
        self.write("card.xml", GOOD.replace("UILabel", "UILable"))
        self.expect("#redbox .problem p >> nth=0").to_have_text("Unknown element <UILable>")
        self.expect("#redbox .hint code").to_have_text("UILabel")
        self.expect("#redbox .place").to_have_text("card.xml:2:6")
        self.expect("#redbox pre mark").to_have_text("UILable")
        # The last good picture stays behind it.
        self.assertEqual(self.pixel(150, 90), "#00ff00")
        self.write("card.xml", GOOD.replace("#00ff00", "#0000ff"))
        self.expect("#redbox").to_be_hidden()
        self.expect_pixel(150, 90, "#0000ff")

    def test_a_name_that_may_be_meant_is_put_in_its_place_by_a_click(self):
        self.write("card.xml", GOOD.replace("height=", "hight="))
        self.expect("#redbox .hint").to_have_text("Did you mean height or right?")
        self.locate("#redbox .choice >> nth=0").click()
        self.expect("#redbox").to_be_hidden()
        self.assertEqual((self.folder / "card.xml").read_text(), GOOD)

    def test_the_box_can_be_hidden_until_something_else_is_wrong(self):
        self.expect_pixel(150, 90, "#00ff00")
        self.write("card.xml", GOOD.replace("UILabel", "UILable"))
        self.locate("#redbox .dismiss").click()
        self.expect("#redbox").to_be_hidden()
        # What is hidden is not forgotten.
        self.expect("#problem-badge").to_have_text("1 problem")
        self.locate("#problem-badge").click()
        self.expect("#redbox").to_be_visible()
        self.expect("#problem-badge").to_be_hidden()
        self.locate("#redbox .dismiss").click()
        self.write("card.xml", GOOD.replace("text=", "txt="))
        self.expect("#redbox").to_be_visible()
        self.expect("#problem-badge").to_be_hidden()

    def test_several_errors_are_a_list(self):
        self.write("card.xml", GOOD.replace("text=", "txt=").replace("height=", "hight="))
        self.expect("#redbox h2").to_have_text("2 problems")
        self.expect("#redbox .problem").to_have_count(2)

    def test_a_mistake_far_to_the_right_is_in_sight(self):
        self.page.set_viewport_size({"width": 1000, "height": 700})
        self.write("card.xml", GOOD.replace("text=", f'text="{"Hello " * 60}" txt='))
        self.expect("#redbox pre mark").to_have_text("txt")
        mark, block = (self.locate(f"#redbox pre{part}").bounding_box() for part in [" mark", ""])
        self.assertLess(mark["x"] + mark["width"], block["x"] + block["width"])

    def test_the_numbers_of_lines_stay_beside_a_long_one(self):
        self.write("card.xml", GOOD.replace("text=", f'text="{"Hello " * 60}" txt='))
        self.expect("#redbox pre mark").to_have_text("txt")
        block = self.locate("#redbox pre")
        self.assertGreater(block.evaluate("block => block.scrollLeft"), 0)
        # Of the short lines as well, whose text is out of sight.
        numbers = block.evaluate(
            """block => [...block.children].map((line) => {
              const number = getComputedStyle(line, "::before");
              const end = line.getBoundingClientRect().right - block.getBoundingClientRect().left;
              return number.position === "sticky" && number.left === "0px" && end > parseFloat(number.width);
            })""")
        self.assertGreater(len(numbers), 2)
        self.assertTrue(all(numbers), numbers)

    def test_markup_that_breaks_off_is_told(self):
        self.write("card.xml", GOOD[:70])
        self.expect("#redbox").to_be_visible()
        self.write("card.xml", GOOD)
        self.expect("#redbox").to_be_hidden()

    def test_what_runs_away_is_stopped(self):
        self.expect_pixel(150, 90, "#00ff00")
        self.write("card.xml", '<UIView><repeat for="i" in="0..&lt;100000000"><UIView width="i"/></repeat></UIView>')
        self.expect("#redbox").to_be_visible()
        self.write("card.xml", GOOD)
        self.expect("#redbox").to_be_hidden()

    def test_a_place_opens_in_an_editor(self):
        self.write("card.xml", GOOD.replace("UILabel", "UILable"))
        self.expect("#redbox .place").to_have_attribute(
            "href", f"vscode://file{self.folder}/card.xml:2:6")

    def test_warnings_are_a_bar_that_can_be_dismissed(self):
        self.write("card.xml", GOOD.replace("UILabel text", "PriceLabel currency='EUR' text"))
        self.expect("#yellowbar summary").to_contain_text(
            "<PriceLabel> is known to the app alone; a UILabel is shown in its place")
        self.locate("#yellowbar .dismiss").click()
        self.expect("#yellowbar").to_be_hidden()
        self.write("card.xml", GOOD.replace("#00ff00", "#00ffff"))
        self.expect_pixel(150, 90, "#00ffff")
        self.expect("#yellowbar").to_be_hidden()


class Editor(PreviewTest):
    files = {"card.xml": GOOD.replace("UILabel", "UILable")}

    def setUp(self):
        self.options = ["--editor", "touch {file}.{line}.{column}"]
        super().setUp()

    def test_the_command_is_given_the_place(self):
        self.locate("#redbox .place").click()
        for _ in range(200):
            if (self.folder / "card.xml.2.6").exists():
                return
            self.page.wait_for_timeout(20)
        self.fail("the editor was not started")


if __name__ == "__main__":
    unittest.main()
