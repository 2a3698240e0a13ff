import Foundation

/// Recognizes fingers that move quickly one way: at least 50 points along it, at most 50 across, within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways to swipe.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far fingers move at least along the way, and at most across it, in points.
  static let movement: CGFloat = 50
  /// How long a swipe may take, in seconds.
  static let longest: TimeInterval = 0.5

  /// Which ways count; to the right unless set.
  open var direction = Direction.right
  /// How many fingers; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint?

  /// Creates a recognizer that calls a closure.
  public convenience init(_ handler: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { [unowned self] _ in handler(self) }
  }

  deinit {}

  /// Where the swipe began, in points of a view; of the window without one.
  open override func location(in view: UIView?) -> CGPoint {
    start.map { converted($0, to: view) } ?? super.location(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let pressed = pressedTouches
    if pressed.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    if timer == nil { wait(Self.longest) { [weak self] in self?.state = .failed } }
    if pressed.count == numberOfTouchesRequired { start = Self.middle(of: pressed.map(\.locationInWindow)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let middle = Self.middle(of: liveTouches.map(\.locationInWindow))
    let (x, y) = (middle.x - start.x, middle.y - start.y)
    if isSwipe(along: x, across: y, forward: .right, backward: .left)
      || isSwipe(along: y, across: x, forward: .down, backward: .up)
    {
      state = .ended
    } else if direction.isDisjoint(with: [.left, .right]) && abs(x) > Self.movement
      || direction.isDisjoint(with: [.up, .down]) && abs(y) > Self.movement
    {
      state = .failed
    }
  }

  private func isSwipe(
    along: CGFloat, across: CGFloat, forward: Direction, backward: Direction
  ) -> Bool {
    guard abs(along) >= Self.movement, abs(across) <= Self.movement, abs(along) > abs(across) else {
      return false
    }
    return direction.contains(along > 0 ? forward : backward)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
