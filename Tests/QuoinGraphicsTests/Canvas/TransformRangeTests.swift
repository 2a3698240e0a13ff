import Foundation
import Testing

@testable import QuoinGraphics

/// Transforms that outputs cannot count with.
@Suite("The range of transforms")
struct TransformRangeTests {
  private func isSeen(_ transforms: CGAffineTransform...) -> Bool {
    let canvas = Canvas(size: CGSize(width: 50, height: 40), scale: 1, traits: UITraitCollection())
    for transform in transforms { canvas.concatenate(transform) }
    return canvas.clipBounds != .zero
  }

  @Test("each number lies below 10¹⁵, and so do those of the way back")
  func limits() {
    func with(_ number: Int, _ value: CGFloat) -> CGAffineTransform {
      var numbers: [CGFloat] = [1, 0, 0, 1, 0, 0]
      numbers[number] = value
      return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }
    for number in 0..<6 {
      for sign in [1, -1] as [CGFloat] {
        #expect(isSeen(with(number, sign * 9e14)) && !isSeen(with(number, sign * 1e15)), "\(number)")
      }
      for value in [CGFloat.nan, .infinity, -.infinity] { #expect(!isSeen(with(number, value)), "\(number)") }
    }
    // The second number is such that the move back is too far.
    #expect(isSeen(CGAffineTransform(scaleX: 1e-14, y: 1)) && !isSeen(CGAffineTransform(scaleX: 1e-16, y: 1)))
    #expect(
      isSeen(CGAffineTransform(1e-3, 0, 0, 1, 9e11, 0)) && !isSeen(CGAffineTransform(1e-3, 0, 0, 1, 2e12, 0)))
    #expect(!isSeen(CGAffineTransform(1, 2, 2, 4, 0, 0)), "no area is left")
  }

  @Test("one beyond the range hides all, though with those before it comes to one within")
  func products() {
    let (small, large) = (
      CGAffineTransform(scaleX: 1e-14, y: 1e-14), CGAffineTransform(scaleX: 1e16, y: 1e16)
    )
    #expect(isSeen(small) && !isSeen(small, large))
    let half = CGAffineTransform(scaleX: 1e8, y: 1e8)
    #expect(isSeen(half) && !isSeen(half, half))
  }
}
