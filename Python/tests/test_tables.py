"""The lines of the documentation that draw tables of others."""

import datetime
import decimal

import pytest
import quoin
from conftest import ROOT

ROWS = [
    {"name": "Anna", "born": datetime.date(1990, 5, 6), "price": decimal.Decimal("12.50"), "note": None},
    {"name": "Ben", "born": datetime.date(2001, 12, 1), "price": decimal.Decimal("3.00"), "note": "x"}]


def line_for(what):
    """The line of the documentation, without what it says of itself."""
    path = ROOT / "Python" / "README.md"
    if not path.exists():
        pytest.skip("not in a clone")
    (line,) = (line for line in path.read_text().splitlines() if line.startswith("card.render_many(") and f"# {what}" in line)
    return line.split("  #")[0]


@pytest.fixture
def card():
    return quoin.Template.from_text(
        '<UIView width="300" height="40"><UILabel text="{name} {formatDate(born, \'short\')} {price * 2} {note ?? \'none\'}"/></UIView>')


def drawn(line, **names):
    return list(eval(line, names))


def test_tables_of_pandas(card):
    pandas = pytest.importorskip("pandas")
    assert drawn(line_for("pandas"), card=card, df=pandas.DataFrame(ROWS)) == list(card.render_many(ROWS))


def test_tables_of_polars(card):
    polars = pytest.importorskip("polars")
    assert drawn(line_for("Polars"), card=card, df=polars.DataFrame(ROWS)) == list(card.render_many(ROWS))


def test_tables_of_duckdb(card):
    duckdb = pytest.importorskip("duckdb")
    result = duckdb.sql(
        "SELECT * FROM (VALUES ('Anna', DATE '1990-05-06', 12.50, NULL), ('Ben', DATE '2001-12-01', 3.00, 'x')) t(name, born, price, note)")
    pictures = drawn(line_for("DuckDB"), card=card, result=result)
    assert pictures == list(card.render_many(ROWS)) and all(isinstance(picture, bytes) for picture in pictures)
