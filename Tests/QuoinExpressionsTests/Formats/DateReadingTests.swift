import Testing

@testable import QuoinExpressions

@Suite("Dates as data have them")
struct DateReadingTests {
  private func text(_ text: String, in language: String) -> String? {
    DateParts(text, in: .of(language)).map {
      let time =
        $0.hour == 0 && $0.minute == 0 && $0.second == 0 ? "" : " \($0.hour):\($0.minute):\($0.second)"
      return "\($0.year)-\($0.month)-\($0.day)\(time)"
    }
  }

  @Test(arguments: [
    ("de", "22.11.2026", "2026-11-22"), ("de", "2.3.26", "2026-3-2"), ("de", "02.03.1969", "1969-3-2"),
    ("de", "22.11.68", "2068-11-22"), ("de", "22.11.69", "1969-11-22"), ("en", "11/22/2026", "2026-11-22"),
    ("en-GB", "22/11/2026", "2026-11-22"), ("fr", "22/11/2026 16:28", "2026-11-22 16:28:0"),
    ("en", "11/22/26, 4:28 PM", "2026-11-22 16:28:0"), ("en", "11/22/26 12:05 AM", "2026-11-22 0:5:0"),
    ("en", "11/22/26 12:05:09 p.m.", "2026-11-22 12:5:9"), ("ja", "2026/11/22", "2026-11-22"),
    ("hu", "2026. 11. 22.", "2026-11-22"), ("de", "2026/11/22", "2026-11-22"),
    ("en", "20261122", "2026-11-22"),
    ("de", "22. November 2026", "2026-11-22"), ("de", "So., 22. Nov. 2026", "2026-11-22"),
    ("en", "Nov 22, 2026", "2026-11-22"), ("en", "Sunday, November 22nd, 2026", "2026-11-22"),
    ("fr", "22-Nov-26", "2026-11-22"), ("es", "22 de noviembre de 2026", "2026-11-22"),
    ("ja", "2026年11月22日", "2026-11-22"), ("ar-EG", "٢٢/١١/٢٠٢٦", "2026-11-22"),
    ("sv", "2026-11-22", "2026-11-22"),
    ("sv", "22-11-2026", "2026-11-22"), ("de", "2026-11-22 16:28:00.000", "2026-11-22 16:28:0"),
    ("de", "22.11.2026 16:28:30.5", "2026-11-22 16:28:30"),
  ])
  func isReadAsTheLanguageWritesIt(language: String, written: String, date: String) {
    #expect(text(written, in: language) == date)
  }

  @Test(arguments: [
    ("en", "22/11/2026"), ("de", "31.02.2026"), ("de", "22.11"), ("de", "22.11.2026 25:00"),
    ("de", "22.11.2026 x"),
    ("de", "22.11.2026 16:28 17"), ("en", "13 PM"), ("en", "11/22/2026 13:00 PM"), ("de", "1.2.3.4"),
    ("de", "22_11_2026"),
    ("en", "Foo 22, 2026"), ("en", "22 Nov Dec 2026"), ("de", ""), ("de", "99999999999999999999"),
    (
      "de",
      "22.11.2026" + "                                                                                      "
    ),
  ])
  func whatIsNoneIsNone(language: String, written: String) {
    #expect(text(written, in: language) == nil)
  }

  @Test func everyLanguageReadsWhatItWritesInNumbers() throws {
    let day = try #require(DateParts(2026, 11, 22))
    for name in [
      "de", "en", "fr", "ja", "hu", "ar-EG", "fa", "ko", "lt", "nl", "pt", "ru", "sv", "th", "tr", "zh", "hi",
    ] {
      let locale = FormatLocale.of(name)
      #expect(DateParts(locale.sampleDate, in: locale) == day, "\(name) \(locale.sampleDate)")
    }
  }

  @Test(arguments: [
    (0, "1970-1-1"), (86_400, "1970-1-2"), (45_983, "2025-11-22"), (46_348.75, "2026-11-22 18:0:0"),
    (1_795_363_680, "2026-11-22 16:8:0"), (1_795_363_680_000, "2026-11-22 16:8:0"),
    (19_999, "1970-1-1 5:33:19"), (20_260_403, "2026-4-3"), (20_261_399, nil), (20_260_230, nil),
  ])
  func aNumberIsSecondsMillisecondsOrADayOfASpreadsheet(number: Double, date: String?) {
    let parts = DateParts(number: number)
    #expect(
      parts.map {
        "\($0.year)-\($0.month)-\($0.day)"
          + ($0.hour + $0.minute + $0.second == 0 ? "" : " \($0.hour):\($0.minute):\($0.second)")
      } == date)
  }
}
