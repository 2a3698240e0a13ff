import Foundation

/// A pointer that moves with no button down.
public final class UIHoverEvent: UIEvent {
  /// Where the pointer is, in points of the window; nothing when it has left.
  public let locationInWindow: CGPoint?

  /// Creates an event of a pointer.
  ///
  /// - Parameters:
  ///   - location: Where the pointer is, in points of the window; nothing when it has left.
  ///   - timestamp: When, in seconds of the window's clock; nothing for the moment at which it is sent.
  ///   - modifierFlags: Which modifier keys are down.
  public init(
    at location: CGPoint?, timestamp: TimeInterval? = nil, modifierFlags: UIKeyModifierFlags = []
  ) {
    locationInWindow = location
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    allTouches = nil
  }

  public override var type: EventType { .hover }
}

/// A turn of a wheel.
public final class UIScrollEvent: UIEvent {
  /// Where the pointer is, in points of the window.
  public let locationInWindow: CGPoint
  /// How far content is to be scrolled, in points: positive to see what is further right and down.
  public let delta: CGPoint

  /// Creates an event of a wheel.
  ///
  /// - Parameters:
  ///   - delta: How far content is to be scrolled, in points: positive to see what is further right and down.
  ///   - location: Where the pointer is, in points of the window.
  ///   - timestamp: When, in seconds of the window's clock; nothing for the moment at which it is sent.
  ///   - modifierFlags: Which modifier keys are down.
  public init(
    by delta: CGPoint, at location: CGPoint, timestamp: TimeInterval? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.delta = delta
    locationInWindow = location
    super.init(timestamp: timestamp, modifierFlags: modifierFlags)
    allTouches = nil
  }

  public override var type: EventType { .scroll }
}
