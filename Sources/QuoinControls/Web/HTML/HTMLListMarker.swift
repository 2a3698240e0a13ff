/// What stands before the items of lists.
enum HTMLListMarker {
  /// The bullet of a list within so many lists, itself counted.
  static func bullet(level: Int) -> String {
    switch level {
    case ...1: "•"
    case 2: "◦"
    default: "▪"
    }
  }

  /// A number in the way that the list's `type` says: 1, a, A, i or I.
  static func numbered(_ number: Int, type: String?) -> String {
    switch type {
    case "a": (letters(number) ?? String(number)) + "."
    case "A": (letters(number)?.uppercased() ?? String(number)) + "."
    case "i": (roman(number) ?? String(number)) + "."
    case "I": (roman(number)?.uppercased() ?? String(number)) + "."
    default: "\(number)."
    }
  }

  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var (rest, letters) = (number, "")
    while rest > 0 {
      rest -= 1
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest /= 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let values = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, roman) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        roman += letters
        rest -= value
      }
    }
    return roman
  }
}
