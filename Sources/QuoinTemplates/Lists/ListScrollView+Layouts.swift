import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinTemplateEngine

extension ListScrollView {
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
  ) {
    registerFile(
      named: name, bundle: bundle, identifier, state: state, constants: constants, registry: .standard)
  }

  /// Registers a template as the layout of cells.
  public func registerLayout(
    _ template: Template, state: Any = (), constants: [String: Any]...,
    forCellReuseIdentifier identifier: String
  ) { register(identifier, state: state, constants: constants) { () throws(Diagnostics) in template } }
}
