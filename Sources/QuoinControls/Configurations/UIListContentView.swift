import Foundation
import QuoinGraphics

/// Shows an image and two texts as a `UIListContentConfiguration` says.
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  /// Where the text stands.
  public final let textLabel = UILabel()
  /// Where the second text stands.
  public final let secondaryTextLabel = UILabel()
  /// Where the image stands.
  public final let imageView = UIImageView()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  deinit {}

  /// What is shown; one that is not for lists is left alone.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      show()
    }
  }

  open override var drawsContent: Bool { false }

  private func show() {
    show(list.text, list.attributedText, list.textProperties, in: textLabel)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryTextLabel)
    if let image = list.image {
      imageView.image = image
      imageView.contentMode = .scaleAspectFit
      imageView.tintColor = list.imageProperties.tintColor
      if list.imageProperties.cornerRadius > 0 {
        imageView.layer.cornerRadius = list.imageProperties.cornerRadius
        imageView.clipsToBounds = true
      }
      if imageView.superview == nil { addSubview(imageView) }
    } else if imageView.superview != nil {
      imageView.removeFromSuperview()
    }
    setNeedsLayout()
    invalidateFittingSize()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    guard text?.isEmpty == false || attributed != nil else {
      if label.superview != nil { label.removeFromSuperview() }
      label.text = nil
      return
    }
    label.font =
      properties.style.map {
        UIListContentConfiguration.TextProperties.font(
          $0, properties.weight, superview == nil ? .current : traitCollection)
      } ?? properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = [.natural, .center, .justified][properties.alignment.rawValue]
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.shown)
    }
    if label.superview == nil { addSubview(label) }
  }

  /// What content keeps from the edges: where the configuration has what it had at first, a cell's margins count.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard list.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let cell = superview?.superview
    else { return margins }
    let standard = UIListContentConfiguration.standardSideMargin
    var (leading, trailing) = (standard, standard)
    if let holder = superview as? CellContentView {
      (leading, trailing) = (holder.cellMargins.leading, holder.cellMargins.trailing)
    } else if (cell as? any ContentSurroundings)?.hasTrailingAccessories == true {
      trailing = 0
    }
    if margins.leading == standard { margins.leading = leading }
    if margins.trailing == standard { margins.trailing = trailing }
    return margins
  }

  private func frames(width: CGFloat, height: CGFloat?) -> ListContentLayout.Frames {
    var layout = ListContentLayout()
    layout.arrangement = list.prefersSideBySideTextAndSecondaryText ? .sideBySide : list.arrangement
    layout.isRightToLeft = isRightToLeft
    layout.margins = margins.edgeInsets(for: .leftToRight)
    layout.imagePadding = list.imageToTextPadding
    layout.horizontalPadding = list.textToSecondaryTextHorizontalPadding
    layout.verticalPadding = list.textToSecondaryTextVerticalPadding
    layout.grid = pixelGrid
    if let image = list.image, image.size.width > 0 {
      layout.imageSize = list.imageProperties.size(of: image)
      layout.imageRoom = list.imageProperties.room(for: image)
    }
    return layout.frames(
      width: width, height: height, text: textLabel.superview == nil ? nil : textLabel,
      secondary: secondaryTextLabel.superview == nil ? nil : secondaryTextLabel)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width, height: bounds.height)
    if imageView.superview != nil { imageView.frame = frames.image }
    if textLabel.superview != nil { textLabel.frame = frames.text }
    if secondaryTextLabel.superview != nil { secondaryTextLabel.frame = frames.secondary }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : 10_000
    return CGSize(width: width, height: frames(width: width, height: nil).height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }
}

nonisolated extension UIListContentConfiguration.ImageProperties {
  /// How wide symbols are at most beside body text, in points: so texts stand below each other, whatever the symbols.
  private static let symbolRoom: CGFloat = 24

  /// The room that is kept for an image, in points.
  func room(for image: UIImage) -> CGFloat {
    let width = reservedLayoutSize.width
    if width > 0 { return width }
    guard image.isSymbolImage else { return 0 }
    let size = image.symbolConfiguration?.resolvedPointSize ?? 17
    return Self.symbolRoom * size / 17
  }

  /// How large an image is shown, in points.
  func size(of image: UIImage) -> CGSize {
    var size = image.size
    let (width, height) = (maximumSize.width, maximumSize.height)
    let scale = min(
      width > 0 && size.width > width ? width / size.width : 1,
      height > 0 && size.height > height ? height / size.height : 1)
    size.width *= scale
    size.height *= scale
    return size
  }
}
