"""What is drawn over the picture while it is inspected and designed leaves in sight what it is about."""

import unittest

from harness import PreviewTest

CARD = """<UIView backgroundColor="#ffffff" height="200" width="300">
    <UILabel font="System 12" id="paid" left="20" text="Paid" top="20"/>
    <UILabel font="System 12" id="count" left="60" text="12" top="20"/>
    <UILabel font="System 12" id="open" left="20" text="Open" top="42"/>
    <UIView backgroundColor="#ff0000" height="60" id="box" left="120" top="100" width="80"/>
</UIView>
"""


class MarksTest(PreviewTest):
    files = {"card.xml": CARD}

    def setUp(self):
        super().setUp()
        self.expect_pixel(130, 110, "#ff0000")
        self.locate('.modes label:has(input[value="design"])').click()
        self.expect("#nodes li").to_have_count(5)

    def select(self, id):
        self.page.locator("#nodes li", has_text=f"#{id}").click()
        self.expect(".inspector h3 .id").to_have_text(f" #{id}")
        # The pointer means nothing there.
        self.locate("header .logo").hover()

    def boxes(self, selector):
        return [mark.bounding_box() for mark in self.locate(selector).all()]

    def expect_apart(self, *groups):
        """No box of one of the groups covers anything of the others or of its own."""
        boxes = [box for group in groups for box in group]
        for index, one in enumerate(boxes):
            for other in boxes[index + 1:]:
                across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
                down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
                self.assertFalse(across > 0.5 and down > 0.5, f"{one} and {other}")


class Handles(MarksTest):
    def test_a_small_view_has_fewer_handles_around_it(self):
        self.select("count")
        self.expect("#overlay .grip").to_have_count(4)
        self.expect_apart(self.boxes("#overlay .grip"), self.boxes("#overlay .outline.selected"))

    def test_a_large_view_has_all_on_its_edges(self):
        self.select("box")
        self.expect("#overlay .grip").to_have_count(8)
        handle, frame = self.boxes("#overlay .grip.right")[0], self.boxes("#overlay .outline.selected")[0]
        self.assertAlmostEqual(handle["x"] + handle["width"] / 2, frame["x"] + frame["width"], delta=1)

    def test_a_handle_around_a_small_view_is_dragged(self):
        self.select("count")
        box = self.boxes("#overlay .grip.right-bottom")[0]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 50, y + 30, steps=5)
        self.page.mouse.up()
        self.expect("#undo").to_be_enabled()
        text = (self.folder / "card.xml").read_text()
        self.assertRegex(text, r'text="12" top="20" (width|height)="\d+" (width|height)="\d+"/>')

    def test_a_click_on_a_handle_reaches_what_is_below_it(self):
        self.select("paid")
        below = self.locate("#overlay .grip.bottom").bounding_box()
        self.page.mouse.click(below["x"] + 4, below["y"] + 6)
        self.expect(".inspector h3 .id").to_have_text(" #open")
        # What is around the view is not meant.
        self.select("box")
        corner = self.boxes("#overlay .grip.left-top")[0]
        self.page.mouse.click(corner["x"] + 2, corner["y"] + 2)
        self.page.wait_for_timeout(200)
        self.expect(".inspector h3 .id").to_have_text(" #box")


class SpokenWithASelection(MarksTest):
    def test_each_is_told_in_its_place(self):
        self.locate('[data-act="accessibility"]').click()
        self.expect("#overlay text.spoken").to_have_count(3)
        self.select("paid")
        self.expect(".inspector .read-out").to_have_text("1text “Paid”")
        self.expect("#overlay text.spoken").to_have_text(["1", "2", "3"])
        self.expect("#overlay .chip.size").to_have_count(0)
        # One outline says where what is selected is.
        self.expect("#overlay .heard").to_have_count(2)
        self.expect_apart(
            self.boxes("#overlay .chip"), self.boxes("#overlay .grip"), self.boxes("#overlay .outline.selected"))
        self.expect_apart(self.boxes("#overlay .chip"), self.boxes("#overlay .heard"))
        self.locate('[data-act="accessibility"]').click()
        self.expect(".inspector .read-out").to_have_count(0)
        self.expect("#overlay .words.size").to_have_count(1)


class SpokenWithAPointer(MarksTest):
    # The words about the first have their place where the number of the last one stands.
    files = {"card.xml": CARD.replace('left="20" text="Paid" top="20"', 'left="100" text="Paid" top="60"').replace(
        'left="20" text="Open" top="42"', 'left="165" text="Open" top="82"')}

    def places(self):
        marks = self.locate("#overlay text.spoken").all()
        return {mark.text_content(): (mark.get_attribute("x"), mark.get_attribute("y")) for mark in marks}

    def test_numbers_stay_where_they_are_while_it_moves(self):
        self.locate('[data-act="accessibility"]').click()
        self.expect("#overlay text.spoken").to_have_count(3)
        before = self.places()
        self.page.mouse.move(*self.place(105, 67))
        self.expect("#overlay text.spoken:text(\"Paid\")").to_have_count(1)
        now = self.places()
        kept = set(before) & set(now)
        self.assertEqual(len(kept), 2)
        self.assertEqual({number: now[number] for number in kept}, {number: before[number] for number in kept})
        self.expect_apart(self.boxes("#overlay .chip"))


class OutOfSight(PreviewTest):
    files = {"list.xml": """<UIScrollView backgroundColor="#ffffff" contentSize.height="900" height="200" width="300">
    <UILabel id="near" left="20" text="Near" top="20"/>
    <UILabel id="far" left="20" text="Far" top="500"/>
    <UIView backgroundColor="#ff0000" height="20" id="corner" left="270" top="170" width="20"/>
</UIScrollView>
"""}

    def setUp(self):
        super().setUp()
        self.expect_pixel(280, 180, "#ff0000")
        self.locate('.modes label:has(input[value="inspect"])').click()
        self.expect("#nodes li").to_have_count(4)

    def test_what_is_scrolled_away_is_told_beside_the_picture_alone(self):
        self.locate('[data-act="accessibility"]').click()
        self.expect(".inspector .spoken li").to_have_count(2)
        self.expect("#overlay text.spoken").to_have_text(["1"])

    def test_what_is_selected_in_the_tree_comes_into_sight(self):
        self.locate("#zoom").select_option("4")
        self.locate("#room").evaluate("room => room.scrollTo(0, 0)")
        self.page.locator("#nodes li", has_text="#corner").click()
        self.expect("#overlay .outline.selected").to_be_in_viewport()


if __name__ == "__main__":
    unittest.main()
