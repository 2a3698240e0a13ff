import Foundation
import QuoinGraphics

extension ButtonLook {
  /// What a configuration shows.
  init(_ given: UIButton.Configuration, of button: UIButton) {
    self.init()
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
}
