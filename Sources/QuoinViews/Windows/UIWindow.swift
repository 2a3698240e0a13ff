import Foundation
import QuoinGraphics

/// The root of a tree of views on a screen.
open class UIWindow: UIView {
  /// The screen that the window is on.
  @exclusivity(unchecked) public private(set) final var screen = UIScreen.main
  /// The time of what moves in the window; it passes when it is advanced.
  public final let clock = WindowClock()
  /// Those whose views have got into the window and have no layout there yet.
  final var arrivals: [any ViewOwner] = []
  final var isTellingArrivals = false
  /// What moves in the window, once anything did.
  final var motion: WindowMotion?
  /// The controller whose view fills the window, and who is offered keys when nobody is before others.
  @Observed open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// Who is offered keys before others.
  public internal(set) final weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { keyboard.update() } }
  }
  final var windowKeyboard: WindowKeyboard?
  /// Who gets the touches that are going on; made with the first one.
  final var touchDispatch: TouchDispatch?
  /// Who gets the pointer and the keys.
  final var hoverDispatch: HoverDispatch?
  private final lazy var windowUndoManager = UndoManager()
  /// What takes changes back in the window.
  open override var undoManager: UndoManager? { windowUndoManager }
  /// How far to the front a window stands.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    /// Creates a level from a number; what is greater stands before.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number; what is greater stands before.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where most windows stand.
    public static let normal = Level(0)
    /// Where the status bar stands.
    public static let statusBar = Level(1000)
    /// Where alerts stand.
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (level: Level, steps: CGFloat) -> Level { Level(level.rawValue + steps) }
    public static func - (level: Level, steps: CGFloat) -> Level { Level(level.rawValue - steps) }
  }

  /// Kept for code that sets it; each window is drawn by itself.
  open var windowLevel = Level.normal

  /// Creates a window that covers the main screen.
  public convenience init() { self.init(screen: .main) }

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeSafeArea()
    UIApplication.shared.note(self)
  }

  /// Creates a window on a screen, with the screen's safe area.
  public convenience init(frame: CGRect, screen: UIScreen) {
    self.init(frame: frame)
    self.screen = screen
    takeSafeArea()
  }

  /// Creates a window of a scene, on its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    screen = windowScene.screen
    takeSafeArea()
    UIApplication.shared.note(self)
    self.windowScene = windowScene
    UIApplication.shared.noteMove(self, from: nil)
  }

  private func takeSafeArea() {
    if screen.safeAreaInsets != safeAreaInsets { setSafeAreaInsets(screen.safeAreaInsets) }
  }

  /// Creates a window that covers a screen.
  public convenience init(screen: UIScreen) { self.init(frame: screen.bounds, screen: screen) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  deinit {}

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.standardized.size) { super.frame = newValue } }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.standardized.size) { super.bounds = newValue } }
  }

  override var rootScreen: UIScreen? { screen }

  /// Hands an event to those whom it is for, at its time: the clock is advanced to that first.
  ///
  /// An event of a moment that has passed is reported, and taken to happen now.
  ///
  /// - Parameter event: Touches, presses, a pointer that moves or a wheel that turns.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    insertText(of: presses)
  }

  private final var pulse: RunLoopPulse?

  /// Whether the window is not shown. The time of one that is told to be shown passes from then on while the run loop of the
  /// thread runs.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue, pulse == nil { pulse = RunLoopPulse(self) }
    }
  }

  /// Shows the window before others, as the one that gets keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that gets keys.
  open func makeKey() { UIApplication.shared.makeKey(self) }
  /// Told that the window is the one that gets keys.
  open func becomeKey() {}
  /// Told that the window is no longer the one that gets keys.
  open func resignKey() {}
  /// Whether the window may get keys; it may unless a class says otherwise.
  open var canBecomeKey: Bool { true }
  /// Whether the window is the one that gets keys.
  public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set { storedScene = newValue }
  }
  private final weak var storedScene: UIWindowScene? {
    didSet { if storedScene !== oldValue { UIApplication.shared.noteMove(self, from: oldValue) } }
  }
}
