import QuoinExpressions

/// A chain of names as it is written before the cursor: `rows[0].title`, `items.filter(item => item.price).first`.
package struct ExpressionPath {
  /// A step of the way.
  package enum Step: Hashable {
    case name(String)
    /// Square brackets.
    case subscripted
    /// A function that is called on what stands before it.
    case called(String)
  }

  /// A name that a closure around the cursor gives the elements of a list.
  package struct Variable {
    /// What it is called.
    package let name: String
    /// The list that the closure's function is called on, where that can be told.
    package let list: ExpressionPath?
  }

  /// The way.
  package var steps: [Step] = []
  /// The names of closures around, the outermost first.
  package var variables: [Variable] = []

  /// The path that is all of an expression; nothing for other expressions.
  package init?(wholeOf source: String) {
    let text = ExpressionTokens(source)
    guard let last = text.tokens.indices.last else { return nil }
    var steps: [Step] = []
    guard text.readSteps(endingAt: last, into: &steps) == 0 else { return nil }
    self.steps = steps
  }

  /// A way by its steps.
  package init(steps: [Step], variables: [Variable] = []) {
    (self.steps, self.variables) = (steps, variables)
  }
}

/// What stands before the cursor in an expression.
package struct ExpressionCursor {
  /// What has been typed of the name at the cursor.
  package let prefix: String
  /// What is replaced by a name, in bytes of the expression.
  package let range: Range<Int>
  /// What the name is a member of; nothing for a name of its own.
  package let base: ExpressionPath?
  /// The names that closures give.
  package let variables: [ExpressionPath.Variable]
  /// Whether an opening parenthesis follows.
  package let isCalled: Bool

  /// Reads what stands before an offset; nothing within strings, numbers and comments.
  package init?(in source: String, at offset: Int) {
    let text = ExpressionTokens(source)
    variables = text.variables(before: offset)
    let index = text.tokens.lastIndex { $0.range.lowerBound < offset }
    var first = offset
    var typed = ""
    var end = offset
    var before = index
    if let index {
      let token = text.tokens[index]
      if token.range.upperBound >= offset {
        switch token.kind {
        case .string, .unclosedString, .number, .badNumber:
          if token.range.upperBound > offset || token.kind != .string { return nil }
        case .name, .quotedName, .unclosedName, .reference, .yes, .no, .null, .color, .badColor:
          first = token.range.lowerBound
          end = token.range.upperBound
          typed = text.text(first..<offset).replacing("`", with: "")
          before = index == 0 ? nil : index - 1
        case .badCharacter where text.text(token.range) == "#":
          first = token.range.lowerBound
          typed = "#"
          before = index == 0 ? nil : index - 1
        default: break
        }
      }
    }
    if text.comments.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound }) { return nil }
    prefix = typed
    range = first..<end
    isCalled = text.tokens.first { $0.range.lowerBound >= end }?.kind == .openParenthesis
    guard let dot = before, [.dot, .optionalDot].contains(text.tokens[dot].kind) else {
      base = nil
      return
    }
    var steps: [ExpressionPath.Step] = []
    if dot > 0 { _ = text.readSteps(endingAt: dot - 1, into: &steps) }
    base = ExpressionPath(steps: steps, variables: variables)
  }
}

/// The tokens of an expression without white space, and what can be read backwards from one of them.
package struct ExpressionTokens {
  /// The tokens.
  package let tokens: [ExpressionToken]
  let comments: [Range<Int>]
  private let bytes: [UInt8]

  /// Reads an expression, in whatever state.
  package init(_ source: String) {
    bytes = Array(source.utf8)
    let all = ExpressionSyntax(source).tokens
    tokens = all.filter { !$0.isTrivia && $0.kind != .end && $0.kind != .openBrace && $0.kind != .closeBrace }
    comments = all.filter { $0.kind == .comment }.map(\.range)
  }

  /// The text of a stretch in bytes.
  package func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private func name(at index: Int) -> String? {
    let token = tokens[index]
    let text = text(token.range)
    switch token.kind {
    case .name, .reference: return text.replacing("`", with: "")
    case .quotedName: return String(text.dropFirst().dropLast())
    default: return nil
    }
  }

  /// Reads a chain backwards.
  ///
  /// - Parameters:
  ///   - last: The last token of it.
  ///   - steps: Gets the steps, in the order in which they are written; none where there is something else.
  /// - Returns: The first token of it; nothing where it is no chain of names.
  func readSteps(endingAt last: Int, into steps: inout [ExpressionPath.Step]) -> Int? {
    var index = last
    var reversed: [ExpressionPath.Step] = []
    while index >= 0 {
      var isCall = false
      while index >= 0, [.closeBracket, .closeParenthesis].contains(tokens[index].kind) {
        let isParenthesis = tokens[index].kind == .closeParenthesis
        guard let opening = opening(of: index), opening > 0 else { return nil }
        if isParenthesis { isCall = true } else { reversed.append(.subscripted) }
        index = opening - 1
      }
      guard index >= 0, let name = name(at: index) else { return nil }
      reversed.append(isCall ? .called(name) : .name(name))
      guard index >= 2, [.dot, .optionalDot].contains(tokens[index - 1].kind) else {
        steps = reversed.reversed()
        return index
      }
      index -= 2
    }
    return nil
  }

  private func opening(of closing: Int) -> Int? {
    var depth = 0
    for index in stride(from: closing, through: 0, by: -1) {
      switch tokens[index].kind {
      case .closeBracket, .closeParenthesis: depth += 1
      case .openBracket, .openParenthesis:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The parameters of the closures that an offset stands in.
  func variables(before offset: Int) -> [ExpressionPath.Variable] {
    var found: [ExpressionPath.Variable] = []
    for (index, token) in tokens.enumerated()
    where token.kind == .arrow && token.range.upperBound <= offset && index > 0 {
      var names: [String] = []
      var start = index - 1
      if tokens[start].kind == .closeParenthesis, let opening = opening(of: start) {
        names = (opening..<start).compactMap { name(at: $0) }
        start = opening
      } else if let name = name(at: start) {
        names = [name]
      }
      // The parenthesis of the call that it is an argument of, if that is still open at the offset.
      guard let call = openParenthesis(before: start), !isClosed(call, before: offset) else { continue }
      var list: [ExpressionPath.Step] = []
      if call >= 3, [.dot, .optionalDot].contains(tokens[call - 2].kind) {
        _ = readSteps(endingAt: call - 3, into: &list)
      } else if call + 1 < start {
        // filter(items, item => …)
        _ = readSteps(endingAt: start - 2, into: &list)
      }
      for (place, name) in names.enumerated() {
        let path = ExpressionPath(steps: list, variables: found)
        found.append(.init(name: name, list: place == 0 && !list.isEmpty ? path : nil))
      }
    }
    return found
  }

  private func openParenthesis(before index: Int) -> Int? {
    var depth = 0
    for index in stride(from: index - 1, through: 0, by: -1) {
      switch tokens[index].kind {
      case .closeBracket, .closeParenthesis: depth += 1
      case .openBracket, .openParenthesis:
        if depth == 0 { return tokens[index].kind == .openParenthesis ? index : nil }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  private func isClosed(_ opening: Int, before offset: Int) -> Bool {
    var depth = 0
    for token in tokens[opening...] where token.range.lowerBound < offset {
      switch token.kind {
      case .openBracket, .openParenthesis: depth += 1
      case .closeBracket, .closeParenthesis:
        depth -= 1
        if depth == 0 { return true }
      default: break
      }
    }
    return false
  }
}
