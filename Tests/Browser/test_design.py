"""The inspector and the designer."""

import re
import unittest

from harness import PreviewTest

CARD = """<UIView backgroundColor="#ffffff" height="200" width="300">
    <!-- the box -->
    <UIView backgroundColor="#ff0000" height="40" id="box" left="20" top="20" width="60"/>
    <UILabel id="title" left="#box.right + 12" text="{title}" top="30"/>
    <UIStackView axis="vertical" id="list" left="200" spacing="4" top="20">
        <UIView backgroundColor="#00ff00" height="20" id="one" width="20"/>
        <UIView backgroundColor="#0000ff" height="20" id="two" width="20"/>
    </UIStackView>
</UIView>
"""


class DesignTest(PreviewTest):
    files = {"card.xml": CARD, "card.json": '{"title": "Hello"}'}
    mode = "design"

    def setUp(self):
        super().setUp()
        self.expect_pixel(30, 30, "#ff0000")
        self.locate(f'.modes label:has(input[value="{self.mode}"])').click()
        self.expect("#nodes li").to_have_count(6)

    def text(self):
        return (self.folder / "card.xml").read_text()

    def expect_text(self, text):
        for _ in range(400):
            if self.text() == text:
                return
            self.page.wait_for_timeout(20)
        self.assertEqual(self.text(), text)

    def select(self, x, y):
        self.page.mouse.move(*self.place(x, y))
        self.click(x, y)

    def row(self, text):
        return self.page.locator("#nodes li", has_text=text)

    def drag(self, start, end, steps=6):
        self.page.mouse.move(*self.place(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.place(*end), steps=steps)


class Inspecting(DesignTest):
    mode = "inspect"

    def test_pointing_outlines_and_a_click_shows(self):
        self.page.mouse.move(*self.place(30, 30))
        self.expect("#overlay .outline.hover").to_have_attribute("width", "60")
        self.expect("#overlay .margins.hover").to_have_count(1)
        self.expect("#nodes li.pointed .id").to_have_text("#box")
        self.click(30, 30)
        self.expect(".inspector h3").to_have_text("UIView #box")
        self.expect(".inspector .place").to_have_text("card.xml:3:6")
        self.expect('.inspector input[data-attribute="left"]').to_have_value("20")
        self.expect('.inspector input[data-attribute="left"]').to_have_js_property("readOnly", True)

    def test_attributes_tell_what_they_follow_from(self):
        self.row("#title").click()
        text = self.page.locator(".attribute", has=self.page.locator('input[data-attribute="text"]'))
        self.assertEqual(text.locator("input").input_value(), "{title}")
        self.assertEqual(text.locator(".value").inner_text().strip(), "Hello")
        self.assertEqual(text.locator(".dependency").inner_text(), "← title = Hello")
        left = self.page.locator(".attribute", has=self.page.locator('input[data-attribute="left"]'))
        self.assertEqual(left.locator(".dependency").inner_text(), "← #box.right = 80")
        left.locator(".dependency").click()
        self.expect(".inspector h3").to_have_text("UIView #box")

    def test_the_tree_tells_texts(self):
        self.expect("#nodes li >> nth=2").to_contain_text("#title“Hello”")

    def test_alt_shows_distances(self):
        self.select(30, 30)
        self.expect(".inspector h3").to_have_text("UIView #box")
        self.page.keyboard.down("Alt")
        self.page.mouse.move(*self.place(210, 30))
        self.expect("#overlay .guide.distance >> nth=0").to_be_attached()
        self.assertIn("120", self.locate("#overlay .words.distance").all_text_contents())
        self.page.keyboard.up("Alt")
        self.expect("#overlay .guide.distance").to_have_count(0)

    def test_what_is_read_out_is_drawn(self):
        self.locate('[data-act="accessibility"]').click()
        self.expect("#overlay text.spoken").to_have_text("1")
        self.expect(".inspector .spoken li").to_have_text("text “Hello”")
        self.locate(".inspector .spoken button").hover()
        self.expect("#overlay text.spoken").to_have_text("1 text “Hello”")
        self.expect("#overlay rect.heard").to_have_attribute("x", "92")

    def test_nothing_changes_while_inspecting(self):
        self.drag((30, 30), (80, 80))
        self.page.mouse.up()
        self.page.keyboard.press("Delete")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.text(), CARD)


class Designing(DesignTest):
    def test_a_drag_is_seen_and_saved_and_undone(self):
        # With Control, without snapping.
        self.page.keyboard.down("Control")
        self.drag((30, 30), (43, 71))
        self.expect_pixel(25, 25, "#ffffff")
        self.assertEqual(self.text(), CARD)
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        moved = CARD.replace('left="20" top="20" width="60"', 'left="33" top="61" width="60"')
        self.expect_text(moved)
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#box")
        self.page.keyboard.press("Control+z")
        self.expect_text(CARD)
        self.expect_pixel(25, 25, "#ff0000")
        self.page.keyboard.press("Control+Shift+z")
        self.expect_text(moved)

    def test_a_drag_snaps_and_shows_guides(self):
        # Three points from the left edge of the list.
        self.drag((30, 30), (213, 120))
        self.expect("#overlay .guide.edge >> nth=0").to_have_attribute("x1", "200")
        self.page.mouse.up()
        self.expect("#overlay .guide").to_have_count(0)
        self.expect('.inspector input[data-attribute="left"]').to_have_value("200")

    def test_edges_are_dragged(self):
        self.select(30, 30)
        self.expect("#overlay .grip").to_have_count(8)
        self.drag((80, 40), (91, 40))
        self.page.mouse.up()
        self.expect_text(CARD.replace('top="20" width="60"', 'top="20" width="71"'))

    def test_escape_ends_a_drag(self):
        self.drag((30, 30), (60, 60))
        self.expect_pixel(25, 25, "#ffffff")
        self.page.keyboard.press("Escape")
        self.expect_pixel(25, 25, "#ff0000")
        self.page.mouse.up()
        self.assertEqual(self.text(), CARD)

    def test_a_stack_is_reordered(self):
        self.drag((210, 30), (210, 66))
        self.page.mouse.up()
        self.expect_pixel(210, 30, "#0000ff")
        lines = [line.strip() for line in self.text().splitlines()]
        self.assertIn('id="two"', lines[5])
        self.assertIn('id="one"', lines[6])
        self.assertIn("<!-- the box -->", self.text())

    def test_keys_move_copy_and_delete(self):
        self.select(30, 30)
        self.expect(".inspector h3").to_have_text("UIView #box")
        self.page.keyboard.press("ArrowRight")
        self.expect_text(CARD.replace('left="20" top', 'left="21" top'))
        self.page.keyboard.press("Shift+ArrowDown")
        self.expect_text(CARD.replace('left="20" top="20" width="60"', 'left="21" top="30" width="60"'))
        self.page.keyboard.press("Control+d")
        self.expect("#nodes li").to_have_count(7)
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#box2")
        self.assertIn('id="box2" left="31" top="40"', self.text())
        self.page.keyboard.press("Delete")
        self.expect("#nodes li").to_have_count(6)
        self.assertNotIn("box2", self.text())

    def test_an_undone_step_selects_what_was_selected_before(self):
        self.row("#one").click()
        self.expect(".inspector h3").to_have_text("UIView #one")
        self.locate('[data-act="duplicate"]').click()
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#one2")
        self.page.keyboard.press("Control+z")
        self.expect("#nodes li").to_have_count(6)
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#one")
        self.page.keyboard.press("Control+Shift+z")
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#one2")
        self.page.keyboard.press("Delete")
        self.expect_text(CARD)
        self.expect("#nodes li[aria-selected=true]").to_have_count(0)
        self.page.keyboard.press("Control+z")
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#one2")

    def test_what_others_add_takes_no_selection_over(self):
        self.row("#one").click()
        self.expect(".inspector h3").to_have_text("UIView #one")
        self.write("card.xml", CARD.replace("    <!-- the box -->", "    <UISwitch/>\n    <!-- the box -->"))
        self.expect("#nodes li").to_have_count(7)
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#one")

    def test_attributes_are_edited_with_completion(self):
        self.select(30, 30)
        field = self.locate('.inspector input[data-attribute="backgroundColor"]')
        field.fill("")
        field.press_sequentially("systemB")
        self.expect(".choices li >> nth=0").to_contain_text("systemB")
        field.press("Escape")
        field.fill("#ff00ff")
        field.press("Enter")
        self.expect_pixel(30, 30, "#ff00ff")
        self.assertEqual(self.text(), CARD.replace("#ff0000", "#ff00ff"))
        self.locate(".adding input >> nth=0").press_sequentially("layer.cornerR")
        self.expect(".choices li >> nth=0").to_contain_text("layer.cornerRadius")
        self.locate(".adding input >> nth=0").press("Tab")
        self.locate(".adding input >> nth=0").press("Enter")
        self.locate(".adding input >> nth=1").press_sequentially("8")
        self.locate(".adding input >> nth=1").press("Enter")
        self.expect('.inspector input[data-attribute="layer.cornerRadius"]').to_have_value("8")
        self.assertIn('width="60" layer.cornerRadius="8"/>', self.text())

    def test_a_name_waits_for_its_value_while_others_save(self):
        self.select(30, 30)
        name, value = (self.locate(f".adding input >> nth={index}") for index in [0, 1])
        name.fill("alpha")
        value.focus()
        (self.folder / "card.xml").write_text(CARD.replace("#ff0000", "#ff00ff"))
        self.expect_pixel(30, 30, "#ff00ff")
        self.page.wait_for_timeout(300)
        self.assertEqual(name.input_value(), "alpha")
        value.press_sequentially("0.5")
        value.press("Enter")
        self.expect('.inspector input[data-attribute="alpha"]').to_have_value("0.5")

    def test_enter_takes_what_was_begun_to_be_typed(self):
        self.row("#title").click()
        self.expect(".inspector h3").to_have_text("UILabel #title")
        name, value = (self.locate(f".adding input >> nth={index}") for index in [0, 1])
        name.press_sequentially("textAl")
        # At once, before it is seen what there is to choose from.
        name.press("Enter")
        self.expect(".adding input >> nth=1").to_be_focused()
        self.assertEqual(name.input_value(), "textAlignment")
        value.press_sequentially("cen")
        self.expect(".choices li[aria-selected=true]").to_contain_text("center")
        value.press("Enter")
        self.expect('.inspector input[data-attribute="textAlignment"]').to_have_value("center")
        # What is whole as it was typed stays so.
        name.press_sequentially("alpha")
        name.press("Enter")
        self.expect(".adding input >> nth=1").to_be_focused()
        value.press_sequentially("0.5")
        value.press("Enter")
        self.expect('.inspector input[data-attribute="alpha"]').to_have_value("0.5")
        self.assertIn('textAlignment="center" alpha="0.5"/>', self.text())

    def test_a_step_is_undone_from_its_field(self):
        self.select(30, 30)
        field = self.locate('.inspector input[data-attribute="left"]')
        field.fill("50")
        field.press("Enter")
        self.expect_text(CARD.replace('left="20" top="20" width', 'left="50" top="20" width'))
        self.expect("#undo").to_be_enabled()
        field.press("Control+z")
        self.expect_text(CARD)
        self.expect('.inspector input[data-attribute="left"]').to_have_value("20")

    def select_box(self):
        self.select(30, 30)
        self.expect(".inspector h3").to_have_text("UIView #box")

    def test_places_are_typed_with_or_without_the_ratio(self):
        self.select_box()
        self.locate("#inspector [aria-label=x]").fill("24.5")
        self.locate("#inspector [aria-label=x]").press("Tab")
        self.expect_text(CARD.replace('left="20" top="20" width="60"', 'left="24.5" top="20" width="60"'))
        self.locate("#inspector .lock").click()
        self.locate("#inspector [aria-label=Width]").fill("30")
        self.locate("#inspector [aria-label=Width]").press("Tab")
        self.expect_text(CARD.replace(
            'height="40" id="box" left="20" top="20" width="60"', 'height="20" id="box" left="24.5" top="20" width="30"'))
        self.expect("#inspector .box.around > .right").to_have_text("245.5")

    def test_what_a_stack_places_says_so_and_keeps_what_was_typed(self):
        self.select(210, 25)
        self.locate("#inspector [aria-label=x]").fill("3")
        self.locate("#inspector [aria-label=x]").press("Tab")
        self.expect("#toast").not_to_be_empty()
        self.expect("#inspector [aria-label=x]").to_have_value("3")
        self.expect("#inspector [aria-label=x]").to_have_attribute("aria-invalid", "true")
        self.assertEqual(self.text(), CARD)

    def test_shift_keeps_the_ratio_of_a_corner(self):
        self.select_box()
        self.page.mouse.move(*self.place(80, 60))
        self.page.mouse.down()
        self.page.keyboard.down("Shift")
        self.page.mouse.move(*self.place(110, 62), steps=4)
        self.page.mouse.up()
        self.page.keyboard.up("Shift")
        self.expect_text(CARD.replace('height="40" id="box" left="20" top="20" width="60"', 'height="60" id="box" left="20" top="20" width="90"'))

    def test_several_are_lined_up_in_one_step(self):
        self.select_box()
        self.locate("#nodes li >> nth=2").click(modifiers=["Shift"])
        self.expect("#inspector .lead").to_have_text("2 views are selected.")
        self.locate("[data-align=top]").click()
        self.expect_text(CARD.replace('text="{title}" top="30"', 'text="{title}" top="20"'))
        self.page.keyboard.press("Control+z")
        self.expect_text(CARD)

    def test_a_colour_is_chosen(self):
        self.select_box()
        self.locate("#inspector input[type=color]").fill("#00ffff")
        self.expect_text(CARD.replace("#ff0000", "#00ffff"))

    def test_the_tree_is_searched(self):
        self.locate("#nodes-filter").fill("hello")
        self.expect("#nodes li").to_have_count(2)
        self.locate("#nodes-filter").fill("#two")
        self.expect("#nodes li").to_have_count(3)
        self.locate("#nodes-filter").fill("nothing")
        self.expect("#nodes").to_contain_text("No view is called or says that")
        self.locate("#nodes-filter").fill("")
        self.expect("#nodes li").to_have_count(6)

    def test_elements_come_from_the_palette(self):
        self.locate("#tab-palette").click()
        self.locate("#palette-filter").fill("switch")
        x, y = self.place(40, 120)
        button = self.locate('[data-element="UISwitch"]')
        picture = self.locate("#overlay").bounding_box()
        button.drag_to(self.locate("#overlay"), target_position={"x": x - picture["x"], "y": y - picture["y"]})
        self.expect(".inspector h3").to_have_text("UISwitch")
        self.assertIn('<UISwitch isOn="true" left="40" top="120"/>\n</UIView>', self.text())

    def test_what_is_added_is_drawn_to_what_is_there(self):
        self.locate("#tab-palette").click()
        self.locate("#palette-filter").fill("switch")
        self.locate('[data-element="UISwitch"]').hover()
        self.page.mouse.down()
        for x in (60, 23):
            self.page.mouse.move(*self.place(x, 121))
        self.expect("#overlay .ghost").to_have_attribute("x", "20")
        self.expect("#overlay .guide").not_to_have_count(0)
        self.page.mouse.up()
        self.expect(".inspector h3").to_have_text("UISwitch")
        self.expect("#overlay .guide").to_have_count(0)
        self.assertIn('<UISwitch isOn="true" left="20" top="1', self.text())

    def test_a_line_shows_where_it_goes_in_a_stack(self):
        self.locate("#tab-palette").click()
        self.locate("#palette-filter").fill("switch")
        self.locate('[data-element="UISwitch"]').hover()
        self.page.mouse.down()
        # Near the upper edge of the second.
        for y in (120, 46):
            self.page.mouse.move(*self.place(205, y))
        self.expect("#overlay .guide.edge").to_have_attribute("y1", "44")
        self.page.mouse.up()
        self.expect(".inspector h3").to_have_text("UISwitch")
        self.expect("#overlay .guide").to_have_count(0)
        self.assertIn('width="20"/>\n        <UISwitch isOn="true"/>\n        <UIView backgroundColor="#0000ff"', self.text())

    def test_values_are_picked(self):
        self.row("#title").click()
        self.expect(".inspector h3").to_have_text("UILabel #title")
        name, value = (self.locate(f".adding input >> nth={index}") for index in [0, 1])
        for attribute, text in [("font", "bold"), ("textAlignment", "left")]:
            name.fill(attribute)
            value.fill(text)
            value.press("Enter")
            self.expect(f'.inspector input[data-attribute="{attribute}"]').to_have_value(text)
        self.expect('.attribute:has(input[data-attribute="text"]) .pick').to_have_count(0)
        # All there are, not those alone that are like what stands there.
        self.locate('.attribute:has(input[data-attribute="textAlignment"]) .pick').click()
        self.expect(".choices li").to_have_count(5)
        self.page.locator(".choices li", has_text="center").click()
        self.expect('.inspector input[data-attribute="textAlignment"]').to_have_value("center")
        for _ in range(400):
            if 'textAlignment="center"' in self.text():
                break
            self.page.wait_for_timeout(20)
        self.assertIn('textAlignment="center"', self.text())
        self.expect(".choices").to_have_count(0)
        self.locate('.attribute:has(input[data-attribute="font"]) .pick').click()
        family = self.page.locator(".choices li", has=self.page.get_by_text("Inter", exact=True))
        self.expect(".choices li img >> nth=0").to_be_attached()
        self.assertGreater(family.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)"), 30)
        family.click()
        self.expect('.inspector input[data-attribute="font"]').to_have_value("Inter")

    def test_pickers_open_by_keys(self):
        self.row("#one").click()
        field = self.locate('.inspector input[data-attribute="backgroundColor"]')
        field.focus()
        self.page.keyboard.press("Alt+ArrowDown")
        self.expect(".choices li >> nth=0").to_be_visible()
        self.page.keyboard.press("Escape")
        self.expect(".choices").to_have_count(0)
        self.assertEqual(field.input_value(), "#00ff00")

    def test_what_is_picked_by_keys_is_set(self):
        self.write("card.xml", CARD.replace('id="title"', 'id="title" font="title1"'))
        self.row("#title").click()
        for key, font in [("Enter", "title2"), ("Tab", "title3")]:
            field = self.locate('.inspector input[data-attribute="font"]')
            field.focus()
            self.page.keyboard.press("Alt+ArrowDown")
            self.expect(".choices [aria-selected=true]").to_be_visible()
            self.page.keyboard.press("ArrowDown")
            self.expect(".choices [aria-selected=true]").to_contain_text(font)
            self.page.keyboard.press(key)
            self.expect_text(CARD.replace('id="title"', f'id="title" font="{font}"'))
            self.expect(".attribute:has([data-attribute=font]) .value").to_contain_text("22" if font == "title2" else "20")

    def test_rows_of_the_tree_are_dragged(self):
        self.row("#two").drag_to(
            self.row("#one"), target_position={"x": 60, "y": 3})
        self.expect_pixel(210, 30, "#0000ff")

    def test_views_are_wrapped(self):
        self.select(30, 30)
        self.locate('[data-act="row"]').click()
        self.expect("#nodes li").to_have_count(7)
        self.assertIn('<UIStackView axis="horizontal" left="20" top="20">\n        <UIView', self.text())
        self.expect_pixel(30, 30, "#ff0000")

    def test_what_cannot_be_done_is_told(self):
        self.select(210, 30)
        self.expect(".inspector h3").to_have_text("UIView #one")
        self.page.keyboard.press("ArrowRight")
        self.expect("#toast").to_contain_text("drag it between its neighbours to change the order")
        self.assertEqual(self.text(), CARD)

    def test_the_root_is_not_dragged_and_hinders_no_other(self):
        self.row("UIView").first.click()
        self.drag((150, 150), (160, 160))
        self.page.mouse.up()
        self.expect("#toast").to_contain_text("cannot be dragged")
        self.assertEqual(self.text(), CARD)
        # What lies in it is dragged while it is selected.
        self.page.keyboard.down("Control")
        self.drag((30, 30), (43, 71))
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        self.expect_text(CARD.replace('left="20" top="20" width="60"', 'left="33" top="61" width="60"'))

    def test_a_value_that_is_refused_stays_in_its_field(self):
        self.select(30, 30)
        field = self.locate('.inspector input[data-attribute="backgroundColor"]')
        field.fill("nonsense")
        field.press("Enter")
        self.expect("#toast").to_have_text("Unknown name 'nonsense'")
        self.expect('.inspector input[data-attribute="backgroundColor"]').to_have_attribute("aria-invalid", "true")
        self.expect("#redbox").to_be_hidden()
        self.assertEqual((field.input_value(), self.text()), ("nonsense", CARD))

    def test_the_palette_shows_colours_by_name(self):
        self.select(30, 30)
        field = self.locate('.inspector input[data-attribute="backgroundColor"]')
        field.fill("systemBlue")
        field.press("Enter")
        self.expect('.attribute:has([data-attribute="backgroundColor"]) input[type="color"]').to_have_value("#007aff")

    def test_an_unknown_attribute_is_refused(self):
        self.select(210, 30)
        name, value = (self.locate(f".adding input >> nth={index}") for index in [0, 1])
        name.fill("backgroundColour")
        value.fill("red")
        value.press("Enter")
        self.expect("#toast").to_have_text(
            "Unknown property backgroundColour of UIView; did you mean backgroundColor?")
        self.assertEqual(self.text(), CARD)
        # It stays, to be corrected.
        self.assertEqual((name.input_value(), value.input_value()), ("backgroundColour", "red"))
        name.fill("alpha")
        value.fill("0.5")
        value.press("Enter")
        self.expect('.inspector input[data-attribute="alpha"]').to_have_value("0.5")
        self.assertEqual((name.input_value(), value.input_value()), ("", ""))
        self.expect("#toast").to_be_hidden()

    def test_what_is_added_by_a_click_covers_nothing(self):
        self.locate("#tab-palette").click()
        self.locate("#palette-filter").fill("switch")
        self.locate('[data-element="UISwitch"]').click()
        self.expect(".inspector h3").to_have_text("UISwitch")
        self.assertIn('<UISwitch isOn="true" left="20" top="72"/>', self.text())

    def test_fields_follow_a_drag(self):
        self.select(30, 30)
        self.page.keyboard.down("Control")
        self.drag((30, 30), (43, 71))
        self.expect('.inspector input[data-attribute="left"]').to_have_value("33")
        self.expect('.inspector input[data-attribute="frame.y"]').to_have_value("61")
        self.page.mouse.up()
        self.page.keyboard.up("Control")

    def test_the_tree_does_not_move_aside(self):
        self.write("card.json", '{"title": "A title that is longer than there is room beside the picture"}')
        self.expect("#nodes li >> nth=2").to_contain_text("longer")
        self.row("#title").click()
        self.expect("#nodes li[aria-selected=true] .id").to_have_text("#title")
        self.assertEqual(self.locate("#nodes").evaluate("list => list.scrollLeft"), 0)
        widths = self.locate("#nodes").evaluate("list => [...list.children].map((row) => row.offsetWidth)")
        self.assertEqual(len(set(widths)), 1)

    def test_the_upper_edge_can_be_reached(self):
        tools, picture = (self.locate(part).bounding_box() for part in ["#tools", "#picture"])
        self.assertLessEqual(tools["y"] + tools["height"], picture["y"])


class LongTree(PreviewTest):
    files = {"list.xml": '<UIView backgroundColor="#ff0000" height="200" width="300">\n' + "".join(
        f'    <UIView height="1" id="v{number}" top="{number}" width="9"/>\n' for number in range(80)) + "</UIView>\n"}

    def test_it_stays_where_it_was_scrolled_until_something_else_is_selected(self):
        self.expect_pixel(30, 30, "#ff0000")
        self.locate('.modes label:has(input[value="inspect"])').click()
        self.expect("#nodes li").to_have_count(81)
        self.page.locator("#nodes li", has_text="#v1").first.click()
        tree = self.locate("#nodes")
        tree.evaluate("tree => tree.scrollTo(0, tree.scrollHeight)")
        scrolled = tree.evaluate("tree => tree.scrollTop")
        self.assertGreater(scrolled, 200)
        self.page.locator("#nodes li").last.hover()
        self.expect("#nodes li.pointed .id").to_have_text("#v79")
        self.page.mouse.move(*self.place(100, 100))
        self.expect("#nodes li.pointed .name").to_have_text("UIView")
        self.expect("#nodes li.pointed .id").to_have_count(0)
        self.assertEqual(tree.evaluate("tree => tree.scrollTop"), scrolled)
        self.click(100, 100)
        self.expect("#nodes li >> nth=0").to_be_in_viewport()


class DeclaredNames(PreviewTest):
    files = {"card.xml": """<UIView height="100" width="300">
    <macro name="MARGIN" value="20"/>
    <repeat for="tag" in="tags">
        <UILabel left="MARGIN" text="{tag}" top="index * 30"/>
    </repeat>
</UIView>
""", "card.json": '{"tags": ["A", "A very long tag that nobody could ever read whole"]}'}

    def test_attributes_lead_to_what_they_name(self):
        self.locate('.modes label:has(input[value="inspect"])').click()
        self.expect("#nodes li").to_have_count(3)
        self.expect("#nodes li >> nth=1").to_have_text("UILabel“A”0")
        self.locate("#nodes li >> nth=1").click()
        for name, text, line in [("left", "← MARGIN", 2), ("text", "← tag = A", 3)]:
            row = self.page.locator(".attribute", has=self.page.locator(f'input[data-attribute="{name}"]'))
            link = row.locator(".dependency")
            self.assertEqual(link.inner_text(), text)
            self.assertIn(f"card.xml:{line}:", link.get_attribute("title"))


class SizesAmongTexts(PreviewTest):
    files = {"card.xml": """<UIView height="100" width="300">
    <UILabel height="20" left="10" text="One" top="8" width="100"/>
    <UILabel height="20" left="10" text="Two" top="30" width="100"/>
    <UILabel height="20" left="10" text="Three" top="52" width="100"/>
</UIView>
"""}

    def test_the_size_of_what_is_selected_covers_no_text(self):
        self.locate('.modes label:has(input[value="inspect"])').click()
        self.expect("#nodes li").to_have_count(4)
        for index, beside in [(1, True), (2, True), (3, False)]:
            self.locate(f"#nodes li >> nth={index}").click()
            self.expect("#overlay .words.size").to_have_text("100 × 20")
            # All say the same size: that of the label before stands there until the next one is known.
            name, place = ("x", r"1[1-9]\d|[2-9]\d\d") if beside else ("y", r"7[2-9]|[89]\d|\d{3}")
            self.expect("#overlay rect.chip.size").to_have_attribute(name, re.compile(rf"^({place})\b"))


class DesigningWhatGrows(PreviewTest):
    files = {"card.xml": """<UIView backgroundColor="#ffffff" height="auto + 20" width="300">
    <UIView backgroundColor="#ff0000" height="40" left="20" top="20" width="60"/>
</UIView>
"""}

    def test_the_picture_holds_still_while_a_drag_lasts(self):
        self.expect_pixel(30, 30, "#ff0000")
        self.locate('.modes label:has(input[value="design"])').click()
        self.expect("#nodes li").to_have_count(2)
        (x, y), before = self.place(50, 40), self.locate("#picture").bounding_box()
        self.page.mouse.move(x, y)
        self.page.keyboard.down("Control")
        self.page.mouse.down()
        for step in range(1, 34):
            self.page.mouse.move(x, y + step)
            self.page.wait_for_timeout(15)
        self.expect_pixel(30, 92, "#ff0000")
        during = self.locate("#picture").bounding_box()
        caption = self.locate("#caption").bounding_box()
        self.assertAlmostEqual(caption["x"] + caption["width"] / 2, during["x"] + during["width"] / 2, delta=1)
        self.assertEqual((during["x"], during["y"]), (before["x"], before["y"]))
        self.page.mouse.up()
        self.page.keyboard.up("Control")
        self.expect("#undo").to_be_enabled()
        self.assertIn('top="53"', (self.folder / "card.xml").read_text())


if __name__ == "__main__":
    unittest.main()
