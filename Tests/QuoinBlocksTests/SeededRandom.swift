import Foundation
import QuoinBlocks

/// The same numbers in every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

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
