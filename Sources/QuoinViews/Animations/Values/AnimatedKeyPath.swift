import Foundation

/// A property, or one number of it, as in `position.x` or `transform.rotation.z`.
struct AnimatedKeyPath {
  let property: AnimatedProperty
  let part: AnimatedPart?

  /// Reads a key path; nothing for a name that is none of a property that can be animated.
  init?(_ text: String) {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let property = AnimatedProperty(rawValue: names[0]) else { return nil }
    self.property = property
    if names.count == 1 {
      part = nil
      return
    }
    let rest = names.dropFirst().joined(separator: ".")
    let known: AnimatedPart?
    switch property {
    case .position, .anchorPoint, .startPoint, .endPoint:
      known = ["x": .number(0), "y": .number(1)][rest]
    case .shadowOffset: known = ["width": .number(0), "height": .number(1)][rest]
    case .bounds:
      known =
        [
          "origin.x": .number(0), "origin.y": .number(1), "size.width": .number(2), "size.height": .number(3),
          "origin": .origin, "size": .size,
        ][rest]
    case .transform, .sublayerTransform: known = AnimatedPart(transformPart: rest)
    default: known = nil
    }
    guard let known else { return nil }
    part = known
  }
}

/// A part of a value that is animated by itself.
enum AnimatedPart {
  /// The number of a pair or a rectangle that stands at an index.
  case number(Int)
  /// The origin of a rectangle.
  case origin
  /// The size of a rectangle.
  case size
  /// The angle around an axis, in radians.
  case rotation(Int)
  /// The factor along an axis.
  case scale(Int)
  /// The factor along all axes.
  case uniformScale
  /// The distance along an axis, in points.
  case translation(Int)
  /// The distances along x and y.
  case plainTranslation

  fileprivate init?(transformPart name: String) {
    let axes = ["x": 0, "y": 1, "z": 2]
    switch name {
    case "rotation": self = .rotation(2)
    case "scale": self = .uniformScale
    case "translation": self = .plainTranslation
    default:
      let names = name.split(separator: ".")
      guard names.count == 2, let axis = axes[String(names[1])] else { return nil }
      switch names[0] {
      case "rotation": self = .rotation(axis)
      case "scale": self = .scale(axis)
      case "translation": self = .translation(axis)
      default: return nil
      }
    }
  }

  /// The part of a value.
  func read(_ value: AnimatableValue) -> AnimatableValue {
    switch (self, value) {
    case (.number(let index), .pair(let x, let y)): return .number(index == 0 ? x : y)
    case (.number(let index), .rect(let rect)):
      return .number([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height][index])
    case (.origin, .rect(let rect)): return .pair(rect.origin.x, rect.origin.y)
    case (.size, .rect(let rect)): return .pair(rect.size.width, rect.size.height)
    case (.plainTranslation, .transform(let t)): return .pair(t.m41, t.m42)
    case (.translation(let axis), .transform(let t)): return .number([t.m41, t.m42, t.m43][axis])
    case (.rotation(let axis), .transform(let t)):
      return .number(CGFloat(TransformParts(t)?.angles[axis] ?? 0))
    case (.scale(let axis), .transform(let t)): return .number(CGFloat(TransformParts(t)?.scale[axis] ?? 0))
    case (.uniformScale, .transform(let t)):
      return .number(TransformParts(t).map { CGFloat($0.scale.sum() / 3) } ?? 0)
    default: return value
    }
  }

  /// A value with another part.
  func write(_ part: AnimatableValue, into value: AnimatableValue) -> AnimatableValue {
    switch (self, value, part) {
    case (.number(let index), .pair(let x, let y), .number(let number)):
      return index == 0 ? .pair(number, y) : .pair(x, number)
    case (.number(let index), .rect(var rect), .number(let number)):
      switch index {
      case 0: rect.origin.x = number
      case 1: rect.origin.y = number
      case 2: rect.size.width = number
      default: rect.size.height = number
      }
      return .rect(rect)
    case (.origin, .rect(let rect), .pair(let x, let y)):
      return .rect(CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
    case (.size, .rect(let rect), .pair(let width, let height)):
      return .rect(CGRect(origin: rect.origin, size: CGSize(width: width, height: height)))
    case (.plainTranslation, .transform(var t), .pair(let x, let y)):
      (t.m41, t.m42) = (x, y)
      return .transform(t)
    case (.translation(let axis), .transform(var t), .number(let number)):
      switch axis {
      case 0: t.m41 = number
      case 1: t.m42 = number
      default: t.m43 = number
      }
      return .transform(t)
    case (_, .transform(let t), .number(let number)):
      guard var parts = TransformParts(t) else { return value }
      switch self {
      case .rotation(let axis):
        var angles = parts.angles
        angles[axis] = Double(number)
        parts.angles = angles
      case .scale(let axis): parts.scale[axis] = Double(number)
      case .uniformScale: parts.scale = SIMD3(repeating: Double(number))
      default: return value
      }
      return .transform(parts.transform)
    default: return value
    }
  }
}
