import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// Measures the view of a node for the container around it, where the view alone does not know its size.
final class NodeMeasurer: ContentMeasurer {
  private let nodeReference: BackReference<LiveNode>
  private var isAskingView = false
  /// The height of the content that the container has measured last.
  private(set) var contentHeight: Double = 1
  /// Whether the container has asked for a height, so that it has to be told of changes.
  private var hasMeasured = false
  /// Whether the expression of the height has a value.
  private var hasRule = false
  /// How often the expression has been evaluated for what it reads besides the content.
  var evaluationCount = 0
  private var notedCount = 0

  init(_ node: LiveNode) {
    nodeReference = node.backReference
  }

  private var node: LiveNode? { nodeReference.object }

  /// What the view measures without the node.
  func viewsOwnSize(of view: UIView, fitting proposal: CGSize) -> CGSize {
    isAskingView = true
    defer { isAskingView = false }
    return view.ownSize(fitting: proposal)
  }

  override func size(of view: UIView, fitting proposal: CGSize) -> CGSize? {
    guard let node, !isAskingView else { return nil }
    do throws(Diagnostic) {
      return try node.tree.keeping { () throws(Diagnostic) in try node.measure(fitting: proposal) }
    } catch {
      // Content that depends on the container's own automatic size takes no part in it. What could not be measured
      // because it was just being evaluated is measured again afterwards.
      if error.openCell == nil { node.tree.unmeasured.append(node.id) }
      return .zero
    }
  }

  override func height(of view: UIView, content: CGFloat) -> CGFloat {
    hasMeasured = true
    contentHeight = content
    guard hasRule, let node else { return content }
    do throws(Diagnostic) {
      return try node.tree.keeping { () throws(Diagnostic) in try node.heightByRule() }
    } catch {
      // What is wrong is told when the rule is noted.
      return content
    }
  }

  /// Takes note that the expression has been evaluated.
  ///
  /// - Returns: Whether heights that were measured are out of date.
  func noteRule() -> Bool {
    if hasRule, notedCount == evaluationCount { return false }
    hasRule = true
    notedCount = evaluationCount
    return hasMeasured
  }

  /// Takes note that the expression has no value here.
  ///
  /// - Returns: Whether heights that were measured are out of date.
  func loseRule() -> Bool {
    defer { hasRule = false }
    return hasRule && hasMeasured
  }

  /// Forgets what was measured and evaluated.
  func beginAnew() {
    (contentHeight, hasMeasured, hasRule) = (1, false, false)
    (evaluationCount, notedCount) = (0, 0)
  }

  /// Whether nothing has been measured, so that the expression is evaluated for what it reads and not for its value.
  var isNew: Bool { !hasMeasured }
}
