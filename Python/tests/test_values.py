"""What data may be: the values of Python, NumPy and pandas, and what is said of others."""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import json
import pathlib
import subprocess
import sys
import uuid

import pytest
import quoin
from quoin._values import Unfit, plain, state


class Colour(enum.Enum):
    RED = "red"


@dataclasses.dataclass
class Item:
    name: str
    price: decimal.Decimal


Point = collections.namedtuple("Point", "x y")


@pytest.fixture(scope="module")
def label(tmp_path_factory):
    """A text that only one writing of each value draws as expected."""
    folder = tmp_path_factory.mktemp("values")
    (folder / "label.xml").write_text(
        '<UIView width="400" height="40"><UILabel text="{formatDate(day, \'short\')} {price * 2} {count + 1} {note ?? \'none\'}"/></UIView>')
    return quoin.Template(folder / "label.xml")


AS_TEXT = {"day": "2024-05-06T07:08:09", "price": 12.5, "count": 3, "note": None}


@pytest.mark.parametrize(
    "value, expected",
    [
        (datetime.datetime(2024, 5, 6, 7, 8, 9), "2024-05-06T07:08:09"),
        (datetime.datetime(2024, 5, 6, tzinfo=datetime.timezone.utc), "2024-05-06T00:00:00+00:00"),
        (datetime.date(2024, 5, 6), "2024-05-06"),
        (datetime.time(7, 8), "07:08:00"),
        (datetime.timedelta(minutes=1, milliseconds=500), 60.5),
        (decimal.Decimal("12.50"), 12.5),
        (decimal.Decimal("1E+3"), 1000),
        (decimal.Decimal("12345678901234567890"), 12345678901234567890),
        (decimal.Decimal("NaN"), None),
        (float("nan"), None),
        (float("-inf"), None),
        (uuid.UUID(int=1), "00000000-0000-0000-0000-000000000001"),
        (Colour.RED, "red"),
        (enum.IntEnum("Size", "S M").M, 2),
        (Item("Tea", decimal.Decimal("2.5")), {"name": "Tea", "price": 2.5}),
        (Point(1, None), {"x": 1, "y": None}),
        (b"\x00\xff", "AP8="),
        (pathlib.PurePosixPath("a/b.png"), "a/b.png"),
        (range(3), [0, 1, 2]),
        ({1: (2, None), Colour.RED: True}, {"1": [2, None], "red": True}),
    ])
def test_pythons_values_become_json(value, expected):
    assert plain(value) == expected and json.loads(json.dumps(plain(value), allow_nan=False)) == expected
    assert plain({"a": [value]}) == {"a": [expected]}


def test_numpys_values_become_json():
    numpy = pytest.importorskip("numpy")
    time = numpy.datetime64("2024-05-06T07:08:09.123456789", "ns")
    assert plain(time) == "2024-05-06T07:08:09.123456"
    assert plain(numpy.datetime64("2024-05-06")) == "2024-05-06"
    assert plain(numpy.array([time, numpy.datetime64("NaT", "ns")])) == ["2024-05-06T07:08:09.123456", None]
    assert plain(numpy.timedelta64(90, "s")) == plain(numpy.timedelta64(90 * 10**9, "ns")) == 90
    row = {
        "a": numpy.arange(3), "b": numpy.float64("nan"), "c": numpy.bool_(True), "d": numpy.int64(2), "e": numpy.str_("x"),
        "f": numpy.float32(0.5), "g": numpy.longdouble(0.5), "h": numpy.array([[1.5, numpy.inf]]), "i": numpy.array("y"),
        "j": numpy.ma.masked, numpy.int8(7): 0}
    expected = {
        "a": [0, 1, 2], "b": None, "c": True, "d": 2, "e": "x", "f": 0.5, "g": 0.5, "h": [[1.5, None]], "i": "y", "j": None,
        "7": 0}
    assert plain(row) == expected
    assert json.loads(json.dumps(plain(row), allow_nan=False)) == expected
    for value in (numpy.complex64(1j), numpy.clongdouble(1j)):
        with pytest.raises(Unfit, match="complex|clongdouble"):
            plain(value)


def test_pandas_values_become_json():
    pandas = pytest.importorskip("pandas")
    row = {
        "a": pandas.Timestamp("2024-05-06 07:08:09"), "b": pandas.Timestamp("2024-05-06", tz="Europe/Berlin"), "c": pandas.NaT,
        "d": pandas.NA, "e": pandas.Timedelta("90s"), "f": pandas.Series([1, None], dtype="Int64"),
        "g": pandas.Series(pandas.to_datetime(["2024-05-06"])), "h": pandas.Categorical(["x"]),
        "i": pandas.DataFrame({"name": ["Tea"], "count": [2]})}
    assert plain(row) == {
        "a": "2024-05-06T07:08:09", "b": "2024-05-06T00:00:00+02:00", "c": None, "d": None, "e": 90, "f": [1, None],
        "g": ["2024-05-06T00:00:00"], "h": ["x"], "i": [{"name": "Tea", "count": 2}]}
    with pytest.raises(Unfit, match=r"^when\[1\] is of type pandas\..*Period, which cannot be written as JSON"):
        plain({"when": ["x", pandas.Period("2024-05")]})


def test_rows_of_pandas_are_drawn(label):
    pandas = pytest.importorskip("pandas")
    expected = label.render(AS_TEXT)
    assert expected != label.render({**AS_TEXT, "note": "x"})
    df = pandas.DataFrame({
        "day": [pandas.Timestamp("2024-05-06 07:08:09")] * 2, "price": [decimal.Decimal("12.50")] * 2, "count": [3, 3],
        "note": [None, float("nan")]})
    assert list(label.render_many(df.to_dict("records"))) == [expected] * 2
    assert list(label.render_many(df.astype({"count": "Int64", "note": "string"}).to_dict("records"))) == [expected] * 2
    assert list(label.render_many(df.itertuples())) == [expected] * 2
    assert list(label.render_many(row for _, row in df.iterrows())) == [expected] * 2
    assert label.render(AS_TEXT, scale=df["count"][0]) == label.render(AS_TEXT, scale=3)


def test_values_of_polars_become_json():
    polars = pytest.importorskip("polars")
    items = polars.DataFrame({"name": ["Tea"], "when": [datetime.date(2024, 5, 6)], "price": [decimal.Decimal("2.5")]})
    assert plain({"items": items, "prices": items["price"]}) == {
        "items": [{"name": "Tea", "when": "2024-05-06", "price": 2.5}], "prices": [2.5]}


def test_what_has_names_for_its_values_is_a_row(label):
    row = dataclasses.make_dataclass("Row", AS_TEXT)(**AS_TEXT)
    assert label.render(row) == label.render(AS_TEXT)
    assert label.render(collections.namedtuple("Row", AS_TEXT)(**AS_TEXT)) == label.render(AS_TEXT)
    assert state(None) == {}


def test_what_is_no_data_is_told_with_the_way_to_it(label):
    with pytest.raises(quoin.RenderError, match=r"error: items\[1\]\['net price'\] is of type fractions.Fraction, which cannot be written as JSON; expected text, a number"):
        label.render({"items": [{}, {"net price": fractions.Fraction(1, 3)}]})
    with pytest.raises(quoin.RenderError, match=r"price is 1E\+400, which is beyond the numbers that there are"):
        label.render({"price": decimal.Decimal("1E+400")})
    with pytest.raises(quoin.RenderError, match=r"\[\('a', 'b'\)\] is a key of type tuple; expected text"):
        label.render({("a", "b"): 1})
    for data, kind in (([1], "list"), ("text", "str"), (1, "int")):
        with pytest.raises(quoin.RenderError, match=f"data is of type {kind}; expected a dictionary of names and values"):
            label.render(data)
    rows = [AS_TEXT, {"day": {1, 2}}, [1], AS_TEXT]
    outcomes = list(label.render_many(rows))
    assert [isinstance(outcome, bytes) for outcome in outcomes] == [True, False, False, True]
    assert "day is of type set" in str(outcomes[1]) and "type list" in str(outcomes[2])


def test_a_row_may_change_when_the_next_one_is_asked_for(label):
    def rows():
        row = dict(AS_TEXT, note=[0])
        for number in range(6):
            row["note"][0] = number
            yield row

    outcomes = list(quoin.Template(label.path).render_many(rows()))
    assert len(set(outcomes)) == 6


def test_nothing_is_imported_for_others_values():
    script = "import sys, quoin; sys.exit(bool({'numpy', 'pandas', 'polars'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0
