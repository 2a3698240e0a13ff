import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import QuoinViews

/// Makes rows or items of the items of repetitions, each repetition a section; cells are made for what is seen alone.
final class ListSource {
  private let rows: [RowsProgram]
  private unowned let list: LiveList
  private let slots: [ContextSlots]
  private var items: [[Value]]

  init(_ rows: [RowsProgram], of list: LiveList) {
    self.rows = rows
    self.list = list
    items = rows.map { _ in [] }
    slots =
      list.node.map { node in
        rows.map {
          ContextSlots(tree: node.tree, parent: node.id, scope: node.scope, references: $0.references)
        }
      } ?? []
  }

  /// Lets a view ask this for what is in it.
  func serve(_ view: UIScrollView) {
    switch view {
    case let table as UITableView: table.dataSource = self
    case let collection as UICollectionView: collection.dataSource = self
    default: break
    }
  }

  /// Evaluates the items of a section.
  func evaluate(section: Int) throws(Diagnostic) -> Value {
    guard let tree = list.node?.tree else { return .null }
    do throws(Diagnostic) {
      slots[section].clear(for: rows[section].items)
      tree.evaluationCount += 1
      return .array(
        try RepeatedItems.items(of: rows[section].items.value(in: slots[section]), budget: tree.meter.budget))
    } catch {
      throw error.located(at: rows[section].span)
    }
  }

  /// Takes over the items of a section: those that are seen change in place where as many are there as before.
  func setItems(_ value: Value, ofSection section: Int, animated: Bool) {
    guard case .array(let new) = value else { return }
    let old = items[section]
    items[section] = new
    if old.count == new.count, updateSeen(section, animated: animated) { return }
    switch list.view {
    case let table as UITableView: table.reloadData()
    case let collection as UICollectionView: collection.reloadData()
    default: break
    }
  }

  /// Hands the items of a section to the cells that are seen.
  ///
  /// - Returns: Whether all have a cell of the right kind.
  private func updateSeen(_ section: Int, animated: Bool) -> Bool {
    let seen: [(IndexPath, UIView)] =
      switch list.view {
      case let table as UITableView:
        (table.indexPathsForVisibleRows ?? []).compactMap { path in
          table.cellForRow(at: path).map { (path, $0) }
        }
      case let collection as UICollectionView:
        collection.indexPathsForVisibleItems.compactMap { path in
          collection.cellForItem(at: path).map { (path, $0) }
        }
      default: []
      }
    for (path, cell) in seen where path.section == section {
      guard let node = list.cells[ObjectIdentifier(cell)], node.cell?.template === template(at: path) else {
        return false
      }
      node.changeState(data(at: path), animated: animated)
    }
    return true
  }

  // MARK: Rows

  private func data(at path: IndexPath) -> NodeData {
    let section = rows[path.section]
    return NodeData([
      (section.variable, items[path.section][path.item]), (section.index, .number(Double(path.item))),
    ])
  }

  /// The pattern of a row.
  private func template(at path: IndexPath) -> CellTemplate? {
    let section = rows[path.section]
    if section.branches.count == 1 { return section.branches[0].template }
    guard let node = list.node else { return nil }
    let tree = node.tree
    let cells = tree.graph.add(2, owner: -1)
    tree.graph.set(cells, to: items[path.section][path.item])
    tree.graph.set(cells + 1, to: .number(Double(path.item)))
    defer { tree.drop(cells, count: 2) }
    let scope = InstanceScope(parent: node.scope, count: section.tableCount, item: cells, index: cells + 1)
    for branch in section.branches {
      guard let (test, references) = branch.test else { return branch.template }
      let slots = ContextSlots(tree: tree, parent: node.id, scope: scope, references: references)
      do throws(Diagnostic) {
        let holds = try tree.keeping { () throws(Diagnostic) in
          try tree.graph.untracked { () throws(Diagnostic) in
            slots.clear(for: test)
            return try test.bool(in: slots)
          }
        }
        if holds { return branch.template }
      } catch {
        list.report(error)
      }
    }
    return section.branches.last?.template
  }

  fileprivate func view(at path: IndexPath) -> UIView? {
    guard rows.indices.contains(path.section), items[path.section].indices.contains(path.item),
      let template = template(at: path)
    else { return nil }
    let node = list.dequeue(template)
    node.changeState(data(at: path))
    _ = node.view
    list.note(node)
    return node.view
  }
}

extension ListSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    view(at: indexPath) as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Rows follow from data, which nobody but the program changes.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

extension ListSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = view(at: indexPath) as? UICollectionViewCell else {
      return UICollectionViewCell(frame: .zero)
    }
    if let identifier = list.cells[ObjectIdentifier(cell)]?.cell?.template.identifier {
      collectionView.keep(cell, forReuseAs: identifier)
    }
    return cell
  }
}
