import QuoinMarkup

/// How a tool reads the value of an attribute.
enum AttributeKind {
  /// An expression: `width / 2`.
  case expression
  /// Text with expressions in braces.
  case text
  /// The same, written as it stands: an attribute of HTML.
  case html
  /// A colour: the name of one, unless a call of `rgb` or `rgba` shows that it is an expression.
  case color
  /// An expression where it is one, else text for whoever uses it: the value of a macro.
  case macro
  /// Constraints with semicolons between them.
  case constraints
  /// An expression for renaming, where it is one; its writing is left alone unless something in it is renamed.
  case guess

  /// How a particular value is read.
  ///
  /// - Parameter value: The value, references decoded.
  func isExpression(_ value: String) -> Bool {
    switch self {
    case .expression, .macro: true
    case .text, .html, .guess, .constraints: false
    case .color: (value.contains("rgb(") || value.contains("rgba(")) && !value.contains("{")
    }
  }
}

extension MarkupAttribute {
  /// Whether its value is a comment as a whole, so that it counts as not given, of whatever type it is.
  ///
  /// - Parameter kind: How its value is read. What names files and nodes is no expression, and neither is HTML; the value of a
  ///   macro may go on behind a comment.
  func isCommentedOut(as kind: AttributeKind) -> Bool {
    if kind == .html || kind == .macro || ["id", "xml", "template"].contains(name) { return false }
    return value.drop { " \t\n\r".contains($0) }.hasPrefix("//")
  }
}
