import QuoinDiagnostics
import QuoinResources

extension Template {
  /// Makes a live tree.
  ///
  /// - Parameters:
  ///   - state: A dictionary, a structure or a class; with all names that the template's expressions use.
  ///   - constants: Values that stay; several dictionaries are merged, the later ones winning.
  ///   - environment: Scale, direction, style and limits.
  /// - Returns: The root, not laid out yet; `mount(in:)`, `update()` or `layOut(in:)` does that.
  /// - Throws: What is wrong with the expressions for these data.
  public func instantiate(
    state: Any = (), constants: [String: Any]..., environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> LayoutNode {
    let node = LayoutNode(
      template: self, state: state, constants: constants, environment: environment)
    try BudgetMeter.metering(environment.budget) { meter throws(Diagnostics) in
      let inner = LayoutNesting.collecting { () throws(Diagnostics) in node.link() }.inner
      var found = node.diagnostics
      found.append(contentsOf: inner)
      try found.throwIfErrors()
      if let problem = meter.problem { throw Diagnostics([problem]) }
    }
    return node
  }
}

extension LayoutNode {
  /// Makes the root of a template's instance.
  package convenience init(
    template: Template, state: Any, constants: [[String: Any]],
    environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.init(.instance(TemplateOrigin(template: template, options: environment)))
    stateData = NodeData(state)
    constantData = NodeData(merging: constants)
  }
}
