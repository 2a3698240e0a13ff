import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import Testing

@Suite("How languages search")
struct TextFoldingTests {
  private func finds(_ part: String, in text: String, _ language: String) throws -> Bool {
    let frame = LanguageFrame(language)
    let value = try TestScope().compile("'\(text)'.localizedContains('\(part)')").value(in: frame)
    #expect(frame.lacking.isEmpty)
    return value.written == "true"
  }

  @Test(arguments: [
    ("en", "CAFE", "Café Crème"), ("en", "café", "CAFE"), ("de", "strasse", "Lange Straße 5"),
    ("de", "ol", "Öl"), ("en", "oland", "Öland"), ("sv", "öl", "ÖL"), ("fr", "noel", "Noe\u{308}l"),
    ("el", "αθηνα", "Αθήνα"), ("el", "ος", "ΟΔΟΣ"), ("ru", "елка", "Ёлка"), ("tr", "ısı", "ISI"),
    ("tr", "izmir", "İzmir"), ("ar", "كتب", "كُتُبٌ"), ("ar", "احمد", "أحمد"), ("he", "שלום", "שָׁלוֹם"),
    ("ja", "ａｂｃ", "abc"), ("ja", "ガス", "ｶﾞｽ"), ("en", "fine", "ﬁne"), ("vi", "viêt", "việt"),
    ("vi", "vie\u{302}t", "viết"), ("en", "viet", "việt"), ("en", "♥", "♥\u{FE0F}"),
    ("en", "", ""), ("en", "", "x"), ("ko", "서울", "서울시"), ("hi", "कि", "किताब"),
  ])
  func whatPeopleDoNotWriteIsFound(language: String, part: String, text: String) throws {
    #expect(try finds(part, in: text, language))
  }

  @Test(arguments: [
    ("sv", "ol", "Öl"), ("sv", "ö", "Oslo"), ("es", "ano", "año"), ("da", "a", "å"), ("de", "ss", "s"),
    ("tr", "i", "I"), ("vi", "viet", "việt"), ("ja", "か", "が"), ("en", "x", ""), ("th", "กน", "กัน"),
    ("hi", "कत", "किताब"), ("en", "abd", "abc"),
  ])
  func whatIsAnotherLetterIsNot(language: String, part: String, text: String) throws {
    #expect(try !finds(part, in: text, language))
  }

  @Test func itIsAskedForInTheLanguageOfTheSurroundings() throws {
    #expect(try TestScope().compile("'Öl'.localizedContains('ol')", expecting: .any).constant == nil)
    #expect(
      TestScope().evaluate("'a'.localizedCaseInsensitiveContains('A')").contains(
        "did you mean localizedContains?")
    )
  }

  @Test func eachNewCharacterIsCounted() throws {
    let letters = String(String.UnicodeScalarView((0x4E00..<0x4E00 + 400).compactMap(UnicodeScalar.init)))
    #expect(throws: Diagnostic.self) { try count(letters) }
    try count(String(repeating: "ä", count: 400))
  }

  private func count(_ text: String) throws {
    var budget = Budget.default
    budget.expressionSteps = 20_000
    let frame = LanguageFrame("de")
    frame.meter = BudgetMeter(budget)
    #expect(
      try TestScope().compile("'\(text)'.localizedContains('x')").value(in: frame).written == "false")
  }
}
