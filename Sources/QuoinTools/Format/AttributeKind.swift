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
  /// An expression for renaming, where it is one; its writing is left alone unless something in it is renamed.
  case guess

  /// How a particular value is read.
  ///
  /// - Parameter value: The value, references decoded.
  func isExpression(_ value: String) -> Bool {
    switch self {
    case .expression, .macro: true
    case .text, .html, .guess: false
    case .color: (value.contains("rgb(") || value.contains("rgba(")) && !value.contains("{")
    }
  }
}
