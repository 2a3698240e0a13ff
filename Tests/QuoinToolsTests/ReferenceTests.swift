import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinTemplates
import Testing

@testable import QuoinTools

@Suite struct ReferenceTests {
  private let schema = ComponentRegistry.documents.schema
  private var listing: ElementListing { ElementListing(schema: schema) }

  @Test func elementsAreListedBelowWhatTheyInheritFrom() {
    let lines = listing.text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("UIView  ") == true)
    #expect(lines.contains { $0.hasPrefix("  UILabel ") && $0.hasSuffix("Text, in one line or several.") })
    #expect(lines.contains { $0.hasPrefix("      LMRowView ") })
    #expect(lines.last?.hasPrefix("repeat ") == true)
  }

  @Test func anElementIsListedWithTypesCasesAndUnits() throws {
    let text = try listing.text(for: "UILabel")
    #expect(
      text.hasPrefix(
        "UILabel : UIView\nText, in one line or several.\nText inside the element sets attributedText.\n"))
    #expect(
      text.contains(
        "  textAlignment  NSTextAlignment = left | center | right | justified | natural\n      How lines stand"
      ))
    #expect(
      text.contains("  numberOfLines  Int, lines\n      The most lines that are shown; 0 for any number.\n"))
    #expect(text.contains("\nLayout\n  left  CGFloat, points\n"))
    #expect(text.contains("\nInherited from UIView\n  accessibilityActivationPoint  CGPoint"))
    #expect(text.contains("  alpha  CGFloat, 0 to 1\n"))
    #expect(
      text.contains(
        "  safeAreaInsets  UIEdgeInsets = zero with .top .left .bottom .right, points, read only\n"))
    #expect(text.contains("  id  String\n"))
  }

  @Test func whatChildrenGainAndLoseIsTold() throws {
    let text = try listing.text(for: "UIStackView")
    #expect(text.contains("It places its children itself"))
    #expect(text.contains("top and trailing have no effect"))
    #expect(text.contains("\nChildren take in addition\n  customSpacing  CGFloat, points\n"))
  }

  @Test func aTypeIsListedWithItsNames() throws {
    let text = try listing.text(for: "UIColor")
    #expect(text.contains("  rebeccapurple\n"))
    #expect(text.contains("with or without \"Color\" behind them"))
  }

  @Test func anUnknownNameIsToldWithTheNearest() {
    #expect(throws: Diagnostic.unknownElementOrType("UILable", nearest: NearestNames("UILabel"))) {
      try listing.text(for: "UILable")
    }
  }

  @Test func theSchemaSurvivesJSON() throws {
    let data = try JSONEncoder().encode(schema)
    #expect(try JSONDecoder().decode(RegistrySchema.self, from: data) == schema)
  }

  @Test func everythingHasItsLine() {
    func lacking(_ attributes: [AttributeSchema], of owner: String) -> [String] {
      attributes.filter { $0.summary.isEmpty || !$0.summary.hasSuffix(".") }.map { "\(owner).\($0.name)" }
    }
    var found: [String] = []
    for element in schema.elements {
      if element.summary.isEmpty { found.append(element.name) }
      found += lacking(element.attributes + element.parameters + element.gainedByChildren, of: element.name)
    }
    for type in schema.types { found += lacking(type.parts, of: type.name) }
    #expect(found == [])
  }

  @Test("the pages in the repository are up to date; QUOIN_WRITE_DOCUMENTATION=1 writes them")
  func pages() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Reference").standardizedFileURL
    let pages = ReferencePages(schema: schema).pages
    if ProcessInfo.processInfo.environment["QUOIN_WRITE_DOCUMENTATION"] == "1" {
      for page in pages {
        try page.text.write(to: folder.appendingPathComponent(page.name), atomically: true, encoding: .utf8)
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == pages.map(\.name))
    for page in pages {
      let text = try? String(contentsOf: folder.appendingPathComponent(page.name), encoding: .utf8)
      #expect(
        text == page.text, "\(page.name): write it by quoin elements --markdown Documentation/Reference")
    }
  }
}
