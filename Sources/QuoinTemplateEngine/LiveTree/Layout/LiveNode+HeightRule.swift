import QuoinBoxes
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Heights of nodes inside containers that are worked out from the content: `auto + 16`.
///
/// How high the content is depends on the width, which the container decides. So it measures the content, and the
/// expression is evaluated with that for `auto`, once for each width that the container considers.
extension LiveNode {
  /// Whether the attribute of the size reads something.
  func uses(_ reference: Reference, _ axis: Axis) -> Bool {
    guard let index = program.rule(axis).size,
      case .number(let expression) = program.attributes[index].evaluation
    else { return false }
    return expression.contents.dependencies.contains { program.references[$0] == reference }
  }

  /// Whether the height follows from that of the content at the width that the container gives.
  var derivesHeight: Bool { view.layoutSizing.derivesHeight }

  /// What `auto` stands for in a spacer's attributes: 0 in sums, and told from 0 where it stands alone, since a spacer that is
  /// left to itself takes the room that others leave.
  static var roomThatIsLeft: Double { .leastNonzeroMagnitude }

  /// Whether the node is a spacer in a container that arranges it.
  var isArrangedSpacer: Bool { isArranged && view is LMSpacer }

  /// What `auto` stands for in the node's attributes.
  func autoLength(_ axis: Axis) throws(Diagnostic) -> Double {
    if isArrangedSpacer { return Self.roomThatIsLeft }
    if axis == .vertical, derivesHeight, let measurer { return measurer.contentHeight }
    return try number(CellOffset.auto(axis))
  }

  /// The height for the content that the container has just measured, with what else the expression reads as it was when
  /// it was noted: layout gives the same whenever somebody asks for it.
  func heightByRule() throws(Diagnostic) -> Double {
    guard let index = program.vertical.size,
      case .number(let expression) = program.attributes[index].evaluation
    else { return 0 }
    for slot in expression.contents.dependencies where program.references[slot] == .auto(.vertical) {
      heightSlots[slot] = nil
    }
    let height = try tree.graph.untracked { () throws(Diagnostic) in
      try expression.contents.number(in: heightSlots)
    }
    return height.isFinite ? max(0, height) : 0
  }

  /// Evaluates the rule for what it reads besides the content; where that is not known, what was read before stays.
  ///
  /// - Parameter index: The attribute's.
  func evaluateHeightRule(
    _ expression: CompiledExpression, ofAttribute index: Int
  ) throws(Diagnostic) -> Double {
    let before = expression.dependencies.map { heightSlots[$0] }
    heightSlots.clear(for: expression)
    do throws(Diagnostic) {
      let height = try expression.number(in: heightSlots)
      tree.evaluationCount += 1
      if !isSameRule(expression, reading: before) {
        measurer?.evaluationCount += 1
        // Another rule may come to the same for the content measured last, and to something else for the next.
        tree.graph.mark(observersOf: cell(ofAttribute: index))
      }
      // Before the content has been measured there is nothing to be wrong with.
      if measurer?.isNew != false { return 0 }
      if !height.isFinite { throw .notFinite(program.attributes[index].source, .number(height)) }
      return height
    } catch {
      for (slot, value) in zip(expression.dependencies, before) { heightSlots[slot] = value }
      throw error
    }
  }

  /// Whether the rule has read the same besides the content as before.
  private func isSameRule(_ expression: CompiledExpression, reading before: [Value?]) -> Bool {
    zip(expression.dependencies, before).allSatisfy { slot, old in
      if program.references[slot] == .auto(.vertical) { return true }
      switch (heightSlots[slot], old) {
      case (nil, nil): return true
      case (let now?, let old?): return now.isSame(as: old)
      default: return false
      }
    }
  }

  /// Forgets what was measured and what the rule has read.
  func forgetHeightRule() {
    guard let measurer else { return }
    measurer.beginAnew()
    guard derivesHeight, let index = program.vertical.size,
      case .number(let expression) = program.attributes[index].evaluation
    else { return }
    heightSlots.clear(for: expression.contents)
  }

  /// Notes what the rule reads besides the content, so that whatever is being evaluated depends on it, and lets the
  /// container measure anew when any of it has changed.
  func noteHeightRule() throws(Diagnostic) {
    guard derivesHeight, let measurer, let index = program.vertical.size else { return }
    // A part of a height that follows from this one is as good as not given.
    if uses(.whole(.vertical), .vertical), let parent, try parent.followsContent(.vertical) {
      if measurer.loseRule() { view.invalidateFittingSize() }
      return
    }
    let bookmark = tree.graph.bookmark
    do throws(Diagnostic) {
      _ = try number(ofAttribute: index)
    } catch {
      // What is not known yet comes later.
      guard error.openCell != nil else { throw error }
      tree.graph.goOnWithoutOpen(since: bookmark)
      return
    }
    if measurer.noteRule() { view.invalidateFittingSize() }
  }
}
