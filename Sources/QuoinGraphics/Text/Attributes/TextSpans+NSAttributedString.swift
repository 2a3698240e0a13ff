import Foundation
import QuoinResources

extension TextSpans {
  /// Reads UIKit's attributes; what is of another type than UIKit's is passed over.
  convenience init(_ attributed: NSAttributedString, font: UIFont, color: UIColor) {
    var spans: [Span] = []
    let string = attributed.string
    var end = string.utf8.startIndex
    var bytes = 0
    var numbers: [ObjectIdentifier: Int] = [:]
    for (values, range) in attributed.runs {
      let next = String.Index(utf16Offset: range.location + range.length, in: string)
      bytes += string.utf8.distance(from: end, to: next)
      end = next
      var attributes = TextAttributes(values, font: font, color: color)
      let lists = (values[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
      for list in lists.prefix(TextList.deepest) {
        let number = numbers[ObjectIdentifier(list)] ?? numbers.count
        numbers[ObjectIdentifier(list)] = number
        attributes.lists.append(TextList(number: number, numbering: list.markerFormat.numbering))
      }
      if let last = spans.last, last.attributes == attributes { spans.removeLast() }
      spans.append(Span(end: bytes, attributes: attributes))
    }
    self.init(spans)
  }
}

extension TextAttributes {
  fileprivate init(_ values: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.init(
      font: values[.font] as? UIFont ?? font, color: values[.foregroundColor] as? UIColor ?? color)
    if let traits = Self.number(values[.fontTraits]) {
      self.font = self.font.adding(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(Int(nearest: traits))))
    }
    backgroundColor = values[.backgroundColor] as? UIColor
    kern = Self.number(values[.kern]) ?? Self.number(values[.tracking]) ?? 0
    hasLigatures = Self.number(values[.ligature]) != 0
    baselineOffset = Self.number(values[.baselineOffset]) ?? 0
    if let steps = Self.number(values[.superscript]), steps != 0 {
      // As far as typefaces raise and lower them.
      let rise = min(max(steps, -4), 4) * self.font.pointSize * (steps < 0 ? 0.16 : 0.33)
      baselineOffset += rise
      raised = Raised(by: rise, from: self.font)
    }
    if let scale = Self.number(values[.fontScale]), scale.isFinite, scale > 0, scale != 1 {
      self.font = self.font.withSize(self.font.pointSize * scale)
    }
    underline = Self.underline(values[.underlineStyle])
    underlineColor = values[.underlineColor] as? UIColor
    strikethrough = Self.underline(values[.strikethroughStyle])
    strikethroughColor = values[.strikethroughColor] as? UIColor
    shadow = (values[.shadow] as? NSShadow)?.shadow
    link = ((values[.link] as? URL)?.absoluteString ?? values[.link] as? String).map { ExactString($0) }
    attachment = (values[.attachment] as? NSTextAttachment).map { TextAttachment($0) }
    language = (values[.languageIdentifier] ?? values[.surroundingLanguage]) as? String
    saysLanguage = values[.languageIdentifier] is String
    paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.paragraph
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func underline(_ value: Any?) -> NSUnderlineStyle {
    (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: Int(nearest: number(value) ?? 0))
  }
}
