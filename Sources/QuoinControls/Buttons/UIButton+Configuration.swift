import Foundation
import QuoinGraphics

extension UIButton {
  /// What a button shows and how, as a value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Buy"
  /// configuration.subtitle = "3 items"
  /// configuration.cornerStyle = .capsule
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in buy() })
  /// ```
  public nonisolated struct Configuration {
    enum Kind { case plain, gray, tinted, filled }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// As the background says, whatever the size of text.
      case fixed = -1
      /// As the background says, larger with larger text.
      case dynamic = 0
      case small, medium, large
      /// Half circles.
      case capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable, CaseIterable { case medium, small, mini, large }
    /// How wide a button wants to be next to others.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// How title and subtitle stand below each other.
    public enum TitleAlignment: Int, Sendable, CaseIterable { case automatic, leading, center, trailing }
    /// What is drawn for a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    let kind: Kind

    /// What the button says.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// What the button says, with attributes.
    public var attributedTitle: AttributedString?
    /// What is made of the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that has no room is broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What is said below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// What is said below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// What is made of the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle that has no room is broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture beside the title.
    public var image: UIImage?
    /// The size and weight that a symbol has as the picture.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What is made of the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel that turns stands in the place of the picture.
    public var showsActivityIndicator = false
    /// What is made of the colour of that wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// What is drawn for a menu.
    public var indicator = Indicator.automatic
    /// What is made of the colour of that.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// What lies behind.
    public var background = UIBackgroundConfiguration()
    /// How round corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is; sets the insets unless these were set.
    public var buttonSize = Size.medium
    /// How the button would look on a Mac; kept for code that sets it.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of title and picture; that of the kind unless set.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; that of the kind unless set.
    public var baseBackgroundColor: UIColor?

    /// The distance of the content from the edges, in points; that of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// On which side of the title the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand below each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the configuration follows the state of the button.
    public var automaticallyUpdateForSelection = true

    init(_ kind: Kind) {
      self.kind = kind
      background.cornerRadius = 5.95
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Text in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text in the tint.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Text in the tint on grey.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Text in the tint on a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White text on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

// Where views are, as a button is asked.
extension UIButton.Configuration {
  /// The configuration with the colours that it has in a button's present state.
  public func updated(for button: UIButton) -> Self {
    var result = self
    let colors = ButtonColors(self, state: button.state, role: button.role, tint: button.tintColor)
    result.baseForegroundColor = colors.foreground
    if background.backgroundColor == nil { result.background.backgroundColor = colors.background }
    return result
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// The distance of content from the edges, in points, as UIKit has it.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption2
    case .medium: .caption1
    case .large: .footnote
    }
  }
}

/// The colours of a configuration in a state.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, role: UIButton.Role, tint: UIColor) {
    let tint = role == .destructive ? UIColor.systemRed : tint
    let (isSelected, isPressed) = (state.contains(.selected), state.contains(.highlighted))
    let strong = configuration.baseBackgroundColor ?? tint
    var foreground: UIColor
    var background: UIColor
    switch configuration.kind {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      background = configuration.baseBackgroundColor ?? (isSelected ? tint.withAlphaComponent(0.18) : .clear)
      if isPressed { foreground = foreground.fadedByPress }
    case .gray:
      foreground = configuration.baseForegroundColor ?? (isSelected ? .white : tint)
      background = isSelected ? strong : configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? (isSelected ? .white : tint)
      background = isSelected ? strong : strong.withAlphaComponent(0.18)
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      background = strong
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if configuration.kind != .plain || isSelected { background = .tertiarySystemFill }
    } else if isPressed, configuration.kind != .plain {
      background = background.darkenedByPress
      if configuration.kind != .filled { foreground = foreground.fadedByPress }
    }
    self.foreground = foreground
    self.background = background
  }
}

nonisolated extension UIColor {
  /// What UIKit makes of a text under a finger.
  var fadedByPress: UIColor {
    UIColor { [self] traits in
      UIColor(cgColor: resolvedCGColor(with: traits).multiplyingAlpha(by: 0.75))
    }
  }

  /// What UIKit makes of a background under a finger: stronger where it is translucent, else darker, or lighter in the dark.
  var darkenedByPress: UIColor {
    UIColor { [self] traits in
      let parts = resolvedCGColor(with: traits)
      if parts.alpha < 1 {
        return UIColor(
          red: parts.red, green: parts.green, blue: parts.blue, alpha: min(parts.alpha * 1.6 + 0.04, 1))
      }
      let (goal, share): (CGFloat, CGFloat) = traits.userInterfaceStyle == .dark ? (1, 0.15) : (0, 0.15)
      func mixed(_ part: CGFloat) -> CGFloat { part + (goal - part) * share }
      return UIColor(red: mixed(parts.red), green: mixed(parts.green), blue: mixed(parts.blue), alpha: 1)
    }
  }
}
