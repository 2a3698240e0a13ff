extension StringProtocol {
  /// As much of a text as a sentence can quote: its beginning, where it is longer than 200 characters.
  package var quotable: String {
    // By scalars, since a character has any number of accents.
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 200, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return String(self) }
    return String(String.UnicodeScalarView(scalars[..<end])) + "…"
  }
}
