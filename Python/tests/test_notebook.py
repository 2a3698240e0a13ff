"""What a notebook shows of a template."""

import json

import pytest
import quoin
from test_template import size


@pytest.fixture
def card(tmp_path):
    (tmp_path / "card.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    (tmp_path / "card.json").write_text(json.dumps({"width": 30}))
    return quoin.Template(tmp_path / "card.xml")


def shown(value, **options):
    """What IPython hands to a notebook."""
    formatters = pytest.importorskip("IPython.core.formatters")
    formatter = formatters.DisplayFormatter()
    formatter.formatters["text/plain"].for_type(str, lambda text, *_: text)
    return formatter.format(value, **options)


def test_a_template_is_shown_with_the_data_beside_it(card):
    pictures, sizes = shown(card)
    assert pictures["image/png"] == card.render({"width": 30}, scale=2) and size(pictures["image/png"]) == (60, 8)
    assert sizes["image/png"] == {"width": 30, "height": 4}
    assert pictures["text/plain"] == f"quoin.Template({card.path!r})"
    pictures, _ = shown(card, include={"image/svg+xml"})
    assert pictures == {"image/svg+xml": card.render({"width": 30}, format="svg").decode()}


def test_warnings_are_told_beside_the_picture(tmp_path):
    (tmp_path / "card.xml").write_text('<UIView width="9" height="4"><UILabel text="Much too long" width="9" height="4"/></UIView>')
    with pytest.warns(quoin.RenderWarning, match="is not seen, as it is 9 points wide"):
        assert size(shown(quoin.Template(tmp_path / "card.xml"))[0]["image/png"]) == (18, 8)


def test_a_template_of_text_is_shown():
    pictures, _ = shown(quoin.Template.from_text('<UIView width="9" height="4"/>'))
    assert size(pictures["image/png"]) == (18, 8)


def test_what_is_wrong_is_shown_instead(card, tmp_path):
    (tmp_path / "card.json").write_text("{}")
    pictures, _ = shown(card)
    assert set(pictures) == {"text/plain"} and "card.xml:1:17: error: width" in pictures["text/plain"]
    (tmp_path / "card.json").write_text("{")
    assert "card.json" in shown(card)[0]["text/plain"]
    with quoin.Pool(1, command="/nowhere/quoin") as pool:
        assert "There is no program" in shown(quoin.Template.from_text("<UIView/>", pool))[0]["text/plain"]
