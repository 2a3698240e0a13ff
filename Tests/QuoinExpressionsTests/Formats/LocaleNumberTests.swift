import Testing

@testable import QuoinExpressions

@Suite("Numbers that people have written")
struct LocaleNumberTests {
  @Test(arguments: [
    ("de", "12,50", 12.5), ("de", "1.234,5", 1234.5), ("de", "1.234.567", 1_234_567), ("de", "1.234", 1.234),
    ("de", "-0,5", -0.5), ("de", ",5", 0.5), ("de", "3,", 3), ("en", "1,234.5", 1234.5),
    ("en", "1,234", 1234),
    ("fr", "1\u{202F}234,5", 1234.5), ("fr", "1 234,5", 1234.5), ("de-CH", "1'234.5", 1234.5),
    ("sv", "−2,5", -2.5),
    ("en", "1e3", 1000), ("en", "+7", 7), ("en", "12,34,567", 1_234_567), ("de", "٣", 3),
  ])
  func areReadInTheirLanguage(language: String, text: String, number: Double) {
    #expect(FormatLocale.of(language).value(of: text) == number)
  }

  @Test(arguments: [
    ("en", "12,50"), ("de", "12,5,0"), ("de", "1.23,4"), ("en", "1,2345"), ("en", ","), ("en", "x"),
    ("en", "12a"),
    ("en", "1,,234"), ("en", ",123"), ("en", "0x10"), ("en", "inf"), ("en", "1e999"), ("en", "²"),
    ("de", "-"), ("en", "1,2345.6"),
  ])
  func areNoneOtherwise(language: String, text: String) {
    #expect(FormatLocale.of(language).value(of: text) == nil)
  }

  @Test func whatIsWrittenIsReadAgain() {
    for language in ["en", "de", "fr", "es", "de-CH", "pl", "ru", "ja", "sv", "pt", "cs"] {
      let locale = FormatLocale.of(language)
      for number in [0, 0.5, -12.25, 1234.5, 1_234_567.875, -98_765_432.1] {
        #expect(locale.value(of: locale.number(number, digits: 3)) == number, "\(number) in \(language)")
      }
    }
  }
}
