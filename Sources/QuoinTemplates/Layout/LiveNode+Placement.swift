import Foundation
import QuoinDiagnostics
import QuoinViews

/// Nodes inside a component that places its children itself.
extension LiveNode {
  var isPlaced: Bool { parent?.program.component.placement != nil }

  /// The length that the parent has given the node; nothing when the node decides.
  func placedLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard let parent, parent.program.component.placement != nil else { return nil }
    _ = try tree.graph.read(parent.cell(CellOffset.placement))
    return axis == .horizontal ? view.bounds.width : view.bounds.height
  }

  func placedOrigin(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard let parent, parent.program.component.placement != nil else { return nil }
    _ = try tree.graph.read(parent.cell(CellOffset.placement))
    return axis == .horizontal ? view.frame.minX : view.frame.minY
  }

  /// Measures the content as if the container had given the node a size.
  ///
  /// Nothing that is being evaluated comes to depend on the trial; what read the size during it is marked again.
  func measure(fitting proposal: CGSize) throws(Diagnostic) -> CGSize {
    let outer = placedSize
    defer {
      placedSize = outer
      markReadersOfSize()
    }
    return try tree.graph.untracked { () throws(Diagnostic) in
      var size = CGSize(width: proposal.width, height: .infinity)
      propose(size)
      if !size.width.isFinite {
        size.width = try contentLength(.horizontal)
        propose(size)
      }
      size.height = try contentLength(.vertical)
      return size
    }
  }

  /// What the node asks for: its attribute, if that is about its content, else the content.
  private func contentLength(_ axis: Axis) throws(Diagnostic) -> Double {
    if usesAuto(axis), let index = program.rule(axis).size { return max(0, try number(ofAttribute: index)) }
    let fitting = try fittingLength(axis)
    return max(fitting ?? 0, try extent(axis) ?? 0)
  }

  /// Whether the attribute of the size is worked out from the content: `auto + 16`.
  func usesAuto(_ axis: Axis) -> Bool {
    guard let index = program.rule(axis).size,
      case .number(let expression) = program.attributes[index].evaluation
    else { return false }
    return expression.dependencies.contains { program.references[$0] == .auto(axis) }
  }

  /// Whether the container has to ask the node, since the view alone does not know.
  var needsMeasurer: Bool {
    guard isPlaced else { return false }
    if usesAuto(.horizontal) || usesAuto(.vertical) { return true }
    return program.component.placement == nil && !program.children.isEmpty && !(view is UIScrollView)
  }

  private func propose(_ size: CGSize) {
    placedSize = size
    markReadersOfSize()
  }

  private func markReadersOfSize() {
    tree.graph.mark(observersOf: cell(CellOffset.width))
    tree.graph.mark(observersOf: cell(CellOffset.height))
  }

  /// The length in a trial; content that needs one that is not settled takes no part.
  func proposedLength(_ axis: Axis, of size: CGSize) throws(Diagnostic) -> Double {
    tree.graph.observe(cell(CellOffset.size(axis)))
    let length = axis == .horizontal ? size.width : size.height
    guard length.isFinite else {
      tree.graph.exclusion = cell(CellOffset.auto(axis))
      throw .excluded
    }
    return length
  }
}

/// Measures the view of a node whose content the template places, for the container around it.
final class NodeMeasurer: ContentMeasurer {
  private weak var node: LiveNode?

  init(_ node: LiveNode) {
    self.node = node
  }

  private var isAskingView = false

  /// What the view measures without the node.
  func viewsOwnSize(of view: UIView, fitting proposal: CGSize) -> CGSize {
    isAskingView = true
    defer { isAskingView = false }
    return view.measure(fitting: proposal)
  }

  override func size(of view: UIView, fitting proposal: CGSize) -> CGSize? {
    guard let node, !isAskingView else { return nil }
    do throws(Diagnostic) {
      return try node.measure(fitting: proposal)
    } catch {
      // Content that depends on the container's own automatic size takes no part in it. What could not be measured
      // because it was just being evaluated is measured again afterwards.
      if node.tree.graph.exclusion == nil { node.tree.unsettled.append(node) }
      node.tree.graph.exclusion = nil
      return .zero
    }
  }
}
