/// A property of a layer that can be animated, by the name that Core Animation gives it.
enum AnimatedProperty: String, Hashable {
  case position, bounds, transform, anchorPoint, opacity, backgroundColor
  case cornerRadius, borderWidth, borderColor, zPosition, sublayerTransform, contents
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case colors, locations, startPoint, endPoint
  case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
  case font, textColor, transition

  /// What says where a layer is.
  static let geometry: [AnimatedProperty] = [.position, .bounds, .transform, .anchorPoint]

  /// Whether the property says where the layer is.
  var isGeometry: Bool {
    switch self {
    case .position, .bounds, .transform, .anchorPoint: return true
    default: return false
    }
  }
}
