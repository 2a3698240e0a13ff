import Foundation

/// Something that the user did.
open class UIEvent: NSObject {
  /// What kind of thing.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  /// What kind of thing was done.
  open var type: EventType { .touches }
  /// The touches that take part.
  public let allTouches: Set<UITouch>?

  /// Creates an event.
  public init(touches: Set<UITouch> = []) {
    allTouches = touches
  }
}

/// A finger on the screen.
open class UITouch: NSObject {
  /// How far the touch has come.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// How far the touch has come.
  public internal(set) var phase: Phase
  /// The view in which it began.
  public private(set) weak var view: UIView?
  /// Where it is, in points of the window.
  public internal(set) var locationInWindow: CGPoint

  /// Creates a touch at a point of the window.
  public init(view: UIView?, locationInWindow: CGPoint, phase: Phase = .began) {
    self.view = view
    self.locationInWindow = locationInWindow
    self.phase = phase
  }

  /// Where the touch is, in points of a view; of the window without one.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }
}
