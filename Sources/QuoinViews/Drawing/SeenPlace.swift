import Foundation
import QuoinGraphics

/// How a view or a layer is seen from what it is in.
enum SeenPlace {
  /// As its geometry says without more.
  case plain
  /// From behind, where it has no back, or behind the eye.
  case hidden
  /// By a transform from its own points.
  case flat(CGAffineTransform)
  /// At an angle, from its own points.
  case angled(Projection)

  /// - Parameters:
  ///   - geometry: Where it is.
  ///   - layer: Its layer, where that has been made.
  ///   - space: The perspective of what it is in; nothing where there is none.
  init(_ geometry: ViewGeometry, _ layer: CALayer?, in space: CATransform3D?) {
    let isOneSided = layer?.settings?.isDoubleSided == false
    guard space != nil || isOneSided || geometry.warp?.hasPerspective == true else {
      self = .plain
      return
    }
    let whole = geometry.inSpace(depth: layer?.zPosition ?? 0, space)
    if isOneSided, whole.showsBack {
      self = .hidden
    } else if space == nil, geometry.warp?.hasPerspective != true {
      self = .plain
    } else {
      let projection = Projection(whole)
      self = projection.affine.map { .flat($0) } ?? .angled(projection)
    }
  }

  /// The box around a rectangle of its own points, where it is not seen plainly.
  func box(of rect: CGRect) -> CGRect {
    switch self {
    case .plain: rect
    case .hidden: .null
    case .flat(let transform): rect.isNull ? rect : rect.applying(transform)
    case .angled(let projection): projection.box(of: rect)
    }
  }
}

extension ViewGeometry {
  /// From points of the bounds to those of what it is in, through space.
  fileprivate func inSpace(depth: CGFloat, _ space: CATransform3D?) -> CATransform3D {
    let (anchor, center) = (anchor, center)
    let own = CATransform3DTranslate(warp?.transform ?? CATransform3DIdentity, -anchor.x, -anchor.y, 0)
    let placed = CATransform3DConcat(own, CATransform3DMakeTranslation(center.x, center.y, depth))
    return space.map { CATransform3DConcat(placed, $0) } ?? placed
  }
}

nonisolated extension CATransform3D {
  /// Whether the back of the plane is seen.
  fileprivate var showsBack: Bool {
    func determinant(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Double {
      a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
    }
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> SIMD3<Double> {
      SIMD3(Double(x), Double(y), Double(z))
    }
    // How the normal is turned is in the inverse: its sign is that of a minor and of the whole.
    let minor = determinant(row(m11, m12, m14), row(m21, m22, m24), row(m41, m42, m44))
    let whole =
      Double(m13) * determinant(row(m21, m22, m24), row(m31, m32, m34), row(m41, m42, m44))
      - Double(m23) * determinant(row(m11, m12, m14), row(m31, m32, m34), row(m41, m42, m44))
      + Double(m33) * minor - Double(m43)
      * determinant(row(m11, m12, m14), row(m21, m22, m24), row(m31, m32, m34))
    return minor * whole < 0
  }
}

extension CALayer {
  /// Whether what is in the layer is seen in perspective.
  final var hasPerspective: Bool {
    sublayerTransform.m34 != 0 || sublayerTransform.m14 != 0 || sublayerTransform.m24 != 0
      || sublayerTransform.m44 != 1
  }

  /// The perspective of what is in the layer, in its own points; nothing where its transform of that has none.
  final var spaceOfSublayers: CATransform3D? {
    guard hasPerspective else { return nil }
    let (anchor, bounds) = (anchorPoint, bounds)
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
  }
}
