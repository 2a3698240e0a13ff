import Foundation

/// Finds the decimal point in numbers as people write them: `1,204.50`, `1.204,50 €`, `12 kg`, `(3.5 %)`.
enum DecimalText {
  private static let points: Set<Character> = [".", ",", "\u{66B}"]

  /// What stands behind the whole digits of a number: the decimal point with all behind it, else whatever follows the last
  /// digit, such as a currency. Nothing for a text without digits.
  static func fraction(in text: String) -> Substring? {
    guard let last = lastDigit(of: text) else { return nil }
    let number = text[...last]
    let end = text.index(after: last)
    guard let point = number.lastIndex(where: points.contains), point > text.startIndex,
      text[text.index(before: point)].isNumber || number[..<point].allSatisfy({ !$0.isNumber })
    else { return trimmed(text[end...]) }
    let digits = number[number.index(after: point)...]
    guard digits.allSatisfy(\.isNumber) else { return trimmed(text[end...]) }
    // A comma before three digits divides thousands, unless a point does that before it; one that is there twice always does.
    let isGroup =
      digits.count == 3 && text[point] != "\u{66B}"
      && (number[..<point].contains(text[point]) || text[point] == "," && !number[..<point].contains("."))
    return isGroup ? trimmed(text[end...]) : trimmed(text[point...])
  }

  /// The last digit of the number itself: those behind a letter are of its unit, such as m² or m2, unless nothing else is
  /// there.
  private static func lastDigit(of text: String) -> String.Index? {
    var (last, afterLetter): (String.Index?, String.Index?)
    var isInWord = false
    for index in text.indices {
      let character = text[index]
      if character.isNumber {
        if isInWord || !character.isWholeNumber || isRaised(character) {
          afterLetter = index
        } else {
          last = index
        }
      } else if character.isLetter {
        isInWord = last != nil
      } else if character.isWhitespace {
        isInWord = false
      }
    }
    return last ?? afterLetter
  }

  /// Whether a digit stands high or low, as in m².
  private static func isRaised(_ character: Character) -> Bool {
    "²³¹⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉".contains(character)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return text[text.endIndex...] }
    return text[...last]
  }
}
