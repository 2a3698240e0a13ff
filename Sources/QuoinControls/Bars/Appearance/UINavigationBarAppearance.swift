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
  @Observed open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed?() } }
  /// How buttons look that end the work on the screen.
  @Observed open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed?() } }
  /// How the button looks that leads back.
  @Observed open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed?() } }
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
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  deinit {}

  /// Sets the picture before the title of the button that leads back, and its mask.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  @Observed open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed?() } }
  /// How buttons look that end the work on the screen.
  @Observed open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed?() } }

  /// Creates the look that bars have of themselves.
  public required init() { super.init() }

  /// Creates a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  deinit {}
}

/// How the buttons of a bar look, by their state.
public final class UIBarButtonItemAppearance: NSObject, ViewBound {
  /// While nothing else holds.
  public let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While the button cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While keys go to the button.
  public let focused = UIBarButtonItemStateAppearance()
  /// For which buttons it is.
  public let style: UIBarButtonItem.Style

  /// Creates the look that buttons of a style have of themselves.
  public init(style: UIBarButtonItem.Style) { self.style = style }

  /// Goes back to the look that buttons of a style have of themselves.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }

  func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own: UIBarButtonItemStateAppearance? =
      state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : nil
    return normal.titleTextAttributes.merging(own?.titleTextAttributes ?? [:]) { $1 }
  }
}

/// How the buttons of a bar look in one state.
public final class UIBarButtonItemStateAppearance: NSObject, ViewBound {
  /// How the title is written; its colour is the image's too.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture beneath the button.
  public var backgroundImage: UIImage?
  /// How far that picture is moved, in points; kept for code that sets it.
  public var backgroundImagePositionAdjustment = UIOffset.zero

  /// Creates a look that says nothing.
  public override init() {}

  func reset() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
    backgroundImage = nil
  }
}
