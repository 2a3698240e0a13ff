import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinViews

/// Makes rows or items of the items of repetitions, each a section or several; cells are made for what is seen alone.
package final class ListSource {
  private let rows: [RowsProgram]
  private unowned let list: LiveList
  /// The sections of each repetition.
  private var groups: [[ListSection]]
  private var sections: [ListSection] = []
  /// Which cell shows which row of those that have keys.
  let keyed: KeyedCells
  /// Whether the view has not asked for the rows that there are now, and so still shows others.
  private var awaitsReload = false
  /// Where the item of a section stands while its rows are worked out, and that of a row while its key is.
  private var trials: [Int: InstanceScope] = [:]
  private var rowTrials: [Int: InstanceScope] = [:]
  /// The cells of the row for which one is being chosen: item, index, and those of the section.
  private var choosing: CellID?
  /// The numbers of the branches that have been chosen.
  private var choices: [IndexPath: Int] = [:]
  /// Where working out the rows of a repetition's sections has failed.
  private(set) var failingSections: [Int: Int] = [:]
  /// What heads and feet of collections are measured by.
  private var samples: [ObjectIdentifier: LayoutNode] = [:]

  init(_ rows: [RowsProgram], of list: LiveList) {
    self.rows = rows
    self.list = list
    groups = rows.map { _ in [] }
    keyed = KeyedCells(of: list)
  }

  /// Whether rows stand in sections that are repeated.
  package var hasSections: Bool { rows.contains { $0.sections != nil } }
  /// Whether something stands above or below the rows of such sections.
  package var hasHeads: Bool {
    rows.contains { $0.sections?.header != nil || $0.sections?.footer != nil }
  }

  // MARK: Items

  /// Evaluates the items of a repetition with the names of their rows, those of sections each with its own name and rows; see
  /// `ListSection`.
  func evaluate(_ number: Int) throws(Diagnostic) -> Value {
    guard let node = list.node else { return .null }
    failingSections[number] = nil
    guard let sections = rows[number].sections?.repetition else {
      return .array(try rowsAndNames(number, of: node, scope: node.scope))
    }
    // Kept as long as the tree is: what reads its cells may be evaluated just now.
    let scope = trials[number] ?? InstanceScope(of: sections, in: node.scope, cellsOf: node.tree.graph)
    trials[number] = scope
    var values: [Value] = []
    var names = ItemNames()
    let outer = try slots(sections.references, of: node, scope: node.scope).items(of: sections)
    for (index, item) in outer.enumerated() {
      scope.put(item, at: index, in: node.tree.graph)
      failingSections[number] = index
      let name = try sections.key.map { key throws(Diagnostic) in
        Value.string(names.name(try slots(key.references, of: node, scope: scope).text(of: key)))
      }
      let inner = try rowsAndNames(number, of: node, scope: scope)
      failingSections[number] = nil
      values.append(.array([item, name ?? .null] + inner))
    }
    return .array(values)
  }

  /// The items of rows, and where they have keys the names that tell them apart.
  private func rowsAndNames(
    _ number: Int, of node: LiveNode, scope: InstanceScope
  ) throws(Diagnostic) -> [Value] {
    let repetition = rows[number].repetition
    let items = try slots(repetition.references, of: node, scope: scope).items(of: repetition).all
    guard let key = repetition.key else { return [.array(items)] }
    // A repetition has the same scope around it each time.
    let trial = rowTrials[number] ?? InstanceScope(of: repetition, in: scope, cellsOf: node.tree.graph)
    rowTrials[number] = trial
    let names = try slots(key.references, of: node, scope: trial).names(of: items, by: key)
    return [.array(items), .array(names)]
  }

  private func slots(_ references: [Reference], of node: LiveNode, scope: InstanceScope) -> ContextSlots {
    ContextSlots(tree: node.tree, parent: node.id, scope: scope, references: references)
  }

  /// Takes over the items of a repetition: cells that are seen change in place where these are as many as before, or go
  /// with their rows where these have keys.
  func setItems(_ value: Value, of number: Int, animated: Bool) {
    guard case .array(let values) = value else { return }
    let (before, old) = (sections, groups[number])
    groups[number] =
      rows[number].sections == nil
      ? [ListSection(number: number, of: value)]
      : values.enumerated().map { ListSection(number: number, index: $0, of: $1) }
    sections = groups.flatMap { $0 }
    let hasSameRows = old.elementsEqual(groups[number]) { $0.hasSameRows(as: $1) }
    list.forgetRows(of: hasSameRows ? number : nil)
    forgetChoices()
    sizesMayDiffer()
    noteKeys()
    if !awaitsReload {
      if hasSameRows, updateSeen(number, animated: animated) { return }
      // What was wrong with rows of others is looked for anew, too.
      if !hasSameRows, rows[number].isKeyed, follow(before, animated: animated),
        rows.indices.allSatisfy({ updateSeen($0, animated: animated) })
      {
        list.node?.invalidateAutoSizes()
        return
      }
    }
    loadAnew()
  }

  /// Lets the view go over from the rows of before to those that there are.
  private func follow(_ before: [ListSection], animated: Bool) -> Bool {
    list.copies?.followCopies(from: before.map(\.names), to: sections.map(\.names), animated: animated)
      == true
  }

  /// Takes note of the rows that have keys, and tells of keys that are there twice.
  private func noteKeys() {
    guard rows.contains(where: \.isKeyed) else { return }
    var known: Set<RowName> = []
    // Nobody reads on beyond so many.
    var told = 0
    func tell(_ names: [String], _ key: KeyProgram?, _ place: (Int) -> ListProblems.Place) {
      guard let key, told < Diagnostics.limit else { return }
      for found in ItemNames.repeatedKeys(in: names).prefix(Diagnostics.limit - told) {
        told += 1
        list.report(.repeatedKey(found, at: key.span), at: place(found.second))
      }
    }
    for (number, program) in rows.enumerated() where program.isKeyed {
      let own = sections.indices.filter { sections[$0].number == number }
      if program.sections != nil {
        tell(own.map { sections[$0].ownName }, program.sections?.repetition.key) {
          .key(repetition: number, [own[$0]])
        }
      }
      for index in own {
        let section = sections[index]
        for name in section.names.rows { known.insert(RowName(section: section.name, row: name)) }
        tell(section.names.rows, program.repetition.key) { .key(repetition: number, [index, $0]) }
      }
    }
    keyed.setRows(known)
  }

  private func loadAnew() {
    awaitsReload = true
    list.reload()
    list.node?.invalidateAutoSizes()
  }

  /// Hands the items of a repetition to the cells that are seen.
  ///
  /// - Returns: Whether all have a cell of the right kind.
  private func updateSeen(_ number: Int, animated: Bool) -> Bool {
    for (path, cell) in list.copies?.seenCopies ?? [] where sections[path.section].number == number {
      guard let node = list.cells[ObjectIdentifier(cell)], node.cell?.template === template(at: path) else {
        return false
      }
      node.changeState(data(at: path), animated: animated)
    }
    list.copies?.rowsMayDiffer()
    guard rows[number].sections != nil else { return true }
    for (index, section) in sections.enumerated() where section.number == number {
      for view in list.copies?.seenHeads(ofSection: index) ?? [] {
        guard let node = list.cells[ObjectIdentifier(view)] else { continue }
        node.changeState(NodeData(data(of: section)), animated: animated)
      }
    }
    return true
  }

  // MARK: Choosing

  /// Chooses again the cells that have been chosen, as something has changed by which that was done; rows for which it comes
  /// to another one are made anew.
  func chooseAgain(_ number: Int) {
    let known = choices.filter {
      sections.indices.contains($0.key.section) && sections[$0.key.section].number == number
    }
    if known.isEmpty { return }
    var differs = false
    for path in known.keys.sorted() where choose(at: path) != known[path] {
      differs = true
      choices[path] = nil
    }
    if differs { loadAnew() }
  }

  /// Forgets which cells have been chosen.
  func forgetChoices() { choices = [:] }

  /// The number of the cell that is chosen for a row.
  private func choose(at path: IndexPath) -> Int? {
    guard let node = list.node else { return nil }
    let (section, tree) = (sections[path.section], node.tree)
    let program = rows[section.number]
    // Kept as long as the tree is, as those of sections.
    let cells = choosing ?? tree.graph.add(4, owner: -1)
    choosing = cells
    var around = node.scope
    if let sections = program.sections {
      around = InstanceScope(
        parent: around, count: sections.repetition.tableCount, item: cells + 2, index: cells + 3)
    }
    let scope = InstanceScope(
      parent: around, count: program.repetition.tableCount, item: cells, index: cells + 1)
    if let outer = section.outer { around.put(outer.item, at: outer.index, in: tree.graph) }
    scope.put(section.items[path.item], at: path.item, in: tree.graph)
    let place = ListProblems.Place.row(repetition: section.number, path)
    list.resolve(place)
    return tree.keeping {
      let chosen = node.choiceCell(ofRows: section.number)
      // Nothing of what it has depended on counts once it is out of date.
      try? tree.graph.untracked { () throws(Diagnostic) in try tree.graph.bringUpToDate(chosen) }
      let slots = slots(program.choice.references, of: node, scope: scope)
      var branch: Int?
      do throws(Diagnostic) {
        branch = try tree.graph.trying(for: chosen, cells..<cells + 4) { () throws(Diagnostic) in
          try slots.branch(of: program.choice)
        }
      } catch {
        list.report(error, at: place)
      }
      return branch ?? program.templates.indices.last
    }
  }

  // MARK: Rows

  /// How many sections there are; asked when the view loads everything anew.
  package func countSections() -> Int {
    awaitsReload = false
    return sections.count
  }

  /// How many rows or items a section has.
  package func countItems(ofSection index: Int) -> Int {
    sections.indices.contains(index) ? sections[index].items.count : 0
  }

  private func data(of section: ListSection) -> [(name: String, value: Value)] {
    guard let names = rows[section.number].sections?.repetition, let outer = section.outer else { return [] }
    return [(names.variable, outer.item), (names.index, .number(Double(outer.index)))]
  }

  private func data(at path: IndexPath) -> NodeData {
    let section = sections[path.section]
    let names = rows[section.number].repetition
    return NodeData(
      [(names.variable, section.items[path.item]), (names.index, .number(Double(path.item)))]
        + data(of: section))
  }

  /// The pattern of a row.
  private func template(at path: IndexPath) -> CellTemplate? {
    let program = rows[sections[path.section].number]
    guard program.choosesCells else { return program.templates.first }
    if let known = choices[path] { return program.templates[known] }
    guard let branch = choose(at: path) else { return nil }
    choices[path] = branch
    return program.templates[branch]
  }

  /// The cell of a row or item; nothing where there is none.
  package func view(at path: IndexPath) -> UIView? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item),
      let template = template(at: path)
    else { return nil }
    return view(of: template, data(at: path), row: rowName(at: path))
  }

  /// What tells a row apart wherever it is; nothing for one without a key.
  private func rowName(at path: IndexPath) -> RowName? {
    let section = sections[path.section]
    guard rows[section.number].isKeyed else { return nil }
    return RowName(section: section.name, row: section.rowNames?[path.item] ?? "\(path.item)")
  }

  /// The name under which a view waits for another place; nothing for one that is not of this list.
  package func identifier(of view: UIView) -> String? {
    list.cells[ObjectIdentifier(view)]?.cell?.template.identifier
  }

  /// What stands above or below the rows of a section; nothing where nothing does.
  package func head(ofSection index: Int, isFooter: Bool, kind: String? = nil) -> UIView? {
    guard let template = headTemplate(ofSection: index, isFooter: isFooter) else { return nil }
    return view(of: template, NodeData(data(of: sections[index])), kind: kind)
  }

  private func headTemplate(ofSection index: Int, isFooter: Bool) -> CellTemplate? {
    guard sections.indices.contains(index), let program = rows[sections[index].number].sections else {
      return nil
    }
    return isFooter ? program.footer : program.header
  }

  /// How large a head or foot is by itself, in points.
  package func size(ofSection index: Int, isFooter: Bool, fitting room: CGSize) -> CGSize {
    guard let template = headTemplate(ofSection: index, isFooter: isFooter) else { return .zero }
    let key = ObjectIdentifier(template)
    return list.asWithin {
      let sample = samples[key] ?? LayoutNode(CellOrigin(template, in: list))
      samples[key] = sample
      sample.changeState(NodeData(data(of: sections[index])))
      let view = sample.view
      if let linked = sample.cell?.linked { _ = sample.tree?.setImports(list.values(of: linked.imports)) }
      // Not kept by the view, as it stands for one section after the other.
      return view.sizeByRules(fitting: room)
    }
  }

  /// Brings what heads and feet are measured by in line with what is outside of them.
  ///
  /// - Returns: Whether any of that is another value.
  func refreshSamples() -> Bool {
    var changes = false
    for sample in samples.values {
      guard let linked = sample.cell?.linked, let tree = sample.tree else { continue }
      if tree.setImports(list.values(of: linked.imports)) { changes = true }
    }
    return changes
  }

  /// Lets the view measure its heads and feet anew.
  func sizesMayDiffer() {
    list.copies?.headsMayDiffer()
  }

  private func view(
    of template: CellTemplate, _ data: NodeData, row: RowName? = nil, kind: String? = nil
  ) -> UIView {
    list.asWithin {
      let node = row.flatMap { keyed.cell(of: $0, template) } ?? list.dequeue(template, kind: kind)
      node.cell?.rowEntries = data.entries.count
      node.changeState(data)
      let view = node.view
      list.note(node)
      if let row { keyed.note(node, shows: row) }
      return view
    }
  }
}
