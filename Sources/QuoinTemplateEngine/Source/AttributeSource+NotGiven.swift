import QuoinExpressions

/// Attributes that are written and count as not given.
extension AttributeSource {
  /// Whether it holds nothing but a comment: `// width / 2`, `{// name}`.
  var isCommentedOut: Bool { text.utf8.contains(UInt8(ascii: "/")) && content.hasPrefix("//") }

  /// Whether there is nothing in it: no text, and no expression.
  ///
  /// - Parameter syntax: What stands in it; asked where that is not plain.
  func isEmpty(as syntax: @autoclosure () -> PropertyType.Syntax?) -> Bool {
    // Nearly all begin with something else than white space and a brace.
    if let first = text.utf8.first, (0x21...0x7E).contains(first), first != UInt8(ascii: "{") { return false }
    guard content.isEmpty else { return false }
    // A space is a text, too.
    let syntax = syntax()
    return syntax == .expression || syntax == .constraints || text.isEmpty || text.hasBrace
  }

  /// Whether it counts as not given whatever it is for.
  var isNotGiven: Bool { isCommentedOut || content.isEmpty }

  /// The text without white space at its ends and without the braces round the whole.
  private var content: Substring {
    let trimmed = text[...].trimmingWhiteSpace
    guard trimmed.first == "{", let end = trimmed.firstIndex(of: "}") else { return trimmed }
    let rest = trimmed[trimmed.index(after: end)...].trimmingWhiteSpace
    guard rest.isEmpty || rest.hasPrefix("//") else { return trimmed }
    let inner = trimmed[trimmed.index(after: trimmed.startIndex)..<end].trimmingWhiteSpace
    return inner.isEmpty || inner.hasPrefix("//") ? inner : trimmed
  }
}

extension String {
  /// Whether there may be an expression in it. Foundation's way to look for a text takes a thousand instructions.
  var hasBrace: Bool { utf8.contains(UInt8(ascii: "{")) }
}
