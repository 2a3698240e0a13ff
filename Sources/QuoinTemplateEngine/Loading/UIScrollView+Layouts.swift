import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// What tables and collections do with layouts that code registers for cells.
extension UIScrollView {
  private var registrations: CellRegistrations {
    if let known = attachment(CellRegistrations.self) { return known }
    let made = CellRegistrations()
    setAttachment(made)
    return made
  }

  /// Registers a template as the layout of cells.
  package func register(
    _ identifier: String, state: Any, constants: [[String: Any]], template: () throws(Diagnostics) -> Template
  ) {
    let registrations = registrations
    registrations.layouts[identifier] = nil
    registrations.failures[identifier] = nil
    do throws(Diagnostics) {
      registrations.layouts[identifier] = CellLayout(try template(), state: state, constants: constants)
      attachment(ListReference.self)?.object?.resolve(.identifier(identifier))
    } catch {
      registrations.failures[identifier] = error
      let list = LiveList.list(of: self)
      for problem in error.all { list.report(problem, at: .identifier(identifier)) }
    }
  }

  /// Registers a file of a bundle as the layout of cells.
  ///
  /// - Parameter registry: The components that it may name where neither a tree nor an owner says so.
  package func registerFile(
    named name: String, bundle: Bundle, _ identifier: String, state: Any, constants: [[String: Any]],
    registry: ComponentRegistry
  ) {
    let tree = LiveList.list(of: self).node?.tree
    let owner = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? any LayoutLoading }.first
    let registry = tree?.host.registry ?? owner?.layoutRegistry ?? registry
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
  package func dequeueNode(_ identifier: String, kind: String? = nil) -> LayoutNode? {
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
  package func reportMissing(_ identifier: String, of kind: String) {
    let list = LiveList.list(of: self)
    if let failure = attachment(CellRegistrations.self)?.failures[identifier] {
      for problem in failure.all { list.report(problem, at: .identifier(identifier)) }
    } else {
      list.report(.noCellTemplate(identifier, of: kind), at: .identifier(identifier))
    }
  }
}

extension Diagnostic {
  static func noCellTemplate(_ identifier: String, of kind: String) -> Diagnostic {
    Diagnostic(
      .error,
      "There is no layout for “\(identifier)”: no \(kind) with that reuseIdentifier, and none registered")
  }
}
