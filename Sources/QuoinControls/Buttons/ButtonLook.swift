import Foundation
import QuoinGraphics

/// What a button shows in its present state, however it was told so.
struct ButtonLook {
  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var image: UIImage?
  var imageTint: UIColor = .tintColor
  var imageAlpha: CGFloat = 1
  var titleAlpha: CGFloat = 1
  var titleShadow: (color: UIColor, offset: CGSize)?
  var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  var numberOfLines = 1
  var imagePlacement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  var directionalInsets = NSDirectionalEdgeInsets.zero
  var edgeInsets: UIEdgeInsets?
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var background: UIBackgroundConfiguration?
  var backgroundColor: UIColor = .clear
  var cornerStyle = UIButton.Configuration.CornerStyle.fixed
  var backgroundImage: UIImage?
  var indicatorColor: UIColor?
  var isPopup = false
  var leastSize = CGSize.zero

  /// How far the mark of a selected title reaches beyond it, in points.
  static let markReach: CGFloat = 4

  init() {}

  /// What a configuration shows.
  init(_ given: UIButton.Configuration, of button: UIButton) {
    let configuration = button.automaticallyUpdatesConfiguration ? given.updated(for: button) : given
    let tint: UIColor = button.tintColor
    let ink = configuration.baseForegroundColor ?? tint
    let traits = button.traitCollection
    let size = configuration.buttonSize
    func attributes(_ style: UIFont.TextStyle) -> AttributeContainer {
      var container = AttributeContainer()
      container[AttributeScopes.FontAttribute.self] = .preferredFont(
        forTextStyle: style, compatibleWith: traits)
      container[AttributeScopes.ForegroundColorAttribute.self] = ink
      return container
    }
    let title: AttributedString?
    if button.isPopup, let shown = button.shownTitle {
      title = AttributedString(shown)
    } else {
      title = configuration.attributedTitle ?? button.values.titles[button.state].map { AttributedString($0) }
    }
    self.title = title?.drawn(
      with: attributes(size.titleStyle), configuration.titleTextAttributesTransformer)
    subtitle = configuration.attributedSubtitle?.drawn(
      with: attributes(size.subtitleStyle), configuration.subtitleTextAttributesTransformer)
    if self.title?.length == 0 { self.title = nil }
    if subtitle?.length == 0 { subtitle = nil }
    image = configuration.image ?? button.values.images[button.state]
    prefer(configuration.preferredSymbolConfigurationForImage, of: button)
    if image?.symbolConfiguration == .unspecified {
      // As large as the title beside it.
      let pointSize = size.titleStyle.pointSize(at: traits.preferredContentSizeCategory)
      image = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: pointSize))
    }
    if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
    imageTint = configuration.imageColorTransformer?(ink) ?? ink
    if button.state.contains(.disabled), image?.renderingMode == .alwaysOriginal { imageAlpha = 0.5 }
    lineBreakMode = configuration.titleLineBreakMode
    numberOfLines = 0
    (imagePlacement, imagePadding) = (configuration.imagePlacement, configuration.imagePadding)
    (titlePadding, titleAlignment) = (configuration.titlePadding, configuration.titleAlignment)
    directionalInsets = configuration.contentInsets
    background = configuration.background
    backgroundColor = configuration.background.resolvedBackgroundColor(for: tint)
    cornerStyle = configuration.cornerStyle
    if configuration.showsActivityIndicator {
      image = nil
      indicatorColor = configuration.activityIndicatorColorTransformer?(ink) ?? ink
    }
    switch configuration.indicator {
    case .automatic: isPopup = button.isPopup
    case .none: isPopup = false
    case .popup: isPopup = true
    }
    if isPopup { imageTint = configuration.indicatorColorTransformer?(imageTint) ?? imageTint }
  }

  /// What a button shows that is told so for each state.
  init(of button: UIButton) {
    let (state, values) = (button.state, button.values)
    let font = button.titleFont
    let color = button.currentTitleColor
    if let attributed = values.attributedTitles[state] {
      let text = NSMutableAttributedString(
        string: attributed.string, attributes: [.font: font, .foregroundColor: color])
      attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
        attributes, range, _ in text.addAttributes(attributes, range: range)
      }
      title = text
    } else {
      let text = button.isPopup ? button.shownTitle : values.titles[state]
      title = text.map { NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color]) }
    }
    if title?.length == 0 { title = nil }
    image = values.images[state]
    prefer(nil, of: button)
    imageTint = button.buttonType == .close ? .secondaryLabel : color
    backgroundImage = values.backgroundImages[state]
    let (isPressed, isDisabled) = (state.contains(.highlighted), state.contains(.disabled))
    if button.isSystem {
      if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
      if isPressed { (titleAlpha, imageAlpha) = (0.2, 0.2) }
      if state.contains(.selected), !isDisabled, backgroundImage == nil {
        var filled = UIBackgroundConfiguration()
        filled.cornerRadius = 5
        filled.backgroundInsets = NSDirectionalEdgeInsets(
          top: 4, leading: -Self.markReach, bottom: 4, trailing: -Self.markReach)
        background = filled
        backgroundColor = button.tintColor
        if values.titleColors[state] == nil { imageTint = .white }
      }
    } else {
      imageTint = button.tintColor
      // A state with a picture of its own says enough.
      let hasOwn = values.images[own: state] != nil
      if isPressed, button.adjustsImageWhenHighlighted, !hasOwn { imageAlpha = 0.5 }
      if isDisabled, button.adjustsImageWhenDisabled, !hasOwn { imageAlpha = 0.5 }
    }
    if let shadow = values.titleShadowColors[state] {
      let offset = button.content.titleLabel?.shadowOffset ?? CGSize(width: 0, height: -1)
      let turns = isPressed && button.reversesTitleShadowWhenHighlighted
      titleShadow = (shadow, turns ? CGSize(width: -offset.width, height: -offset.height) : offset)
    }
    isPopup = button.isPopup
    edgeInsets = button.contentEdgeInsets
    (titleEdgeInsets, imageEdgeInsets) = (button.titleEdgeInsets, button.imageEdgeInsets)
    if button.contentEdgeInsets == .zero, title != nil {
      // UIKit's own, which any inset takes the place of.
      edgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
      leastSize.width = 30
    }
    if let backgroundImage {
      leastSize.width = max(leastSize.width, backgroundImage.size.width)
      leastSize.height = max(leastSize.height, backgroundImage.size.height)
    }
    if title == nil, image == nil, backgroundImage == nil { leastSize = CGSize(width: 30, height: 34) }
    if button.buttonType == .close { leastSize = CGSize(width: 30, height: 30) }
    lineBreakMode = button.content.titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    numberOfLines = button.content.titleLabel?.numberOfLines ?? 1
  }

  /// Gives a symbol the size and weight that the button or its configuration prefers.
  private mutating func prefer(_ configuration: UIImage.SymbolConfiguration?, of button: UIButton) {
    guard let preferred = configuration ?? button.values.symbolConfigurations[button.state] else { return }
    image = image?.withConfiguration(preferred)
  }

  /// The distance of content from the edges.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    if let edgeInsets { return edgeInsets }
    let insets = directionalInsets
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  func cornerRadius(in rect: CGRect, _ button: UIButton) -> CGFloat {
    let given = background?.cornerRadius ?? 0
    let most = min(rect.width, rect.height) / 2
    switch cornerStyle {
    case .fixed: return min(given, most)
    case .dynamic:
      let category = button.traitCollection.preferredContentSizeCategory
      return min(given * UIFont.TextStyle.body.pointSize(at: category) / 17, most)
    case .small: return min(given * 0.7, most)
    case .medium: return min(given, most)
    case .large: return min(given * 1.5, most)
    case .capsule: return most
    }
  }
}

extension UIButton {
  /// The font of titles that name none: what was set, or 18 points.
  final var titleFont: UIFont { content.givenFont ?? .systemFont(ofSize: UIFont.buttonFontSize) }
}
