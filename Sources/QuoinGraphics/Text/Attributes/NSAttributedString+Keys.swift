import Foundation

/// The attributes of text, named and typed as UIKit has them.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `rawValue` of the `UIFontDescriptor.SymbolicTraits` that the font takes on in addition, whichever font applies there: bold in
  /// a label's own font stays bold when the label gets another one.
  public static let fontTraits = NSAttributedString.Key("QuoinFontTraits")
  /// A number that the size of the font is multiplied with, whichever font applies there.
  public static let fontScale = NSAttributedString.Key("QuoinFontScale")
  /// A `UIColor` for the glyphs.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number of points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number of points added after each character, leaving ligatures on.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// 0 for no ligatures, else 1.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` for the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` for the strikethrough.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number of points that the baseline is raised by.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How many steps letters are raised by, as an `Int`; negative ones lower them. A step follows from the size of the font.
  public static let superscript = NSAttributedString.Key("NSSuperScript")
  /// An `NSTextAttachment`, for the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The language of the text as a `String` such as `de-CH`, by which words are hyphenated; American English without it.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The language of what is around the text, likewise, by which it is hyphenated where it says none itself.
  package static let surroundingLanguage = NSAttributedString.Key("QuoinSurroundingLanguage")
  /// A `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
}
