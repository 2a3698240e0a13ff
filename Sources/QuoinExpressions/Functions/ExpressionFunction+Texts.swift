import Foundation
import QuoinDiagnostics

extension ExpressionFunction {
  /// Functions over texts, and over texts and arrays alike.
  static let texts: [ExpressionFunction] = [
    ExpressionFunction(
      name: "uppercased", usage: "text.uppercased()", summary: "The text in capitals.",
      example: ("'Straße'.uppercased()", "STRASSE"), parameters: [.text], result: .type(.string)
    ) { call throws(Diagnostic) in try call.made(call.readText().uppercased()) },
    ExpressionFunction(
      name: "lowercased", usage: "text.lowercased()", summary: "The text in small letters.",
      example: ("'ABC'.lowercased()", "abc"), parameters: [.text], result: .type(.string)
    ) { call throws(Diagnostic) in try call.made(call.readText().lowercased()) },
    ExpressionFunction(
      name: "capitalized", usage: "text.capitalized()",
      summary: "The text with a capital at the beginning of each word.",
      example: ("'anna von ahn'.capitalized()", "Anna Von Ahn"), parameters: [.text], result: .type(.string)
    ) { call throws(Diagnostic) in try call.made(capitalized(call.readText())) },
    ExpressionFunction(
      name: "trimmed", usage: "text.trimmed()", summary: "The text without white space at its ends.",
      example: ("'  a b '.trimmed()", "a b"), parameters: [.text], result: .type(.string)
    ) { call throws(Diagnostic) in
      let text = try call.readText()
      let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
      let end = text[start...].lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
      return .string(String(text[start..<end]))
    },
    ExpressionFunction(
      name: "hasPrefix", usage: "text.hasPrefix(start)", summary: "Whether the text begins so.",
      example: ("'template'.hasPrefix('tem')", "true"), parameters: [.text, .text], result: .type(.bool)
    ) { call throws(Diagnostic) in .bool(try call.readText().hasPrefix(call.text(1))) },
    ExpressionFunction(
      name: "hasSuffix", usage: "text.hasSuffix(end)", summary: "Whether the text ends so.",
      example: ("'photo.png'.hasSuffix('.png')", "true"), parameters: [.text, .text], result: .type(.bool)
    ) { call throws(Diagnostic) in .bool(try call.readText().hasSuffix(call.text(1))) },
    ExpressionFunction(
      name: "replacing", usage: "text.replacing(old, new)",
      summary: "The text with every occurrence of one text replaced by another.",
      example: ("'a-b-c'.replacing('-', ', ')", "a, b, c"), parameters: [.text, .text, .text],
      result: .type(.string)
    ) { call throws(Diagnostic) in
      let (text, old, new) = (try call.text(0), try call.text(1), try call.text(2))
      if old.isEmpty { return .string(text) }
      return .string(try TextSearch(for: old, call.limits).replacing(in: text, with: new))
    },
    ExpressionFunction(
      name: "split", usage: "text.split(separator)",
      summary: "The parts of a text between separators, as an array; its words without one.",
      example: ("'2026-11-22'.split('-')", "[2026, 11, 22]"), parameters: [.text, .text.optional],
      result: .type(.array(.string))
    ) { call throws(Diagnostic) in
      let separator = try call.text(1)
      if !separator.isEmpty {
        let parts = try TextSearch(for: separator, call.limits).parts(of: call.text(0))
        return .array(parts.map { .string(String($0)) })
      }
      let text = try call.readText()
      let parts =
        call.has(1) ? text.map(String.init) : text.split(whereSeparator: \.isWhitespace).map(String.init)
      try call.limits.check(elements: parts.count)
      return .array(parts.map { .string($0) })
    },
    ExpressionFunction(
      name: "repeated", usage: "text.repeated(count)", summary: "The text so many times.",
      example: ("'★'.repeated(3)", "★★★"), parameters: [.text, .number], result: .type(.string)
    ) { call throws(Diagnostic) in
      let text = try call.readText()
      let count = try call.count(1, limit: call.limits.length)
      let (bytes, isTooLong) = text.utf8.count.multipliedReportingOverflow(by: count)
      try call.limits.check(bytes: isTooLong ? .max : bytes)
      return .string(repeated(text, count))
    },
    ExpressionFunction(
      name: "padded", usage: "text.padded(count, with)",
      summary: "The text with characters put before it until it has so many; zeros unless given.",
      example: ("padded('7', 3)", "007"), parameters: [.text, .number, .text.optional], result: .type(.string)
    ) { call throws(Diagnostic) in
      let text = try call.readText()
      let missing = try call.count(1, limit: call.limits.length) - text.count
      let filler = call.has(2) ? try call.text(2) : "0"
      guard missing > 0, !filler.isEmpty else { return .string(text) }
      try call.limits.check(bytes: text.utf8.count + missing * filler.utf8.count)
      return .string(String(repeated(filler, missing).prefix(missing)) + text)
    },
    ExpressionFunction(
      name: "text", usage: "value.text()", summary: "The value as it stands in a text.",
      example: ("(1.5).text() + 'x'", "1.5x"), parameters: [.any], result: .type(.string)
    ) { call throws(Diagnostic) in
      var text = ""
      try call.any(0).append(to: &text, call.limits, call.host)
      return .string(text)
    },
    ExpressionFunction(
      name: "number", usage: "text.number(language)",
      summary:
        "The number that a text spells, with a point or as the language writes it: '1.234,50' in German, where '1.234' has a point; with a language only as that one writes it, so that '1.234' is 1234. Else nil, and what it is shown in or counted with says so.",
      example: ("'1.234'.number('de') * 2", "2468"), parameters: [.any, .text.optional],
      result: .type(.optional(.number)),
      localeUse: .always
    ) { call throws(Diagnostic) in
      if let number = call.any(0).asNumber { return .number(number) }
      let text = try call.readText().trimmingCharacters(in: .whitespaces)
      let own = call.has(1) ? try call.text(1) : nil
      let locale = own.map { FormatLocale.ofKnown($0) } ?? call.locale
      guard let locale else { throw .unknownLanguage(own ?? "") }
      guard let number = text.isEmpty ? nil : locale.value(of: text, asProgramsDo: own == nil) else {
        call.frame?.unreadNumber = text.isEmpty ? nil : text
        return .null
      }
      return .number(number)
    },
    ExpressionFunction(
      name: "count", usage: "value.count(item => …)",
      summary: "How many characters a text has, or elements an array; with a test, for how many it holds.",
      example: ("count([3, 5, 8], n => n > 4)", "2"), parameters: [.textOrList, .test.optional],
      result: .type(.number)
    ) { call throws(Diagnostic) in
      guard case .array = call.any(0) else { return .number(Double(try call.readText().count)) }
      let elements = try call.list(0)
      if call.closure == nil { return .number(Double(elements.count)) }
      var count = 0.0
      for (index, element) in elements.enumerated() where try call.holds(for: element, at: index) {
        count += 1
      }
      return .number(count)
    },
    ExpressionFunction(
      name: "isEmpty", usage: "value.isEmpty()", summary: "Whether there is nothing in a text or an array.",
      example: ("isEmpty([])", "true"), parameters: [.textOrList], result: .type(.bool)
    ) { call throws(Diagnostic) in
      guard case .array(let elements) = call.any(0) else { return .bool(try call.text(0).isEmpty) }
      return .bool(elements.isEmpty)
    },
    ExpressionFunction(
      name: "contains", usage: "value.contains(part)",
      summary: "Whether a text has a part, or an array an element; with a test, whether it holds for any.",
      example: ("['a', 'b'].contains('b')", "true"), parameters: [.textOrList, .init(kind: .valueOrTest)],
      result: .type(.bool)
    ) { call throws(Diagnostic) in
      guard case .array = call.any(0) else {
        let (text, part) = (try call.text(0), try call.text(1))
        if part.isEmpty { return .bool(true) }
        return .bool(try TextSearch(for: part, call.limits).firstRange(in: text[...]) != nil)
      }
      for (index, element) in try call.list(0).enumerated() {
        let isMeant =
          call.closure == nil ? element.isEqual(to: call.any(1)) : try call.holds(for: element, at: index)
        if isMeant { return .bool(true) }
      }
      return .bool(false)
    },
    ExpressionFunction(
      name: "localizedContains", usage: "text.localizedContains(part)",
      summary:
        "Whether a text has a part as people of the language search: whatever its capitals and accents, but for those that make another letter there, as å in Swedish.",
      example: ("'Café Straße'.localizedContains('CAFE STRASSE')", "true"), parameters: [.text, .text],
      result: .type(.bool), localeUse: .always
    ) { call throws(Diagnostic) in
      var folding = TextFolding(of: call.locale.name)
      let part = try folding.folded(call.text(1), call.limits)
      if part.isEmpty { return .bool(true) }
      let text = try folding.folded(call.text(0), call.limits)
      return .bool(try TextSearch(for: part, call.limits).firstRange(in: text[...]) != nil)
    },
    ExpressionFunction(
      name: "reversed", usage: "value.reversed()",
      summary: "The characters or elements from the last to the first.",
      example: ("[1, 2, 3].reversed()", "[3, 2, 1]"), parameters: [.textOrList], result: .same
    ) { call throws(Diagnostic) in
      guard case .array = call.any(0) else { return .string(String(try call.readText().reversed())) }
      return .array(try call.list(0).reversed())
    },
    ExpressionFunction(
      name: "prefix", usage: "value.prefix(count)",
      summary: "The first characters or elements, all where there are fewer.",
      example: ("'template'.prefix(4)", "temp"), parameters: [.textOrList, .number], result: .same
    ) { call throws(Diagnostic) in
      let count = try call.count(1)
      guard case .array = call.any(0) else { return .string(String(try call.readText().prefix(count))) }
      return .array(Array(try call.list(0).prefix(count)))
    },
    ExpressionFunction(
      name: "suffix", usage: "value.suffix(count)",
      summary: "The last characters or elements, all where there are fewer.",
      example: ("[1, 2, 3].suffix(2)", "[2, 3]"), parameters: [.textOrList, .number], result: .same
    ) { call throws(Diagnostic) in
      let count = try call.count(1)
      guard case .array = call.any(0) else { return .string(String(try call.readText().suffix(count))) }
      return .array(Array(try call.list(0).suffix(count)))
    },
  ]

  /// A text so many times, put together of ever longer pieces: to add one at a time takes far longer than its bytes.
  private static func repeated(_ text: String, _ count: Int) -> String {
    var (piece, result, rest) = (text, "", count)
    while rest > 0 {
      if rest % 2 == 1 { result += piece }
      rest /= 2
      if rest > 0 { piece += piece }
    }
    return result
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let belongs =
        character.isLetter || character.isNumber || isInWord && (character == "'" || character == "’")
      result += belongs && !isInWord ? character.uppercased() : character.lowercased()
      isInWord = belongs
    }
    return result
  }
}

extension FunctionCall {
  /// The first argument as a text that is gone through as a whole.
  func readText() throws(Diagnostic) -> String {
    let text = try text(0)
    try limits.count(read: text.utf8.count)
    return text
  }
}
