import Foundation
import QuoinGraphics

/// Shows what a `UIContentUnavailableConfiguration` says, in the middle of its bounds.
open class UIContentUnavailableView: UIView, UIContentView {
  private var unavailable: UIContentUnavailableConfiguration
  /// What stands below one another, each with its distance from what is above it.
  private var parts: [(view: UIView, gap: CGFloat)] = []

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    unavailable = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// What is shown; one of another kind is left alone.
  open var configuration: any UIContentConfiguration {
    get { unavailable }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      unavailable = newValue
      show()
    }
  }

  open override var drawsContent: Bool { false }

  private func show() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    backgroundColor = unavailable.background.backgroundColor
    if unavailable.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel)
    } else if let image = unavailable.image {
      add(imageView(image))
    }
    add(
      unavailable.text, unavailable.attributedText, unavailable.textProperties,
      below: unavailable.imageToTextPadding)
    add(
      unavailable.secondaryText, unavailable.secondaryAttributedText, unavailable.secondaryTextProperties,
      below: unavailable.textToSecondaryTextPadding)
    add(unavailable.button, unavailable.buttonProperties, below: unavailable.textToButtonPadding)
    add(
      unavailable.secondaryButton, unavailable.secondaryButtonProperties,
      below: unavailable.buttonToSecondaryButtonPadding)
    setNeedsLayout()
    invalidateFittingSize()
  }

  private func add(_ view: UIView, below gap: CGFloat = 0) {
    parts.append((view, parts.isEmpty ? 0 : gap))
    addSubview(view)
  }

  private func imageView(_ image: UIImage) -> UIImageView {
    let properties = unavailable.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    view.tintColor = properties.tintColor
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    return view
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, below gap: CGFloat
  ) {
    guard text?.isEmpty == false || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, below: gap)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, below gap: CGFloat
  ) {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
    else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // An action's own title does not take the place of the button's.
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
    }
    add(button, below: gap)
  }

  /// How large a part is in a width.
  private func size(of view: UIView, in width: CGFloat) -> CGSize {
    let wanted = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let most = view is UIImageView ? unavailable.imageProperties.maximumSize : .zero
    return CGSize(
      width: min(wanted.width, width, most.width > 0 ? most.width : .infinity),
      height: min(wanted.height, most.height > 0 ? most.height : .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = unavailable.directionalLayoutMargins
    let width = max(size.width - margins.leading - margins.trailing, 0)
    var fitting = CGSize.zero
    for part in parts {
      let size = self.size(of: part.view, in: width)
      fitting = CGSize(width: max(fitting.width, size.width), height: fitting.height + part.gap + size.height)
    }
    return CGSize(
      width: fitting.width + margins.leading + margins.trailing,
      height: fitting.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = unavailable.directionalLayoutMargins
    let room = bounds.inset(by: safeAreaInsets)
    let width = max(room.width - margins.leading - margins.trailing, 0)
    let height = sizeThatFits(room.size).height
    var y = (room.midY - height / 2).rounded() + margins.top
    for part in parts {
      let size = size(of: part.view, in: width)
      y += part.gap
      part.view.frame = CGRect(
        x: (room.midX - size.width / 2).rounded(), y: y, width: size.width, height: size.height)
      y += size.height
    }
  }
}
