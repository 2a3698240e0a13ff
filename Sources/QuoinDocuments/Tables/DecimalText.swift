import Foundation

/// Finds the decimal point in numbers as people write them: `1,204.50`, `1.204,50 €`, `12 kg`, `(3.5 %)`.
enum DecimalText {
  /// What stands behind the whole digits of a number: the decimal point with all behind it, else whatever follows the last
  /// digit, such as a currency. Nothing for a text without digits.
  static func fraction(in text: String) -> Substring? {
    // A table asks this of each of its numbers; what one character is to readers, which takes long to find, changes nothing.
    let scalars = text.unicodeScalars
    guard let last = lastDigit(of: scalars) else { return nil }
    let number = scalars[...last]
    let end = scalars.index(after: last)
    guard let point = number.lastIndex(where: \.isDecimalPoint), point > scalars.startIndex,
      scalars[scalars.index(before: point)].isNumber || number[..<point].allSatisfy({ !$0.isNumber })
    else { return trimmed(scalars[end...]) }
    let digits = number[number.index(after: point)...]
    guard digits.allSatisfy(\.isNumber) else { return trimmed(scalars[end...]) }
    // A comma before three digits divides thousands, unless a point does that before it; one that is there twice always does.
    let isGroup =
      digits.count == 3 && scalars[point] != "\u{66B}"
      && (number[..<point].contains(scalars[point])
        || scalars[point] == "," && !number[..<point].contains("."))
    return trimmed(scalars[(isGroup ? end : point)...])
  }

  /// The last digit of the number itself: those behind a letter are of its unit, such as m² or m2, unless nothing else is
  /// there.
  private static func lastDigit(of text: String.UnicodeScalarView) -> String.Index? {
    var (last, afterLetter): (String.Index?, String.Index?)
    var isInWord = false
    for index in text.indices {
      let scalar = text[index]
      if scalar.isNumber {
        if isInWord || !scalar.isPlainDigit {
          afterLetter = index
        } else {
          last = index
        }
      } else if scalar.properties.isAlphabetic {
        isInWord = last != nil
      } else if scalar.properties.isWhitespace {
        isInWord = false
      }
    }
    return last ?? afterLetter
  }

  private static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring {
    guard let last = text.lastIndex(where: { !$0.properties.isWhitespace }) else {
      return Substring(text[text.endIndex...])
    }
    return Substring(text[...last])
  }
}

extension Unicode.Scalar {
  fileprivate var isDecimalPoint: Bool { self == "." || self == "," || self == "\u{66B}" }

  fileprivate var isNumber: Bool {
    isASCII ? (0x30...0x39).contains(value) : properties.numericType != nil
  }

  /// Whether it is a whole digit that stands neither high nor low, as in m².
  fileprivate var isPlainDigit: Bool {
    if isASCII { return true }
    let isRaised = value == 0xB2 || value == 0xB3 || value == 0xB9 || (0x2070...0x2089).contains(value)
    return !isRaised && properties.numericValue.map { $0 == $0.rounded() } == true
  }
}
