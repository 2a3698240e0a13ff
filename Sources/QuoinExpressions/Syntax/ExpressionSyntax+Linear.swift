/// An expression taken apart by one of its names: a multiple of what the name stands for, and what is added to it.
///
/// In `(parent.width - gap) / 2` the name `parent.width` is multiplied with `(1 - 0) / 2`, and `(0 - gap) / 2` is added. Both
/// texts are as long as the expression, so that what is wrong in them stands at the same place.
package struct LinearParts: Hashable, Sendable {
  /// The name.
  package let name: ExpressionSyntax.NameUse
  /// The expression of what the name is multiplied with; nothing where that is 1.
  package let factor: String?
  /// The expression of what is added; nothing where there is nothing.
  package let rest: String?
}

/// What an expression is to some of its names.
package enum LinearReading: Hashable, Sendable {
  /// None of them is in it.
  case without
  case linear(LinearParts)
  /// There are several; the second one.
  case several(ExpressionSyntax.NameUse)
  /// The name is not only added to and multiplied.
  case bent(ExpressionSyntax.NameUse)
}

extension ExpressionSyntax {
  /// Takes the expression apart by the names that stand for something which a value can only be added to or multiplied with.
  ///
  /// - Parameter isVariable: Whether a name is such.
  package func linearReading(of isVariable: (NamePath) -> Bool) -> LinearReading {
    var walk = LinearWalk()
    var parameters: [String] = []
    for (index, node) in nodes.enumerated() {
      var use: NameUse?
      switch node.kind {
      case .parameter: parameters.append(texts[node.textIndex].text)
      case .closure: parameters.removeLast(Int(node.count) - 1)
      case .name:
        let path = path(of: node)
        if !parameters.contains(path.first), isVariable(path) { use = NameUse(path: path, range: node.range) }
      default: break
      }
      if let use, let known = walk.use, known != use { return .several(use) }
      walk.take(node, at: index, use)
    }
    guard let use = walk.use else { return .without }
    if walk.isBent { return .bent(use) }
    return .linear(
      LinearParts(
        name: use, factor: walk.isScaled ? written(use.range, as: "1", walk.added) : nil,
        rest: walk.added.isEmpty ? nil : written(use.range, as: "0", [])))
  }

  /// The text with a number in the place of a name, and 0 in that of other stretches; all else keeps its place.
  private func written(_ name: Range<Int>, as number: Character, _ zeros: [Range<Int>]) -> String {
    var bytes = Array(source.utf8)
    func put(_ character: Character, _ range: Range<Int>) {
      for index in range { bytes[index] = UInt8(ascii: " ") }
      bytes[range.lowerBound] = character.asciiValue ?? UInt8(ascii: "0")
    }
    put(number, name)
    for range in zeros { put("0", range) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Follows one name from where it stands out to the whole.
private struct LinearWalk {
  private struct Part {
    let index: Int
    let range: Range<Int>
    let holdsUse: Bool
  }

  private var parts: [Part] = []
  /// The name that was found.
  private(set) var use: ExpressionSyntax.NameUse?
  /// What is added to it.
  private(set) var added: [Range<Int>] = []
  /// Whether it is multiplied, divided or taken off.
  private(set) var isScaled = false
  private(set) var isBent = false

  /// Takes the next node, whose parts have been taken before.
  mutating func take(_ node: ExpressionNode, at index: Int, _ found: ExpressionSyntax.NameUse?) {
    var inner: [Part] = []
    while let last = parts.last, last.index >= Int(node.first) { inner.insert(parts.removeLast(), at: 0) }
    if let found { use = found }
    let holdsUse = found != nil || inner.contains { $0.holdsUse }
    if found == nil, holdsUse { pass(node, inner) }
    parts.append(Part(index: index, range: node.range, holdsUse: holdsUse))
  }

  private mutating func pass(_ node: ExpressionNode, _ inner: [Part]) {
    let others = inner.filter { !$0.holdsUse }.map(\.range)
    switch node.kind {
    case .add: added += others
    case .subtract:
      added += others
      if inner.last?.holdsUse == true { isScaled = true }
    case .plus: break
    case .negate, .multiply: isScaled = true
    case .divide where inner.first?.holdsUse == true: isScaled = true
    default: isBent = true
    }
  }
}
