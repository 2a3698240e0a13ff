import Foundation
import QuoinGraphics

/// Makes a gesture of the touches in a view and in those within it, and tells its targets of it.
///
/// A subclass overrides the methods for touches, calls `super`, and sets `state` when it knows more.
open class UIGestureRecognizer: NSObject, ViewBound {
  /// How far a gesture has come.
  public nonisolated enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over as soon as it is known has come to its end.
    public static let recognized = State.ended
  }

  /// Asked about what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the recognizer is attached.
  public internal(set) final var view: UIView? {
    get { owner?.object }
    set { owner = newValue?.backReference }
  }
  private final var owner: BackReference<UIView>?
  /// What the recognizer is called, for those who look for it.
  open var name: String?
  /// Whether touches of a gesture that is recognized are cancelled in their views; true unless set.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the recognizer has failed; true unless set.
  open var delaysTouchesEnded = true
  /// The raw values of the types of touches that the recognizer gets; all unless set.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Whether touches of one type only are taken at a time; true unless set.
  open var requiresExclusiveTouchType = true
  /// Which modifier keys are down, as the last event had it.
  public internal(set) final var modifierFlags: UIKeyModifierFlags = []
  /// Which buttons of a pointer are down, as the last event had it.
  public internal(set) final var buttonMask: UIEvent.ButtonMask = []

  final var targets: [ActionTarget] = []
  final var storedState = State.possible
  final var required: [WeakRecognizer] = []
  final weak var environment: GestureEnvironment?
  final weak var clock: WindowClock?
  /// The touches since the recognizer was reset, those that ended included.
  final var touches: [UITouch] = []
  /// Those that go on, and those that have just ended.
  final var liveTouches: [UITouch] = []
  /// Where the last touches were, in points of the window.
  final var lastPlaces: [CGPoint] = []
  /// The states that the recognizer has asked for and waits for others to fail.
  final var pendingStates: [State] = []

  // MARK: Creating

  /// Creates a recognizer that tells a method of an object.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept; nothing for the nearest one, up the responders from the view, that has
  ///     the method.
  ///   - action: The method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(ActionTarget(target: target.map { $0 as AnyObject }, selector: action)) }
  }

  /// Creates a recognizer that tells nobody.
  public convenience override init() { self.init(target: nil, action: nil) }

  deinit { whereViewsAre { timer?.cancel() } }

  // MARK: Targets

  /// Tells a method of an object as well; the object is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(ActionTarget(target: target as AnyObject, selector: action))
  }

  /// Tells a method of an object no more; nothing stands for any object and any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.tells(object, action) }
  }

  // MARK: State

  /// How far the gesture has come; subclasses set it.
  open var state: State {
    get { storedState }
    set { ask(for: newValue) }
  }

  /// Whether a continuous gesture is going on.
  final var hasBegun: Bool { state == .began || state == .changed }

  /// Whether the recognizer gets touches; a gesture that is going on is cancelled when it no longer does.
  @Observed open var isEnabled = true {
    didSet { if oldValue, !isEnabled { withdraw() } }
  }

  /// Lets a recognizer fail before this one recognizes its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    if otherGestureRecognizer !== self { required.append(WeakRecognizer(recognizer: otherGestureRecognizer)) }
  }

  // MARK: Places

  /// How many touches the gesture has.
  open var numberOfTouches: Int { pressedTouches.count }

  /// The middle of the touches, in points of a view; of the window without one.
  open func location(in view: UIView?) -> CGPoint { converted(middleInWindow, to: view) }

  /// Where one of the touches is, in points of a view; of the window without one. The middle if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    lastPlaces.indices.contains(touchIndex)
      ? converted(lastPlaces[touchIndex], to: view) : location(in: view)
  }

  // MARK: For subclasses

  /// Told that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Told that a gesture is over and everything begins anew; the state is possible then.
  open func reset() {}

  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    liveTouches.removeAll { $0 === touch }
    notePlaces()
  }

  /// Whether the recognizer lets another one fail by recognizing its gesture of the same touches.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer fails when another one recognizes its gesture of the same touches.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer gets the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether the recognizer looks on while other gestures go on, and neither prevents nor is prevented.
  var isOnlooker: Bool { false }

  /// What the recognizer does after a while; an earlier one is cancelled.
  final var timer: ScheduledWork? {
    didSet { oldValue?.cancel() }
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
