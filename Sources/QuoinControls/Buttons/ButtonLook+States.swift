import Foundation
import QuoinGraphics
import QuoinResources

extension ButtonLook {
  /// What a button shows that is told so for each state.
  init(of button: UIButton) {
    self.init()
    takeTitle(of: button)
    image = button.values.images[button.state]
    prefer(nil, of: button)
    backgroundImage = button.values.backgroundImages[button.state]
    isPopup = button.isPopup
    if button.isSystem { takeSystemLook(of: button) } else { takeCustomLook(of: button) }
    takeRoom(of: button)
  }

  private mutating func takeTitle(of button: UIButton) {
    let (state, values) = (button.state, button.values)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: button.titleFont, .foregroundColor: button.currentTitleColor,
    ]
    if let attributed = values.attributedTitles[state] {
      let text = ReleasingAttributedString(string: attributed.string, attributes: attributes)
      attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
        attributes, range, _ in text.addAttributes(attributes, range: range)
      }
      title = text
    } else {
      let text = button.isPopup ? button.shownTitle : values.titles[state]
      title = text.map { ReleasingAttributedString(string: $0, attributes: attributes) }
    }
    if title?.length == 0 { title = nil }
    lineBreakMode = button.content.titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    numberOfLines = button.content.titleLabel?.numberOfLines ?? 1
    if let shadow = values.titleShadowColors[state] {
      let offset = button.content.titleLabel?.shadowOffset ?? CGSize(width: 0, height: -1)
      let turns = state.contains(.highlighted) && button.reversesTitleShadowWhenHighlighted
      titleShadow = (shadow, turns ? CGSize(width: -offset.width, height: -offset.height) : offset)
    }
  }

  /// Pictures in the tint, paler under a finger, and a mark behind what is selected.
  private mutating func takeSystemLook(of button: UIButton) {
    let state = button.state
    imageTint = button.buttonType == .close ? .secondaryLabel : button.currentTitleColor
    if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
    if state.contains(.highlighted) { (titleAlpha, imageAlpha) = (0.2, 0.2) }
    guard state.contains(.selected), !state.contains(.disabled), backgroundImage == nil else { return }
    var filled = UIBackgroundConfiguration()
    filled.cornerRadius = 5
    filled.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: -Self.markReach, bottom: 4, trailing: -Self.markReach)
    background = filled
    backgroundColor = button.tintColor
    if button.values.titleColors[state] == nil { imageTint = .white }
  }

  /// Pictures as they are, darker under a finger and paler while the button is disabled.
  private mutating func takeCustomLook(of button: UIButton) {
    let state = button.state
    imageTint = button.tintColor
    // A state with a picture of its own says enough.
    if button.values.images[own: state] != nil { return }
    if state.contains(.highlighted), button.adjustsImageWhenHighlighted { imageAlpha = 0.5 }
    if state.contains(.disabled), button.adjustsImageWhenDisabled { imageAlpha = 0.5 }
  }

  private mutating func takeRoom(of button: UIButton) {
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
  }
}
