import QuoinDiagnostics

/// The sentences about malformed XML.
extension Diagnostic {
  static func emptyMarkup(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The file is empty; expected an element such as <UIView>", at: span)
  }

  static func noRoot(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "There is no element in the file; expected one such as <UIView>", at: span)
  }

  static func secondRoot(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "<\(name)> is a second root element; a file has one", at: span,
      notes: [Note("The first root element is here", at: first)])
  }

  static func textOutsideRoot(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "Text outside the root element", at: span)
  }

  static func markupTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The file is larger than 2 GB; the rest is not read", at: span)
  }

  // MARK: - Tags

  static func unclosed(
    _ name: String, count: Int, before closer: String?, at span: SourceSpan, openings: [(String, SourceSpan)]
  ) -> Diagnostic {
    let subject =
      count == 1
      ? "<\(name)> is" : "<\(name)> and \(count - 1) element\(count == 2 ? "" : "s") around it are"
    let place = closer.map { "before </\($0)>" } ?? "at the end of the file"
    return Diagnostic(
      .error, "\(subject) not closed; expected </\(name)> \(place)", at: span,
      notes: openings.map { Note("<\($0.0)> is opened here", at: $0.1) })
  }

  static func closesNothing(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "</\(name)> closes nothing; no element is open here", at: span)
  }

  static func mismatchedClosingTag(
    _ name: String, expected: String, isNear: Bool, at span: SourceSpan, opening: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .error, "</\(name)> does not close <\(expected)>", at: span,
      notes: [Note("<\(expected)> is opened here", at: opening)], suggestion: isNear ? "</\(expected)>" : nil)
  }

  static func namelessClosingTag(expected: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The closing tag has no name; expected </\(expected)>", at: span)
  }

  static func brokenClosingTag(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A closing tag holds a name and nothing else; expected > behind the name", at: span)
  }

  static func unfinishedTag(_ name: String, at span: SourceSpan, opening: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "The tag <\(name) has no end; expected > or />", at: span,
      notes: [Note("The tag begins here", at: opening)])
  }

  static func strayInTag(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "Unexpected \(text) in a tag; expected an attribute, > or />", at: span)
  }

  static func illegalName(_ name: String, character: Unicode.Scalar, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A name must not contain \(character.hexadecimalName): \(name)", at: span)
  }

  static func strayLessThan(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A < that begins no tag must be written &lt;", at: span)
  }

  // MARK: - Attributes

  static func duplicateAttribute(_ name: String, at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "The attribute \(name) is given twice", at: span,
      notes: [Note("It is given here first", at: first)])
  }

  static func missingSpace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "White space is missing between two attributes", at: span)
  }

  static func missingEquals(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The attribute \(name) has no = before its value", at: span)
  }

  static func missingValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The attribute \(name) has no value; expected \(name)=\"…\"", at: span)
  }

  static func missingQuotes(_ name: String, value: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The value of \(name) has no quotes; expected \(name)=\"\(value)\"", at: span)
  }

  static func unclosedQuote(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "The value of \(name) has no closing quote", at: span)
  }

  static func lessThanInValue(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.error, "A < in the value of \(name) must be written &lt;", at: span)
  }
}
