import Foundation

/// How the numbers of pages are written, as CSS's counter styles name them.
public enum PageNumbering: String, Sendable, CaseIterable {
  case decimal, lowerRoman, upperRoman, lowerAlpha, upperAlpha

  private static let numerals: [(value: Int, text: String)] = [
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
    (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
  ]

  /// A number as it is written; one that the style has no sign for stands in digits.
  public func text(of number: Int) -> String {
    switch self {
    case .decimal: return "\(number)"
    case .lowerRoman:
      guard (1...3999).contains(number) else { return "\(number)" }
      var (rest, text) = (number, "")
      for (value, numeral) in Self.numerals {
        while rest >= value {
          text += numeral
          rest -= value
        }
      }
      return text
    case .lowerAlpha:
      guard number > 0 else { return "\(number)" }
      var (rest, letters) = (number, [UInt8]())
      while rest > 0 {
        letters.append(UInt8(ascii: "a") + UInt8((rest - 1) % 26))
        rest = (rest - 1) / 26
      }
      return String(decoding: letters.reversed(), as: UTF8.self)
    case .upperRoman: return Self.lowerRoman.text(of: number).uppercased()
    case .upperAlpha: return Self.lowerAlpha.text(of: number).uppercased()
    }
  }
}
