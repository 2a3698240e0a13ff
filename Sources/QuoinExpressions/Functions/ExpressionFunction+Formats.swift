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
      "formatUnit", usage: "number.formatUnit(unit, style, digits)",
      summary:
        "The number with a unit such as `km`, `kilogram`, `hour` or `celsius`, in a style: `short` (unless given) or `long`.",
      example: ("formatUnit(3, 'hour', 'long')", "3 hours"),
      parameters: [.number, .text, .text.optional, .number.optional]
    ) { call throws(Diagnostic) in
      let text = try call.text(1)
      guard let unit = FormatLocale.unitName(of: text) else { throw .notAUnit(text) }
      let style = call.has(2) ? try call.text(2) : "short"
      guard ["short", "long"].contains(style) else { throw .notAUnitStyle(style) }
      let digits = call.has(3) ? try call.digits(3) : nil
      return call.locale.unit(try call.number(0), unit, isLong: style == "long", digits: digits)
    },
    formatting(
      "formatList", usage: "list.formatList(style)",
      summary: "The elements as a list in a sentence, by `and` (unless given) or `or`.",
      example: ("['Ada', 'Bo', 'Cy'].formatList()", "Ada, Bo, and Cy"), parameters: [.list, .text.optional]
    ) { call throws(Diagnostic) in
      let style = call.has(1) ? try call.text(1) : "and"
      guard ["and", "or"].contains(style) else { throw .notAListStyle(style) }
      var texts: [String] = []
      for element in try call.list(0) {
        var text = ""
        try element.append(to: &text, call.limits, call.host)
        texts.append(text)
      }
      // What is joined last is copied with each element before it.
      let bytes = texts.reduce(0) { $0 + $1.utf8.count + 8 }
      let (work, isTooMuch) = bytes.multipliedReportingOverflow(by: texts.count)
      try call.limits.count(copied: isTooMuch ? .max : work)
      return call.locale.list(texts, isChoice: style == "or")
    },
    formatting(
      "formatDate", usage: "date.formatDate(style)",
      summary:
        "The date in a style, `short`, `medium` (unless given), `long` or `full`, or by a pattern such as 'd. MMMM y'. It may be given as 2026-11-22 or 2026-11-22T16:28, as the language writes it, as a date, in seconds or milliseconds since 1970, or as a spreadsheet's number of a day.",
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
      result: .type(.string), localeUse: .always
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
    if let pattern = pattern(style) ?? locale.skeleton(style) { return date.text(by: pattern, in: locale) }
    guard let letter = DateParts.unknownField(in: style) else { return date.text(by: style, in: locale) }
    throw .notADatePattern(style, letter: letter, styles: styles)
  }

  /// A date as data hold it.
  fileprivate func date(_ index: Int) throws(Diagnostic) -> DateParts {
    switch any(index) {
    case .string(let text):
      if let date = DateParts(text.trimmingCharacters(in: .whitespaces), in: locale) { return date }
    case .number(let number): if let date = DateParts(number: number) { return date }
    case .boxed(let box):
      if let date = box.value as? Date, let parts = DateParts(secondsSince1970: date.timeIntervalSince1970) {
        return parts
      }
    default: break
    }
    if any(index).isNull { throw .nilDate }
    throw .notADate(
      any(index).plainText.map { "'\($0.prefix(40))'" } ?? any(index).described(in: host),
      as: locale.sampleDate)
  }
}

extension Diagnostic {
  static func notAUnit(_ text: String) -> Diagnostic {
    let names = FormatLocale.unitNames
    return Diagnostic(
      .error,
      "'\(text.prefix(20))' is no unit that can be written; those are \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: text, among: names))
  }

  static func notAUnitStyle(_ text: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(text.prefix(20))' is no style of units; expected short or long",
      suggestions: NearestNames(to: text, among: ["short", "long"]))
  }

  static func notAListStyle(_ text: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(text.prefix(20))' is no style of lists; expected and or or",
      suggestions: NearestNames(to: text, among: ["and", "or"]))
  }

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

  /// - Parameter sample: A date as the language writes it.
  static func notADate(_ text: String, as sample: String) -> Diagnostic {
    Diagnostic(
      .error, "\(text) is no date; expected 2026-11-22, 2026-11-22T16:28, \(sample) or seconds since 1970")
  }
}
