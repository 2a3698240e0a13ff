extension ExpressionParser {
  /// What is wrong where an operator was expected, for those who write as in other languages of templates.
  func problemOfHabit() -> SyntaxProblem? {
    switch text(of: token) {
    case "|": problemOfFilter
    case "if": problemOfChoice
    default: nil
    }
  }

  /// `name | upper`.
  private var problemOfFilter: SyntaxProblem? {
    let filter = rest(from: Int(token.end)).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !filter.isEmpty, let receiver else { return nil }
    let behind = rest(from: Int(token.end)).dropFirst(filter.count)
    let arguments = behind.first == "(" ? behind.dropFirst().prefix { $0 != ")" } : ""
    if filter == "default" || filter == "d" {
      return .filter("\(receiver) ?? \(arguments.isEmpty ? "''" : arguments)", token.range)
    }
    // Both may be values, and `||` be meant: that is told apart by who knows the functions.
    var problem = SyntaxProblem.invalid(token, text: text(of: token))
    problem?.filter = .init(name: String(filter), receiver: receiver, arguments: String(arguments))
    return problem
  }

  /// `yes if test else no`.
  private var problemOfChoice: SyntaxProblem? {
    let whole = rest(from: Int(token.end)).prefix { $0 != "}" && $0 != "{" }
    guard let receiver, let middle = whole.range(of: " else ") else {
      return .choice("test ? yes : no", token.range)
    }
    let (test, otherwise) = (whole[..<middle.lowerBound], whole[middle.upperBound...])
    return .choice("\(test.trimmingWhiteSpace) ? \(receiver) : \(otherwise.trimmingWhiteSpace)", token.range)
  }

  /// The value that has just been read, in parentheses where it stands in some.
  private var receiver: String? {
    guard let last = nodes.last else { return nil }
    let text = String(decoding: bytes[Int(nodes[Int(last.first)].start)..<Int(last.end)], as: UTF8.self)
    let before = bytes[..<Int(token.start)].last { $0 != 0x20 }
    return before == UInt8(ascii: ")") && !text.hasSuffix(")") ? "(\(text))" : text
  }

  /// What stands from a place on, white space left out; no more than a sentence shows.
  private func rest(from offset: Int) -> Substring {
    String(decoding: bytes[offset...].prefix(200), as: UTF8.self).drop(while: \.isWhitespace)
  }
}

extension SyntaxProblem {
  static func filter(_ meant: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'|' is no operator; a function stands behind what it works on: \(meant)", range)
  }

  fileprivate static func choice(_ meant: String, _ range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("Expected an operator before 'if'; a choice is written \(meant)", range)
  }
}
