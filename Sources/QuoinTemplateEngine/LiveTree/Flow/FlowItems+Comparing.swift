import QuoinExpressions

extension FlowItems {
  /// Whether they are the same as others; numbers are, from the same one to the same one, however many.
  func isSame(as other: FlowItems, in graph: CellGraph) -> Bool {
    if case (.numbers(let first, let count), .numbers(let otherFirst, let otherCount)) = (self, other) {
      return first == otherFirst && count == otherCount
    }
    return count == other.count && zip(self, other).allSatisfy { graph.isSame($0, $1) }
  }
}
