import Foundation
import QuoinGraphics

/// The views in a button, which are made when there is something to show.
final class ButtonContent {
  private(set) var titleLabel: UILabel?
  private(set) var subtitleLabel: UILabel?
  private(set) var imageView: UIImageView?
  private(set) var indicator: UIActivityIndicatorView?
  private var shownTitle: NSAttributedString?

  /// The font of the label, which is what was set there.
  var givenFont: UIFont? { titleLabel?.font }

  func title(in button: UIButton) -> UILabel {
    if let titleLabel { return titleLabel }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: button.titleSize)
    made.lineBreakMode = .byTruncatingMiddle
    made.textColor = button.currentTitleColor
    titleLabel = made
    button.addSubview(made)
    return made
  }

  func image(in button: UIButton) -> UIImageView {
    if let imageView { return imageView }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    imageView = made
    button.addSubview(made)
    return made
  }

  func show(_ look: ButtonLook, in button: UIButton) {
    showTitle(look, in: button)
    showSubtitle(look, in: button)
    if look.image != nil || imageView != nil {
      let view = image(in: button)
      if view.image != look.image { view.image = look.image }
      view.isHidden = look.image == nil
      (view.tintColor, view.alpha) = (look.imageTint, look.imageAlpha)
    }
    if let color = look.indicatorColor {
      let wheel = indicator ?? UIActivityIndicatorView(style: .medium)
      if indicator == nil {
        indicator = wheel
        button.addSubview(wheel)
      }
      wheel.color = color
      wheel.startAnimating()
    } else {
      indicator?.stopAnimating()
    }
  }

  private func showTitle(_ look: ButtonLook, in button: UIButton) {
    guard look.title != nil || titleLabel != nil else { return }
    let label = title(in: button)
    // What is shown already need not be set anew.
    if shownTitle == nil || shownTitle?.isEqual(look.title) != true {
      // Whoever reads the label's colour finds that of the title, however late that was set.
      if let color = look.titleColor, label.textColor != color { label.textColor = color }
      label.attributedText = look.title
    }
    shownTitle = look.title
    // Without a configuration the label keeps what it is told of lines.
    if button.configuration != nil {
      (label.lineBreakMode, label.numberOfLines) = (look.lineBreakMode, look.numberOfLines)
    }
    label.textAlignment = look.alignment(in: button)
    if let shadow = look.titleShadow {
      label.shadowColor = shadow.color
      label.shadowOffset = shadow.offset
    }
    label.isHidden = look.title == nil
    label.alpha = look.titleAlpha
  }

  private func showSubtitle(_ look: ButtonLook, in button: UIButton) {
    guard look.subtitle != nil || subtitleLabel != nil else { return }
    let label = subtitleLabel ?? UILabel(frame: .zero)
    if subtitleLabel == nil {
      subtitleLabel = label
      button.addSubview(label)
    }
    label.attributedText = look.subtitle
    label.numberOfLines = 0
    label.textAlignment = look.alignment(in: button)
    label.isHidden = look.subtitle == nil
  }

  func lay(out look: ButtonLook, in button: UIButton) {
    let places = ButtonPlaces(self, look, in: button.contentRect(forBounds: button.bounds), of: button)
    // An override of where the parts stand counts.
    let content = button.contentRect(forBounds: button.bounds)
    titleLabel?.frame = look.title == nil ? .zero : button.titleRect(forContentRect: content)
    subtitleLabel?.frame = places.subtitle
    imageView?.frame = look.image == nil ? .zero : button.imageRect(forContentRect: content)
    indicator?.frame = places.image
  }
}

extension ButtonLook {
  /// The colour of the title's first letter; nothing where there is none.
  fileprivate var titleColor: UIColor? {
    guard let title, title.length > 0 else { return nil }
    return title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  /// How the lines of title and subtitle stand.
  func alignment(in button: UIButton) -> NSTextAlignment {
    let isRightToLeft = button.isRightToLeft
    switch titleAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center: return .center
    case .automatic:
      if subtitle != nil, image != nil, imagePlacement.isDisjoint(with: [.top, .bottom]) {
        return imagePlacement.contains(.leading) != isRightToLeft ? .left : .right
      }
      switch button.effectiveContentHorizontalAlignment {
      case .left: return .left
      case .right: return .right
      default: return .center
      }
    }
  }
}
