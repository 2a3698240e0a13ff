import Foundation
import QuoinDiagnostics

extension ExpressionFunction {
  /// Functions that write numbers and dates as people do in the language of the surroundings.
  static let formats: [ExpressionFunction] = [
    formatting(
      "format", usage: "number.format(digits)",
      summary:
        "The number as it is written in the language: with groups of thousands, and so many digits behind the point; as many as it has, up to 3, unless given.",
      example: ("format(1234567.891, 2)", "1,234,567.89"), parameters: [.number, .number.optional]
    ) { call throws(Diagnostic) in
      let digits = call.has(1) ? try call.digits(1) : nil
      return call.locale.number(try call.number(0), digits: digits)
    },
    formatting(
      "formatPercent", usage: "number.formatPercent(digits)",
      summary: "The number in hundredths: 0.25 as 25%.",
      example: ("formatPercent(0.256)", "26%"), parameters: [.number, .number.optional]
    ) { call throws(Diagnostic) in
      call.locale.percent(try call.number(0), digits: call.has(1) ? try call.digits(1) : 0)
    },
    formatting(
      "formatCurrency", usage: "number.formatCurrency(code, digits)",
      summary:
        "The amount in a currency, by its code of three letters: with as many digits as it has unless given.",
      example: ("formatCurrency(1234.5, 'EUR')", "€1,234.50"), parameters: [.number, .text, .number.optional]
    ) { call throws(Diagnostic) in
      let code = try call.text(1)
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
        throw .notACurrency(code)
      }
      return call.locale.currency(
        try call.number(0), code: code.uppercased(), digits: call.has(2) ? try call.digits(2) : nil)
    },
    formatting(
      "formatDate", usage: "date.formatDate(style)",
      summary:
        "The date in a style, `short`, `medium` (unless given), `long` or `full`, or by a pattern such as 'd. MMMM y'. It may be given as 2026-11-22 or 2026-11-22T16:28, as a date, or in seconds since 1970.",
      example: ("formatDate('2026-11-22', 'long')", "November 22, 2026"), parameters: [.any, .text.optional]
    ) { call throws(Diagnostic) in
      try call.dateText("medium", FormatLocale.dateStyles) { call.locale.datePattern($0) }
    },
    formatting(
      "formatTime", usage: "date.formatTime(style)",
      summary: "The time of a date in a style, `short` (unless given) or `medium`, which has seconds.",
      example: ("formatTime('2026-11-22T16:28')", "4:28 PM"), parameters: [.any, .text.optional]
    ) { call throws(Diagnostic) in
      try call.dateText("short", FormatLocale.timeStyles) { call.locale.timePattern($0) }
    },
    formatting(
      "plural", usage: "plural(count, one, other)",
      summary:
        "The form of a word that goes with a number in the language, # standing for the number. Languages with more forms take one, few, many and other; the last form stands in for those that are not given. Without forms, the name of the one that is needed.",
      example: ("plural(3, '# item', '# items')", "3 items"),
      parameters: [.number, .text.optional, .text.optional, .text.optional, .text.optional]
    ) { call throws(Diagnostic) in
      let number = try call.number(0)
      let category = PluralRules.category(of: number, in: call.language)
      if call.count == 1 { return category.rawValue }
      var names: [PluralCategory] = [.one, .few, .many, .other]
      if call.count == 3 { names = [.one, .other] }
      if call.count == 4 { names = [.one, .few, .other] }
      let place = names.firstIndex(of: category).map { $0 + 1 } ?? call.count - 1
      let form = try call.text(min(place, call.count - 1))
      guard form.utf8.contains(UInt8(ascii: "#")) else { return form }
      return try TextSearch(for: "#", call.limits).replacing(
        in: form, with: call.locale.number(number, digits: nil))
    },
  ]

  private static func formatting(
    _ name: String, usage: String, summary: String, example: (source: String, result: String),
    parameters: [Parameter], text: @escaping @Sendable (FunctionCall) throws(Diagnostic) -> String
  ) -> ExpressionFunction {
    ExpressionFunction(
      name: name, usage: usage, summary: summary, example: example, parameters: parameters,
      result: .type(.string), dependsOnLocale: true
    ) { call throws(Diagnostic) in try call.made(text(call)) }
  }
}

extension FunctionCall {
  /// The first argument, a date, in the style or by the pattern that the second one is; a misspelt style is neither.
  ///
  /// - Parameters:
  ///   - usual: The style that is meant unless one is given.
  ///   - styles: The styles that there are.
  ///   - pattern: The pattern of a style.
  fileprivate func dateText(
    _ usual: String, _ styles: [String], pattern: (String) -> String?
  ) throws(Diagnostic) -> String {
    let date = try date(0)
    let style = has(1) ? try text(1) : usual
    if let pattern = pattern(style) { return date.text(by: pattern, in: locale) }
    guard let letter = DateParts.unknownField(in: style) else { return date.text(by: style, in: locale) }
    throw .notADatePattern(style, letter: letter, styles: styles)
  }

  /// A date as data hold it.
  fileprivate func date(_ index: Int) throws(Diagnostic) -> DateParts {
    switch any(index) {
    case .string(let text): if let date = DateParts(text) { return date }
    case .number(let seconds): if let date = DateParts(secondsSince1970: seconds) { return date }
    case .boxed(let box):
      if let date = box.value as? Date, let parts = DateParts(secondsSince1970: date.timeIntervalSince1970) {
        return parts
      }
    default: break
    }
    if any(index).isNull { throw .nilDate }
    throw .notADate(any(index).plainText.map { "'\($0.prefix(40))'" } ?? any(index).described(in: host))
  }
}

extension Diagnostic {
  static func notACurrency(_ code: String) -> Diagnostic {
    Diagnostic(.error, "'\(code.prefix(20))' is no currency; expected a code of three letters such as EUR")
  }

  static func notADatePattern(_ text: String, letter: Character, styles: [String]) -> Diagnostic {
    let corrected = text.replacingOccurrences(of: "Y", with: "y").replacingOccurrences(of: "D", with: "d")
    let lowercased = text.lowercased()
    let style = styles.contains(lowercased) ? lowercased : nearestName(to: text, among: styles)
    let isPattern = DateParts.unknownField(in: corrected) == nil
    return Diagnostic(
      .error,
      "'\(text.prefix(40))' is neither a style (\(styles.joined(separator: ", "))) nor a pattern: \(letter) is no part of a date; those are \(DateParts.fields.map(String.init).joined(separator: " ")), and words stand in quotes",
      suggestion: style ?? (isPattern ? corrected : nil))
  }

  static var nilDate: Diagnostic {
    Diagnostic(.error, "Expected a date, found nil; give a default with ??")
  }

  static func notADate(_ text: String) -> Diagnostic {
    Diagnostic(
      .error, "\(text) is no date; expected 2026-11-22, 2026-11-22T16:28 or seconds since 1970")
  }
}
