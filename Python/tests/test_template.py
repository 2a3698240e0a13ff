import io
import os
import pickle
import signal
import warnings

import pytest
import quoin


def size(png):
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_a_picture_is_drawn_from_data(template):
    bar = quoin.Template(template)
    assert size(bar.render({"width": 30})) == (30, 4)
    assert size(bar.render({"width": 30}, scale=2)) == (60, 8)
    assert bar.render({"width": 30}, format="svg").startswith(b"<")
    assert bar.render({"width": 30}) == bar.render({"width": 30})


def test_a_picture_has_all_options_of_a_worker(template):
    bar = quoin.Template(template)
    assert size(bar.render({"width": 30}, dpi=144)) == (60, 8)
    assert len(bar.render({"width": 900}, format="jpeg", quality=10)) < len(bar.render({"width": 900}, format="jpeg", quality=95))
    two = bar.render({"width": 30}, colors="2", dither="diffusion")
    # One bit a pixel.
    assert two[24] == 1 and list(bar.render_many([{"width": 30}], colors="2", dither="diffusion")) == [two]
    for draw in (bar.render, lambda data, **options: list(bar.render_many([data], **options))):
        with pytest.raises(TypeError, match="no option 'qualty'; there are format, scale.*; did you mean 'quality'?"):
            draw({"width": 30}, qualty=80)


def test_a_size_has_units(template):
    bar = quoin.Template(template)
    for text in ("1in x 0.5in", "1 x 0.5 in", "25.4mm x 12.7 mm", "72x36"):
        assert size(bar.render({"width": 30}, size=text, scale=2)) == (144, 72), text
    assert size(bar.render({"width": 30}, size="144x72px", dpi=144)) == (144, 72)
    assert size(next(bar.render_many([{"width": 30, "of": "A8"}], size=lambda row: row["of"]))) == (147, 210)
    for wrong, told in ({"size": "60mm"}, "size is '60mm': a size has a width and a height"), ({"size": "A11"}, "that of a paper"), (
        {"size": "1x2", "width": 3}, "size, or width and height, not both"), ({"size": 3}, "a text such as 60mm x 40mm"):
        with pytest.raises(quoin.RenderError, match=told):
            bar.render({"width": 30}, **wrong)


def test_errors_show_their_notes():
    text = quoin.Template.from_text('<UILabel text="{price * 2}"/>', name="price.xml")
    with pytest.raises(quoin.RenderError) as caught:
        text.render({"price": "two"})
    (told,) = caught.value.diagnostics
    assert [note["message"] for note in told["notes"]]
    assert str(caught.value).splitlines()[1:] == [f"  note: {note['message']}" for note in told["notes"]]


def test_open_files_are_told_what_to_pass(template):
    with open(template, encoding="utf-8") as file, pytest.raises(TypeError, match=r"an open file; Template.from_text\(file.read\(\)\)"):
        quoin.Template(file)
    with pytest.raises(TypeError, match=r"of type _io.BytesIO; expected the text of a template; file.read\(\)"):
        quoin.Template.from_text(io.BytesIO(b"<UIView/>"))
    with pytest.raises(TypeError, match=r"of type bytes; expected the text of a template; markup.decode\(\)"):
        quoin.Template.from_text(b"<UIView/>")
    bar = quoin.Template(template)
    with pytest.raises(quoin.RenderError, match=r"given as data is of type _io.BytesIO, an open file.*json.load\(file\)"):
        bar.render(io.BytesIO(b"{}"))
    with pytest.raises(quoin.RenderError, match=r"photo is of type _io.BytesIO, an open file; its read\(\) gives bytes"):
        bar.render({"width": 3, "photo": io.BytesIO(b"")})


def test_a_row_says_how_it_is_drawn(template):
    bar = quoin.Template(template)
    rows = [{"width": 30, "kind": "png", "zoom": 2}, {"width": 20, "kind": "svg"}]
    first, second = bar.render_many(rows, format=lambda row: row["kind"], scale=lambda row: row.get("zoom"))
    assert size(first) == (60, 8) and second.startswith(b"<")
    (failed,) = bar.render_many([{"width": 30, "lang": "xx"}], language=lambda row: row["lang"])
    assert isinstance(failed, quoin.RenderError) and "language is a language such as de or de-CH" in str(failed)
    with pytest.raises(KeyError):
        list(bar.render_many([{"width": 30}], language=lambda row: row["lang"]))


def test_the_text_of_a_template_is_no_path():
    with pytest.raises(ValueError, match="by the path of its file.*Template.from_text"):
        quoin.Template(" <UIView/>")


def test_what_a_pool_may_read_is_said_once(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    (there / "part.xml").write_text('<UIView width="3" height="2"/>')
    (here / "whole.xml").write_text('<UIView xml="../there/part.xml"/>')
    with quoin.Pool(1) as pool, pytest.raises(quoin.RenderError, match="part.xml"):
        quoin.Template(here / "whole.xml", pool).render()
    with quoin.Pool(1, allowed_paths=[there], allowed_hosts=["x.example"], font_paths=[there]) as pool:
        assert size(quoin.Template(here / "whole.xml", pool).render()) == (3, 2)
        with open(f"/proc/{pool.pids[0]}/cmdline") as file:
            assert file.read().split("\0")[2:-1] == [
                "--allow-path", str(there), "--allow-host", "x.example", "--font-path", str(there)]


def test_what_is_wrong_is_told_with_its_place(template):
    with pytest.raises(quoin.RenderError) as failure:
        quoin.Template(template).render({"widht": 30})
    assert failure.value.diagnostics[0]["line"] == 1
    assert "bar.xml:1:" in str(failure.value) and "width" in str(failure.value)
    assert str(pickle.loads(pickle.dumps(failure.value))) == str(failure.value)
    with pytest.raises(quoin.RenderError, match="JSON"):
        quoin.Template(template).render({"width": object()})
    with pytest.raises(quoin.RenderError, match="format is png"):
        quoin.Template(template).render({"width": 1}, format="bmp")
    with pytest.raises(quoin.RenderError, match="none.xml"):
        quoin.Template("none.xml").render({})


@pytest.mark.parametrize("data, options, expected", [
    ({}, {"format": "bmp"}, "error: format is png, jpeg, svg, pdf, webp or gif, not \"bmp\""),
    ({}, {"scale": "x"}, "error: scale is a number from 0.01 to 100, not \"x\""),
    ({}, {"page": 1.5}, "error: page is a whole number from 1 to 1000000, not 1.5"),
    ({}, {"language": "xx"}, "error: language is a language such as de or de-CH, not \"xx\""),
    ({}, {"format": "svg", "quality": 4}, "error: quality is for jpeg and webp; svg has no such choice"),
    ({"x": 10**400}, {}, "error: 1000"), ({"x": []}, {}, "error: JSON may nest 512 deep"), ({"x": 10**5000}, {}, "error: ")])
def test_what_is_asked_for_has_no_place_in_what_was_sent(template, data, options, expected, monkeypatch):
    bar = quoin.Template(template)
    if data.get("x") == []:
        monkeypatch.setattr(quoin.template, "state", lambda data: data)
        for _ in range(600):
            data["x"] = [data["x"]]
    with pytest.raises(quoin.RenderError) as failure:
        bar.render({"width": 30, **data}, **options)
    assert str(failure.value).startswith(expected) and "request" not in str(failure.value)
    assert not {"file", "line", "column", "range"} & set(failure.value.diagnostics[0])
    (failed,) = bar.render_many([{"width": 30, **data}], **options)
    assert str(failed).startswith(f"rows[0]: {expected}") and "request" not in str(failed)


@pytest.fixture
def pages(tmp_path):
    (tmp_path / "list.xml").write_text(
        '<document margin="2" size="60 x 40"><UILabel text="{title}"/><UILabel breakBefore="page" text="two"/></document>')
    return quoin.Template(tmp_path / "list.xml")


def test_a_document_that_goes_on_is_told(pages):
    with pytest.warns(quoin.RenderWarning, match="list.xml:1:2: warning: Page 1 alone is drawn"):
        first = pages.render({"title": "one"})
    with pytest.warns(quoin.RenderWarning, match="Page 1 alone is drawn"):
        assert list(pages.render_many([{"title": "one"}])) == [first]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert pages.render({"title": "one"}, page=1) == first
        assert pages.render({"title": "one"}, page=2) != first
        assert pages.render({"title": "one"}, format="pdf").startswith(b"%PDF")
    with pytest.raises(quoin.RenderError, match="Page 3 was asked for, and there are 2 pages"):
        pages.render({"title": "one"}, page=3)


def test_all_pages_are_drawn_one_by_one(pages):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = list(pages.render_pages({"title": "one"}, scale=2))
        assert [size(page) for page in found] == [(120, 80)] * 2
        assert found == [pages.render({"title": "one"}, scale=2, page=number) for number in (1, 2)]


def test_rows_come_back_in_order_and_failures_in_their_place(template):
    rows = ({"width": number if number != 7 else "wide"} for number in range(1, 41))
    outcomes = list(quoin.Template(template).render_many(rows))
    assert [size(outcome)[0] for outcome in outcomes if isinstance(outcome, bytes)] == [
        number for number in range(1, 41) if number != 7]
    assert isinstance(outcomes[6], quoin.RenderError)


def test_errors_and_warnings_of_rows_name_them(pages):
    rows = [{"title": "one"}, {"titel": "two"}, {"title": {1}}, {"title": "four"}]
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("default")
        outcomes = list(pages.render_many(rows))
    assert str(outcomes[1]).startswith(f"rows[1]: {pages.path}:1:")
    assert outcomes[1].diagnostics[0]["row"] == 1
    assert str(outcomes[2]).startswith("rows[2]: error: title is of type set")
    assert [warning.message.row for warning in shown] == [0, 3]
    assert all(warning.filename == __file__ for warning in shown)
    assert str(shown[1].message).startswith("rows[3]: ") and "Page 1 alone is drawn" in str(shown[1].message)
    # Python keeps no text of each of millions of rows.
    assert not any("rows[" in str(key) for key in globals().get("__warningregistry__", ()))
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        pages.render({"title": "one"})
    assert [warning.message.row for warning in shown] == [None] and shown[0].filename == __file__


def test_rows_that_are_one_row_are_told(template):
    bar = quoin.Template(template)
    for rows, expected in (
        ({"width": 1}, "type dict; expected a list or another iterable of rows; render draws one"),
        ("width", "type str; expected a list"), (1, "type int; expected a list")):
        # At once, not when the first picture is asked for.
        with pytest.raises(TypeError, match=expected):
            bar.render_many(rows)
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    with pytest.raises(TypeError, match=r'DataFrame; expected .* rows; df.to_dict\("records"\)'):
        bar.render_many(pandas.DataFrame({"width": [1]}))
    with pytest.raises(TypeError, match=r"DataFrame; expected .* rows; df.iter_rows\(named=True\)"):
        bar.render_many(polars.DataFrame({"width": [1]}))


def test_rows_are_taken_as_they_are_drawn(template):
    taken = 0

    def rows():
        nonlocal taken
        for number in range(1, 100_000):
            taken = number
            yield {"width": number % 50 + 1}

    pictures = quoin.Template(template).render_many(rows())
    for _ in range(10):
        next(pictures)
    assert taken < 40
    pictures.close()


def test_a_worker_that_is_killed_costs_nothing(template):
    with quoin.Pool(2) as pool:
        bar = quoin.Template(template, pool)
        outcomes = []
        for outcome in bar.render_many({"width": number % 60 + 1} for number in range(300)):
            outcomes.append(outcome)
            # As often as pictures come, however long a process takes to start.
            for pid in pool.pids[:1] if len(outcomes) % 30 == 10 else []:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        drawn = [index for index, outcome in enumerate(outcomes) if isinstance(outcome, bytes)]
        assert all(size(outcomes[index])[0] == index % 60 + 1 for index in drawn)
        # Killed twice in a row is possible; more than a few times is not.
        assert len(outcomes) == 300 and len(drawn) >= 295


def test_a_picture_that_takes_too_long_ends_alone(template):
    with quoin.Pool(1) as pool:
        bar = quoin.Template(template, pool)
        with pytest.raises(quoin.WorkerError, match="within"):
            bar.render({"width": 10}, timeout=0)
        assert size(bar.render({"width": 10})) == (10, 4)


def test_a_closed_pool_draws_no_more(template):
    pool = quoin.Pool(1)
    bar = quoin.Template(template, pool)
    bar.render({"width": 1})
    (pid,) = pool.pids
    pool.close()
    assert not os.path.exists(f"/proc/{pid}") or open(f"/proc/{pid}/stat").read().split()[2] == "Z"
    with pytest.raises(quoin.QuoinError, match="closed"):
        bar.render({"width": 1})
