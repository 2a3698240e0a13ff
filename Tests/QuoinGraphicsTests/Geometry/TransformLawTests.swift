import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Transforms against the plain arithmetic of matrices.
@Suite("Laws of transforms") struct TransformLawTests {
  private var random = SeededGenerator(seed: 1)

  private mutating func number() -> CGFloat { CGFloat(Int.random(in: -24...24, using: &random)) / 8 }

  private mutating func affine() -> CGAffineTransform {
    CGAffineTransform(number(), number(), number(), number(), number(), number())
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private func matrix(_ t: CATransform3D) -> [[CGFloat]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ]
  }

  private func product(_ a: [[CGFloat]], _ b: [[CGFloat]]) -> [[CGFloat]] {
    a.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * b[$1][column] } }
    }
  }

  private func isNear(_ a: [[CGFloat]], _ b: [[CGFloat]]) -> Bool {
    zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test("one transform after another does what they do in turn")
  mutating func concatenation() {
    for _ in 0..<200 {
      let (a, b, p) = (affine(), affine(), point())
      #expect(isNear(p.applying(a.concatenating(b)), p.applying(a).applying(b)))
      let (x, y) = (number(), number())
      #expect(isNear(p.applying(a.translatedBy(x: x, y: y)), CGPoint(x: p.x + x, y: p.y + y).applying(a)))
      #expect(isNear(p.applying(a.scaledBy(x: x, y: y)), CGPoint(x: p.x * x, y: p.y * y).applying(a)))
      let turned = CGPoint(x: p.x * cos(x) - p.y * sin(x), y: p.x * sin(x) + p.y * cos(x))
      #expect(isNear(p.applying(CGAffineTransform(rotationAngle: x)), turned))
      #expect(isNear(p.applying(a.rotated(by: x)), turned.applying(a)))
      #expect(isNear(p.applying(CGAffineTransform(scaleX: x, y: y)), CGPoint(x: p.x * x, y: p.y * y)))
      #expect(isNear(p.applying(CGAffineTransform(translationX: x, y: y)), CGPoint(x: p.x + x, y: p.y + y)))
      #expect(p.applying(a) == CGPoint(x: a.a * p.x + a.c * p.y + a.tx, y: a.b * p.x + a.d * p.y + a.ty))
      #expect(a.determinant == a.a * a.d - a.b * a.c)
      if a.determinant != 0 { #expect(isNear(p.applying(a).applying(a.inverted()), p)) }
      let size = CGSize(width: p.x, height: p.y).applying(a)
      #expect(size == CGSize(width: a.a * p.x + a.c * p.y, height: a.b * p.x + a.d * p.y))
    }
  }

  @Test("the identity is that and nothing else")
  func identity() {
    #expect(CGAffineTransform.identity == CGAffineTransform(1, 0, 0, 1, 0, 0))
    #expect(CGAffineTransform().isIdentity)
    for path: WritableKeyPath<CGAffineTransform, CGFloat> in [\.a, \.b, \.c, \.d, \.tx, \.ty] {
      var changed = CGAffineTransform.identity
      changed[keyPath: path] += 0.5
      #expect(!changed.isIdentity)
    }
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
    #expect(!CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 2), CATransform3DIdentity))
  }

  @Test("a transformed rectangle is the bounds of its transformed corners")
  mutating func rectangles() {
    for _ in 0..<200 {
      let t = affine()
      let rect = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      let corners = [rect.minX, rect.maxX].flatMap { x in
        [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0).applying(t) }
      }
      let found = rect.applying(t)
      #expect(
        abs(found.minX - corners.map(\.x).min()!) < 1e-9 && abs(found.maxX - corners.map(\.x).max()!) < 1e-9)
      #expect(
        abs(found.minY - corners.map(\.y).min()!) < 1e-9 && abs(found.maxY - corners.map(\.y).max()!) < 1e-9)
    }
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)) == .infinite)
  }

  @Test("transforms of space are products of matrices, row vectors on the left")
  mutating func space() {
    for _ in 0..<60 {
      let (x, y, z, angle) = (number(), number(), number() + 0.3, number())
      let translation = CATransform3DMakeTranslation(x, y, z)
      #expect(matrix(translation) == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]])
      let scale = CATransform3DMakeScale(x, y, z)
      #expect(matrix(scale) == [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1]])
      // Rodrigues' formula: cos·I + (1 − cos)·axis⊗axis + sin·[axis]×, transposed for row vectors.
      let length = (x * x + y * y + z * z).squareRoot()
      let u = [x / length, y / length, z / length]
      let cross: [[CGFloat]] = [[0, u[2], -u[1]], [-u[2], 0, u[0]], [u[1], -u[0], 0]]
      var expected: [[CGFloat]] = (0..<3).map { i in
        (0..<3).map { j in
          (i == j ? cos(angle) : 0) + (1 - cos(angle)) * u[i] * u[j] + sin(angle) * cross[i][j]
        } + [0]
      }
      expected.append([0, 0, 0, 1])
      let rotation = CATransform3DMakeRotation(angle, x, y, z)
      #expect(isNear(matrix(rotation), expected))
      let base = CATransform3DConcat(rotation, translation)
      #expect(isNear(matrix(base), product(matrix(rotation), matrix(translation))))
      #expect(
        isNear(matrix(CATransform3DTranslate(base, x, y, z)), product(matrix(translation), matrix(base))))
      #expect(isNear(matrix(CATransform3DScale(base, x, y, z)), product(matrix(scale), matrix(base))))
      #expect(
        isNear(matrix(CATransform3DRotate(base, angle, x, y, z)), product(matrix(rotation), matrix(base))))
      let plane = affine()
      #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
      #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
      #expect(
        matrix(CATransform3DMakeAffineTransform(plane)) == [
          [plane.a, plane.b, 0, 0], [plane.c, plane.d, 0, 0], [0, 0, 1, 0], [plane.tx, plane.ty, 0, 1],
        ])
    }
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    #expect(matrix(CATransform3D()) == Array(repeating: [0, 0, 0, 0], count: 4))
  }

  @Test("a transform that leaves the plane is not affine")
  func affinity() {
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]
    for path in paths {
      var transform = CATransform3DIdentity
      transform[keyPath: path] += 0.5
      #expect(!CATransform3DIsAffine(transform))
    }
    for path: WritableKeyPath<CATransform3D, CGFloat> in [\.m11, \.m12, \.m21, \.m22, \.m41, \.m42] {
      var transform = CATransform3DIdentity
      transform[keyPath: path] += 0.5
      #expect(CATransform3DIsAffine(transform))
    }
  }
}
