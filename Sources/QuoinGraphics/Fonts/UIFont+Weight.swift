import Foundation

extension UIFont {
  /// How heavy a typeface is, from -1 to 1, with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// 100 on the scale of OpenType.
    public static let ultraLight = Weight(-0.8)
    /// 200 on the scale of OpenType.
    public static let thin = Weight(-0.6)
    /// 300 on the scale of OpenType.
    public static let light = Weight(-0.4)
    /// 400 on the scale of OpenType.
    public static let regular = Weight(0)
    /// 500 on the scale of OpenType.
    public static let medium = Weight(0.23)
    /// 600 on the scale of OpenType.
    public static let semibold = Weight(0.3)
    /// 700 on the scale of OpenType.
    public static let bold = Weight(0.4)
    /// 800 on the scale of OpenType.
    public static let heavy = Weight(0.56)
    /// 900 on the scale of OpenType.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  private static let scale: [(raw: CGFloat, openType: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900),
  ]

  /// The weight on OpenType's scale of 100 to 900, between two named weights in proportion.
  var openType: Double {
    let scale = Self.scale
    guard rawValue > scale[0].raw else { return scale[0].openType }
    for (low, high) in zip(scale, scale.dropFirst()) where rawValue <= high.raw {
      let share = (rawValue - low.raw) / (high.raw - low.raw)
      return low.openType + (high.openType - low.openType) * share
    }
    return scale[scale.count - 1].openType
  }

  /// The weight at a place on OpenType's scale of 100 to 900.
  init(openType: Double) {
    let scale = Self.scale
    var raw = openType <= 100 ? scale[0].raw : scale[scale.count - 1].raw
    for (low, high) in zip(scale, scale.dropFirst())
    where openType > low.openType && openType <= high.openType {
      raw = low.raw + (high.raw - low.raw) * (openType - low.openType) / (high.openType - low.openType)
    }
    self.init(raw)
  }
}
