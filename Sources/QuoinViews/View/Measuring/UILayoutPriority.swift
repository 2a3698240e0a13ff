import Foundation

/// How much a wish about a size counts, from 1 to 1000.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: no wish but a demand.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly most views resist being made smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how strongly most views resist being made larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how strongly a proposed fitting size counts.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}

/// A line or an area's two directions.
@frozen
public nonisolated enum NSLayoutAxis: Int, Sendable, Codable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}
