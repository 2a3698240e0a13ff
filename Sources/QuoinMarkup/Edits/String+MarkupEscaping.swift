extension String {
  /// Where a text is to stand in a file of XML.
  enum MarkupPlace {
    /// In an attribute's value, between quotes of this kind.
    case attribute(quote: Unicode.Scalar)
    /// Between tags.
    case content
  }

  /// The text with what XML needs written as references, and nothing else.
  ///
  /// Characters that XML does not allow at all become U+FFFD.
  func escaped(for place: MarkupPlace) -> String {
    var text = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch (scalar, place) {
      case ("<", _): text += "&lt;"
      case ("&", _): text += "&amp;"
      case ("\r", _): text += "&#13;"
      case ("\n", .attribute): text += "&#10;"
      case ("\t", .attribute): text += "&#9;"
      case ("\"", .attribute("\"")): text += "&quot;"
      case ("'", .attribute("'")): text += "&apos;"
      // `]]>` ends a CDATA section and must not stand in text.
      case (">", .content) where last == "]": text += "&gt;"
      case _ where !MarkupCharacters.isAllowed(scalar): text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return text
  }

  /// Whether the text can be the name of an element or attribute: `UILabel`, `layer.cornerRadius`, `MyApp.FooView`.
  public var isMarkupName: Bool {
    guard let first = utf8.first, MarkupCharacters.isNameStart(first) else { return false }
    return unicodeScalars.allSatisfy {
      $0.isASCII ? MarkupCharacters.isName(UInt8($0.value)) : MarkupCharacters.isAllowedInName($0)
    }
  }
}
