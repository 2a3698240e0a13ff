import Foundation

/// What a handler of changes is told, and whether it is called at once.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates options from their bits, which are Foundation's on Apple's systems.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value comes along.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value from before comes along.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once as well, with the value of now.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of a value that is observed.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The value now, where it was asked for.
  public let newValue: Value?
  /// The value before, where it was asked for.
  public let oldValue: Value?
}

/// Observes a value of a view until it is let go or made invalid.
public final class NSKeyValueObservation: NSObject, ViewBound {
  private(set) var look: ((UIView) -> Void)?

  init(_ look: @escaping (UIView) -> Void) { self.look = look }

  deinit {}

  /// Ends the observation.
  public func invalidate() { look = nil }
}

struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}
