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
  var color: UIColor? { didSet { isLinkColor = false } }
  /// Whether the colour is that of a link for being one.
  private(set) var isLinkColor = false
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  /// How many steps lines are moved in.
  var indentation = 0
  /// The lists that it is in, the outermost first.
  var lists: [NSTextList] = []
  var isPreformatted = false
  var isHidden = false
  var language: String?

  /// Makes it a link to an address.
  mutating func link(to address: String) {
    link = address
    (color, isUnderlined) = (.link, true)
    isLinkColor = true
  }

  /// How large letters are that are raised or lowered, of the size of the others.
  private static let raisedScale: CGFloat = 2 / 3

  /// A size that can be drawn, in points.
  static func kept(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 1), 400) : 17 }

  /// The attributes of text; what the font and the colour of the surroundings say is left out.
  func attributes(_ look: HTMLText.Look) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if look.keepsFont {
      if !traits.isEmpty { attributes[.fontTraits] = Int(traits.rawValue) }
    } else {
      let font = font(base: look.font)
      if font != look.font { attributes[.font] = font }
    }
    if position != .normal {
      attributes[.superscript] = position == .raised ? 1 : -1
      attributes[.fontScale] = Self.raisedScale
    }
    if let color, !(isLinkColor && look.keepsColor) { attributes[.foregroundColor] = color }
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = URL(string: link) ?? link }
    if let language { attributes[.languageIdentifier] = language }
    return attributes
  }

  private func font(base: UIFont) -> UIFont {
    let shown = Self.kept(size)
    var descriptor = base.fontDescriptor.withSize(shown)
    if let family, UIFont.isAvailable(family: family) { descriptor = descriptor.withFamily(family) }
    return UIFont(descriptor: descriptor, size: shown).adding(traits)
  }

  /// What the text adds to the traits of the font around it.
  private var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
}
