import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension Linker {
  /// Takes a child of a table or collection for a pattern of its cells, if it is one.
  ///
  /// - Returns: Whether the child is no node of its own.
  func takeCopy(_ child: ChildSource, of node: LinkNode, scope: LinkScope) -> Bool {
    let container = node.source.component.container
    func isCopy(_ child: ChildSource) -> Bool {
      switch child {
      case .node(let source): container.makesCopies(of: source.component)
      case .repetition(let repetition): repetition.children.contains(where: isCopy)
      case .condition(let condition): condition.branches.contains { $0.children.contains(where: isCopy) }
      }
    }
    guard isCopy(child) else { return false }
    switch child {
    case .node(let source):
      if source.reuseIdentifier == nil {
        diagnostics.append(.noReuseIdentifier(source.component.name, at: source.span))
      }
      node.copies.templates.append(source)
    case .repetition(let repetition):
      guard let branches = branches(of: repetition.children) else {
        diagnostics.append(.notOneCell(node.source.component.name, at: repetition.span))
        return true
      }
      let inner = innerScope(of: repetition, in: scope)
      node.copies.rows.append((repetition, inner, branches))
    case .condition(let condition):
      diagnostics.append(.conditionalTemplate(node.source.component.name, at: condition.span))
    }
    return true
  }

  /// The cells that a row may be, each with its test: one alone, or some of which there always is one.
  private func branches(of children: [ChildSource]) -> [(test: AttributeSource?, cell: NodeSource)]? {
    guard children.count == 1, let only = children.first else { return nil }
    switch only {
    case .node(let cell): return [(nil, cell)]
    case .repetition: return nil
    case .condition(let condition):
      guard let last = condition.branches.last, last.test == nil else { return nil }
      var branches: [(test: AttributeSource?, cell: NodeSource)] = []
      for branch in condition.branches {
        guard branch.children.count == 1, case .node(let cell)? = branch.children.first else { return nil }
        branches.append((branch.test, cell))
      }
      return branches
    }
  }

  /// Compiles what a table or collection makes of patterns.
  func finishCopies(of node: LinkNode) -> CopiesProgram? {
    if node.copies.isEmpty { return nil }
    if isOpen { checkCells(of: node) }
    let templates = node.copies.templates.map { template(of: $0, identifier: $0.reuseIdentifier ?? "") }
    let rows = node.copies.rows.enumerated().compactMap { number, rows -> RowsProgram? in
      let slots = SlotTable()
      let site = LinkSite(linker: self, node: nil, parent: node, scope: node.scope, slots: slots)
      guard let items = repeatedItems(rows.source.items, at: site) else { return nil }
      let branches = rows.branches.enumerated().map { place, branch in
        let testSlots = SlotTable()
        let inside = LinkSite(linker: self, node: nil, parent: node, scope: rows.scope, slots: testSlots)
        let test = branch.test.flatMap { compile($0, as: .expression, expecting: .bool, at: inside) }
        // Cells of one pattern alone take each other's places.
        let identifier = "\(branch.cell.reuseIdentifier ?? branch.cell.component.name)#\(number).\(place)"
        return (
          test.map { ($0, testSlots.references) },
          template(of: branch.cell.withReuseIdentifier(identifier), identifier: identifier)
        )
      }
      return RowsProgram(
        items: items, references: slots.references, variable: rows.source.variable,
        index: rows.source.index, branches: branches, tableCount: rows.scope.count,
        span: rows.source.items.span)
    }
    return CopiesProgram(templates: templates, rows: rows)
  }

  private func template(of source: NodeSource, identifier: String) -> CellTemplate {
    CellTemplate(identifier: identifier, source: source, host: host, loader: loader, budget: budget)
  }

  /// Finds what no data can put right in cells, which are linked for good only with the data of their rows.
  private func checkCells(of node: LinkNode) {
    for cell in node.copies.templates { check(cell, in: node, scope: innerScope(of: nil, in: node.scope)) }
    for rows in node.copies.rows {
      for branch in rows.branches { check(branch.cell, in: node, scope: rows.scope) }
    }
  }
}

extension NodeSource {
  /// The name under which code dequeues it.
  fileprivate var reuseIdentifier: String? {
    let text = attributes.first { $0.name == "reuseIdentifier" }?.text ?? ""
    return text.isEmpty ? nil : text
  }

  /// The same with another name.
  func withReuseIdentifier(_ identifier: String) -> NodeSource {
    let map = SourceMap(text: identifier, file: "\(component.name).reuseIdentifier")
    let attribute = AttributeSource(
      name: "reuseIdentifier", text: identifier, namePlace: elements.first.map(SourcePlace.init(nameOf:)),
      map: map,
      base: nil)
    return NodeSource(
      component: component, elements: elements, id: id, outlet: outlet,
      attributes: attributes.filter { $0.name != "reuseIdentifier" } + [attribute], parameters: parameters,
      macros: macros, children: children, usesLegacyEdges: usesLegacyEdges, bleeds: bleeds)
  }
}

extension Diagnostic {
  static func noReuseIdentifier(_ name: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "\(name) needs a reuseIdentifier, by which code dequeues it; or put it into a <repeat>",
      at: span)
  }

  static func notOneCell(_ list: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "A <repeat> in \(list) holds one cell, or an <if> and an <else> with one each", at: span)
  }

  static func conditionalTemplate(_ list: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .error, "Cells stand in \(list) itself or in a <repeat>; an <if> may choose among them in there",
      at: span)
  }
}
