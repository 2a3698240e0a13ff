import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

/// The example that is one page by itself and becomes several with more rows.
@Suite struct InvoiceExampleTests {
  private func pages(rows count: Int) throws -> ComposedPages {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Examples/Invoice/invoice.xml").standardizedFileURL
    let json = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
    var state = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    let rows = try #require(state["rows"] as? [[String: Any]])
    state["rows"] = (0..<count).map { number in
      rows[number % rows.count].merging(["description": "Row \(number)"]) { $1 }
    }
    return try ComposedPages(Template(contentsOf: file, registry: .documents), state: state)
  }

  @Test func itIsOnePageWithTheRowsOfItsData() throws {
    let pages = try pages(rows: 20)
    #expect(pages.texts.count == 1)
    #expect(pages.texts[0].last?.hasPrefix("Please pay") == true)
    #expect(pages.warnings == [])
  }

  @Test func sixtyRowsGoOnOverPagesBelowTheSameHead() throws {
    let pages = try pages(rows: 60)
    #expect(pages.texts.count == 3)
    let rows = pages.texts.map { $0.filter { $0.hasPrefix("Row ") } }
    #expect(rows.flatMap { $0 } == (0..<60).map { "Row \($0)" })
    for (number, page) in pages.texts.enumerated() {
      #expect(page.filter { $0 == "Amount" }.count == 1)
      #expect(page.contains { $0.hasPrefix("Please pay") })
      #expect(page.contains("Invoice 2026-0417, page \(number + 1)") == (number > 0))
      #expect(page.contains("Total") == (number == 2))
      #expect(page.contains("BILL TO") == (number == 0))
    }
    // Nothing stands below the content but the foot.
    for page in pages.frames {
      let foot = try #require(page.first { $0.text.hasPrefix("Please pay") }).frame
      #expect(page.allSatisfy { $0.frame == foot || $0.frame.maxY <= foot.minY })
    }
  }
}
