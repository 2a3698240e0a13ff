import Foundation
import QuoinGraphics

/// Transforms are taken apart into moving, turning, scaling and shearing, so that what turns does not shrink halfway.
///
/// After "Recomposing to a 3D matrix" in CSS Transforms Module Level 2, without perspective, which is blended number by
/// number.
nonisolated extension CATransform3D {
  func interpolated(to other: CATransform3D, by part: Double) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    // What neither turns nor shears needs no taking apart, and what cannot be inverted has no parts.
    guard !(isScaleAndMove && other.isScaleAndMove), let from = TransformParts(self),
      let to = TransformParts(other)
    else {
      return blended(with: other, CGFloat(part))
    }
    return from.interpolated(to: to, by: part).transform
  }

  private var isScaleAndMove: Bool {
    m12 == 0 && m21 == 0 && m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m14 == 0 && m24 == 0 && m34 == 0
      && m44 == 1
  }

  private func blended(with other: CATransform3D, _ t: CGFloat) -> CATransform3D {
    var result = self
    for path in Self.numbers { result[keyPath: path] += (other[keyPath: path] - self[keyPath: path]) * t }
    return result
  }

  private static var numbers: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ]
  }
}

/// The parts of a transform without perspective.
nonisolated struct TransformParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// Shears of y along x, z along x and z along y.
  var shear: SIMD3<Double>
  /// The rotation as a unit quaternion.
  var rotation: SIMD4<Double>

  /// Takes a transform apart; nothing for one with perspective or that makes everything flat.
  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
    var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m13))
    var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m23))
    var z = SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
    scale = SIMD3()
    shear = SIMD3()
    scale.x = Self.length(x)
    guard scale.x > 1e-12 else { return nil }
    x /= scale.x
    shear.x = Self.dot(x, y)
    y -= x * shear.x
    scale.y = Self.length(y)
    guard scale.y > 1e-12 else { return nil }
    y /= scale.y
    shear.x /= scale.y
    shear.y = Self.dot(x, z)
    z -= x * shear.y
    shear.z = Self.dot(y, z)
    z -= y * shear.z
    scale.z = Self.length(z)
    guard scale.z > 1e-12 else { return nil }
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    // A mirrored transform: the mirror goes into the scale of y, which leaves turns in the plane as they are.
    if Self.dot(x, Self.cross(y, z)) < 0 {
      scale.y = -scale.y
      y = -y
      shear.x = -shear.x
      shear.z = -shear.z
    }
    rotation = Self.quaternion(x, y, z)
  }

  func interpolated(to other: TransformParts, by t: Double) -> TransformParts {
    var result = self
    result.translation += (other.translation - translation) * t
    result.scale += (other.scale - scale) * t
    result.shear += (other.shear - shear) * t
    result.rotation = Self.turned(rotation, other.rotation, t)
    return result
  }

  /// The transform that the parts make.
  var transform: CATransform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let rowX = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    let rowY = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    let rowZ = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    let first = rowX * scale.x
    let second = (rowY + rowX * shear.x) * scale.y
    let third = (rowZ + rowX * shear.y + rowY * shear.z) * scale.z
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (CGFloat(first.x), CGFloat(first.y), CGFloat(first.z))
    (t.m21, t.m22, t.m23) = (CGFloat(second.x), CGFloat(second.y), CGFloat(second.z))
    (t.m31, t.m32, t.m33) = (CGFloat(third.x), CGFloat(third.y), CGFloat(third.z))
    (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    return t
  }

  // MARK: Turning

  /// The angles around the x, y and z axes, in radians, applied in this order.
  var angles: SIMD3<Double> {
    get {
      let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
      let sine = min(max(2 * (w * y - x * z), -1), 1)
      return SIMD3(
        atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(sine),
        atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
    }
    set {
      let half = newValue / 2
      let (c, s) = (
        SIMD3(cos(half.x), cos(half.y), cos(half.z)), SIMD3(sin(half.x), sin(half.y), sin(half.z))
      )
      rotation = SIMD4(
        s.x * c.y * c.z - c.x * s.y * s.z, c.x * s.y * c.z + s.x * c.y * s.z,
        c.x * c.y * s.z - s.x * s.y * c.z, c.x * c.y * c.z + s.x * s.y * s.z)
    }
  }

  private static func turned(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    var b = b
    var cosine = (a * b).sum()
    // The shorter way round.
    if cosine < 0 { (b, cosine) = (-b, -cosine) }
    if cosine > 1 - 1e-12 { return a }
    let angle = acos(cosine)
    return (a * sin((1 - t) * angle) + b * sin(t * angle)) / sin(angle)
  }

  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    }
    if x.x > y.y, x.x > z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      return SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    }
    if y.y > z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      return SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
    }
    let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
    return SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
  private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
