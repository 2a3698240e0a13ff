import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinViews

/// A value that a template has begun with, and that people change in use.
struct UsedValue {
  /// What was written.
  let value: Value
  /// What the object read then; it reads something else once people have changed it.
  let reading: Value?
}

extension CarriedNode {
  /// The object, brought to what a new one has where the template of its next node says nothing any more, but for what
  /// people have changed; nothing where that cannot be.
  func object(for next: NodeProgram) -> AnyObject? {
    if next.hasArguments { return nil }
    if next === program { return object }
    let dropped = program.attributes.filter { $0.setter != nil && next.attributeIndexes[$0.name] == nil }
    if dropped.isEmpty { return object }
    guard let new = try? program.make(ComponentArguments()) else { return nil }
    // A whole comes before its members, which go with it as a rule.
    for attribute in dropped {
      guard let get = attribute.property?.get else { return nil }
      let (value, now) = (get(new), get(object))
      if now.isSame(as: value) || used[attribute.name]?.reading?.isSame(as: now) == false { continue }
      guard attribute.setter?(object, value, false) == true else { return nil }
    }
    return object
  }
}

/// Objects that come from another tree, as after a reload.
extension LiveNode {
  /// What has been written that people change in use, by the attributes' names.
  var usedValues: [String: UsedValue] {
    var used = inherited
    for index in program.usedIndexes {
      guard let reading = writtenReading(ofAttribute: index) else { continue }
      let attribute = program.attributes[index]
      let value = attribute.constant ?? tree.graph.cells[Int(cell(ofAttribute: index))].value
      used[attribute.name] = UsedValue(value: value, reading: reading)
    }
    return used
  }

  /// Whether the object has been begun with a value already; what people have made of it since stays.
  func isInherited(_ value: Value, ofAttribute index: Int) -> Bool {
    guard let used = inherited.removeValue(forKey: program.attributes[index].name),
      used.value.isSame(as: value)
    else { return false }
    noteReading(used.reading, ofAttribute: index)
    return true
  }

  /// Whether people have changed what an attribute has written.
  private func hasBeenUsed(_ index: Int) -> Bool {
    guard let written = writtenReading(ofAttribute: index), let now = reading(ofAttribute: index) else {
      return false
    }
    return !written.isSame(as: now)
  }

  /// Whether people have changed anything that attributes have written.
  var hasBeenUsed: Bool { program.usedIndexes.contains(where: hasBeenUsed) }

  /// Writes again what people have changed.
  ///
  /// - Returns: Whether they have changed anything.
  fileprivate func undoUse() -> Bool {
    var hasChanged = false
    for index in program.usedIndexes where hasBeenUsed(index) {
      hasChanged = true
      let cell = cell(ofAttribute: index)
      if let constant = program.attributes[index].constant {
        write(constant, ofAttribute: index, animated: false)
      } else if tree.graph.cells[Int(cell)].state == .clean {
        write(tree.graph.cells[Int(cell)].value, ofAttribute: index, animated: false)
      } else {
        // It may come to the same value again.
        tree.graph.cells[Int(cell)].hasNews = true
      }
    }
    return hasChanged
  }

  /// The value of an attribute, or what people have made of it since it was written.
  func presentValue(ofAttribute index: Int) throws(Diagnostic) -> Value {
    let value = try value(ofAttribute: index)
    let attribute = program.attributes[index]
    guard attribute.changesInUse else { return value }
    _ = try tree.graph.read(tree.environment.views)
    // What is still to be written counts for more than what is there.
    if attribute.constant == nil, tree.graph.cells[Int(cell(ofAttribute: index))].hasNews { return value }
    guard let written = writtenReading(ofAttribute: index), let now = reading(ofAttribute: index) else {
      return value
    }
    return written.isSame(as: now) ? value : now
  }
}

extension LiveTree {
  /// Writes again what people have changed, as what they have seen goes and something else comes in its place.
  func undoUse() {
    var hasChanged = false
    for node in table.nodes {
      if let list = listAround, node.undoUnsaidUse(list.unsaidUse) { hasChanged = true }
      if !node.program.usedIndexes.isEmpty, node.undoUse() { hasChanged = true }
      node.list?.undoUse()
    }
    guard hasChanged else { return }
    // Expressions read what people have made of it.
    graph.advance(environment.views)
    BudgetMeter.metering(meter.budget) { meter in
      begin(meter)
      update()
    }
  }
}
