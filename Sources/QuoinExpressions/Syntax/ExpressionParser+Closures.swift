extension ExpressionParser {
  /// Reads `=>`: what stands before it, a name or names in parentheses, becomes the parameters of a closure.
  mutating func parseArrow() -> Next {
    guard let call = entries.last, call.kind == .call, call.otherwise < nodes.count else {
      fail(.closureHere(token.range))
      return .done
    }
    let first = call.otherwise
    var parameters = Array(nodes[first...])
    if let list = parameters.last, list.kind == .list {
      guard list.count <= 2 else {
        fail(.tooManyParameters(list.range))
        return .done
      }
      parameters.removeLast()
    }
    guard parameters.allSatisfy({ $0.kind == .name && $0.count == 1 }) else {
      fail(.closureHere(token.range))
      return .done
    }
    nodes.removeLast(nodes.count - first)
    for (place, name) in parameters.enumerated() {
      var parameter = ExpressionNode(.parameter, name.start, name.end, first: nodes.count)
      parameter.payload = name.payload
      parameter.count = Int32(truncatingIfNeeded: place)
      parameter.owner = Int32(truncatingIfNeeded: call.callee)
      nodes.append(parameter)
    }
    entries.append(
      Entry(
        kind: .closure, node: .closure, precedence: 1, start: parameters[0].start, end: token.end,
        first: first,
        count: parameters.count))
    endsInPath = false
    advance(.infix)
    return .operand
  }
}
