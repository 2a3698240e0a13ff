import QuoinDiagnostics

/// The sentences about text that is no JSON.
extension Diagnostic {
  static func emptyJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The data are empty; expected a JSON object", at: span)
  }

  static func endOfJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The JSON ends where a value was expected", at: span)
  }

  static func textAfterJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "There is more text behind the end of the JSON", at: span)
  }

  static func expectedInJSON(_ what: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "Expected \(what)", at: span)
  }

  static func repeatedNameInJSON(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "\"\(name)\" is given twice in one object", at: span,
      notes: [Note("It is given here first", at: first)])
  }

  static func tooDeepJSON(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "JSON may nest \(limit) deep", at: span)
  }

  static func unknownWordInJSON(_ word: String, at span: SourceSpan) -> Diagnostic {
    guard !word.isEmpty else { return Diagnostic(.error, "Expected a JSON value", at: span) }
    return Diagnostic(
      .error, "\(word) is no JSON value; strings stand in double quotes", at: span,
      suggestions: NearestNames(to: word, among: ["true", "false", "null"]))
  }

  static func badNumberInJSON(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "\(text) is no JSON number", at: span)
  }

  static func controlCharacterInJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "A line break or control character in a JSON string must be written \\n or \\u000A", at: span)
  }

  static func unclosedStringInJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The JSON string has no closing quote", at: span)
  }

  static func badEscapeInJSON(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "Unknown escape in a JSON string; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX",
      at: span)
  }
}
