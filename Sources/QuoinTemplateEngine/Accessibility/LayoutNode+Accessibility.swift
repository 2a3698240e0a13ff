import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

extension LayoutNode {
  /// What in a root keeps people from using it, at the elements concerned: see `UIView.accessibilityIssues()`.
  ///
  /// The root is laid out, then once more with text of some twice the size, as WCAG 2 asks for, to find what is cut then.
  ///
  /// - Parameters:
  ///   - size: How large; by default as large as the root asks for.
  ///   - environment: Scale, direction, style and limits.
  /// - Throws: Everything that is wrong with the tree.
  public func accessibilityWarnings(
    in size: RenderSize = .automatic, environment: LayoutEnvironment = LayoutEnvironment()
  ) throws(Diagnostics) -> Diagnostics {
    try layOut(in: size, environment: environment)
    guard let tree else { return Diagnostics() }
    if let pages = view as? any PagedView { return try pages.accessibilityWarnings(at: span) }
    var findings = AccessibilityFindings(tree)
    do throws(Diagnostic) {
      for issue in try view.accessibilityIssues() { findings.note(issue) }
    } catch { throw Diagnostics([error]) }
    let text = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    guard environment.traits.preferredContentSizeCategory < text.preferredContentSizeCategory else {
      return findings.warnings
    }
    let cutAnyway = Set(view.labelsWithCutText.map { ObjectIdentifier($0) })
    let clippedAnyway = Set(
      try clippedNodes(in: size, environment: environment).map { ObjectIdentifier($0.node) })
    var larger = environment
    larger.traits = environment.traits.overridden(by: text)
    let clipped = try clippedNodes(in: size, environment: larger)
    for label in view.labelsWithCutText where !cutAnyway.contains(ObjectIdentifier(label)) {
      findings.note(AccessibilityIssue.cutText(label))
    }
    for cut in clipped where !clippedAnyway.contains(ObjectIdentifier(cut.node)) { findings.note(cut) }
    try layOut(in: size, environment: environment)
    return findings.warnings
  }

  /// Lays the root out and tells what lies beyond an edge.
  private func clippedNodes(
    in size: RenderSize, environment: LayoutEnvironment
  ) throws(Diagnostics) -> [ClippedNode] {
    let picture = try layOut(in: size, environment: environment)
    guard let tree, let root = tree.root else { return [] }
    return ClippingCheck(root: root, size: picture, pixel: tree.grid.pixel).cuts
  }
}

/// What was found about the elements of a template, each thing once however often its element is repeated.
private struct AccessibilityFindings {
  private struct Cause: Hashable {
    let kind: AccessibilityIssue.Kind
    let element: ObjectIdentifier
  }

  private var nodes: [ObjectIdentifier: LiveNode] = [:]
  private let root: LiveNode?
  private var found = RepeatedWarnings<Cause>()

  init(_ tree: LiveTree) {
    root = tree.root
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      nodes[ObjectIdentifier(node.view)] = node
      pending += node.children
    }
  }

  mutating func note(_ issue: AccessibilityIssue) {
    guard let node = node(of: issue.object) else { return }
    let color = issue.kind == .lowContrast ? node.program.attributeIndexes["textColor"] : nil
    note(issue.kind, issue.message, at: color.map { node.program.attributes[$0].source.span }, of: node)
  }

  mutating func note(_ cut: ClippedNode) {
    note(.cutText, cut.messageForLargerText, at: nil, of: cut.node)
  }

  private mutating func note(
    _ kind: AccessibilityIssue.Kind, _ message: String, at span: SourceSpan?, of node: LiveNode
  ) {
    let source = node.program.source
    found.note(
      Diagnostic(.warning, message, at: span ?? source.span),
      of: Cause(kind: kind, element: ObjectIdentifier(source)))
  }

  /// The node whose view an object is or stands in.
  private func node(of object: AccessibleObject) -> LiveNode? {
    var next = object as? UIView ?? (object as? UIAccessibilityElement)?.containers.last as? UIView
    while let view = next {
      if let node = nodes[ObjectIdentifier(view)] { return node }
      next = view.superview
    }
    return root
  }

  var warnings: Diagnostics { Diagnostics(found.all) }
}

extension ClippedNode {
  /// What is said of a node that lies beyond an edge only when text is larger.
  fileprivate var messageForLargerText: String {
    let element = node.program.source.id.map { "#\($0)" } ?? "<\(node.program.component.name)>"
    let place = clipper == nil ? "the picture" : "what it stands in"
    return
      "\(element) runs out of \(place) at the \(side.rawValue) when people want text larger; let it be scrolled, or grow"
  }
}
