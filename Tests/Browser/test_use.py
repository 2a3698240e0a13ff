"""It is the real thing: what is done on the picture reaches the views."""

import unittest

from harness import PreviewTest

SCREEN = """<UIView backgroundColor="white" height="200" width="300">
    <UISwitch id="switch" left="10" top="10"/>
    <UIView backgroundColor="{#switch.isOn ? '#0000ff' : '#ff0000'}" height="40" left="100" top="10" width="40"/>
    <UIView backgroundColor="{isOpen ? '#00ff00' : '#000000'}" height="40" left="160" top="10" width="40"/>
    <UISlider height="30" id="slider" left="10" top="70" width="200"/>
    <UIView backgroundColor="#ff00ff" height="20" left="0" top="150" width="#slider.value * 200 + 10"/>
</UIView>
"""


class Use(PreviewTest):
    files = {"screen.xml": SCREEN, "screen.json": '{"isOpen": false, "names": ["Ada", "Grace"], "n": 3}'}

    def test_panels_are_as_wide_as_one_likes(self):
        self.expect_pixel(110, 20, "#ff0000")
        width = lambda selector: self.locate(selector).bounding_box()["width"]
        self.assertEqual((width(".templates"), width(".panel")), (220, 300))
        self.locate("#divider-left").focus()
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(width(".templates"), 240)
        box = self.locate("#divider-right").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + 200
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 60, y)
        self.page.mouse.up()
        self.assertEqual(width(".panel"), 240)
        self.locate("#divider-right").dblclick()
        self.expect(".panel").to_be_hidden()
        self.page.reload()
        self.expect_pixel(110, 20, "#ff0000")
        self.assertEqual(width(".templates"), 240)
        self.expect(".panel").to_be_hidden()
        self.locate("#divider-right").press("Enter")
        self.expect(".panel").to_be_visible()

    def test_the_wheel_zooms_where_the_pointer_is(self):
        self.expect_pixel(110, 20, "#ff0000")
        self.page.mouse.move(*self.place(150, 100))
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -400)
        self.page.keyboard.up("Control")
        self.page.wait_for_function("document.getElementById('picture').getBoundingClientRect().width > 400")
        self.assertRegex(self.locate("#zoom option:checked").inner_text(), r"^\d+%$")
        self.expect_pixel(110, 20, "#ff0000")
        self.locate("#zoom").select_option("1")
        self.page.wait_for_function("document.getElementById('picture').getBoundingClientRect().width === 300")

    def test_texts_offer_what_the_template_compares_them_with(self):
        self.write("screen.json", '{"isOpen": false, "names": [], "n": 3, "status": "late", "rows": [{"kind": "a"}]}')
        self.write("screen.xml", SCREEN.replace("isOpen ?", "(isOpen || status == 'paid' || 'open' != status) ?"))
        options = '[id="state/status-list"] option'
        self.expect(options).to_have_count(2)
        self.assertEqual(
            self.locate(options).evaluate_all("options => options.map((option) => option.value)"), ["open", "paid"])

    def test_a_long_list_is_shown_piece_by_piece(self):
        rows = ",".join(str(number) for number in range(450))
        self.write("screen.json", f'{{"isOpen": false, "names": [{rows}], "n": 3}}')
        self.expect("#state summary").to_contain_text("[450]")
        self.locate("#state summary").click()
        self.expect("#state details .entry").to_have_count(200)
        self.locate("#state .more").click()
        self.expect("#state details .entry").to_have_count(400)
        self.expect("#state .more").to_have_text("50 more")
        self.locate("#state .more").click()
        self.expect("#state details .entry").to_have_count(450)
        self.expect("#state .more").to_have_count(0)

    def test_a_click_reaches_the_control(self):
        self.expect_pixel(110, 20, "#ff0000")
        self.click(35, 25)
        self.expect_pixel(110, 20, "#0000ff")
        # What was set stays when the file is saved.
        self.write("screen.xml", SCREEN.replace('backgroundColor="white"', 'backgroundColor="#eeeeee"'))
        self.expect_pixel(290, 190, "#eeeeee")
        self.expect_pixel(110, 20, "#0000ff")
        self.locate("#reset").click()
        self.expect_pixel(110, 20, "#ff0000")

    def test_a_drag_reaches_the_control(self):
        self.expect_pixel(5, 160, "#ff00ff")
        self.assertEqual(self.pixel(120, 160), "#ffffff")
        self.page.mouse.move(*self.place(22, 85))
        self.page.mouse.down()
        self.page.mouse.move(*self.place(120, 85), steps=5)
        self.page.mouse.move(*self.place(180, 85), steps=5)
        self.page.mouse.up()
        self.expect_pixel(120, 160, "#ff00ff")

    def test_the_state_can_be_changed(self):
        self.expect_pixel(170, 20, "#000000")
        self.locate("#state input[type=checkbox]").check()
        self.expect_pixel(170, 20, "#00ff00")
        self.locate("#state summary").click()
        self.expect("#state details input >> nth=0").to_have_value("Ada")
        self.locate("#state >> text=Repeat last").click()
        self.expect("#state details input").to_have_count(3)

    def test_changes_of_the_state_can_be_gone_back_to(self):
        self.expect_pixel(170, 20, "#000000")
        self.expect("#changes").to_be_hidden()
        self.locate("#state input[type=checkbox]").check()
        self.expect_pixel(170, 20, "#00ff00")
        self.locate("#state\\/n").fill("9")
        self.locate("#state\\/n").press("Tab")
        self.expect("#changes summary").to_have_text("Changes 2")
        self.locate("#changes summary").click()
        self.expect("#changes button[aria-current]").to_have_text("n = 9")
        self.locate("#changes button >> nth=0").click()
        self.expect_pixel(170, 20, "#000000")
        self.expect("#state\\/n").to_have_value("3")
        self.expect("#changes button[aria-current]").to_have_text("As the data have it")
        self.locate("#state input[type=checkbox]").press("Control+Shift+z")
        self.expect_pixel(170, 20, "#00ff00")
        # What is changed after going back is the last there is.
        self.locate("#state\\/n").fill("4")
        self.locate("#state\\/n").press("Tab")
        self.expect("#changes button[aria-current]").to_have_text("n = 4")
        self.expect("#changes button").to_have_count(3)
        # Data that are saved begin anew.
        self.write("screen.json", '{"isOpen": false, "names": ["Ada"], "n": 1}')
        self.expect("#changes").to_be_hidden()

    def test_values_are_chosen_as_their_kind_is(self):
        self.write("screen.json", """{"isOpen": false, "names": ["Ada"], "n": 3, "color": "#abc", "due": "2027-04-11", "logo": "logo.png",
            "long": "One\\ntwo", "rows": [{"kind": "gift"}, {"kind": "book"}]}""")
        self.expect("#state input[type=color]").to_have_value("#aabbcc")
        self.locate("#state input[type=color]").fill("#ff0000")
        self.expect("#state\\/color").to_have_value("#ff0000")
        self.locate("#state\\/due").fill("2028-02-29")
        self.expect("#changes button[aria-current]").to_have_text('due = "2028-02-29"')
        self.assertEqual(self.locate("#state\\/long").evaluate("field => field.tagName"), "TEXTAREA")
        self.locate("#state input[type=file]").set_input_files(
            {"name": "dot.svg", "mimeType": "image/svg+xml", "buffer": b"<svg/>"})
        self.expect("#state\\/logo").to_have_value("data:image/svg+xml;base64,PHN2Zy8+")
        self.page.locator("#state summary", has_text="rows").click()
        self.page.locator("#state details details summary", has_text="0").click()
        self.expect("#state details datalist option").to_have_count(2)
        self.assertEqual(
            self.locate("#state details datalist option").evaluate_all("all => all.map((one) => one.value)"), ["book", "gift"])

    def test_devices_directions_and_appearances(self):
        self.expect("#caption").to_have_text("300 × 200 points at 1×")
        self.locate("#device").select_option("iPhone 15")
        self.expect("#caption").to_contain_text("393 × 852 points at 3×")
        self.locate("label:has-text('Landscape')").click()
        self.expect("#caption").to_contain_text("852 × 393 points at 3×")
        self.locate("label:has-text('Dark')").click()
        self.expect("#frame").to_have_class("frame dark")

    def test_an_edge_can_be_dragged(self):
        self.expect("#caption").to_have_text("300 × 200 points at 1×")
        box = self.locate("#handle-right").bounding_box()
        x, y = box["x"] + 6, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 25, y, steps=5)
        self.page.mouse.up()
        self.expect("#caption").to_have_text("350 × 200 points at 1×")
        self.expect("#width").to_have_value("350")
        self.locate("#handle-right").press("ArrowLeft")
        self.expect("#caption").to_have_text("349 × 200 points at 1×")

    def test_pictures_can_be_kept(self):
        self.expect_pixel(110, 20, "#ff0000")
        for format, start in [("png", b"\x89PNG"), ("svg", b"<svg"), ("pdf", b"%PDF")]:
            with self.page.expect_download() as download:
                self.locate(f"[data-export={format}]").click()
            self.assertEqual(download.value.suggested_filename, f"screen.{format}")
            with open(download.value.path(), "rb") as file:
                self.assertTrue(file.read().startswith(start))


class Keys(PreviewTest):
    files = {
        "form.xml": """<UIView backgroundColor="white" height="60" width="300">
            <UITextField borderStyle="none" font="System 20" height="40" id="field" left="0" placeholder="" top="10" width="100"/>
            <UIView backgroundColor="{#field.text == 'Über 9' ? '#00ff00' : '#ff0000'}" height="40" left="200" top="10" width="40"/>
        </UIView>"""
    }

    def test_typing_reaches_the_field_and_escape_leaves_it(self):
        self.expect_pixel(210, 20, "#ff0000")
        self.click(50, 30)
        self.page.keyboard.type("Überx")
        self.page.keyboard.press("Backspace")
        self.page.keyboard.type(" 9")
        self.expect_pixel(210, 20, "#00ff00")
        self.page.keyboard.press("Escape")
        self.expect("#keys").not_to_be_focused()

    def test_every_control_can_be_reached_by_keys(self):
        self.expect_pixel(210, 20, "#ff0000")
        reached = set()
        for _ in range(60):
            self.page.keyboard.press("Tab")
            reached.add(self.page.evaluate("() => document.activeElement.id || document.activeElement.name"))
        wanted = {"gallery-toggle", "filter", "zoom", "reset", "theme", "keys", "device", "width", "height", "scale", "textSize",
                  "language", "data", "hold", "time", "appearance", "direction", "handle-right", "handle-bottom"}
        self.assertEqual(wanted - reached, set())


class Rootless(PreviewTest):
    files = {"screen.xml": '<UIView backgroundColor="#00ff00"><UILabel width="100%" text="a"/></UIView>'}

    def test_a_screen_of_no_size_is_shown_on_a_phone(self):
        self.expect_pixel(380, 800, "#00ff00")
        self.expect("#caption").to_contain_text("390 × 844 points")
        self.expect("#caption").to_contain_text("as on a phone: nothing says how large it is")
        self.expect("#yellowbar").to_be_hidden()
        self.locate("#device").select_option("iPhone SE")
        self.expect("#caption").not_to_contain_text("nothing says")


class Methods(PreviewTest):
    files = {
        "form.xml": """<UIView backgroundColor="white" height="60" width="200">
            <UIButton backgroundColor="#0000ff" height="60" title="Save" touchUpInside="save:" width="100"/>
        </UIView>"""
    }

    def test_a_button_tells_what_it_would_call(self):
        self.expect_pixel(5, 50, "#0000ff")
        self.click(50, 30)
        self.expect("#event").to_have_text("touchUpInside → save:")


class Motion(PreviewTest):
    files = {
        "wait.xml": """<UIView backgroundColor="white" height="80" width="80">
            <UIActivityIndicatorView height="40" id="wheel" isAnimating="true" left="20" top="20" width="40"/>
        </UIView>"""
    }

    def test_what_moves_is_seen_moving_until_the_clock_is_held(self):
        self.expect("#moving").to_have_text("moving")
        self.locate("#hold").click()
        self.expect("#moving").to_have_text("held")
        self.page.wait_for_timeout(150)
        before = self.locate("#picture").get_attribute("data-number")
        self.page.wait_for_timeout(300)
        self.assertEqual(self.locate("#picture").get_attribute("data-number"), before)
        self.locate("#time").fill("3")
        self.expect("#seconds").to_have_text("3.00 s")
        self.locate("#time").fill("0.5")
        self.expect("#seconds").to_have_text("0.50 s")


if __name__ == "__main__":
    unittest.main()
