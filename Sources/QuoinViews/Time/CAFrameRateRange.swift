import Foundation

/// How many frames a second something wants.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest, in frames a second.
  public var minimum: Float
  /// The most, in frames a second.
  public var maximum: Float
  /// The best; nothing where all are as good.
  public var preferred: Float?

  /// As many as there are.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// The time since the machine was started, in seconds: real time, which has nothing to do with that of windows.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds, as Core Animation calls them.
public typealias CFTimeInterval = Double
