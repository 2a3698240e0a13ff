import Foundation

/// A finger, a pencil or a pressed pointer on the screen, from when it comes down until it is lifted.
open class UITouch: NSObject, ViewBound {
  /// How far the touch has come.
  public nonisolated enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited

    /// Whether nothing follows.
    var isOver: Bool { self == .ended || self == .cancelled }
  }

  /// What touches.
  public nonisolated enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// UIKit's other name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// How far the touch has come.
  public internal(set) final var phase: Phase
  /// The view in which it began.
  public internal(set) final weak var view: UIView?
  /// The window in which it began.
  public internal(set) final weak var window: UIWindow?
  /// What touches.
  public final let type: TouchType
  /// How often the place was tapped in quick succession, this touch included.
  public internal(set) final var tapCount = 1
  /// When the touch changed last, in seconds of the window's clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// Where it is, in points of the window.
  public internal(set) final var locationInWindow: CGPoint
  /// Where it was before it changed last, in points of the window.
  final var previousLocationInWindow: CGPoint
  /// How large the spot is that is touched, in points.
  open var majorRadius: CGFloat = 20
  /// By how much the radius may be off, in points.
  open var majorRadiusTolerance: CGFloat = 5
  /// How hard it is pressed; 1 is usual.
  open var force: CGFloat = 1
  /// The most that `force` may be.
  open var maximumPossibleForce: CGFloat { 6.667 }

  /// Creates a touch at a point of the window; the window finds the view when it gets the event.
  public init(view: UIView?, locationInWindow: CGPoint, phase: Phase = .began, type: TouchType = .direct) {
    self.view = view
    self.locationInWindow = locationInWindow
    previousLocationInWindow = locationInWindow
    self.phase = phase
    self.type = type
  }

  /// Creates a touch that comes down at a point of the window.
  public convenience init(at locationInWindow: CGPoint, type: TouchType = .direct) {
    self.init(view: nil, locationInWindow: locationInWindow, type: type)
  }

  deinit {}

  /// Takes the touch on, before it is sent again in another event.
  ///
  /// - Parameters:
  ///   - location: Where to, in points of the window; nothing to stay. Numbers that are not finite are ignored.
  ///   - phase: How far it has come with that.
  public final func update(to location: CGPoint? = nil, phase: Phase) {
    previousLocationInWindow = locationInWindow
    if let location, location.x.isFinite, location.y.isFinite { locationInWindow = location }
    self.phase = phase
  }

  /// The recognizers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    window?.touchDispatch?.recognizers(of: self)
  }

  /// Where the touch is, in points of a view; of the window without one.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// Where the touch was before, in points of a view; of the window without one.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
  }

  /// Where the touch is, which is no more precise than `location(in:)` here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the touch was before, which is no more precise than `previousLocation(in:)` here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
