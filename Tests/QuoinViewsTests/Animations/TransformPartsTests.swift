import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Transforms in parts")
struct TransformPartsTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }

  private func areNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(numbers(one), numbers(other)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("A turn about any axis is halfway at half the angle, however far it goes", arguments: 0..<200)
  func turns(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    let (x, y, z) = (number(-1...1), number(-1...1), number(-1...1))
    // Up to half a turn: beyond, the other way round is shorter.
    let angle = number(-3.1...3.1)
    let start = CATransform3DMakeRotation(angle / 4, z, y, x)
    let turned = CATransform3DConcat(start, CATransform3DMakeRotation(angle, x, y, z))
    let half = CATransform3DConcat(start, CATransform3DMakeRotation(angle / 2, x, y, z))
    #expect(areNear(start.interpolated(to: turned, by: 0.5), half), "about \(x), \(y), \(z) by \(angle)")
  }

  @Test("What is taken apart and put together again is the same", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 1_000)
    var transform = CATransform3DIdentity
    for path: WritableKeyPath<CATransform3D, CGFloat> in [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33, \.m41, \.m42, \.m43,
    ] {
      transform[keyPath: path] = CGFloat.random(in: -2...2, using: &random)
    }
    guard let parts = TransformParts(transform) else { return }
    #expect(areNear(parts.transform, transform))
  }
}
