import Foundation
import Testing

@testable import QuoinExpressions

/// Numbers, amounts and dates beside those that another program writes out of CLDR.
///
/// `scripts/make-locales --values > values.tsv` writes any number of them; `QUOIN_LOCALE_VALUES=values.tsv` compares them all.
@Suite("How languages write")
struct LocaleValueTests {
  /// A language, what is written, the value and its text.
  private static let some = """
    ar	number	1234567.5	1,234,567.5
    ar	long	2026-11-02T16:05:09	2 نوفمبر 2026
    ar-EG	number	1234567.5	١٬٢٣٤٬٥٦٧٫٥
    ar-EG	percent	0.12	١٢٪؜
    bg	medium	2026-11-02T16:05:09	2.11.2026 г.
    el	full	2026-11-02T16:05:09	Δευτέρα 2 Νοεμβρίου 2026
    en-IN	number	1234567.5	12,34,567.5
    fa	number	1234567.5	۱٬۲۳۴٬۵۶۷٫۵
    he	long	2026-11-02T16:05:09	2 בנובמבר 2026
    hi	number	1234567.5	12,34,567.5
    hi	full	2026-11-02T16:05:09	सोमवार, 2 नवंबर 2026
    hr	long	2026-11-02T16:05:09	2. studenoga 2026.
    hu	number	1234	1234
    hu	full	2026-11-02T16:05:09	2026. november 2., hétfő
    hu	HUF	1234567.5	1 234 568 Ft
    id	IDR	1234567.5	Rp 1.234.568
    ro	medium	2026-11-02T16:05:09	2 nov. 2026
    sk	long	2026-11-02T16:05:09	2. novembra 2026
    sr-Latn	long	2026-11-02T16:05:09	2. novembar 2026.
    th	long	2026-11-02T16:05:09	2 พฤศจิกายน 2026
    vi	full	2026-11-02T16:05:09	Thứ Hai, 2 tháng 11, 2026
    vi	VND	1234567.5	1.234.568 ₫
    ar	short:hour	11	11 س
    ar	long:day	3	3 أيام
    cs	long:hour	1.5	1,5 hodiny
    de	and	Ada,Bo,Cy	Ada, Bo und Cy
    de	long:hour	1	1 Stunde
    de	short:kilometer	5	5 km
    de	long:kilometer	5	5 Kilometer
    en	long:kilometer	5	5 kilometers
    en	long:foot	1	1 foot
    pl	long:mile	5	5 mil
    cs	long:kilowatt-hour	1.5	1,5 kilowatthodiny
    fr	long:square-meter	2	2 mètres carrés
    en	or	Ada,Bo,Cy	Ada, Bo, or Cy
    en	and	Ada,Bo	Ada and Bo
    en	short:mile-per-hour	55	55 mph
    fr	long:kilogram	1.5	1,5 kilogramme
    he	long:hour	2	שעתיים
    hi	and	Ada,Bo,Cy	Ada, Bo और Cy
    ja	and	Ada,Bo,Cy	Ada、Bo、Cy
    pl	long:minute	22	22 minuty
    ru	long:year	5	5 лет
    sw	short:kilometer	7	km 7
    asa	short:hour	7	7 h
    sv	short:celsius	7.5	7,5 °C
    hsb	plural	2	two
    hsb	long:hour	2	2 hodźinje
    pt-AO	plural	0	other
    en	CLF	1234.5	CLF 1,234.5000
    zh-TW	time	2026-11-02T16:05:09	下午4:05
    """

  private static let all: [Substring] = {
    let file = ProcessInfo.processInfo.environment["QUOIN_LOCALE_VALUES"]
    let text = file.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? some
    return text.split(separator: "\n")
  }()

  private static func written(_ kind: String, _ value: String, in locale: FormatLocale) -> String? {
    switch kind {
    case "number": return Double(value).map { locale.number($0, digits: nil) }
    case "percent": return Double(value).map { locale.percent($0, digits: 0) }
    case "time", "short", "medium", "long", "full":
      guard let date = DateParts(value) else { return nil }
      return locale.datePattern(kind).map { date.text(by: $0, in: locale) }
        ?? date.text(by: locale.timePattern(hasSeconds: false), in: locale)
    case "plural": return Double(value).map { PluralRules.category(of: $0, in: locale.name).rawValue }
    case "and", "or":
      return locale.list(value.split(separator: ",").map(String.init), isChoice: kind == "or")
    case _ where kind.contains(":"):
      let parts = kind.split(separator: ":").map(String.init)
      return Double(value).map { locale.unit($0, parts[1], isLong: parts[0] == "long", digits: nil) }
    default: return Double(value).map { locale.currency($0, code: kind, digits: nil) }
    }
  }

  /// Spaces of any width are spaces.
  private static func plain(_ text: String) -> String {
    String(text.map { "\u{A0}\u{202F}".contains($0) ? " " : $0 })
  }

  @Test func agreesWithUnicode() {
    var different: [String] = []
    for line in Self.all {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else {
        different.append("no value: \(line)")
        continue
      }
      let locale = FormatLocale.of(fields[0])
      let text = Self.written(fields[1], fields[2], in: locale)
      if text.map(Self.plain) != Self.plain(fields[3]) {
        different.append("\(line) here \(text ?? "nothing")")
      }
    }
    #expect(
      different.isEmpty,
      "\(different.count) of \(Self.all.count): \(different.prefix(20).joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("de", "de"), ("DE_at", "de-AT"), ("de-XX", "de"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh_TW", "zh-TW"),
    ("zh-Hans-CN", "zh"),
    ("no", "nb"), ("iw-IL", "he"), ("sr-Latn-RS", "sr-Latn-RS"), ("sr-Latn-XX", "sr-Latn"), ("sh", "sr-Latn"),
    ("en-US-posix", "en"), ("es-419", "es-419"), ("en-u-nu-arab", "en"), ("de-AT-u-ca-buddhist", "de-AT"),
  ])
  func aLanguageIsFoundByWhatIsKnownOfIt(identifier: String, name: String) {
    #expect(FormatLocale.of(identifier).name == name && FormatLocale.ofKnown(identifier) != nil)
  }

  @Test(arguments: ["xx", "", "-", "*", "klingon", "q", String(repeating: "d", count: 1000)])
  func anUnknownLanguageIsWrittenAsEnglishAndSaysSo(identifier: String) {
    #expect(FormatLocale.of(identifier).name == "en" && FormatLocale.ofKnown(identifier) == nil)
  }

  @Test func aLanguageIsReadOutOfTheTableOnce() {
    let names = ["de-CH", "xx"]
    for name in names { #expect(FormatLocale.of(name) === FormatLocale.of(name), "\(name)") }
  }

  @Test func theTableStaysSmall() {
    let size = [LocaleTable.first, LocaleTable.second, PluralRules.table, FormatLocale.currencyDigits].reduce(
      0
    ) { $0 + $1.utf8CodeUnitCount }
    #expect(size < 400_000)
  }

  @Test(arguments: [
    ("en", "yMMMd", "Nov 2, 2026"), ("de", "yMMMd", "2. Nov. 2026"), ("ja", "y", "2026年"),
    ("de", "yMMMM", "November 2026"), ("cs", "yMMMM", "listopad 2026"),
    ("fr", "MMMMEEEEd", "lundi 2 novembre"),
    ("en-GB", "yMd", "02/11/2026"), ("es", "MMMd", "2 nov"),
  ])
  func partsOfDatesStandInTheOrderOfTheLanguage(language: String, skeleton: String, text: String) throws {
    let locale = FormatLocale.of(language)
    let date = try #require(DateParts("2026-11-02"))
    #expect(date.text(by: try #require(locale.pattern(ofSkeleton: skeleton)), in: locale) == text)
  }

  @Test func everyLineHasAllThatIsAskedFor() {
    for lines in [LocaleTable.first, LocaleTable.second] {
      for line in "\(lines)".split(separator: "\n") where !line.hasPrefix("*") {
        let locale = FormatLocale.of(String(line.prefix { $0 != "\t" }))
        let names = [
          locale.months, locale.shortMonths, locale.standaloneMonths, locale.weekdays, locale.shortWeekdays,
        ]
        #expect(names.map(\.count) == [12, 12, 12, 7, 7] && !names.joined().contains(""), "\(locale.name)")
        #expect(
          FormatLocale.dateStyles.allSatisfy { locale.datePattern($0)?.contains("y") == true },
          "\(locale.name)")
        #expect(
          locale.currencyPattern.contains("¤") && locale.currencyPattern.contains("#"), "\(locale.name)")
        let joints = locale.joints + locale.choices
        #expect(
          joints.count == 8 && joints.allSatisfy { $0.contains("<") && $0.contains(">") }, "\(locale.name)")
        for patterns in [locale.units.short, locale.units.long] {
          #expect(FormatLocale.unitNames == patterns.keys.sorted(), "\(locale.name)")
          #expect(patterns.values.allSatisfy { !$0.isEmpty }, "\(locale.name)")
        }
        for name in LocaleTable.skeletons {
          let pattern = locale.pattern(ofSkeleton: name) ?? ""
          #expect(!pattern.isEmpty && DateParts.unknownField(in: pattern) == nil, "\(locale.name) \(name)")
        }
        for style in FormatLocale.dateStyles {
          #expect(locale.datePattern(style).flatMap(DateParts.unknownField) == nil, "\(locale.name) \(style)")
        }
      }
    }
  }
}
