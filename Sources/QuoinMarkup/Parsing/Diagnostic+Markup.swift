import QuoinDiagnostics

/// The sentences about malformed XML.
extension Diagnostic {
  static var emptyMarkup: Diagnostic {
    Diagnostic(.error, "The file is empty; expected an element such as <UIView>")
  }

  static var noRoot: Diagnostic {
    Diagnostic(.error, "There is no element in the file; expected one such as <UIView>")
  }

  static func secondRoot(_ name: String, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "<\(name)> is a second root element; a file has one",
      notes: [Note("The first root element is here", at: first)])
  }

  static var textOutsideRoot: Diagnostic {
    Diagnostic(.error, "Text outside the root element")
  }

  static var markupTooLarge: Diagnostic {
    Diagnostic(.error, "The file is larger than 2 GB; the rest is not read")
  }

  // MARK: - Tags

  static func unclosed(
    _ name: String, count: Int, before closer: String?, openings: [(String, SourceSpan)]
  ) -> Diagnostic {
    let subject =
      count == 1
      ? "<\(name)> is" : "<\(name)> and \(count - 1) element\(count == 2 ? "" : "s") around it are"
    let place = closer.map { "before </\($0)>" } ?? "at the end of the file"
    return Diagnostic(
      .error, "\(subject) not closed; expected </\(name)> \(place)",
      notes: openings.map { Note("<\($0.0)> is opened here", at: $0.1) })
  }

  static func closesNothing(_ name: String) -> Diagnostic {
    Diagnostic(.error, "</\(name)> closes nothing; no element is open here")
  }

  static func mismatchedClosingTag(
    _ name: String, expected: String, isNear: Bool, opening: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "</\(name)> does not close <\(expected)>",
      notes: [Note("<\(expected)> is opened here", at: opening)], suggestion: isNear ? "</\(expected)>" : nil)
  }

  static func namelessClosingTag(expected: String) -> Diagnostic {
    Diagnostic(.error, "The closing tag has no name; expected </\(expected)>")
  }

  static var brokenClosingTag: Diagnostic {
    Diagnostic(.error, "A closing tag holds a name and nothing else; expected > behind the name")
  }

  static func unfinishedTag(_ name: String, opening: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "The tag <\(name) has no end; expected > or />",
      notes: [Note("The tag begins here", at: opening)])
  }

  static func strayInTag(_ text: String) -> Diagnostic {
    Diagnostic(.error, "Unexpected \(text) in a tag; expected an attribute, > or />")
  }

  static func illegalName(_ name: String, character: Unicode.Scalar) -> Diagnostic {
    Diagnostic(.error, "A name must not contain \(character.hexadecimalName): \(name)")
  }

  static var strayLessThan: Diagnostic {
    Diagnostic(.error, "A < that begins no tag must be written &lt;")
  }

  // MARK: - Attributes

  static func duplicateAttribute(_ name: String, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "The attribute \(name) is given twice",
      notes: [Note("It is given here first", at: first)])
  }

  static var missingSpace: Diagnostic {
    Diagnostic(.error, "White space is missing between two attributes")
  }

  static func missingEquals(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The attribute \(name) has no = before its value")
  }

  static func missingValue(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The attribute \(name) has no value; expected \(name)=\"…\"")
  }

  static func missingQuotes(_ name: String, value: String) -> Diagnostic {
    Diagnostic(.error, "The value of \(name) has no quotes; expected \(name)=\"\(value)\"")
  }

  static func unclosedQuote(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The value of \(name) has no closing quote")
  }

  static func lessThanInValue(_ name: String) -> Diagnostic {
    Diagnostic(.error, "A < in the value of \(name) must be written &lt;")
  }
}
