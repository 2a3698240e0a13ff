import Foundation
import QuoinGraphics

/// Recognizes a finger that moves in from an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger comes down, in points.
  static let edgeWidth: CGFloat = 13

  /// Which edges count; none unless set.
  open var edges: UIRectEdge = []

  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = pressedTouches.first, touches.contains(touch), pressedTouches.count == 1 else { return }
    start = touch.locationInWindow
    if touchedEdges.isEmpty { state = .failed }
  }

  /// The edges that count and at which the finger came down.
  private var touchedEdges: UIRectEdge {
    guard let bounds = view?.window?.bounds else { return [] }
    var found: UIRectEdge = []
    if start.x - bounds.minX <= Self.edgeWidth { found.insert(.left) }
    if bounds.maxX - start.x <= Self.edgeWidth { found.insert(.right) }
    if start.y - bounds.minY <= Self.edgeWidth { found.insert(.top) }
    if bounds.maxY - start.y <= Self.edgeWidth { found.insert(.bottom) }
    return found.intersection(edges)
  }

  override func isFarEnough(_ path: CGPoint) -> Bool {
    guard super.isFarEnough(path) else { return false }
    let touched = touchedEdges
    let isAcross = abs(path.x) >= abs(path.y)
    return touched.contains(.left) && isAcross && path.x > 0
      || touched.contains(.right) && isAcross && path.x < 0
      || touched.contains(.top) && !isAcross && path.y > 0
      || touched.contains(.bottom) && !isAcross && path.y < 0
  }

  deinit {}
}
