import QuoinDiagnostics

/// The sentences about text that is no JSON.
extension Diagnostic {
  static var emptyJSON: Diagnostic {
    Diagnostic(.error, "The data are empty; expected a JSON object")
  }

  static var endOfJSON: Diagnostic {
    Diagnostic(.error, "The JSON ends where a value was expected")
  }

  static var textAfterJSON: Diagnostic {
    Diagnostic(.error, "There is more text behind the end of the JSON")
  }

  static func expectedInJSON(_ what: String) -> Diagnostic {
    Diagnostic(.error, "Expected \(what)")
  }

  static func repeatedNameInJSON(_ name: String, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "\"\(name)\" is given twice in one object",
      notes: [Note("It is given here first", at: first)])
  }

  static func tooDeepJSON(limit: Int) -> Diagnostic {
    Diagnostic(.error, "JSON may nest \(limit) deep")
  }

  static func unknownWordInJSON(_ word: String) -> Diagnostic {
    guard !word.isEmpty else { return Diagnostic(.error, "Expected a JSON value") }
    return Diagnostic(
      .error, "\(word.prefix(200)) is no JSON value; strings stand in double quotes",
      suggestions: NearestNames(to: word, among: ["true", "false", "null"]))
  }

  static func badNumberInJSON(_ text: String) -> Diagnostic {
    Diagnostic(.error, "\(text.prefix(200)) is no JSON number")
  }

  static var controlCharacterInJSON: Diagnostic {
    Diagnostic(
      .error, "A line break or control character in a JSON string must be written \\n or \\u000A")
  }

  static var unclosedStringInJSON: Diagnostic {
    Diagnostic(.error, "The JSON string has no closing quote")
  }

  static var badEscapeInJSON: Diagnostic {
    Diagnostic(
      .error, "Unknown escape in a JSON string; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
  }
}
