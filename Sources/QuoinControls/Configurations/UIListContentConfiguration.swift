import Foundation
import QuoinGraphics

/// An image, a text and a second text as lists show them.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Favourites"
/// content.secondaryText = "12"
/// cell.contentConfiguration = content
/// ```
public nonisolated struct UIListContentConfiguration: UIContentConfiguration {
  /// How an image is shown.
  public struct ImageProperties {
    /// The colour of a template; the tint unless set.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How large the image is shown at most, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for images, in points, so that texts stand below each other; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero

    /// The room that every list keeps.
    public static let standardDimension: CGFloat = -1
  }

  /// How a text is shown.
  public struct TextProperties {
    /// How a text is changed before it is shown.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    /// The font.
    @Observed public var font: UIFont { didSet { style = nil } }
    /// The colour.
    public var color = UIColor.label
    /// Works the colour out from the one that is set.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How text is broken into lines.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether text that is too wide is set smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small text may become, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether text shown smaller to fit is drawn closer; kept for code that sets it.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = true
    /// How the text is changed before it is shown.
    public var transform = TextTransform.none
    /// The style that the font follows when the reader's text size changes.
    var style: UIFont.TextStyle?
    var weight: UIFont.Weight?

    init(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label) {
      (self.style, self.weight, self.color) = (style, weight, color)
      font = Self.font(style, weight, .current)
    }

    static func font(
      _ style: UIFont.TextStyle, _ weight: UIFont.Weight?, _ traits: UITraitCollection
    ) -> UIFont {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    }

    /// The colour as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// The image before the texts.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// In which directions margins are at least the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// What content keeps from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: standardSideMargin, bottom: 11, trailing: standardSideMargin)
  /// What content keeps from the sides where no cell says otherwise, in points.
  static let standardSideMargin: CGFloat = 16
  /// Whether the second text stands beside the text where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether what the state changes has been worked out.
  var arrangement = ListContentLayout.Arrangement.stacked

  init(text: TextProperties, secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  /// That of a cell, whose second text stands below the text.
  public static func cell() -> Self {
    Self(text: TextProperties(.body), secondary: TextProperties(.caption1))
  }

  /// That of a cell whose second text stands below the text, and is paler.
  public static func subtitleCell() -> Self {
    Self(text: TextProperties(.body), secondary: TextProperties(.caption1, color: .secondaryLabel))
  }

  /// That of a cell whose second text stands at the trailing side.
  public static func valueCell() -> Self {
    var result = Self(text: TextProperties(.body), secondary: TextProperties(.body, color: .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// That of a head in a plain list.
  public static func plainHeader() -> Self {
    header(TextProperties(.subheadline, weight: .semibold, color: .secondaryLabel), top: 4, bottom: 4)
  }

  /// That of a foot in a plain list.
  public static func plainFooter() -> Self {
    header(TextProperties(.subheadline, color: .secondaryLabel), top: 4, bottom: 4)
  }

  /// That of a head in a grouped list.
  public static func groupedHeader() -> Self {
    var text = TextProperties(.footnote, color: .secondaryLabel)
    text.transform = .uppercase
    return header(text, top: 17, bottom: 6)
  }

  /// That of a foot in a grouped list.
  public static func groupedFooter() -> Self {
    header(TextProperties(.footnote, color: .secondaryLabel), top: 7, bottom: 7)
  }

  /// That of a cell in a side bar.
  public static func sidebarCell() -> Self { cell() }
  /// That of a cell in a side bar with a second text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// That of a head in a side bar.
  public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }
  /// That of a cell with an accompanying header of a side bar.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// That of a head that stands out.
  public static func prominentInsetGroupedHeader() -> Self {
    header(TextProperties(.title3, weight: .semibold), top: 17, bottom: 8)
  }
  /// That of a head in a list whose heads are larger.
  public static func extraProminentInsetGroupedHeader() -> Self {
    header(TextProperties(.title2, weight: .bold), top: 17, bottom: 8)
  }

  private static func header(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> Self {
    var result = Self(text: text, secondary: TextProperties(.footnote, color: .secondaryLabel))
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    if let cell = state as? UICellConfigurationState, cell.isDisabled {
      result.textProperties.color = .tertiaryLabel
      result.secondaryTextProperties.color = .tertiaryLabel
    }
    return result
  }
}
