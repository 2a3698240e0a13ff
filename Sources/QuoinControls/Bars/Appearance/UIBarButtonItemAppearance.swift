import Foundation
import QuoinGraphics

/// How the buttons of a bar look, by their state.
public final class UIBarButtonItemAppearance: NSObject, NSCopying, BarLook, ViewBound {
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
  var changed: (() -> Void)? { didSet { for state in states { state.changed = changed } } }
  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Creates the look that buttons of a style have of themselves.
  public init(style: UIBarButtonItem.Style) { self.style = style }

  /// Goes back to the look that buttons of a style have of themselves.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// Another look with the same values, which does not change with this one.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { whereViewsAre { another() } }

  func another() -> UIBarButtonItemAppearance {
    let other = UIBarButtonItemAppearance(style: style)
    for (new, old) in zip(other.states, states) { new.take(old) }
    return other
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
  @Observed public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed?() } }
  /// How far the title is moved, in points.
  @Observed public var titlePositionAdjustment = UIOffset.zero { didSet { changed?() } }
  /// The picture beneath the button.
  @Observed public var backgroundImage: UIImage? { didSet { changed?() } }
  /// How far that picture is moved, in points; kept for code that sets it.
  @Observed public var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changed?() } }

  /// Creates a look that says nothing.
  public override init() {}

  var changed: (() -> Void)?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
