import Foundation
import QuoinResources

extension NSAttributedString {
  /// The text with what it is shown with, as UIKit's views read it back: fonts with their traits, colours and paragraph
  /// styles, those of the view where the text says none.
  ///
  /// - Parameters:
  ///   - font: The view's font.
  ///   - color: The view's colour of text.
  ///   - paragraph: The view's alignment, and how it breaks lines.
  /// - Returns: A text that is shown the same without the view's settings.
  package func readBack(font: UIFont, color: UIColor, paragraph: NSParagraphStyle) -> NSAttributedString {
    let text = ReleasingAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      var own = values[.font] as? UIFont ?? font
      if let traits = values[.fontTraits] as? Int {
        own = own.adding(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: traits)))
        text.removeAttribute(.fontTraits, range: range)
      }
      text.addAttribute(.font, value: own, range: range)
      if values[.foregroundColor] == nil { text.addAttribute(.foregroundColor, value: color, range: range) }
      if values[.paragraphStyle] == nil {
        text.addAttribute(.paragraphStyle, value: paragraph, range: range)
      }
    }
    return text
  }
}

extension NSParagraphStyle {
  /// What views read back for their text: an alignment, and a way to break lines.
  package static func reading(_ alignment: NSTextAlignment, _ mode: NSLineBreakMode) -> NSParagraphStyle {
    var paragraph = NSParagraphStyle.default.paragraph
    (paragraph.alignment, paragraph.lineBreakMode) = (alignment, mode)
    return NSParagraphStyle(paragraph)
  }
}
