extension StringProtocol where SubSequence == Substring {
  /// The text without white space at its ends.
  package var trimmingWhiteSpace: Substring {
    let text = self[...]
    // Nearly always there is none, and to ask Unicode takes long.
    if let first = text.utf8.first, let last = text.utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return text
    }
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return Substring() }
    return text[start...end]
  }
}
