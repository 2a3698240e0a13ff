import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import Testing

@Suite("How languages sort")
struct TextOrderTests {
  private func text(_ source: String, in language: String) throws -> String {
    let value = try TestScope().compile(source).value(in: LanguageFrame(language))
    guard case .string(let text) = value else { return "\(value)" }
    return text
  }

  @Test(arguments: [
    ("de", "Zebra Öl Oslo zeta apfel Äpfel Apfel Orden", "apfel Apfel Äpfel Öl Orden Oslo Zebra zeta"),
    ("sv", "Öland Åre Zebra Ärla Oslo apa", "apa Oslo Zebra Åre Ärla Öland"),
    ("da", "Ærø Aarhus Zoo Øl Andersen Ål", "Andersen Zoo Ærø Øl Ål Aarhus"),
    ("en", "zoo Öl Zebra able Able Éclair 10 9", "10 9 able Able Éclair Öl Zebra zoo"),
    ("es", "oa nz ña llama lz", "llama lz nz ña oa"), ("cs", "hora chata cihla ida", "cihla hora chata ida"),
    ("lt", "ja yb ia iz", "ia yb iz ja"), ("zh", "上海 北京 广州", "北京 广州 上海"),
    ("fr-CA", "coté côte cote", "cote côte coté"), ("fr", "coté côte cote", "cote coté côte"),
  ])
  func order(language: String, words: String, sorted: String) throws {
    #expect(try text("'\(words)'.split().sorted().joined(' ')", in: language) == sorted)
    let ends = sorted.split(separator: " ")
    #expect(try text("'\(words)'.split().min()", in: language) == ends[0])
    #expect(try text("'\(words)'.split().max()", in: language) == ends[ends.count - 1])
    #expect(try text("'\(words)'.split().sorted(w => w).joined(' ')", in: language) == sorted)
  }

  @Test func theLanguageIsAskedForTextsAlone() throws {
    let frame = LanguageFrame("xx")
    #expect(try TestScope().compile("[3, 1].map(n => n).sorted().first").value(in: frame).written == "1")
    #expect(frame.lacking.isEmpty)
    _ = try TestScope().compile("['b', 'a'].sorted()").value(in: frame)
    #expect(frame.lacking == ["xx"])
    #expect(try TestScope().compile("[3, 1].max()", expecting: .any).constant != nil)
    #expect(try TestScope().compile("['b', 'a'].max()", expecting: .any).constant == nil)
  }

  @Test func textsThatLookTheSameHaveOneOrder() throws {
    // Of the same letters, what has fewer marks comes first, whatever comes first in the data.
    for words in ["a\u{301}|á|a", "á|a\u{301}|a", "a|á|a\u{301}"] {
      #expect(try text("'\(words)'.split('|').sorted().first", in: "de") == "a")
    }
    let invisible = "co\u{AD}op|coop"
    #expect(
      try text("'\(invisible)'.split('|').sorted().joined('|')", in: "en")
        == text("'\(invisible)'.split('|').reversed().sorted().joined('|')", in: "en"))
  }

  @Test func sortingTextsIsCounted() throws {
    var budget = Budget.default
    budget.expressionSteps = 40_000
    let frame = LanguageFrame("de")
    frame.meter = BudgetMeter(budget)
    let source = "range(1, 400).map(n => 'w' + n * 7919 % 400).sorted().count"
    #expect(throws: Diagnostic.self) { try TestScope().compile(source).value(in: frame) }
  }
}
