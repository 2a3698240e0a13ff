import Foundation
import QuoinGraphics

/// The root of a tree of views on a screen.
open class UIWindow: UIView {
  /// The screen that the window is on.
  public let screen: UIScreen
  /// The time of what moves in the window; it passes when it is advanced.
  public final let clock = WindowClock()
  /// The window's animations, once there were any.
  final var runningAnimations: WindowAnimations?
  /// The controller whose view fills the window.
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
  /// Kept for code that sets it; the order of windows decides nothing here.
  open var windowLevel: CGFloat = 0

  /// Creates a window on the main screen.
  public convenience override init(frame: CGRect) { self.init(frame: frame, screen: .main) }

  /// Creates a window on a screen, with the screen's safe area.
  public init(frame: CGRect, screen: UIScreen) {
    self.screen = screen
    super.init(frame: frame)
    if screen.safeAreaInsets != .zero { setSafeAreaInsets(screen.safeAreaInsets) }
  }

  /// Creates a window that covers a screen.
  public convenience init(screen: UIScreen) { self.init(frame: screen.bounds, screen: screen) }

  public required init?(coder: NSCoder) {
    screen = .main
    super.init(coder: coder)
  }

  override var rootTraits: UITraitCollection { screen.traitCollection }
  override var statedRootScale: CGFloat? { screen.scale }

  /// Shows the window; it always is shown here.
  open func makeKeyAndVisible() { isHidden = false }
}
