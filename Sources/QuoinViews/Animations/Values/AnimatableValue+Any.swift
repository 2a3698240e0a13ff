import Foundation
import QuoinGraphics

/// Values as animations hold them in properties of any type.
extension AnimatableValue {
  /// Reads a value of the kind that a property has.
  ///
  /// - Returns: The value; nothing for one of another type.
  init?(_ any: Any, like model: AnimatableValue) {
    let any = (any as? NSValue)?.geometry ?? any
    switch model {
    case .number:
      guard let number = Self.number(any) else { return nil }
      self = .number(number)
    case .pair:
      switch any {
      case let point as CGPoint: self = .pair(point.x, point.y)
      case let size as CGSize: self = .pair(size.width, size.height)
      default: return nil
      }
    case .rect:
      guard let rect = any as? CGRect else { return nil }
      self = .rect(rect)
    case .transform:
      switch any {
      case let transform as CATransform3D: self = .transform(transform)
      case let affine as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(affine))
      default: return nil
      }
    case .color:
      guard let color = Self.color(any) else { return nil }
      self = .color(color)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      self = .colors(list.compactMap(Self.color))
    case .numbers:
      guard let list = any as? [Any] else { return nil }
      self = .numbers(list.compactMap(Self.number))
    case .path:
      guard let path = any as? UIBezierPath ?? (any as? CGPath)?.steps else { return nil }
      self = .path(path)
    case .font:
      guard let font = any as? UIFont else { return nil }
      self = .font(font)
    case .contents:
      guard any is UIImage || any is CGImage else { return nil }
      self = .contents(any)
    }
  }

  /// The value as layers have it in their properties.
  var any: Any? {
    switch self {
    case .number(let number): number
    case .pair(let x, let y): CGPoint(x: x, y: y)
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color?.cgColor
    case .colors(let colors): colors.map(\.cgColor)
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .path(let path): path?.cgPath
    case .font(let font): font
    case .contents(let contents): contents
    }
  }

  private static func number(_ any: Any) -> CGFloat? {
    switch any {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private static func color(_ any: Any) -> UIColor? {
    (any as? UIColor) ?? (any as? CGColor).map(UIColor.init(cgColor:))
  }
}
