import Foundation

extension FormatLocale {
  /// Texts as a list in a sentence: `Ada, Bo, and Cy`.
  ///
  /// - Parameter isChoice: Whether one of them is meant, so that "or" stands before the last.
  func list(_ texts: [String], isChoice: Bool) -> String {
    guard var result = texts.last else { return "" }
    let patterns = isChoice ? choices : joints
    for index in texts.indices.dropLast().reversed() {
      let part = texts.count == 2 ? 3 : index == texts.count - 2 ? 2 : index == 0 ? 0 : 1
      let pattern = adapted(patterns[part], before: result)
      result = Self.filled(pattern, texts[index], result)
    }
    return result
  }

  /// A pattern with two texts in the places of `<` and `>`, which the texts themselves may have in them.
  private static func filled(_ pattern: String, _ first: String, _ second: String) -> String {
    var text = ""
    for character in pattern {
      switch character {
      case "<": text += first
      case ">": text += second
      default: text.append(character)
      }
    }
    return text
  }

  /// The word for "and" or "or" as it is before a text, in languages where that depends on how the text sounds or is written.
  private func adapted(_ pattern: String, before text: String) -> String {
    let start = text.lowercased()
    switch name.prefix(while: { $0 != "-" }) {
    case "es":
      let soundsLikeI =
        start.hasPrefix("i") || start.hasPrefix("hi") && !["hia", "hie"].contains { start.hasPrefix($0) }
      if soundsLikeI { return pattern.replacingOccurrences(of: " y ", with: " e ") }
      let isEleven = start.hasPrefix("11") && !(start.dropFirst(2).first?.isNumber ?? false)
      guard start.hasPrefix("o") || start.hasPrefix("ho") || start.hasPrefix("8") || isEleven else {
        return pattern
      }
      return pattern.replacingOccurrences(of: " o ", with: " u ")
    case "he":
      let isHebrew = text.unicodeScalars.first.map { (0x590...0x5FF).contains($0.value) } ?? true
      return isHebrew ? pattern : pattern.replacingOccurrences(of: "ו>", with: "ו->")
    default: return pattern
    }
  }
}
