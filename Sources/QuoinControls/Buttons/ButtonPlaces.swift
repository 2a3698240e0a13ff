import Foundation
import QuoinGraphics

/// Where the parts of a button stand in its content rectangle.
struct ButtonPlaces {
  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var image = CGRect.zero
  /// The sign of a menu of choices.
  private(set) var indicator = CGRect.zero
  /// How large all of it is together.
  private(set) var size = CGSize.zero

  /// The diameter of the wheel in the place of a picture, and the width of the sign of a menu, in points.
  private static let wheel: CGFloat = 20
  private static let sign: CGFloat = 11
  private static let signGap: CGFloat = 6

  /// Places the parts.
  init(_ content: ButtonContent, _ look: ButtonLook, in rect: CGRect, of button: UIButton) {
    self.init(content, look, room: rect.size, isRightToLeft: button.isRightToLeft)
    place(in: rect, look, button)
  }

  /// How large a button wants to be.
  static func size(of content: ButtonContent, _ look: ButtonLook, fitting room: CGSize, in button: UIButton)
    -> CGSize
  {
    let insets = look.insets(isRightToLeft: button.isRightToLeft)
    func inner(_ length: CGFloat, _ used: CGFloat) -> CGFloat {
      length > 0 && length.isFinite ? max(length - used, 0) : .infinity
    }
    let places = ButtonPlaces(
      content, look,
      room: CGSize(
        width: inner(room.width, insets.left + insets.right),
        height: inner(room.height, insets.top + insets.bottom)),
      isRightToLeft: button.isRightToLeft)
    let scale = max(button.displayScale, 1)
    func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(
      width: max(whole(places.size.width + insets.left + insets.right), look.leastSize.width),
      height: max(whole(places.size.height + insets.top + insets.bottom), look.leastSize.height))
  }

  /// Measures the parts and places them from 0, left to right.
  private init(_ content: ButtonContent, _ look: ButtonLook, room: CGSize, isRightToLeft: Bool) {
    if let own = look.image?.size {
      let factor = min(1, room.width / max(own.width, 1), room.height / max(own.height, 1))
      image.size = CGSize(width: own.width * factor, height: own.height * factor)
    } else if look.indicatorColor != nil {
      image.size = CGSize(width: Self.wheel, height: Self.wheel)
    }
    let hasText = look.title != nil || look.subtitle != nil
    let isBeside = look.imagePlacement.isDisjoint(with: [.top, .bottom])
    let gap = image.size == .zero || !hasText ? 0 : look.imagePadding
    var width = room.width
    if isBeside, image.size != .zero { width = max(width - image.width - gap, 0) }
    if look.isPopup { width = max(width - Self.sign - Self.signGap, 0) }
    let textRoom = CGSize(width: width, height: .infinity)
    if look.title != nil, let label = content.titleLabel {
      title.size = label.sizeThatFits(textRoom)
      title.size.width = min(title.width, width)
    }
    if look.subtitle != nil, let label = content.subtitleLabel {
      subtitle.size = label.sizeThatFits(textRoom)
    }
    let titleGap = look.title != nil && look.subtitle != nil ? look.titlePadding : 0
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    title.size.width = text.width
    subtitle.size.width = text.width
    subtitle.origin.y = title.height + titleGap
    let sign = look.isPopup ? Self.sign + Self.signGap : 0
    if isBeside {
      size = CGSize(width: image.width + gap + text.width + sign, height: max(image.height, text.height))
      move(title: 0, (size.height - text.height) / 2)
      image.origin.y = (size.height - image.height) / 2
      let isFirst = look.imagePlacement.contains(.trailing) == isRightToLeft
      let start = isRightToLeft ? sign : 0
      if isFirst { move(title: start + image.width + gap, 0) } else { move(title: start, 0) }
      image.origin.x = isFirst ? start : start + text.width + gap
    } else {
      let wide = max(image.width, text.width)
      size = CGSize(width: wide + sign, height: image.height + gap + text.height)
      let start = isRightToLeft ? sign : 0
      image.origin.x = start + (wide - image.width) / 2
      let isAbove = look.imagePlacement.contains(.top)
      image.origin.y = isAbove ? 0 : text.height + gap
      move(title: start + (wide - text.width) / 2, isAbove ? image.height + gap : 0)
    }
    if look.isPopup {
      indicator = CGRect(
        x: isRightToLeft ? 0 : size.width - Self.sign, y: size.height / 2 - 8, width: Self.sign, height: 16)
    }
  }

  private mutating func move(title x: CGFloat, _ y: CGFloat) {
    title = title.offsetBy(dx: x, dy: y)
    subtitle = subtitle.offsetBy(dx: x, dy: y)
  }

  /// Moves all to where the button's alignments want it.
  private mutating func place(in rect: CGRect, _ look: ButtonLook, _ button: UIButton) {
    var offset = CGPoint(x: rect.minX, y: rect.minY)
    let (freeWidth, freeHeight) = (rect.width - size.width, rect.height - size.height)
    switch button.effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: offset.x += freeWidth
    case .center: offset.x += freeWidth / 2
    case .fill:
      // A picture alone fills; text takes the room beside it.
      if look.title == nil, look.subtitle == nil {
        image.size.width = rect.width
      } else {
        title.size.width += max(freeWidth, 0)
        subtitle.size.width += max(freeWidth, 0)
        if image.minX > title.minX { image.origin.x += max(freeWidth, 0) }
      }
    }
    switch button.contentVerticalAlignment {
    case .top: break
    case .bottom: offset.y += freeHeight
    case .center: offset.y += freeHeight / 2
    case .fill:
      if look.title == nil, look.subtitle == nil {
        image.size.height = rect.height
      } else {
        offset.y += freeHeight / 2
      }
    }
    let grid = max(button.displayScale, 1)
    func moved(_ part: CGRect, by insets: UIEdgeInsets) -> CGRect {
      let x = part.minX + offset.x + (insets.left - insets.right) / 2
      let y = part.minY + offset.y + (insets.top - insets.bottom) / 2
      return CGRect(
        x: (x * grid).rounded() / grid, y: (y * grid).rounded() / grid, width: part.width, height: part.height
      )
    }
    // Opposite insets move a part by their difference's half, as they do around something in the middle.
    title = moved(title, by: look.titleEdgeInsets)
    subtitle = moved(subtitle, by: look.titleEdgeInsets)
    image = moved(image, by: look.imageEdgeInsets)
    indicator = moved(indicator, by: .zero)
  }
}
