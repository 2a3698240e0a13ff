import QuoinControls
import QuoinExpressions
import QuoinGraphics
import QuoinTemplateEngine

extension Component {
  /// `<UIButton>`: a button.
  public static let button = Component(
    "UIButton", UIButton.self, superclass: "UIControl", summary: "A button with a title, a picture or both.",
    parameters: [
      .init("type", UIButton.ButtonType.propertyType, "What kind of button it is; custom unless set.")
    ], body: "attributedTitle", fitting: .sizeThatFits,
    objects: [
      ObjectMember("titleLabel", "UILabel", "What shows the title.") { (button: UIButton) in
        button.titleLabel
      },
      ObjectMember("subtitleLabel", "UILabel", "What shows the subtitle of a configuration.") {
        (button: UIButton) in button.subtitleLabel
      },
      ObjectMember("imageView", "UIImageView", "What shows the picture.") { (button: UIButton) in
        button.imageView
      },
    ]
  ) { arguments in
    UIButton(type: arguments["type"] ?? .custom)
  } properties: {
    Property(
      "adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled,
      "Whether the picture fades while the button cannot be used.")
    Property(
      "adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted,
      "Whether the picture darkens while the button is pressed.")
    Property(
      "automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration,
      "Whether the colours of the configuration follow the state; true unless set.")
    Property(
      "changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction,
      "Whether a touch turns `isSelected` on and off, or a chosen item of the menu becomes the title.")
    Property("contentEdgeInsets", \UIButton.contentEdgeInsets, "Room around title and picture.", .points)
      .affectingSize
    Property("imageEdgeInsets", \UIButton.imageEdgeInsets, "Moves and narrows the picture.", .points)
    Property(
      "isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled,
      "Whether the button shows that a pointer is over it.")
    Property(kept: "preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
    Property(
      "reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted,
      "Whether the shadow of the title falls to the other side while the button is pressed.")
    Property("role", \UIButton.role, "What the button stands for among others.")
    Property(kept: "showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    Property("titleEdgeInsets", \UIButton.titleEdgeInsets, "Moves and narrows the title.", .points)
    Property.states(
      "attributedTitle",
      "The title with styles of its own; what it leaves open comes from titleColor and titleLabel.font.",
      get: UIButton.attributedTitle(for:), set: UIButton.setAttributedTitle(_:for:))
    Property.states(
      "backgroundImage", "What is drawn behind title and picture.", get: UIButton.backgroundImage(for:),
      set: UIButton.setBackgroundImage(_:for:))
    Property.states(
      "image", "The picture beside the title.", get: UIButton.image(for:), set: UIButton.setImage(_:for:))
    Property.states("title", "What is written.", get: UIButton.title(for:), set: UIButton.setTitle(_:for:))
    Property.states(
      "titleColor", "The colour of the title.", get: UIButton.titleColor(for:),
      set: UIButton.setTitleColor(_:for:))
    Property.states(
      "titleShadowColor", "The colour of a shadow behind the title.", get: UIButton.titleShadowColor(for:),
      set: UIButton.setTitleShadowColor(_:for:))
    buttonConfiguration
    Property(readOnly: "buttonType", \UIButton.buttonType, "What kind of button it is.")
    Property(
      readOnly: "currentAttributedTitle", \UIButton.currentAttributedTitle, "The title of the state it has.")
    Property(
      readOnly: "currentBackgroundImage", \UIButton.currentBackgroundImage,
      "The background of the state it has.")
    Property(readOnly: "currentImage", \UIButton.currentImage, "The picture of the state it has.")
    Property(readOnly: "currentTitle", \UIButton.currentTitle, "The title of the state it has.")
    Property(
      readOnly: "currentTitleColor", \UIButton.currentTitleColor, "The title's colour in the state it has.")
    Property(
      readOnly: "currentTitleShadowColor", \UIButton.currentTitleShadowColor,
      "The colour of the title's shadow in the state it has.")
  }.showing { ($0 as? UIButton)?.currentTitle }.finding { object, attributes in
    guard let button = object as? UIButton, button.configuration == nil else { return nil }
    return attributes.first { $0.name.hasPrefix("configuration.") }.map {
      .partOfNoConfiguration($0.name).located(at: $0.span)
    }
  }
}
