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
final class Box: LayoutElement {
  var frame: CGRect
  var bounds: CGRect {
    get { CGRect(origin: scroll, size: frame.size) }
    set {
      scroll = newValue.origin
      frame.size = newValue.size
    }
  }
  var scroll = CGPoint.zero
  weak var parent: Box?
  var superElement: (any LayoutElement)? { parent }
  var ownDirection: ReadingDirection?
  var readingDirection: ReadingDirection {
    ownDirection ?? parent?.readingDirection ?? CGLConfiguration.default.readingDirection
  }

  init(_ frame: CGRect = .zero, in parent: Box? = nil) {
    self.frame = frame
    self.parent = parent
  }

  func removeFromSuperElement() { parent = nil }
}
