import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What the safe area takes from the room inside a scroll view.
extension LiveNode {
  /// The insets of the tree's surroundings, whatever part of them lies over the view: else a frame that follows from them
  /// would change them.
  func safeAreaLength(_ axis: Axis) throws(Diagnostic) -> Double {
    guard program.hasContent, let scrollView = view as? UIScrollView,
      case .boxed(let box) = try tree.graph.read(tree.environment.safeArea),
      let insets = box.value as? UIEdgeInsets
    else { return 0 }
    let length = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    guard length > 0, try addsSafeArea(axis, to: scrollView) else { return 0 }
    return length
  }

  private func addsSafeArea(_ axis: Axis, to scrollView: UIScrollView) throws(Diagnostic) -> Bool {
    try flushAttributes(["contentInsetAdjustmentBehavior", "alwaysBounceHorizontal", "alwaysBounceVertical"])
    let bounces =
      axis == .horizontal ? scrollView.alwaysBounceHorizontal : scrollView.alwaysBounceVertical
    switch scrollView.contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where axis == .vertical: return true
    case .automatic, .scrollableAxes:
      if bounces { return true }
      // A share of the room inside is what is being worked out.
      guard program.givesContentLength(axis), !sharesRoom(axis) else { return false }
      return try (givenContentLength(axis) ?? 0) > length(axis)
    }
  }

  private func sharesRoom(_ axis: Axis) -> Bool {
    program.attributes.contains { attribute in
      guard case .value(let expression, _) = attribute.evaluation,
        attribute.name.hasPrefix(program.container.contentAttribute ?? "")
      else { return false }
      return expression.contents.dependencies.contains { program.references[$0] == .wholeOfContent(axis) }
    }
  }

  private func flushAttributes(_ names: [String]) throws(Diagnostic) {
    for name in names {
      if let index = program.attributeIndexes[name] { try flush(attribute: index, animated: false) }
    }
  }
}
