import Foundation

/// Sends the points of a plane to those of another one that is seen at an angle, as a camera does.
package struct Projection: Hashable, Sendable {
  // What each of the three coordinates becomes: those in the plane, and how far away it lies.
  private let x: SIMD3<Double>
  private let y: SIMD3<Double>
  private let w: SIMD3<Double>
  /// What lies nearer to the eye than this part of its distance is not seen.
  private static let nearest = 1e-6

  private init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) { (self.x, self.y, self.w) = (x, y, w) }

  /// The way in which a transform of space sends the plane of x and y.
  package init(_ t: CATransform3D) {
    self.init(
      x: SIMD3(Double(t.m11), Double(t.m21), Double(t.m41)),
      y: SIMD3(Double(t.m12), Double(t.m22), Double(t.m42)),
      w: SIMD3(Double(t.m14), Double(t.m24), Double(t.m44)))
  }

  private init(_ t: CGAffineTransform) { self.init(CATransform3DMakeAffineTransform(t)) }

  /// The same as a transform of the plane; nothing where lines that run beside each other meet.
  package var affine: CGAffineTransform? {
    guard abs(w.x) + abs(w.y) < 1e-12, w.z > Self.nearest else { return nil }
    let (x, y) = (x / w.z, y / w.z)
    return CGAffineTransform(a: x.x, b: y.x, c: x.y, d: y.y, tx: x.z, ty: y.z)
  }

  /// Where a point comes to lie; nothing for what lies behind the eye.
  package func point(_ point: CGPoint) -> CGPoint? {
    let place = SIMD3(Double(point.x), Double(point.y), 1)
    let away = (w * place).sum()
    return away > Self.nearest ? CGPoint(x: (x * place).sum() / away, y: (y * place).sum() / away) : nil
  }

  /// The corners of a rectangle, around it; nothing where one of them lies behind the eye.
  package func corners(of rect: CGRect) -> [CGPoint]? {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
    ]
    let seen = corners.compactMap { point(CGPoint(x: $0.0, y: $0.1)) }
    return seen.count == corners.count ? seen : nil
  }

  /// The upright box around a rectangle; null where a part of it lies behind the eye.
  package func box(of rect: CGRect) -> CGRect {
    guard !rect.isNull, let corners = corners(of: rect) else { return .null }
    return corners.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// How many points the side of a rectangle becomes that grows the most, for one of its own.
  package func stretch(of rect: CGRect) -> CGFloat {
    guard let corners = corners(of: rect) else { return 1 }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    return (0..<4).map { index in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      return sides[index] > 0 ? hypot(to.x - from.x, to.y - from.y) / sides[index] : 0
    }.max() ?? 1
  }

  /// The way back; nothing where all lies in a line.
  package var inverse: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (first, second, third) = (cross(y, w), cross(w, x), cross(x, y))
    let determinant = (x * first).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return Projection(
      x: SIMD3(first.x, second.x, third.x) / determinant, y: SIMD3(first.y, second.y, third.y) / determinant,
      w: SIMD3(first.z, second.z, third.z) / determinant)
  }

  /// A transform of the plane followed by this.
  package func after(_ transform: CGAffineTransform) -> Projection {
    let inner = Projection(transform)
    func product(_ row: SIMD3<Double>) -> SIMD3<Double> {
      inner.x * row.x + inner.y * row.y + inner.w * row.z
    }
    return Projection(x: product(x), y: product(y), w: product(w))
  }

  /// This followed by a transform of the plane.
  package func followed(by transform: CGAffineTransform) -> Projection {
    let outer = Projection(transform)
    func product(_ row: SIMD3<Double>) -> SIMD3<Double> { x * row.x + y * row.y + w * row.z }
    return Projection(x: product(outer.x), y: product(outer.y), w: product(outer.w))
  }
}
