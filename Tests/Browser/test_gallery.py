"""All templates and their stories side by side, and one story alone."""

import unittest

from harness import PreviewTest

CARD = '<UIView width="120" height="60" backgroundColor="{color}"/>'


class Gallery(PreviewTest):
    files = {
        "card.xml": CARD,
        "card.json": '{"color": "#ffffff"}',
        "card.stories.json": '{"Red": {"data": {"color": "#ff0000"}}, "Night": {"data": {"color": "#0000ff"}, "appearance": "dark"}}',
        "plain.xml": '<UIView width="80" height="40" backgroundColor="#00ff00"/>',
        "parts/broken.xml": '<UIView width="80" hight="40"/>',
    }

    def test_a_story_is_one_of_the_list(self):
        self.expect(".templates .story button").to_have_text(["Red", "Night"])
        self.locate(".templates .story button >> text=Night").click()
        self.expect("#file").to_have_text("card.xml · Night")
        self.page.wait_for_function("document.title === 'card.xml · Night · Quoin'")
        self.expect_pixel(10, 10, "#0000ff")
        self.expect("input[name=appearance][value=dark]").to_be_checked()
        self.locate(".templates button >> text=card.xml").click()
        self.expect_pixel(10, 10, "#ffffff")
        self.expect("input[name=appearance][value=light]").to_be_checked()

    def test_what_is_shown_is_kept_as_a_story(self):
        self.expect_pixel(10, 10, "#ffffff")
        self.locate("[name=appearance][value=dark]").check(force=True)
        self.locate("#story-name").fill("Mine")
        self.locate("#story-name").press("Enter")
        self.expect("#file").to_contain_text("· Mine")
        self.expect("#templates .story button[aria-current=true]").to_have_text("Mine")
        text = next(self.folder.glob("*.stories.json")).read_text()
        self.assertIn('"Mine": {"appearance": "dark"}', text)

    def test_whoever_goes_to_one_leaves_all(self):
        self.expect_pixel(10, 10, "#ffffff")
        leave = [
            lambda: self.page.keyboard.press("Escape"),
            lambda: self.page.evaluate("location.hash = '#file=plain.xml'"),
            lambda: self.locate('.modes label:has(input[value="inspect"])').click(),
        ]
        for step in leave:
            self.locate("#gallery-toggle").click()
            self.expect("#gallery").to_be_visible()
            step()
            self.expect("#gallery").to_be_hidden()

    def test_all_are_seen_at_once_and_follow_what_is_saved(self):
        self.expect_pixel(10, 10, "#ffffff")
        self.locate("#gallery-toggle").click()
        self.expect("#gallery button").to_have_count(4)
        self.expect("#gallery img").to_have_count(3)
        self.expect("#gallery .error").to_contain_text("hight")
        self.expect("#gallery .name b").to_have_text(["Red", "Night", "plain.xml", "parts/broken.xml"])
        before = self.locate('#gallery button[title="plain.xml"] img').get_attribute("src")
        self.write("plain.xml", '<UIView width="90" height="40" backgroundColor="#00ff00"/>')
        self.expect('#gallery button[title="plain.xml"] small').to_have_text("90 × 40")
        self.expect('#gallery button[title="plain.xml"] img').not_to_have_attribute("src", before)
        self.locate('#gallery button[title="card.xml · Red"]').click()
        self.expect("#gallery").to_be_hidden()
        self.expect_pixel(10, 10, "#ff0000")

    def test_the_filter_narrows_them_and_keys_open_and_close(self):
        self.expect_pixel(10, 10, "#ffffff")
        self.locate("#filter").fill("plain")
        self.locate("#stage").click(position={"x": 5, "y": 5})
        self.page.keyboard.press("a")
        self.expect("#gallery button").to_have_count(1)
        self.locate("#filter").fill("nothing like it")
        self.expect("#gallery p").to_have_text("No template has a name like that")
        self.locate("#gallery-toggle").click()
        self.expect("#gallery").to_be_hidden()


if __name__ == "__main__":
    unittest.main()
