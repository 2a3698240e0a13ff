import Foundation
import QuoinGraphics
import QuoinResources

/// How a label sets its text beyond what UIKit's labels can be told: room between lines and letters, figures, hyphens.
///
/// Parts of an attributed text that say otherwise are set as they say.
///
/// ```swift
/// label.typesetting.lineHeightMultiple = 1.3
/// label.typesetting.fontFeatures = [.tabularFigures]
/// ```
public nonisolated struct Typesetting: Hashable, Sendable {
  /// Extra room between two lines, in points; 0 or more.
  public var lineSpacing: CGFloat = 0
  /// What the natural height of lines is multiplied with; 0 for 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// Room after each paragraph but the last, in points.
  public var paragraphSpacing: CGFloat = 0
  /// How far the first line of each paragraph is moved in, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// The room between the marker of an item of a list and its text, in points; that of a space unless set.
  public var markerSpacing: CGFloat?
  /// How much of its room a line must fill not to end in a hyphenated word, from 0 for no hyphens to 1.
  public var hyphenationFactor: CGFloat = 0
  /// Points added after each character; negative for less room.
  public var letterSpacing: CGFloat = 0
  /// OpenType features of the font, such as figures of one width.
  public var fontFeatures: [FontFeature] = []
  /// How lines share the words of a paragraph.
  public var textWrap = TextWrap.wrap
  /// Whether fonts that stand in for what the label's font lacks, as those of Arabic or Chinese, leave the height of lines alone.
  public var keepsLineHeight = false
  /// The language by which words are hyphenated, such as `de-CH`; that of the traits unless set, and American English where these
  /// say none.
  public var language: String?

  /// Creates the setting that UIKit's labels have.
  public init() {}

  /// A paragraph's setting with this one's.
  func paragraph(_ paragraph: TextParagraph) -> TextParagraph {
    var paragraph = paragraph
    paragraph.lineSpacing = lineSpacing
    paragraph.lineHeightMultiple = lineHeightMultiple
    paragraph.minimumLineHeight = minimumLineHeight
    paragraph.maximumLineHeight = maximumLineHeight
    paragraph.paragraphSpacing = paragraphSpacing
    paragraph.firstLineHeadIndent = firstLineHeadIndent
    paragraph.hyphenationFactor = Float(hyphenationFactor)
    paragraph.markerSpacing = markerSpacing
    paragraph.textWrap = textWrap
    paragraph.keepsLineHeight = keepsLineHeight
    return paragraph
  }

  /// A text with this setting, of which there are attributes or characters alone.
  ///
  /// - Parameter surroundings: The language of what is around it, by which words are hyphenated where nothing else is said; empty
  ///   for none.
  func text(
    _ attributed: NSAttributedString?, _ plain: String?, font: UIFont, color: UIColor,
    in surroundings: @autoclosure () -> String
  ) -> AttributedText {
    let font = font.withFeatures(fontFeatures)
    // Paragraphs with attributes may be hyphenated by what they say themselves.
    let isHyphenated = attributed != nil || hyphenationFactor > 0
    let around = language == nil && isHyphenated ? surroundings() : ""
    guard letterSpacing != 0 || language != nil || !around.isEmpty else {
      return attributed.map { AttributedText($0, font: font, color: color) }
        ?? AttributedText(plain ?? "", font: font, color: color)
    }
    let text = attributed ?? ReleasingAttributedString(string: plain ?? "")
    let spaced = ReleasingAttributedString(attributedString: text)
    var added: [(key: NSAttributedString.Key, value: Any)] = []
    if letterSpacing != 0 { added.append((.kern, letterSpacing)) }
    if let language { added.append((.languageIdentifier, language)) }
    if !around.isEmpty { added.append((.surroundingLanguage, around)) }
    for (key, value) in added {
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { own, range, _ in
        if own == nil { spaced.addAttribute(key, value: value, range: range) }
      }
    }
    return AttributedText(spaced, font: font, color: color)
  }
}

/// A setting that a label has beside UIKit's, apart from it, as few have one.
final class TypesettingBox {
  let value: Typesetting

  init(_ value: Typesetting) { self.value = value }
}

extension UILabel {
  /// How the text is set beyond what UIKit's labels can be told.
  public final var typesetting: Typesetting {
    get { content.typesetting?.value ?? Typesetting() }
    set {
      guard newValue != typesetting else { return }
      store(newValue == Typesetting() ? nil : TypesettingBox(newValue))
    }
  }
}
