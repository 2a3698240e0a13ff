import Foundation
import QuoinDiagnostics
import QuoinDocuments
import Testing

/// The examples of lists and reports over many pages.
@Suite struct DocumentExampleTests {
  private func pages(_ name: String, changing state: [String: Any] = [:]) throws -> ComposedPages {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Examples/\(name).xml").standardizedFileURL
    let json = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
    let data = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    return try ComposedPages(
      Template(contentsOf: file, registry: .documents), state: data.merging(state) { $1 })
  }

  /// What stands beside a text.
  private func value(of text: String, on page: [(text: String, frame: CGRect)]) -> String? {
    page.first { $0.text == text }.flatMap { name in
      page.last { $0.frame.minY == name.frame.minY && $0.text != text }?.text
    }
  }

  @Test func thePackingListCarriesItsWeightFromPageToPage() throws {
    let pages = try pages("PackingList/packing-list")
    #expect(pages.warnings == [])
    let texts = pages.texts
    #expect(texts.count > 2)
    for (page, next) in zip(pages.frames, pages.frames.dropFirst()) {
      let forward = value(of: "Carried forward", on: page)
      #expect(value(of: "Brought forward", on: next) == forward)
    }
    for (index, page) in texts.enumerated() {
      #expect(page.filter { $0 == "Article" }.count == (page.contains("Weight, kg") ? 1 : 0))
      #expect(page.contains("Page \(index + 1) of \(texts.count)"))
    }
    #expect(pages.frames.contains { value(of: "Gross weight", on: $0) != nil })
  }

  @Test func theReportListsItsHeadingsOnThePagesWhereTheyStand() throws {
    let pages = try pages("Report/report")
    #expect(pages.warnings == [])
    #expect(pages.texts.count > 4)
  }

  @Test func theCatalogueListsItsFiguresAndWordsOnThePagesWhereTheyStand() throws {
    let pages = try pages("Catalogue/catalogue")
    #expect(pages.warnings == [])
    let texts = pages.texts
    #expect(texts.count == 40)
    #expect(texts[1].contains("10\u{2002}Water's edge") && texts[1].contains("30"))
    let page = try #require(texts.firstIndex { $0.contains("8.12\u{2002}Toad lily") })
    #expect(texts[page].contains("Figure 96\u{2002}Tricyrtis hirta"))
    #expect(texts.suffix(5).flatMap { $0 }.contains("Toad lily \(page + 1)"))
    #expect(texts.suffix(5).flatMap { $0 }.contains("Tricyrtis hirta \(page + 1)"))
    // Entries stay in one piece: each page has as many figures as plants.
    for page in texts[2..<32] {
      let figures = page.filter { $0.hasPrefix("Figure ") }.count
      #expect(figures > 0 && page.filter { $0 == "9 cm pot" }.count == figures)
    }
  }

  @Test func theContractKeepsItsSignaturesWithTheLastClause() throws {
    let pages = try pages("Contract/contract")
    #expect(pages.warnings == [])
    let texts = pages.texts
    #expect(texts.count == 4)
    #expect(texts[0].contains("1\u{2002}What is agreed") && texts[3].contains("Schedule A"))
    #expect(texts[0].contains { $0.contains("25 per cent") }, "a note stands on the page of its mark")
    #expect(texts[2].contains("8\u{2002}Other matters") && texts[2].contains("Asha Rao"))
    #expect(texts[2].contains { $0.contains("Schedule A, on page 4,") })
    #expect(texts[3].contains("€12,370.00"))
  }

  @Test func aStatementOfFewMovementsIsAPage() throws {
    let pages = try pages("Statement/statement", changing: ["count": 12])
    #expect(pages.warnings == [])
    #expect(pages.texts.count == 1)
    #expect(pages.texts[0].last == "1 / 1")
    let more = try self.pages("Statement/statement", changing: ["count": 200])
    #expect(more.texts.count > 1)
    for (index, page) in more.texts.enumerated() {
      #expect(page.contains("\(index + 1) / \(more.texts.count)"))
    }
  }
}
