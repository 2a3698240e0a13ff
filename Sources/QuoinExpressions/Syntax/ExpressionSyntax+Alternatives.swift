/// One of several expressions of which the first that has a value counts.
package struct ExpressionAlternative: Hashable, Sendable {
  /// Its text, as long as the whole expression, so that what is wrong in it stands at the same place.
  package let source: String
  /// Whether `?:` stands behind it, for which `false` and 0 count as no value, too.
  package let isElvis: Bool
}

extension ExpressionSyntax {
  /// What stands between the outermost `??` and `?:`, in order; empty where the whole is something else.
  package var alternatives: [ExpressionAlternative] {
    guard kind == .expression, var index = nodes.indices.last else { return [] }
    var found: [ExpressionAlternative] = []
    // The operators gather from the right, so that each left side is one alternative.
    while true {
      let kind = nodes[index].kind
      guard kind == .coalesce || kind == .elvis else { break }
      let left = Int(nodes[index - 1].first) - 1
      found.append(ExpressionAlternative(source: written(nodes[left].range), isElvis: kind == .elvis))
      index -= 1
    }
    if found.isEmpty { return [] }
    return found + [ExpressionAlternative(source: written(nodes[index].range), isElvis: false)]
  }

  /// The text with spaces everywhere but in a stretch.
  private func written(_ range: Range<Int>) -> String {
    let bytes = source.utf8.enumerated().map { range.contains($0) ? $1 : UInt8(ascii: " ") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
