import Foundation
import QuoinGraphics

/// How a navigation bar looks.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
/// navigationBar.standardAppearance = appearance
/// navigationBar.scrollEdgeAppearance = appearance
/// ```
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  @Observed open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How a large title is written.
  @Observed open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title is moved, in points.
  @Observed open var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// How plain buttons look.
  @Observed open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { _buttonAppearance.wrappedValue = held(buttonAppearance) }
  }
  /// How buttons look that end the work on the screen.
  @Observed open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { _doneButtonAppearance.wrappedValue = held(doneButtonAppearance) }
  }
  /// How the button looks that leads back.
  @Observed open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { _backButtonAppearance.wrappedValue = held(backButtonAppearance) }
  }
  override var parts: [any BarLook] { [buttonAppearance, doneButtonAppearance, backButtonAppearance] }
  /// The picture before the title of the button that leads back; a chevron where there is none.
  public private(set) final var backIndicatorImage: UIImage?
  /// What the picture is masked with as titles pass it; kept for code that sets it.
  public private(set) final var backIndicatorTransitionMaskImage: UIImage?

  /// Creates the look that bars have of themselves.
  public required init() { super.init() }

  /// Creates a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.another()
    doneButtonAppearance = other.doneButtonAppearance.another()
    backButtonAppearance = other.backButtonAppearance.another()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  deinit {}

  /// Sets the picture before the title of the button that leads back, and its mask.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed?()
  }
}
