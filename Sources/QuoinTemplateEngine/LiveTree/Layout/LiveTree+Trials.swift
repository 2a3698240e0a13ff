import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// Measures as if a view had another size, and leaves all as it was.
  func trying<Result>(_ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
    if isTrying { return try body() }
    isTrying = true
    defer {
      isTrying = false
      for (container, child, size) in triedSizes.reversed() { container.setFixedSize(size, of: child) }
      triedSizes = []
      takeBackTriedValues()
    }
    return try body()
  }

  /// Gives attributes that follow from what was tried the values from before. Else the next flush would write these again, which
  /// views take for a change: they would be measured anew, by a trial that writes its own, without end.
  private func takeBackTriedValues() {
    if beforeTrial.isEmpty { return }
    let tried = beforeTrial.sorted { $0.key < $1.key }
    beforeTrial = [:]
    for (cell, before) in tried {
      let index = Int(cell)
      let attribute = offset(of: cell) - CellOffset.firstAttribute
      guard [.dirty, .check, .waiting].contains(cells[index].state), let node = node(of: cell),
        node.program.attributes.indices.contains(attribute), node.program.attributes[attribute].isFlushed
      else { continue }
      let isWritten = !cells[index].hasNews
      cells[index].value = before.value
      cells[index].state = .dirty
      // What has had no value yet is written as soon as it has one, whatever that is.
      cells[index].hasNews = before.hasNews || before.value.isNull
      mark(observersOf: cell)
      if isWritten, !cells[index].hasNews {
        node.write(before.value, ofAttribute: attribute, animated: false)
      }
    }
  }
}
