import Foundation
import QuoinGraphics

/// The root of a tree of views on a screen.
open class UIWindow: UIView {
  /// The screen that the window is on.
  @exclusivity(unchecked) public private(set) final var screen = UIScreen.main
  /// The time of what moves in the window; it passes when it is advanced.
  public final let clock = WindowClock()
  /// What moves in the window, once anything did.
  final var motion: WindowMotion?
  /// The controller whose view fills the window, and who is offered keys when nobody is before others.
  open var rootViewController: UIViewController? {
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
  public internal(set) final weak var firstResponder: UIResponder?
  /// Who gets the touches that are going on; made with the first one.
  final var touchDispatch: TouchDispatch?
  /// Who gets the pointer and the keys.
  final var hoverDispatch: HoverDispatch?
  private final lazy var windowUndoManager = UndoManager()
  /// What takes changes back in the window.
  open override var undoManager: UndoManager? { windowUndoManager }
  /// Kept for code that sets it; the order of windows decides nothing here.
  open var windowLevel: CGFloat = 0

  /// Creates a window that covers the main screen.
  public convenience init() { self.init(screen: .main) }

  /// Creates a window on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeSafeArea()
  }

  /// Creates a window on a screen, with the screen's safe area.
  public convenience init(frame: CGRect, screen: UIScreen) {
    self.init(frame: frame)
    self.screen = screen
    takeSafeArea()
  }

  private func takeSafeArea() {
    if screen.safeAreaInsets != safeAreaInsets { setSafeAreaInsets(screen.safeAreaInsets) }
  }

  /// Creates a window that covers a screen.
  public convenience init(screen: UIScreen) { self.init(frame: screen.bounds, screen: screen) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var rootTraits: UITraitCollection { screen.traitCollection }
  override func traits(overriddenBy overrides: [UITraitCollection]) -> UITraitCollection {
    overrides.reversed().reduce(rootTraits) { $0.overridden(by: $1) }
  }
  override var statedRootScale: CGFloat? { screen.scale }

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

  /// Shows the window; it always is shown here.
  open func makeKeyAndVisible() { isHidden = false }
}
