import CQuoinGraphics
import Foundation
import HandDrawn
import Quoin
import QuoinDocuments

/// Tables that go over many pages as PDF, and the same by hand: without tags, links, or texts in reading order.
var documentCases: BenchmarkGroup {
  BenchmarkGroup("documents") {
    let file = ExampleFile.url("../Benchmarks/Comparison/table.xml")
    let template = try Template(contentsOf: file, registry: .documents)
    let items = ["Steel bolt", "Copper pipe", "Oak board", "Brass hinge", "Glass panel", "Rubber seal"]
    let cities = ["Berlin", "Lyon", "Porto", "Oslo", "Gdansk", "Utrecht"]
    func rows(_ count: Int) -> [[String]] {
      (0..<count).map { row in
        let price = row * 7919 % 999_983
        let cents = price % 100
        return [
          "\(row + 1)", "\(items[row * 31 % 6]) \(100 + row * 37 % 900)", cities[row * 17 % 6],
          "\(1 + row * 13 % 400)", "\(price / 100).\(cents < 10 ? "0" : "")\(cents)",
        ]
      }
    }
    let names = ["id", "title", "city", "count", "amount"]
    func data(_ rows: [[String]]) -> [String: Any] {
      ["rows": rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }]
    }
    let (few, many) = (rows(1000), rows(10_000))
    let (fewData, manyData) = (data(few), data(many))
    func pdf(_ data: [String: Any]) throws {
      try template.writePages(state: data, as: .pdf) { _, piece in keep(piece) }
    }
    return [
      Benchmark(
        "documents/1,000 rows", limit: 1.5,
        .init("by hand") {
          let (width, height) = HandReport.size
          let surface = cairo_pdf_surface_create_for_stream(ignoreBytes, nil, width, height)
          HandReport(rows: few).draw(on: surface)
          cairo_surface_finish(surface)
          cairo_surface_destroy(surface)
        },
        .init("template") { try pdf(fewData) }),
      Benchmark(
        "documents/ten times as many rows", limit: 1.2,
        .init("1,000, ten times") { for _ in 0..<10 { try pdf(fewData) } },
        .init("10,000") { try pdf(manyData) }),
    ]
  }
}

private let ignoreBytes: cairo_write_func_t = { _, _, _ in CAIRO_STATUS_SUCCESS }
