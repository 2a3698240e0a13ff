import Foundation
import QuoinBlocks
import QuoinTestSupport

extension SeededGenerator {
  mutating func number(in range: ClosedRange<CGFloat> = -200...200) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: number(), y: number(), width: number(in: 0...300),
      height: Bool.random(using: &self) ? number(in: 0...300) : 0)
  }
}

/// A plain object with a frame: no view, no layer.
final class Box: AnchoredLayoutElement {
  var frame: CGRect
  var bounds: CGRect {
    get { CGRect(origin: scroll, size: frame.size) }
    set {
      scroll = newValue.origin
      frame.size = newValue.size
    }
  }
  var scroll = CGPoint.zero
  /// The size of what is scrolled, if it is not that of the frame.
  var contentSize: CGSize?
  var layoutBounds: CGRect { contentSize.map { CGRect(origin: .zero, size: $0) } ?? bounds }
  var layoutBoundsFollowFrame: Bool { contentSize == nil }
  weak var parent: Box?
  /// What is around those that have no parent.
  static let ground = Ground()
  var isOut = false
  var superElement: (any LayoutElement)? { isOut ? nil : (parent as (any LayoutElement)?) ?? Box.ground }
  var ownDirection: ReadingDirection?
  var statedReadingDirection: ReadingDirection? { ownDirection ?? parent?.statedReadingDirection }

  init(_ frame: CGRect = .zero, in parent: Box? = nil) {
    self.frame = frame
    self.parent = parent
  }

  func removeFromSuperElement() { parent = nil }
}

/// A place without end and without coordinates of its own.
final class Ground: LayoutElement, Sendable {
  var frame: CGRect {
    get { .zero }
    set {}
  }
  var superElement: (any LayoutElement)? { nil }
}
