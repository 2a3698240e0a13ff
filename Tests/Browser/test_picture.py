"""The picture on the page: as many pixels as are seen, and nothing on it."""

import base64
import unittest

from harness import PATIENCE, PreviewTest

CARD = """<UIView backgroundColor="#ffffff" height="600" width="300">
    <UILabel id="title" left="16" text="Invoices" top="16"/>
    <UIView backgroundColor="#ff0000" height="20" left="100.5" top="100.5" width="20"/>
</UIView>
"""


class PixelsThatAreSeen(PreviewTest):
    files = {"card.xml": CARD}

    def expect_pixels(self):
        """Each pixel of the picture is one of the screen."""
        self.expect("#caption").to_contain_text("drawn at")
        self.page.wait_for_function(
            """() => {
              const canvas = document.getElementById("picture");
              return Math.abs(canvas.getBoundingClientRect().width * devicePixelRatio - canvas.width) < 0.01
                && canvas.width !== 300;
            }""")

    def test_a_device_of_many_pixels_is_drawn_with_those_of_the_screen(self):
        self.locate("#device").select_option("iPhone 15")
        self.expect_pixels()
        width = self.locate("#picture").bounding_box()["width"]
        self.assertLess(width, 393)
        self.assertEqual(width, round(width))
        self.expect("#caption").to_have_text(f"393 × 852 points at 3×, drawn at {round(width / 393 * 100) / 100:g}×")
        self.expect("#zoom option >> nth=0").to_have_text(f"Fit, {round(width / 393 * 100)}%")
        self.locate("#zoom").select_option("1")
        self.expect("#caption").to_have_text("393 × 852 points at 3×, drawn at 1×")

    def test_what_is_zoomed_is_drawn_anew(self):
        self.expect_pixel(110, 110, "#ff0000")
        self.locate("#zoom").select_option("4")
        self.expect("#caption").to_have_text("300 × 600 points at 1×, drawn at 4×")
        self.expect("#picture").to_have_js_property("width", 1200)
        # On the grid of the points the edge would be a shade over a whole one.
        column = lambda x: self.page.evaluate(
            "x => [...document.getElementById('picture').getContext('2d').getImageData(x, 440, 1, 1).data]", x)
        self.assertEqual([column(401)[:3], column(404)[:3]], [[255, 255, 255], [255, 0, 0]])

    def test_a_picture_like_the_one_before_leaves_the_page_unmeasured(self):
        self.expect_pixel(110, 110, "#ff0000")
        self.page.wait_for_timeout(300)
        self.page.evaluate(
            """() => {
              const measure = getComputedStyle;
              window.measured = 0;
              window.getComputedStyle = (...all) => { measured += 1; return measure(...all); };
            }""")
        self.write("card.xml", CARD.replace("#ff0000", "#0000ff"))
        self.expect_pixel(110, 110, "#0000ff")
        self.assertEqual(self.page.evaluate("measured"), 0)
        self.write("card.xml", CARD.replace('width="300"', 'width="310"'))
        self.expect_pixel(110, 110, "#ff0000")
        self.assertGreater(self.page.evaluate("measured"), 0)

    def test_a_zoom_leaves_the_middle_where_it_is(self):
        self.expect_pixel(110, 110, "#ff0000")
        self.locate("#zoom").select_option("4")
        room, picture = (self.locate(part).bounding_box() for part in ["#room", "#picture"])
        middle = [room[at] + room[size] / 2 - picture[at] for at, size in [("x", "width"), ("y", "height")]]
        # Of the picture, to which its caption belongs.
        self.assertAlmostEqual(middle[0] / 4, 150, delta=2)
        self.assertAlmostEqual(middle[1] / 4, 300, delta=30)

    def test_pixels_that_are_asked_for_are_seen_as_such(self):
        self.locate("#scale").select_option("2")
        self.locate("#zoom").select_option("4")
        self.expect("#caption").to_have_text("300 × 600 points at 2×")
        self.expect("#picture").to_have_css("image-rendering", "pixelated")
        self.locate("#scale").select_option("")
        self.expect("#caption").to_have_text("300 × 600 points at 1×, drawn at 4×")
        self.expect("#picture").to_have_css("image-rendering", "auto")


class Surroundings(PreviewTest):
    files = {"card.xml": CARD.replace("UILabel", "PriceLabel")}

    def expect_apart(self, *parts):
        """Each part is above the next one, once all have taken their places."""
        self.page.wait_for_function(
            """(parts) => {
              const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect());
              return boxes.every((box, index) => index === 0 || boxes[index - 1].bottom <= box.top);
            }""", arg=list(parts), timeout=PATIENCE)

    def test_warnings_cover_nothing(self):
        self.expect("#yellowbar").to_be_visible()
        self.expect("#caption").to_contain_text("300 × 600 points")
        self.expect_apart("#picture", "#caption", "#yellowbar", "footer")
        self.locate("#yellowbar summary").click()
        self.expect("#yellowbar pre").to_be_visible()
        self.expect_apart("#picture", "#caption", "#yellowbar", "footer")

    def test_tools_of_two_rows_cover_nothing(self):
        self.page.set_viewport_size({"width": 1000, "height": 800})
        self.write("card.xml", self.files["card.xml"].replace('height="600"', 'height="1600"'))
        self.expect("#caption").to_contain_text("300 × 1600 points")
        self.locate("#code-toggle").click()
        self.locate('.modes label:has(input[value="design"])').click()
        self.expect("#tools").to_be_visible()
        self.expect_apart("#tools", "#picture", "#caption", "#yellowbar")


class EdgesBetweenPixels(PreviewTest):
    files = {"card.xml": '<UIView backgroundColor="#000000" height="630" width="1200"/>'}
    scheme = "dark"

    def test_no_ground_shines_through_at_the_edges(self):
        self.expect("#caption").to_contain_text("drawn at 0.5")
        self.page.wait_for_timeout(300)
        box = self.locate("#picture").bounding_box()
        clip = {"x": box["x"] + 100, "y": box["y"] + box["height"] - 8, "width": 4, "height": 12}
        image = base64.b64encode(self.page.screenshot(clip=clip)).decode()
        lightest = self.page.evaluate(
            """async (data) => {
              const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))]));
              const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
              context.drawImage(image, 0, 0);
              return Math.max(...context.getImageData(0, 0, image.width, image.height).data.filter((_, index) => index % 4 < 3));
            }""", image)
        self.assertLess(lightest, 0x80)


if __name__ == "__main__":
    unittest.main()
