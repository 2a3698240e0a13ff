import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension LiveNode {
  /// The value of an attribute: folded, or from its cell.
  func value(ofAttribute index: Int) throws(Diagnostic) -> Value {
    if let constant = program.attributes[index].constant { return constant }
    return try tree.graph.read(cell(ofAttribute: index))
  }

  /// The value of an attribute that places or sizes the node, in points.
  func number(ofAttribute index: Int) throws(Diagnostic) -> Double {
    if case .constant(let number) = program.shape.pointee.formulas[index].source { return number }
    return try tree.number(cell(ofAttribute: index))
  }

  /// Evaluates an attribute; called by the graph when its cell is out of date.
  func evaluate(attribute index: Int) throws(Diagnostic) -> Value {
    if index >= program.attributes.count { return try evaluateRows(index - program.attributes.count) }
    let attribute = program.attributes[index]
    let interrupted = slots.begin()
    defer { slots.end(interrupted) }
    do throws(Diagnostic) {
      switch attribute.evaluation {
      case .constant(let shared): return shared.value
      case .number(let expression):
        if index == program.vertical.size, derivesHeight {
          return .number(try evaluateHeightRule(expression.contents, ofAttribute: index))
        }
        slots.clear(for: expression.contents)
        let number = try expression.contents.number(in: slots)
        tree.evaluationCount += 1
        if !number.isFinite { throw .notFinite(attribute.source, .number(number)) }
        return .number(number)
      case .value(let expression, let conversion):
        slots.clear(for: expression.contents)
        slots.unreadNumber = nil
        let value = try expression.contents.value(in: slots)
        tree.evaluationCount += 1
        guard let conversion else { return value }
        if attribute.joinsStrings, case .string = value { return value }
        if attribute.dependsOnTraits { tree.graph.observe(tree.environment.traits) }
        let context = tree.context(of: attribute.source, at: cell(ofAttribute: index))
        if value.isNull, let text = slots.unreadNumber { context.warn(.nothingShown(for: text, in: slots)) }
        return try conversion(value, context)
      case .parts(let expression, let conversion):
        slots.clear(for: expression.contents)
        slots.unreadNumber = nil
        let value = try expression.contents.value(in: slots)
        tree.evaluationCount += 1
        let unread = slots.unreadNumber.map { Diagnostic.nothingShown(for: $0, in: slots) }
        if unread == nil, attribute.joinsStrings, let text = value.joinedText { return .string(text) }
        if attribute.dependsOnTraits { tree.graph.observe(tree.environment.traits) }
        let context = tree.context(of: attribute.source, at: cell(ofAttribute: index))
        if let unread, value.parts.contains(where: \.isNull) { context.warn(unread) }
        return try conversion(value.parts, context)
      case .alternatives(let program):
        tree.evaluationCount += 1
        if attribute.dependsOnTraits { tree.graph.observe(tree.environment.traits) }
        let context = tree.context(of: attribute.source, at: cell(ofAttribute: index))
        return try program.contents.value(in: slots, context)
      case .constraints(let program):
        tree.evaluationCount += 1
        return .object(try values(of: program.contents, at: cell(ofAttribute: index)))
      }
    } catch {
      throw error.located(at: attribute.source.span)
    }
  }

  /// Writes the attributes whose value is known for good, as far as it is time for them.
  func writeConstants(at moment: AttributeProgram.WritingMoment) {
    for index in program.constantIndexes(moment) {
      guard let value = program.attributes[index].constant else { continue }
      write(value, ofAttribute: index, animated: false)
    }
  }

  /// Writes an attribute to the view if its value has changed since it was last written.
  func flush(attribute index: Int, animated: Bool) throws(Diagnostic) {
    if index >= program.attributes.count {
      return try flushRows(index - program.attributes.count, animated: animated)
    }
    let attribute = program.attributes[index]
    guard attribute.isFlushed else { return }
    let cell = cell(ofAttribute: index)
    try tree.graph.bringUpToDate(cell)
    guard tree.graph.cells[Int(cell)].hasNews else { return }
    tree.graph.cells[Int(cell)].hasNews = false
    let value = tree.graph.cells[Int(cell)].value
    if attribute.isAction { return try tree.rebindAction(ofAttribute: index, of: self) }
    if program.leaderIndexes.isEmpty {
      write(value, of: attribute, at: index, animated: animated)
    } else {
      writeInOrder(value, ofAttribute: index, animated: animated)
    }
  }

  /// Writes what the view's fitting size follows from, and notes that whoever asks depends on it.
  func flushSizingAttributes() throws(Diagnostic) {
    tree.graph.observe(tree.environment.traits)
    for index in program.sizingIndexes { try flushSizing(index) }
    // What is hidden takes no room.
    if isArranged, let index = program.hiddenIndex, program.attributes[index].isFlushed {
      try flushSizing(index)
    }
  }

  private func flushSizing(_ index: Int) throws(Diagnostic) {
    let cell = cell(ofAttribute: index)
    do throws(Diagnostic) {
      try tree.graph.bringUpToDate(cell)
    } catch {
      throw isArranged ? closed(error, ofAttribute: index) : error
    }
    if tree.graph.cells[Int(cell)].hasNews { try flush(attribute: index, animated: false) }
  }

  /// Writes the parts of a whole that have attributes of their own: the whole has just replaced them.
  private func writeMembers(of index: Int, animated: Bool) {
    guard let members = program.memberIndexes[index] else { return }
    for member in members {
      let attribute = program.attributes[member]
      if attribute.isAction {
        bindAgain(member)
        continue
      }
      if attribute.isChildProperty != program.attributes[index].isChildProperty { continue }
      let record = tree.graph.cells[Int(cell(ofAttribute: member))]
      if let constant = attribute.constant {
        write(constant, ofAttribute: member, animated: animated)
      } else if record.state == .clean {
        write(record.value, ofAttribute: member, animated: animated)
      } else {
        tree.graph.cells[Int(cell(ofAttribute: member))].hasNews = true
      }
    }
  }

  /// Binds a method to the object that has come in the place of another one.
  private func bindAgain(_ index: Int) {
    let cell = cell(ofAttribute: index)
    do throws(Diagnostic) {
      try tree.rebindAction(ofAttribute: index, of: self)
      tree.unwritten.resolve(cell)
    } catch {
      tree.unwritten.note(error, at: cell)
    }
  }

  /// Takes methods off an object in whose place another one comes.
  private func unbindMembers(of index: Int) {
    guard let binding, let members = program.memberIndexes[index] else { return }
    for member in members where program.attributes[member].isAction {
      binding.bind(nil, toAttribute: member, of: self)
    }
  }

  /// Writes an attribute whose value something else has come over; nothing where the template has none of the name.
  func writeAgain(_ name: String) {
    guard let index = program.attributeIndexes[name], let value = try? value(ofAttribute: index) else {
      return
    }
    write(value, ofAttribute: index, animated: false)
  }

  func write(_ value: Value, ofAttribute index: Int, animated: Bool) {
    let attribute = program.attributes[index]
    guard attribute.setter != nil else { return }
    write(value, of: attribute, at: index, animated: animated)
  }

  /// Writes an attribute that has a setter. To have the attribute handed over spares each writing two counts of references.
  private func write(_ value: Value, of attribute: AttributeProgram, at index: Int, animated: Bool) {
    tree.unwritten.resolve(cell(ofAttribute: index))
    if let objection = attribute.objection?(object, value) {
      tree.unwritten.note(
        objection.located(at: attribute.source.span), at: cell(ofAttribute: index))
      noteReading(nil, ofAttribute: index)
      return
    }
    if attribute.changesInUse, isInherited(value, ofAttribute: index) { return }
    let hasMembers = !program.memberIndexes.isEmpty
    if hasMembers { unbindMembers(of: index) }
    if attribute.setter?(object, value, animated) == true {
      if hasMembers { writeMembers(of: index, animated: animated) }
      if attribute.changesInUse || program.isOrdered(index) {
        noteReading(reading(ofAttribute: index), ofAttribute: index)
      }
      return
    }
    // `nil` for a property that takes none leaves it alone; anything else cannot have passed the type checker.
    guard !value.isNull, let property = attribute.property else { return }
    if case .number(let number) = value, !number.isFinite {
      tree.unwritten.note(.notFinite(attribute.source, value), at: cell(ofAttribute: index))
    } else {
      tree.unwritten.note(
        .valueDoesNotFit(attribute.source, type: property.type, found: value), at: cell(ofAttribute: index))
    }
  }
}

extension Diagnostic {
  static func valueDoesNotFit(_ attribute: AttributeSource, type: PropertyType, found: Value) -> Diagnostic {
    if type.isWhole, case .number(let number) = found {
      return Diagnostic(
        .error,
        "\(attribute.name) takes whole numbers of up to 19 digits; \(numberText(number)) is none",
        at: attribute.span)
    }
    return Diagnostic(
      .error, "\(attribute.name) takes values of type \(type.valueType), not \(found.mention)",
      at: attribute.span)
  }
}

extension Diagnostic {
  /// A text that shows nothing where a number should be.
  fileprivate static func nothingShown(for text: String, in frame: ExpressionFrame) -> Diagnostic {
    let problem = Diagnostic.notANumber(text, in: frame)
    return Diagnostic(
      .warning, "\(problem.message); nothing is shown for it", suggestions: problem.nearest)
  }
}
