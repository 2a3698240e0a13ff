extension ExpressionParser {
  /// What is expected next.
  enum Next {
    case operand, `operator`, done
  }

  /// Reads what stands behind a value.
  mutating func parseOperator() -> Next {
    switch token.kind {
    case .plus: return infix(.add, 8)
    case .minus: return infix(.subtract, 8)
    case .star: return infix(.multiply, 9)
    case .slash: return infix(.divide, 9)
    case .percent: return parsePercent()
    case .equal: return infix(.equal, 5)
    case .notEqual: return infix(.notEqual, 5)
    case .less: return infix(.less, 5)
    case .lessOrEqual: return infix(.lessOrEqual, 5)
    case .greater: return infix(.greater, 5)
    case .greaterOrEqual: return infix(.greaterOrEqual, 5)
    case .and: return infix(.and, 4)
    case .or: return infix(.or, 3)
    case .coalesce: return infix(.coalesce, 6, fromRight: true)
    case .elvis: return infix(.elvis, 2, fromRight: true)
    case .closedRange: return infix(.closedRange, 7)
    case .halfOpenRange: return infix(.halfOpenRange, 7)
    case .question: return parseQuestion()
    case .colon: return parseColon()
    case .comma: return parseComma()
    case .arrow: return parseArrow()
    case .dot, .optionalDot: return parseMember()
    case .openBracket:
      guard let last = nodes.last else { return .done }
      _ = open(.subscripting, .subscripting, first: Int(last.first), from: last.start)
      return .operand
    case .openParenthesis:
      guard let last = nodes.last else { return .done }
      if endsInPath || last.kind == .member { nodes[nodes.count - 1].isCallee = true }
      let callee = nodes.count - 1
      _ = open(.call, .call, first: Int(last.first), from: last.start)
      entries[entries.count - 1].callee = callee
      entries[entries.count - 1].otherwise = nodes.count
      return .operand
    case .closeParenthesis, .closeBracket, .closeBrace, .end: return parseClosing()
    default:
      let text = shortText(of: token) ?? ""
      if let problem = problemOfHabit() {
        fail(problem)
        return .done
      }
      fail(SyntaxProblem.invalid(token, text: text) ?? .expectedOperator(text, token.range))
      return .done
    }
  }

  private mutating func infix(
    _ node: ExpressionNode.Kind, _ precedence: UInt8, fromRight: Bool = false
  ) -> Next {
    reduce(downTo: fromRight ? precedence + 1 : precedence)
    pushInfix(node, precedence: precedence)
    return .operand
  }

  mutating func pushInfix(_ node: ExpressionNode.Kind, precedence: UInt8) {
    entries.append(
      Entry(
        kind: .infix, node: node, precedence: precedence, start: token.start, end: token.end,
        first: nodes.count, count: nodes.count))
    advance(.infix)
  }

  /// Decides between `10% - 3`, where the sign belongs to the number, and `10 % 3`.
  ///
  /// Before a value it is a remainder. Before a sign it is one only when written like `10 % -3`.
  private mutating func parsePercent() -> Next {
    var ahead = lexer
    var hasSpace = false
    var following = ahead.next()
    while following.isTrivia {
      hasSpace = true
      following = ahead.next()
    }
    var isRemainder = following.kind.beginsValue
    if following.kind == .minus || following.kind == .plus {
      isRemainder = hasSpaceBefore && hasSpace && !ahead.next().isTrivia
    }
    if isRemainder { return infix(.remainder, 9) }
    if nodes.last?.kind == .percent {
      fail(.twoPercents(token.range))
      return .done
    }
    append(.percent, children: 1, from: nil, to: token.end)
    advance(.postfix)
    return .operator
  }

  private mutating func parseMember() -> Next {
    let isOptional = token.kind == .optionalDot
    advance()
    switch token.kind {
    case .name, .quotedName, .yes, .no, .null: break
    default:
      fail(.expectedMember(shortText(of: token), token.range))
      return .done
    }
    let index = texts.count
    texts.append(
      ExpressionText(text: name(of: token), start: token.start, end: token.end, isOptional: isOptional))
    if endsInPath {
      // Every beginning of a path is looked for as a name of its own.
      guard nodes[nodes.count - 1].count < depthLimit else {
        fail(.tooManyParts(limit: depthLimit, token.range))
        return .done
      }
      nodes[nodes.count - 1].count += 1
      nodes[nodes.count - 1].end = token.end
    } else {
      append(.member, children: 1, from: nil, to: token.end)
      nodes[nodes.count - 1].payload = UInt64(index)
    }
    let isPath = endsInPath
    advance()
    endsInPath = isPath
    return .operator
  }

  private mutating func parseQuestion() -> Next {
    reduce(downTo: 3)
    entries.append(
      Entry(
        kind: .question, node: .ternary, precedence: 0, start: token.start, end: token.end,
        first: nodes.count, count: nodes.count))
    advance(.infix)
    return .operand
  }

  private mutating func parseColon() -> Next {
    reduce(downTo: 1)
    guard let top = entries.last, top.kind == .question else {
      fail(.colonWithoutQuestion(token.range))
      return .done
    }
    entries[entries.count - 1].kind = .ternary
    entries[entries.count - 1].precedence = 2
    entries[entries.count - 1].otherwise = nodes.count
    advance(.infix)
    return .operand
  }

  private mutating func parseComma() -> Next {
    reduce(downTo: 1)
    guard let top = entries.last, top.kind != .question, top.kind != .subscripting else {
      if let top = entries.last, top.kind == .question {
        fail(.questionWithoutColon(Int(top.start)..<Int(top.end)))
      } else {
        fail(.commaHere(token.range))
      }
      return .done
    }
    entries[entries.count - 1].count += 1
    if top.kind == .array || top.kind == .call { entries[entries.count - 1].otherwise = nodes.count }
    advance()
    return .operand
  }

  private mutating func parseClosing() -> Next {
    reduce(downTo: 1)
    guard let top = entries.last else { return .done }
    let opening = Int(top.start)..<Int(top.end)
    switch (top.kind, token.kind) {
    case (.root, .end) where top.otherwise == 0, (.root, .closeBrace) where top.otherwise == 1:
      entries.removeLast()
      if top.count > 0 { append(.list, children: top.count + 1, from: nil, to: nil) }
      return .done
    case (.group, .closeParenthesis), (.call, .closeParenthesis), (.subscripting, .closeBracket),
      (.array, .closeBracket):
      close(commas: top.count)
      return .operator
    case (.question, _): fail(.questionWithoutColon(opening))
    case (.root, .end): fail(.unclosed("{", opening.lowerBound..<opening.lowerBound + 1))
    case (.root, _): fail(.closesNothing(text(of: token), token.range))
    case (_, .end), (_, .closeBrace):
      fail(.unclosed(self.opening(of: top), Int(top.end) - 1..<Int(top.end)))
    default: fail(.mismatched(text(of: token), opening: self.opening(of: top), token.range))
    }
    return .done
  }

  func opening(of entry: Entry) -> String {
    switch entry.kind {
    case .root: "{"
    case .subscripting, .array: "["
    default: "("
    }
  }

  /// Closes the bracket on top of the stack with the current token.
  ///
  /// - Parameter commas: How many commas it holds; -1 when it is empty.
  mutating func close(commas: Int) {
    let top = entries.removeLast()
    depth -= 1
    endsInPath = false
    switch top.kind {
    case .group where commas > 0: append(.list, children: commas + 1, from: nil, to: nil)
    case .subscripting: append(.subscripting, children: 2, from: top.start, to: token.end)
    case .call: append(.call, children: commas + 2, from: top.start, to: token.end, first: top.first)
    case .array:
      // `[]` and a comma behind the last element are both fine.
      let isEmpty = nodes.count == top.first
      let endsInComma = nodes.count == top.otherwise
      append(
        .array, children: isEmpty ? 0 : commas + (endsInComma ? 0 : 1), from: top.start, to: token.end,
        first: top.first)
    default: break
    }
    advance()
  }
}
