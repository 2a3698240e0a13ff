import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// The layouts that code has registered with a table or collection.
final class CellRegistrations {
  var layouts: [String: CellLayout] = [:]
  /// What was wrong with layouts that could not be loaded.
  var failures: [String: Diagnostics] = [:]
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
