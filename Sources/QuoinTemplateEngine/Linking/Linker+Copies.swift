import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension Linker {
  /// Takes a child of a table or collection for a pattern of its cells, if it is one.
  ///
  /// - Returns: Whether the child is no node of its own.
  func takeCopy(_ child: ChildSource, of node: LinkNode, scope: LinkScope) -> Bool {
    guard node.source.component.container.placesCopies else { return false }
    if node.source.component.container.makesPieces { return takePiece(child, of: node) }
    guard node.source.makesCopies(of: child) else {
      return false
    }
    switch child {
    case .node(let source):
      if source.reuseIdentifier == nil {
        diagnostics.append(.noReuseIdentifier(source.component.name), at: source.span)
      }
      node.copies.templates.append(source)
    case .repetition(let repetition):
      guard let rows = rows(of: repetition, in: scope) else {
        diagnostics.append(.notOneCell(node.source.component.name), at: repetition.span)
        return true
      }
      node.copies.rows.append(rows)
    case .condition(let condition):
      diagnostics.append(.conditionalTemplate(node.source.component.name), at: condition.span)
    }
    return true
  }

  /// The rows of a repetition: one of cells, or one of sections with a repetition of cells in it.
  private func rows(of repetition: RepetitionSource, in scope: LinkScope) -> LinkRows? {
    if let branches = branches(of: repetition.children) {
      return LinkRows(source: repetition, scope: innerScope(of: repetition, in: scope), branches: branches)
    }
    var (above, below): ([NodeSource], [NodeSource]) = ([], [])
    var inner: RepetitionSource?
    for child in repetition.children {
      switch child {
      case .node(let head) where head.isHead && inner == nil: above.append(head)
      case .node(let head) where head.isHead: below.append(head)
      case .repetition(let repetition) where inner == nil: inner = repetition
      default: return nil
      }
    }
    // The second of two that stand before the cells is the foot.
    if above.count == 2, below.isEmpty { below = [above.removeLast()] }
    guard let inner, let branches = branches(of: inner.children), above.count <= 1, below.count <= 1 else {
      return nil
    }
    let outer = innerScope(of: repetition, in: scope)
    return LinkRows(
      source: inner, scope: innerScope(of: inner, in: outer), branches: branches,
      sections: (repetition, outer, above.first, below.first))
  }

  /// The cells that a row may be, each with its test: one alone, or some of which there always is one.
  private func branches(of children: [ChildSource]) -> [(test: AttributeSource?, cell: NodeSource)]? {
    guard children.count == 1, let only = children.first else { return nil }
    switch only {
    case .node(let cell): return cell.isHead ? nil : [(nil, cell)]
    case .repetition: return nil
    case .condition(let condition):
      guard let last = condition.branches.last, last.test == nil else { return nil }
      var branches: [(test: AttributeSource?, cell: NodeSource)] = []
      for branch in condition.branches {
        guard branch.children.count == 1, case .node(let cell)? = branch.children.first, !cell.isHead else {
          return nil
        }
        branches.append((branch.test, cell))
      }
      return branches
    }
  }

  /// Compiles what a table or collection makes of patterns.
  func finishCopies(of node: LinkNode) -> CopiesProgram? {
    if node.copies.isEmpty { return nil }
    checkCells(of: node)
    let templates = node.copies.templates.map { template(of: $0, identifier: $0.reuseIdentifier ?? "") }
    let rows = node.copies.rows.enumerated().compactMap { finish($1, of: node, number: $0) }
    let aside = node.copies.aside.map { source in
      check(source, in: node, scope: node.scope, isForCode: true)
      return pattern(of: source)
    }
    return CopiesProgram(
      templates: templates, rows: rows,
      flow: flowParts(node.copies.flow, of: node, scope: node.scope), aside: aside)
  }

  private func finish(_ rows: LinkRows, of node: LinkNode, number: Int) -> RowsProgram? {
    var sections: SectionsProgram?
    if let outer = rows.sections {
      guard
        let repetition = program(of: outer.source, in: node, scope: node.scope, inner: outer.scope)
      else { return nil }
      sections = SectionsProgram(
        repetition: repetition,
        header: outer.header.map { ownTemplate(of: $0, identifier: "\(number).header") },
        footer: outer.footer.map { ownTemplate(of: $0, identifier: "\(number).footer") })
    }
    guard
      let repetition = program(
        of: rows.source, in: node, scope: rows.sections?.scope ?? node.scope, inner: rows.scope)
    else { return nil }
    let choice = choice(
      among: rows.branches.map(\.test), at: rows.source.items.span, in: node, scope: rows.scope)
    let templates = rows.branches.enumerated().map { place, branch in
      ownTemplate(of: branch.cell, identifier: "\(number).\(place)")
    }
    return RowsProgram(repetition, sections: sections, choice: choice, templates: templates)
  }

  /// A pattern under a name of its own, as cells of one pattern alone take each other's places.
  private func ownTemplate(of source: NodeSource, identifier: String) -> CellTemplate {
    let name = "\(source.reuseIdentifier ?? source.component.name)#\(identifier)"
    return template(of: source.withReuseIdentifier(name), identifier: name)
  }

  /// A pattern that nobody asks for by a name.
  func pattern(of source: NodeSource) -> CellTemplate { template(of: source, identifier: "") }

  private func template(of source: NodeSource, identifier: String) -> CellTemplate {
    CellTemplate(identifier: identifier, source: source, host: host, loader: loader, budget: budget)
  }

  private func checkCells(of node: LinkNode) {
    for cell in node.copies.templates { check(cell, in: node, scope: node.scope, isForCode: true) }
    for rows in node.copies.rows {
      for branch in rows.branches { check(branch.cell, in: node, scope: rows.scope) }
      if let sections = rows.sections {
        for head in [sections.header, sections.footer].compactMap({ $0 }) {
          check(head, in: node, scope: sections.scope)
        }
      }
    }
  }
}

extension NodeSource {
  /// Whether a child is a pattern for copies, or holds such patterns.
  func makesCopies(of child: ChildSource) -> Bool {
    switch child {
    case .node(let source): component.container.makesCopies(of: source.component)
    case .repetition(let repetition): repetition.children.contains(where: makesCopies)
    case .condition(let condition): condition.branches.contains { $0.children.contains(where: makesCopies) }
    }
  }

  /// Whether it is the head or foot of a section.
  fileprivate var isHead: Bool { component.copyRole?.isHead == true }

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
    return with(attributes: attributes.filter { $0.name != "reuseIdentifier" } + [attribute])
  }
}

extension Diagnostic {
  static func noReuseIdentifier(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "\(name) needs a reuseIdentifier, by which code dequeues it; or put it into a <repeat>")
  }

  static func notOneCell(_ list: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A <repeat> in \(list) holds one cell, or an <if> and an <else> with one each; one of sections holds a <repeat> of cells and up to two heads"
    )
  }

  static func conditionalTemplate(_ list: String) -> Diagnostic {
    Diagnostic(
      .error, "Cells stand in \(list) itself or in a <repeat>; an <if> may choose among them in there")
  }
}
