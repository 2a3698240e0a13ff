import QuoinDiagnostics
import QuoinViews

extension LayoutNode {
  /// Brings the root of a template's instance in line with another template, such as the same file after it was edited.
  ///
  /// State and constants stay, and so do the views, state and scroll positions of nodes that are the same in both: those of
  /// the same id or of the same place among their like.
  ///
  /// Nodes that code has added to its elements go.
  ///
  /// - Parameter template: What the tree is made of from now on.
  /// - Throws: Everything that is wrong with the template for the state there is. The tree stays as it was then.
  public func update(with template: Template) throws(Diagnostics) {
    try update(with: template, state: nil, constants: nil)
  }

  /// Brings the root of a template's instance in line with another template and with other data, whose names and types need
  /// not be those of the present ones.
  ///
  /// - Parameters:
  ///   - template: What the tree is made of from now on.
  ///   - state: The state from now on, all of it; nothing for the present one.
  ///   - constants: The constants from now on; nothing for the present ones.
  /// - Throws: Everything that is wrong with the template for these data. The tree and its data stay as they were then.
  public func update(
    with template: Template, state: Any?, constants: [String: Any]?
  ) throws(Diagnostics) {
    guard let origin, parent == nil else { throw Diagnostics([.notOfATemplate(id ?? "\(type(of: view))")]) }
    let data = (stateData, constantData)
    self.origin = TemplateOrigin(template: template, options: origin.options)
    if let state { stateData = NodeData(state) }
    if let constants { constantData = NodeData(constants) }
    guard let old = tree else { return }
    let (oldView, problems) = (view, earlyProblems)
    let host = oldView.superview
    let place = host?.subviews.firstIndex { $0 === oldView }
    earlyProblems = Diagnostics()
    link(insteadOf: old)
    if tree === old {
      let found = earlyProblems
      (self.origin, earlyProblems) = (origin, problems)
      (stateData, constantData) = data
      throw found
    }
    // What the former template waited for, and what was wrong with it, is over.
    (awaitedParts, partProblems) = (nil, Diagnostics())
    for node in origin.edits?.addedNodes ?? [] { node.parentNode = nil }
    if let host, let place, view !== oldView {
      oldView.removeFromSuperview()
      host.insertSubview(view, at: place)
    }
    if old.rootFillsSurroundings { bringUpToDate() }
  }
}

extension Diagnostic {
  static func notOfATemplate(_ label: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) is not the root of a template's instance, so that no other template can take its place")
  }
}
