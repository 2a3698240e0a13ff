import Foundation
import QuoinGraphics

extension UIContentUnavailableConfigurationState: UIConfigurationState {}

/// What stands in the place of content that is not there: an image, two texts and two buttons, one below the other.
///
/// ```swift
/// var configuration = UIContentUnavailableConfiguration.empty()
/// configuration.image = UIImage(systemName: "tray")
/// configuration.text = "No orders"
/// controller.contentUnavailableConfiguration = configuration
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// What an image looks like.
  public struct ImageProperties: ViewBound {
    /// The colour of symbols and templates.
    public var tintColor: UIColor? = .secondaryLabel
    /// How symbols are drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; as large as the image is where a number is 0.
    public var maximumSize = CGSize.zero
  }

  /// What a text looks like.
  public struct TextProperties: ViewBound {
    public var font: UIFont
    public var color: UIColor
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// What a button does.
  public struct ButtonProperties: ViewBound {
    /// What is done on a tap.
    public var primaryAction: UIAction?
    /// What is shown on a tap instead.
    public var menu: UIMenu?
    /// Whether the button takes taps.
    public var isEnabled = true
  }

  /// What stands at the top.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with attributes, instead of `text`.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  public var secondaryText: String?
  /// The second text with attributes, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// What the button looks like; there is none while it has nothing to show.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// What the button below that one looks like.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// What is kept free around, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance from the image to the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance from the first text to the second, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance from the texts to the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in the place of the image.
  var isLoading = false

  private init() {}

  /// Nothing yet, for a place without content. Sizes and distances are near those of iOS, which Apple does not document.
  public static func empty() -> Self { Self() }

  /// A wheel that turns, for content that is on its way.
  public static func loading() -> Self {
    var loading = Self()
    loading.isLoading = true
    loading.text = "Loading…"
    loading.textProperties = loading.secondaryTextProperties
    return loading
  }

  /// What is said of a search that found nothing.
  public static func search() -> Self {
    var search = Self()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
