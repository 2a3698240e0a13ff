import QuoinDiagnostics
import QuoinExpressions

/// Repetitions and choices, wherever they stand.
extension Linker {
  /// Compiles what a repetition goes over; nothing, with a diagnostic, where that can never be any items.
  ///
  /// - Parameters:
  ///   - scope: The names around the repetition.
  ///   - inner: The names in it, among them those of its item and the index.
  ///   - limit: How many numbers a range may have; as many as there may be nodes unless given.
  ///   - followsKey: Whether anything follows from what tells items apart.
  func program(
    of source: RepetitionSource, in node: LinkNode, scope: LinkScope, inner: LinkScope, limit: Int? = nil,
    followsKey: Bool = true
  ) -> RepetitionProgram? {
    let slots = SlotTable()
    let site = LinkSite(linker: self, node: nil, parent: node, scope: scope, slots: slots)
    let items = items(source.items, at: site, limit: limit ?? budget.nodes)
    let key = key(of: source, in: node, scope: inner)
    if !followsKey, key != nil {
      diagnostics.append(.keyWithoutEffect(in: node.source.component.name), at: source.key?.nameSpan)
    }
    return items.map {
      RepetitionProgram(
        source, items: $0, references: slots.references, key: followsKey ? key : nil,
        tableCount: inner.count)
    }
  }

  private func items(_ source: AttributeSource, at site: LinkSite, limit: Int) -> CompiledExpression? {
    guard let items = compile(source, as: .expression, expecting: .any, at: site) else { return nil }
    guard let constant = items.constant else { return items }
    do throws(Diagnostic) {
      _ = try FlowItems(constant.value, limit: limit)
      return items
    } catch {
      diagnostics.append(error.located(at: source.span))
      return nil
    }
  }

  /// What tells the items of a repetition apart; nothing where nothing is said.
  private func key(of source: RepetitionSource, in node: LinkNode, scope: LinkScope) -> KeyProgram? {
    guard let key = source.key else { return nil }
    let slots = SlotTable()
    let site = LinkSite(linker: self, node: nil, parent: node, scope: scope, slots: slots)
    return compile(key, as: .expression, expecting: .any, at: site).map {
      KeyProgram($0, slots.references, at: key.span)
    }
  }

  /// Compiles by what a branch is chosen.
  ///
  /// - Parameter tests: Nothing for a branch that is always taken.
  func choice(
    among tests: [AttributeSource?], at span: SourceSpan?, in node: LinkNode, scope: LinkScope
  ) -> ChoiceProgram {
    let slots = SlotTable()
    let site = LinkSite(linker: self, node: nil, parent: node, scope: scope, slots: slots)
    let compiled = tests.map { test in
      test.flatMap { compile($0, as: .expression, expecting: .bool, at: site) }
    }
    return ChoiceProgram(compiled, slots.references, at: span)
  }
}

extension Diagnostic {
  fileprivate static func keyWithoutEffect(in container: String) -> Diagnostic {
    Diagnostic(
      .warning, "key has no effect inside \(container), which makes what is in it only as it is needed"
    ).about(.ignoredAttribute)
  }
}
