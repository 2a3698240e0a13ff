/// How much a constraint counts: from 1 to 1,000, which is required.
///
/// Priorities are an order and no weights: a constraint of 751 is not given up for any number of constraints of 750. They
/// are counted in 1,024ths.
public struct ConstraintPriority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// What has to hold: 1,000.
  public static let required = ConstraintPriority(level: requiredLevel)

  static let levelsOfOne: Float = 1024
  static let requiredLevel: Int32 = 1_024_000
  /// Where a required constraint stands that is given up: below what is required, above everything else.
  static let brokenLevel: Int32 = requiredLevel - 1

  /// Counts priorities in 1024ths.
  let level: Int32

  init(level: Int32) { self.level = level }

  /// Creates a priority from a number; what lies beyond 1 and 1,000 becomes the nearer of them, and what is no number 1.
  public init(_ value: Float) {
    let value = value >= 1 ? min(value, 1_000) : 1
    guard value < 1_000 else {
      self.init(level: Self.requiredLevel)
      return
    }
    self.init(level: min(Int32((value * Self.levelsOfOne).rounded()), Self.brokenLevel - 1))
  }

  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// The priority as a number from 1 to 1,000.
  public var value: Float { Float(level) / Self.levelsOfOne }

  /// Whether it has to hold.
  public var isRequired: Bool { level == Self.requiredLevel }

  public static func < (left: ConstraintPriority, right: ConstraintPriority) -> Bool {
    left.level < right.level
  }
}

extension ConstraintPriority: CustomStringConvertible {
  /// `required`, `750`, `250.5`.
  public var description: String {
    if isRequired { return "required" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
