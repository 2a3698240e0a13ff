import Foundation
import QuoinExpressions
import QuoinGraphics

extension CGAffineTransform: PackedValue {
  public static let typeName: TypeName = "CGAffineTransform"
  public static let parts = [
    // A matrix that scales to nothing does not tell how it is turned.
    PropertyMember("rotation", \CGAffineTransform.rotation, "Clockwise.", .radians).written(after: "scale"),
    PropertyMember(
      "scale", \CGAffineTransform.scale,
      "Both scales when they agree, else their mean; setting it sets both.", .factor),
    PropertyMember("scale.x", \CGAffineTransform.scaleX, "How many times as wide.", .factor),
    PropertyMember(
      "scale.y", \CGAffineTransform.scaleY, "How many times as high; negative when mirrored.", .factor
    ).written(after: "scale.x"),
    PropertyMember("translation.x", \CGAffineTransform.tx, "How far to the right.", .points),
    PropertyMember("translation.y", \CGAffineTransform.ty, "How far down.", .points),
    PropertyMember("a", \CGAffineTransform.a, "In the matrix, x to x."),
    PropertyMember("b", \CGAffineTransform.b, "In the matrix, x to y."),
    PropertyMember("c", \CGAffineTransform.c, "In the matrix, y to x."),
    PropertyMember("d", \CGAffineTransform.d, "In the matrix, y to y."),
    PropertyMember("tx", \CGAffineTransform.tx, "How far to the right.", .points),
    PropertyMember("ty", \CGAffineTransform.ty, "How far down.", .points),
  ]
  public static let namedValues = [
    PropertyType.Case("identity", Constant(boxing: CGAffineTransform.identity))
  ]

  /// The rotation in radians; setting it keeps the scales and the translation.
  var rotation: CGFloat {
    get { atan2(b, a) }
    set { compose(rotation: newValue, scaleX: scaleX, scaleY: scaleY) }
  }

  /// Both scales when they agree, else their mean; setting it sets both.
  var scale: CGFloat {
    get { (scaleX + scaleY) / 2 }
    set { compose(rotation: rotation, scaleX: newValue, scaleY: newValue) }
  }

  /// How wide things become; setting it keeps the rotation.
  var scaleX: CGFloat {
    get { (a * a + b * b).squareRoot() }
    set { compose(rotation: rotation, scaleX: newValue, scaleY: scaleY) }
  }

  /// How high things become, negative when mirrored; setting it keeps the rotation.
  var scaleY: CGFloat {
    get { (c * c + d * d).squareRoot() * (determinant < 0 ? -1 : 1) }
    set { compose(rotation: rotation, scaleX: scaleX, scaleY: newValue) }
  }

  private mutating func compose(rotation: CGFloat, scaleX: CGFloat, scaleY: CGFloat) {
    let cosine = cos(rotation)
    let sine = sin(rotation)
    (a, b, c, d) = (scaleX * cosine, scaleX * sine, -scaleY * sine, scaleY * cosine)
  }
}

extension CATransform3D: PackedValue {
  public static let typeName: TypeName = "CATransform3D"
  public static let parts = [
    PropertyMember("rotation", \CATransform3D.rotationZ, "About the z axis, clockwise.", .radians).written(
      after: "scale"),
    PropertyMember("rotation.x", \CATransform3D.rotationX, "About the x axis.", .radians).written(
      after: "scale"),
    PropertyMember("rotation.y", \CATransform3D.rotationY, "About the y axis.", .radians).written(
      after: "scale"),
    PropertyMember("rotation.z", \CATransform3D.rotationZ, "About the z axis, clockwise.", .radians).written(
      after: "scale"),
    PropertyMember(
      "scale", \CATransform3D.scale, "The mean of the three scales; setting it sets all.", .factor),
    PropertyMember("scale.x", \CATransform3D.scaleX, "How many times as wide.", .factor),
    PropertyMember("scale.y", \CATransform3D.scaleY, "How many times as high.", .factor),
    PropertyMember("scale.z", \CATransform3D.scaleZ, "How many times as deep.", .factor),
    PropertyMember("translation.x", \CATransform3D.m41, "How far to the right.", .points),
    PropertyMember("translation.y", \CATransform3D.m42, "How far down.", .points),
    PropertyMember("translation.z", \CATransform3D.m43, "How far to the front.", .points),
    PropertyMember(
      "m34", \CATransform3D.m34, "The perspective: -1 divided by the distance of the eye in points."),
  ]
  public static let namedValues = [
    PropertyType.Case("identity", Constant(boxing: CATransform3DIdentity))
  ]

  /// The mean of the three scales; setting it sets all.
  fileprivate var scale: CGFloat {
    get { (scaleX + scaleY + scaleZ) / 3 }
    set { compose(rotations, (newValue, newValue, newValue)) }
  }
  fileprivate var scaleX: CGFloat {
    get { (m11 * m11 + m12 * m12 + m13 * m13).squareRoot() }
    set { compose(rotations, (newValue, scaleY, scaleZ)) }
  }
  fileprivate var scaleY: CGFloat {
    get { (m21 * m21 + m22 * m22 + m23 * m23).squareRoot() }
    set { compose(rotations, (scaleX, newValue, scaleZ)) }
  }
  fileprivate var scaleZ: CGFloat {
    get { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }
    set { compose(rotations, (scaleX, scaleY, newValue)) }
  }
  fileprivate var rotationX: CGFloat {
    get { rotations.x }
    set { compose((newValue, rotations.y, rotations.z), (scaleX, scaleY, scaleZ)) }
  }
  fileprivate var rotationY: CGFloat {
    get { rotations.y }
    set { compose((rotations.x, newValue, rotations.z), (scaleX, scaleY, scaleZ)) }
  }
  fileprivate var rotationZ: CGFloat {
    get { rotations.z }
    set { compose((rotations.x, rotations.y, newValue), (scaleX, scaleY, scaleZ)) }
  }

  /// The angles in radians that turn about x, then y, then z gives the rotation.
  private var rotations: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (sx, sy, sz) = (max(scaleX, .ulpOfOne), max(scaleY, .ulpOfOne), max(scaleZ, .ulpOfOne))
    let y = asin(min(max(-m13 / sx, -1), 1))
    return (atan2(m23 / sy, m33 / sz), y, atan2(m12 / sx, m11 / sx))
  }

  /// Replaces rotation and scale; translation and perspective stay.
  private mutating func compose(
    _ angles: (x: CGFloat, y: CGFloat, z: CGFloat), _ scales: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) {
    var turned = CATransform3DMakeScale(scales.x, scales.y, scales.z)
    turned = CATransform3DConcat(turned, CATransform3DMakeRotation(angles.x, 1, 0, 0))
    turned = CATransform3DConcat(turned, CATransform3DMakeRotation(angles.y, 0, 1, 0))
    turned = CATransform3DConcat(turned, CATransform3DMakeRotation(angles.z, 0, 0, 1))
    (m11, m12, m13) = (turned.m11, turned.m12, turned.m13)
    (m21, m22, m23) = (turned.m21, turned.m22, turned.m23)
    (m31, m32, m33) = (turned.m31, turned.m32, turned.m33)
  }
}
