import Foundation

/// Finds addresses and telephone numbers among the words of a text.
struct DetectedLinks {
  /// Where one stands, in UTF-16 code units, and where it leads.
  struct Link {
    let range: NSRange
    let url: String
  }

  let links: [Link]

  init(in text: String, types: UIDataDetectorTypes) {
    guard !types.isDisjoint(with: [.link, .phoneNumber]) else {
      links = []
      return
    }
    var links: [Link] = []
    var unit = 0
    var words: [(text: Substring, unit: Int)] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " || $0.isNewline }) {
      words.append((line, unit))
      unit += line.utf16.count + 1
    }
    for word in words where types.contains(.link) {
      let bare = Self.bare(word.text)
      guard let url = Self.address(bare) else { continue }
      links.append(Link(range: NSRange(location: word.unit, length: bare.utf16.count), url: url))
    }
    if types.contains(.phoneNumber) { links += Self.numbers(in: words) }
    self.links = links.sorted { $0.range.location < $1.range.location }
  }

  /// A word without the punctuation behind it.
  private static func bare(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,;:!?)]}\"'’”»".contains(last) { word.removeLast() }
    return word
  }

  private static func address(_ word: Substring) -> String? {
    let lowercased = word.lowercased()
    if lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://") {
      return word.contains("://.") || word.hasSuffix("//") ? nil : String(word)
    }
    if lowercased.hasPrefix("mailto:") { return String(word) }
    if lowercased.hasPrefix("www."), word.dropFirst(4).contains(".") { return "https://" + word }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let dot = parts[1].lastIndex(of: "."),
      dot != parts[1].startIndex,
      parts[1][dot...].count > 2, word.allSatisfy({ $0.isLetter || $0.isNumber || "@.-_+".contains($0) })
    else { return nil }
    return "mailto:" + word
  }

  /// Numbers of 7 to 15 digits, which may be written in several words.
  private static func numbers(in words: [(text: Substring, unit: Int)]) -> [Link] {
    var links: [Link] = []
    var index = 0
    while index < words.count {
      var end = index
      while end < words.count, isPartOfNumber(words[end].text), end - index < 8 { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      let last = bare(words[end - 1].text)
      let digits = words[index..<end].flatMap { $0.text.filter { $0.isASCII && $0.isNumber } }
      if (7...15).contains(digits.count) {
        let sign = words[index].text.hasPrefix("+") ? "+" : ""
        let length = words[end - 1].unit + last.utf16.count - words[index].unit
        links.append(
          Link(
            range: NSRange(location: words[index].unit, length: length), url: "tel:" + sign + String(digits)))
      }
      index = end
    }
    return links
  }

  private static func isPartOfNumber(_ word: Substring) -> Bool {
    let word = bare(word)
    return word.contains { $0.isASCII && $0.isNumber }
      && word.allSatisfy { $0.isASCII && $0.isNumber || "+-()/.".contains($0) }
  }
}
