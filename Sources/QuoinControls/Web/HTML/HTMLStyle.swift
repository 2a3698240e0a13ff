import Foundation
import QuoinGraphics

/// How text looks at a place of HTML.
struct HTMLStyle: Equatable {
  /// Where letters stand that are raised or lowered.
  enum Position { case normal, raised, lowered }

  /// The size in points.
  var size: CGFloat
  var family: String?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruck = false
  var position = Position.normal
  /// The colour; that of the surroundings unless said.
  var color: UIColor?
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  /// How many steps lines are moved in.
  var indentation = 0
  var isPreformatted = false
  var isHidden = false
  var language: String?

  /// A size that can be drawn, in points.
  static func kept(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 1), 400) : 17 }

  /// The attributes of text; what the base font and the surroundings' colour say is left out.
  func attributes(base: UIFont) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    let font = font(base: base)
    if font != base { attributes[.font] = font }
    if let color { attributes[.foregroundColor] = color }
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    // As far as typefaces raise and lower them.
    if position == .raised { attributes[.baselineOffset] = size * 0.33 }
    if position == .lowered { attributes[.baselineOffset] = -size * 0.16 }
    if let link { attributes[.link] = URL(string: link) ?? link }
    if let language { attributes[.languageIdentifier] = language }
    return attributes
  }

  private func font(base: UIFont) -> UIFont {
    let shown = Self.kept(position == .normal ? size : size * 0.7)
    var descriptor = base.fontDescriptor.withSize(shown)
    if let family, UIFont.isAvailable(family: family) { descriptor = descriptor.withFamily(family) }
    var traits = descriptor.symbolicTraits
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    if isBold || base.fontDescriptor.weight.rawValue >= UIFont.Weight.semibold.rawValue {
      traits.insert(.traitBold)
    }
    if traits != descriptor.symbolicTraits || isBold {
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFont(descriptor: descriptor, size: shown)
  }
}
