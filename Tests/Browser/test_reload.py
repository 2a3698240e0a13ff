"""What is saved is seen at once, and what was done stays."""

import os
import unittest

from playwright.sync_api import expect

from harness import PreviewTest

CARD = """<UIView backgroundColor="{color}" height="200" width="300">
    <UITextField backgroundColor="white" font="bold 30" height="34" left="10" textColor="#ff00ff" top="10" width="200"/>
    <UIScrollView contentSize.height="400" height="100" id="scroll" left="10" top="60" width="100">
        <UIView backgroundColor="#ff0000" height="200" width="100%"/>
        <UIView backgroundColor="#0000ff" height="200" top="200" width="100%"/>
    </UIScrollView>
    <UILabel id="title" left="130" text="{strings.greeting} {title}" top="60"/>
</UIView>
"""


class Reload(PreviewTest):
    files = {
        "card.xml": CARD,
        "card.json": '{"color": "#00ff00", "title": "Ada"}',
        "en.lproj/Localizable.strings": '"greeting" = "Hello";',
    }

    def test_a_saved_template_is_shown_again(self):
        self.expect_pixel(290, 190, "#00ff00")
        self.write("card.xml", CARD.replace('"{color}"', '"#ffff00"'))
        self.expect_pixel(290, 190, "#ffff00")
        # As editors do it that write another file and give it the name.
        self.write(".card.xml.new", CARD.replace('"{color}"', '"#00ffff"'))
        os.replace(self.folder / ".card.xml.new", self.folder / "card.xml")
        self.expect_pixel(290, 190, "#00ffff")

    def test_what_it_is_shown_in_stays_when_the_page_is_loaded_again(self):
        self.expect_pixel(290, 190, "#00ff00")
        self.locate("#language").fill("de")
        self.locate("#language").press("Tab")
        self.locate("#textSize").press("ArrowRight")
        size = self.locate("#textSizeName").inner_text()
        self.page.reload()
        self.expect("#language").to_have_value("de")
        self.expect("#textSizeName").to_have_text(size)
        self.expect_pixel(290, 190, "#00ff00")

    def test_each_template_keeps_its_size_and_data_and_all_share_the_look(self):
        self.write("plain.xml", '<UIView backgroundColor="{color}" height="20"/>')
        self.write("plain.json", '{"color": "#00ff00"}')
        self.write("red.json", '{"color": "#ff0000"}')
        self.page.locator("#templates button", has_text="plain.xml").click()
        self.expect("#file").to_have_text("plain.xml")
        self.locate("#data").select_option("red.json")
        self.locate("#width").fill("120")
        self.locate("#width").press("Tab")
        self.locate("[name=appearance][value=dark]").check(force=True)
        self.expect("#handle-right").to_have_attribute("aria-valuenow", "120")
        self.page.locator("#templates button", has_text="card.xml").click()
        self.expect("#file").to_have_text("card.xml")
        self.expect("#width").to_have_value("")
        self.expect("[name=appearance][value=dark]").to_be_checked()
        # As does another page, tomorrow.
        other = self.context.new_page()
        self.addCleanup(other.close)
        other.goto(self.url + "#file=plain.xml")
        expect(other.locator("#width")).to_have_value("120")
        expect(other.locator("#data")).to_have_value("red.json")
        expect(other.locator("#file")).to_have_text("plain.xml")

    def test_the_address_leads_back(self):
        self.write("plain.xml", '<UIView backgroundColor="#0000ff" height="200" width="300"/>')
        self.expect_pixel(290, 190, "#00ff00")
        self.page.locator("#templates button", has_text="plain.xml").click()
        self.expect_pixel(290, 190, "#0000ff")
        self.page.reload()
        self.expect_pixel(290, 190, "#0000ff")
        self.page.go_back()
        self.expect("#file").to_have_text("card.xml")
        self.expect_pixel(290, 190, "#00ff00")
        self.page.go_forward()
        self.expect_pixel(290, 190, "#0000ff")

    def test_saved_data_are_shown_again(self):
        self.expect_pixel(290, 190, "#00ff00")
        self.write("card.json", '{"color": "#ff00ff", "title": "Ada", "more": true}')
        self.expect_pixel(290, 190, "#ff00ff")
        self.expect("#state .entry label >> nth=1").to_have_text("more")

    def test_saved_strings_are_shown_again(self):
        self.expect_pixel(290, 190, "#00ff00")
        before = self.locate("#picture").get_attribute("data-number")
        self.write("en.lproj/Localizable.strings", '"greeting" = "Good morning";')
        self.expect("#picture").not_to_have_attribute("data-number", before)

    def test_what_was_scrolled_stays(self):
        self.expect_pixel(20, 70, "#ff0000")
        self.page.mouse.move(*self.place(50, 100))
        self.page.mouse.wheel(0, 250)
        self.expect_pixel(20, 70, "#0000ff")
        self.write("card.xml", CARD.replace('"{color}"', '"#ffff00"'))
        self.expect_pixel(290, 190, "#ffff00")
        self.expect_pixel(20, 70, "#0000ff")

    def test_what_was_typed_stays(self):
        form = """<UIView backgroundColor="#00ff00" height="60" width="300">
            <UITextField height="40" id="field" left="0" top="10" width="100"/>
            <UIView backgroundColor="{#field.text == 'Typed' ? '#0000ff' : '#ff0000'}" height="40" left="200" top="10" width="40"/>
        </UIView>"""
        self.write("form.xml", form)
        self.locate("#templates button[title='form.xml']").click()
        self.expect_pixel(210, 20, "#ff0000")
        self.click(50, 30)
        self.page.keyboard.type("Typed")
        self.expect_pixel(210, 20, "#0000ff")
        self.write("form.xml", form.replace("#00ff00", "#ffff00"))
        self.expect_pixel(290, 50, "#ffff00")
        self.expect_pixel(210, 20, "#0000ff")

    def test_a_saved_image_is_shown_again(self):
        self.expect_pixel(290, 190, "#00ff00")
        def photo(color):
            self.write("photo.svg", f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#{color}"/></svg>')

        photo("ff0000")
        self.write("photo.xml", '<UIImageView height="40" image="photo.svg" width="40"/>')
        self.locate("#templates button[title='photo.xml']").click()
        self.expect_pixel(20, 20, "#ff0000")
        photo("0000ff")
        self.expect_pixel(20, 20, "#0000ff")

    def test_a_new_template_is_listed_and_opens(self):
        self.expect_pixel(290, 190, "#00ff00")
        self.write("parts/row.xml", '<UIView backgroundColor="#123456" height="20" width="40"/>')
        self.locate("#templates button[title='parts/row.xml']").click()
        self.expect("#file").to_have_text("parts/row.xml")
        self.expect_pixel(5, 5, "#123456")


if __name__ == "__main__":
    unittest.main()
