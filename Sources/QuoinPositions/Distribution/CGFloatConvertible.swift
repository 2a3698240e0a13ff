import Foundation
import QuoinGraphics

/// A number that offsets and spaces can be written with; types other than the four that conform here count as 0.
public protocol CGFloatConvertible: DistributionElement {}

nonisolated extension CGFloat: CGFloatConvertible {}
nonisolated extension Double: CGFloatConvertible {}
nonisolated extension Float: CGFloatConvertible {}
nonisolated extension Int: CGFloatConvertible {}

extension CGFloatConvertible {
  /// So far to the right.
  public var horizontalOffset: UIOffset { UIOffset(horizontal: points, vertical: 0) }
  /// So far down.
  public var verticalOffset: UIOffset { UIOffset(horizontal: 0, vertical: points) }
  /// So much fixed space.
  public var distributionItems: [DistributionItem] { [.fixed(points)] }

  private var points: CGFloat {
    switch self {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: 0
    }
  }
}
