import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// The layouts that code has registered with a table or collection.
final class CellRegistrations {
  fileprivate(set) var layouts: [String: CellLayout] = [:]
  /// What was wrong with layouts that could not be loaded.
  fileprivate(set) var failures: [String: Diagnostics] = [:]
}

/// A layout that code has registered for cells.
final class CellLayout {
  let template: Template
  let state: NodeData
  let constants: NodeData

  init(_ template: Template, state: Any, constants: [[String: Any]]) {
    self.template = template
    self.state = NodeData(state)
    self.constants = NodeData(merging: constants)
  }
}

extension Template {
  /// The template's root as what cells are made of.
  func cellTemplate(identifier: String) -> CellTemplate {
    CellTemplate(
      identifier: identifier, source: source.withReuseIdentifier(identifier), host: host, loader: loader,
      budget: budget)
  }
}

extension UIScrollView {
  private var registrations: CellRegistrations {
    if let known = attachment(CellRegistrations.self) { return known }
    let made = CellRegistrations()
    setAttachment(made)
    return made
  }

  fileprivate func register(
    _ identifier: String, state: Any, constants: [[String: Any]], template: () throws(Diagnostics) -> Template
  ) {
    let registrations = registrations
    registrations.layouts[identifier] = nil
    registrations.failures[identifier] = nil
    do throws(Diagnostics) {
      registrations.layouts[identifier] = CellLayout(try template(), state: state, constants: constants)
      attachment(ListReference.self)?.list?.resolve(.identifier(identifier))
    } catch {
      registrations.failures[identifier] = error
      let list = LiveList.list(of: self)
      for problem in error.all { list.report(problem, at: .identifier(identifier)) }
    }
  }

  fileprivate func registerFile(
    named name: String, bundle: Bundle, _ identifier: String, state: Any, constants: [[String: Any]]
  ) {
    let tree = LiveList.list(of: self).node?.tree
    let owner = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? any LayoutLoading }.first
    let registry = tree?.host.registry ?? owner?.layoutRegistry ?? .standard
    // That of the tree may be for a folder elsewhere; what code names itself may be read all the same.
    let treeLoader = tree?.loader.flatMap { $0.allows(folder: LayoutFiles.folder(of: bundle)) ? $0 : nil }
    register(identifier, state: state, constants: constants) { () throws(Diagnostics) in
      try LayoutFiles.template(
        named: name, in: bundle, loader: owner?.layoutLoader ?? treeLoader, registry: registry)
    }
  }

  /// A node of a template for a row.
  ///
  /// - Returns: Nothing where there is no template of that identifier.
  ///
  /// - Parameter kind: What it is to a collection, where it is no item.
  fileprivate func dequeueNode(_ identifier: String, kind: String? = nil) -> LayoutNode? {
    let list = LiveList.list(of: self)
    guard let template = list.template(identifier) else { return nil }
    let node = list.dequeue(template, kind: kind)
    if node.live == nil, let layout = attachment(CellRegistrations.self)?.layouts[identifier] {
      node.stateData = layout.state
      node.constantData = layout.constants
    }
    node.cell?.handsOut = true
    return node
  }

  /// Tells that there is no template of an identifier, or why there is none.
  fileprivate func reportMissing(_ identifier: String, of kind: String) {
    let list = LiveList.list(of: self)
    if let failure = attachment(CellRegistrations.self)?.failures[identifier] {
      for problem in failure.all { list.report(problem, at: .identifier(identifier)) }
    } else {
      list.report(.noCellTemplate(identifier, of: kind), at: .identifier(identifier))
    }
  }
}

extension UITableView {
  /// Registers a file of a bundle as the layout of cells.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.xml`.
  ///   - bundle: Where the file lies.
  ///   - state: What cells have as their state to begin with.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - identifier: The name under which cells are dequeued.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forCellReuseIdentifier identifier: String
  ) { registerFile(named: name, bundle: bundle, identifier, state: state, constants: constants) }

  /// Registers a template as the layout of cells.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forCellReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// Registers a file of a bundle as the layout of the heads and feet of sections; see that for cells.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { registerFile(named: name, bundle: bundle, identifier, state: state, constants: constants) }

  /// Registers a template as the layout of the heads and feet of sections.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// The node of a cell that has gone out of sight, or of a new one; nothing where no layout is registered and none
  /// stands in the table's element.
  ///
  /// ```swift
  /// let node = tableView.dequeueReusableCellNode(withIdentifier: "cell", for: indexPath)
  /// node.setState(rows[indexPath.row])
  /// return node.view as! UITableViewCell
  /// ```
  public func dequeueReusableCellNode(withIdentifier identifier: String) -> LayoutNode? {
    dequeueNode(identifier)
  }

  /// The node of a cell for a row; where there is no layout, which is reported, one of an empty cell.
  public func dequeueReusableCellNode(withIdentifier identifier: String, for indexPath: IndexPath)
    -> LayoutNode
  {
    if let node = dequeueNode(identifier) { return node }
    reportMissing(identifier, of: "UITableViewCell")
    return LayoutNode(view: UITableViewCell(style: .default, reuseIdentifier: nil))
  }

  /// The node of the head or foot of a section; nothing where there is no layout.
  public func dequeueReusableHeaderFooterNode(withIdentifier identifier: String) -> LayoutNode? {
    dequeueNode(identifier)
  }
}

extension UICollectionView {
  /// Registers a file of a bundle as the layout of cells.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.xml`.
  ///   - bundle: Where the file lies.
  ///   - state: What cells have as their state to begin with.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - identifier: The name under which cells are dequeued.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forCellReuseIdentifier identifier: String
  ) { registerFile(named: name, bundle: bundle, identifier, state: state, constants: constants) }

  /// Registers a template as the layout of cells.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forCellReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// The node of a cell for an item; where there is no layout, which is reported, one of an empty cell.
  public func dequeueReusableCellNode(withIdentifier identifier: String, for indexPath: IndexPath)
    -> LayoutNode
  {
    if let node = dequeueNode(identifier) { return node }
    reportMissing(identifier, of: "UICollectionViewCell")
    return LayoutNode(view: UICollectionViewCell(frame: .zero))
  }

  /// Registers a file of a bundle as the layout of heads, feet or the like; see that for cells.
  public func registerLayout(
    named name: String, bundle: Bundle = .main, state: Any = (), constants: [String: Any]...,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerFile(named: name, bundle: bundle, identifier, state: state, constants: constants) }

  /// Registers a template as the layout of heads, feet or the like.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }

  /// The node of a head, foot or the like; where there is no layout, which is reported, one of an empty view.
  ///
  /// - Parameters:
  ///   - kind: What it is: `UICollectionView.elementKindSectionHeader`, for example.
  ///   - identifier: That of the layout.
  ///   - indexPath: Where it comes.
  public func dequeueReusableSupplementaryNode(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> LayoutNode {
    if let node = dequeueNode(identifier, kind: kind) { return node }
    reportMissing(identifier, of: "UICollectionReusableView")
    return LayoutNode(view: UICollectionReusableView(frame: .zero))
  }
}

extension Diagnostic {
  static func noCellTemplate(_ identifier: String, of kind: String) -> Diagnostic {
    Diagnostic(
      .error,
      "There is no layout for “\(identifier)”: no \(kind) with that reuseIdentifier, and none registered")
  }
}
