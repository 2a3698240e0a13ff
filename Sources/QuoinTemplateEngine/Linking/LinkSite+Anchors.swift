import QuoinDiagnostics
import QuoinExpressions

/// What the names in constraints lead to.
extension LinkSite {
  /// Whether a name in a constraint is an anchor, rather than a number like any other name.
  ///
  /// - Parameter first: The anchor that the constraint begins with.
  func isAnchor(_ path: NamePath, tiedTo first: ConstraintAnchor) -> Bool {
    guard let anchor = AnchorPath(path) else { return false }
    guard let name = anchor.anchor else {
      // Where a number may stand, the name of a guide alone may be one.
      return !anchor.steps.isEmpty || first.kind != .length
    }
    if AnchorPath.names.contains(name) { return true }
    if anchor.steps.isEmpty { return NearestNames(to: name, among: AnchorPath.names) != nil }
    // What an element tells besides its anchors is a number: `#slider.value`.
    guard anchor.guide == nil, let found = relative(written(path)) else { return true }
    guard !name.contains("."), found.componentCount == path.count else { return name.contains(".") }
    if case .invalid = found.resolution { return true }
    return false
  }

  /// The name with what an element around it is called otherwise.
  private func written(_ path: NamePath) -> [String] {
    path.components.map { $0 == "superview" ? "parent" : $0 }
  }

  /// The way to the element of an anchor.
  ///
  /// - Parameter span: Where the name stands.
  func reach(of anchor: AnchorPath, at span: SourceSpan) throws(Diagnostic) -> NodeReach {
    let steps = anchor.steps.isEmpty && anchor.guide != nil ? ["parent"] : anchor.steps
    let name = steps.joined(separator: ".")
    var end: (reach: NodeReach, choices: [LinkNode])?
    if let first = steps.first, first.hasPrefix("#"), let problem = problem(ofIdentifier: first) {
      throw problem.located(at: span)
    }
    end = walk(steps)
    guard let end else {
      throw .unknownIdentifier(steps[0], among: candidates(for: NamePath(steps[0])), at: span)
    }
    if let copy = copyAround, crosses(steps, end.choices, copy) {
      throw .anchorOutsideOfCopy(name, of: copy.source.component.name).located(at: span)
    }
    for choice in end.choices {
      let component = choice.source.component
      if choice.source.isOpen { continue }
      if !component.hasView { throw .anchorWithoutView(name, component.name).located(at: span) }
      if let guide = anchor.guide, guide.isOfScrollViews, component.container.contentAttribute == nil {
        throw .guideOfNoScrollView(guide, name).located(at: span)
      }
    }
    return end.reach
  }

  /// The element around that a list or a document makes copies of, itself included: the views in it are a tree of their own.
  private var copyAround: LinkNode? {
    var current = node
    while let next = current {
      guard let parent = next.parent else { return linker.outer == nil ? nil : next }
      if parent.source.component.container.makesCopies(of: next.source.component) { return next }
      current = parent
    }
    return nil
  }

  private func crosses(_ steps: [String], _ choices: [LinkNode], _ copy: LinkNode) -> Bool {
    if node === copy, steps.first.map({ !$0.hasPrefix("#") }) == true { return true }
    return choices.contains { choice in
      var current: LinkNode? = choice
      while let next = current {
        if next === copy { return false }
        current = next.parent
      }
      return true
    }
  }

  /// Why an id cannot be reached although there is one.
  private func problem(ofIdentifier id: String) -> Diagnostic? {
    if walk([id]) != nil { return nil }
    if linker.outer?.match([id, "width"]) != nil, let copy = copyAround {
      return .anchorOutsideOfCopy(id, of: copy.source.component.name)
    }
    let name = String(id.dropFirst())
    return linker.isInsideRepetition(name) ? .identifierInsideRepetition(name) : nil
  }
}
