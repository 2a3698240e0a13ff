import QuoinDiagnostics

extension ExpressionChecker {
  func checkTernary(_ index: Int, _ nodes: UnsafeBufferPointer<ExpressionNode>) {
    let otherwise = index - 1
    let then = Int(nodes[otherwise].first) - 1
    let condition = Int(nodes[then].first) - 1
    requireOperand(condition, .bool, of: "?")
    infos[index].type = infos[then].type.united(with: infos[otherwise].type)
    guard infos[condition].state == .number else { return }
    let isTrue = infos[condition].number != 0
    kill(condition)
    kill(isTrue ? otherwise : then)
    setAlias(index, of: isTrue ? then : otherwise)
  }

  /// `a ?? b` and `a ?: b`.
  func checkDefault(_ index: Int, _ node: ExpressionNode, left: Int) {
    let right = index - 1
    let type = infos[left].type
    infos[index].type =
      type == .null ? infos[right].type : type.unwrapped.united(with: infos[right].type)
    guard let value = known(left) else { return }
    let takesLeft = node.kind == .coalesce ? !value.isNull : value.isTruthy
    kill(takesLeft ? right : left)
    setAlias(index, of: takesLeft ? left : right)
  }

  func checkElements(
    _ index: Int, _ node: ExpressionNode, _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    var element: ValueType?
    var areKnown = true
    var child = index - 1
    for _ in 0..<Int(node.count) {
      var type = infos[child].type
      if node.kind == .list, case .array(let nested) = type { type = nested }
      element = element.map { type.united(with: $0) } ?? type
      areKnown = areKnown && infos[child].isKnown
      child = Int(nodes[child].first) - 1
    }
    infos[index].type = .array(element ?? .any)
    guard areKnown else { return }
    let values = children(of: index, count: Int(node.count)).compactMap(known)
    guard node.kind == .list else { return setConstant(index, .array(values), infos[index].type) }
    if let list = try? Operations.flatten(values, limits: compilation.limits) {
      setConstant(index, list, infos[index].type)
    }
  }

  func checkSubscript(
    _ index: Int, _ node: ExpressionNode, _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    let place = index - 1
    let container = Int(nodes[place].first) - 1
    let containerType = infos[container].type.unwrapped
    let placeType = infos[place].type.unwrapped
    switch (containerType, placeType) {
    case (.array(let element), .number): infos[index].type = element
    case (.array, .range), (.string, .range): infos[index].type = containerType
    case (.string, .number): infos[index].type = .string
    case (.dictionary(let element), .string): infos[index].type = element.madeOptional
    case (.any, .any), (.any, .number), (.any, .range), (.any, .string), (.array, .any), (.string, .any),
      (.dictionary, .any):
      break
    default: report(.cannotSubscript(containerType.described, by: placeType.described), at: place)
    }
    if let value = known(container), let at = known(place),
      let element = try? Operations.element(of: value, at: at, limits: compilation.limits, host: host)
    {
      setConstant(index, element, infos[index].type)
    }
  }

  func checkInterpolation(_ index: Int, _ node: ExpressionNode) {
    guard syntax.kind == .string else {
      infos[index].type = .array(.any)
      let parts = children(of: index, count: Int(node.count)).compactMap(known)
      if parts.count == Int(node.count),
        let value = try? Operations.parts(parts, limits: compilation.limits)
      {
        setConstant(index, value, .array(.any))
      }
      return
    }
    infos[index].type = .string
    if node.count == 1, !joinsParts || infos[index - 1].type == .string {
      return setAlias(index, of: index - 1)
    }
    let values = children(of: index, count: Int(node.count)).compactMap(known)
    if values.count == Int(node.count),
      let text = try? Operations.join(values, limits: compilation.limits, host: host)
    {
      children(of: index, count: Int(node.count)).forEach(forget)
      setConstant(index, text, .string)
    }
  }

  func checkColor(_ index: Int, _ node: ExpressionNode) {
    let bits = UInt32(truncatingIfNeeded: node.payload)
    let channels = [24, 16, 8, 0].map { Double((bits >> UInt32($0)) & 0xFF) / 255 }
    guard
      let color = host.makeColor(
        red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    else { return report(.noColors, at: index) }
    setConstant(index, color.value, .color)
  }
}
