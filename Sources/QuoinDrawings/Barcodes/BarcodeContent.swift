import QuoinDiagnostics

/// What is to be written in a symbology, looked at before any library sees it.
nonisolated struct BarcodeContent {
  /// The text, with its check digit where the symbology has one.
  let text: String
  /// What the library gets, which works the check digit out itself.
  let encoded: String

  /// Looks at a text.
  ///
  /// - Throws: A diagnostic that says what the symbology takes.
  init(_ text: String, for symbology: BarcodeSymbology) throws(Diagnostic) {
    guard !text.isEmpty else { throw .barcodeIsEmpty(symbology) }
    if let number = BarcodeNumber(symbology) {
      let (main, addOn) = try Self.parts(of: text, symbology)
      let checked = try number.checked(main)
      self.text = checked + addOn
      encoded = checked.dropLast() + addOn
      return
    }
    let limit = symbology.longestContent
    guard text.utf8.count <= limit else {
      throw .barcodeIsTooLong(symbology, count: text.utf8.count, limit: limit)
    }
    if text.utf8.contains(0) { throw .barcodeRefuses("\0", symbology) }
    if let characters = symbology.characters,
      let wrong = text.unicodeScalars.first(where: { !characters($0) })
    {
      throw .barcodeRefuses(wrong, symbology)
    }
    self.text = text
    encoded = symbology.isGS1 ? try Self.bracketed(text, symbology) : text
  }

  /// The digits of a number, written with hyphens or spaces as an ISBN is, and the add-on behind a `+`, with that.
  private static func parts(
    of text: String, _ symbology: BarcodeSymbology
  ) throws(Diagnostic) -> (main: String, addOn: String) {
    let halves = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let main = String(halves[0].filter { $0 != "-" && $0 != " " })
    guard halves.count == 2 else { return (main, "") }
    let addOn = halves[1].filter { $0 != " " }
    guard symbology.isRetail, [2, 5].contains(addOn.count), addOn.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else {
      throw .barcodeAddOn(String(halves[1]), symbology)
    }
    return (main, "+" + addOn)
  }

  /// The text with its identifiers in brackets, as the library has them, so that values may hold parentheses: what stands in these is
  /// an identifier if it is of two to four digits and no backslash stands before it.
  private static func bracketed(_ text: String, _ symbology: BarcodeSymbology) throws(Diagnostic) -> String {
    if let bracket = text.unicodeScalars.first(where: { $0 == "[" || $0 == "]" }) {
      throw .barcodeRefuses(bracket, symbology)
    }
    var (found, rest) = ("", text[...])
    while let next = rest.first {
      if next == "\\", let escaped = rest.dropFirst().first, "()\\".contains(escaped) {
        found.append(escaped)
        rest = rest.dropFirst(2)
        continue
      }
      let digits = next == "(" ? rest.dropFirst().prefix { $0.isASCII && $0.isNumber } : ""
      if (2...4).contains(digits.count), rest.dropFirst(digits.count + 1).first == ")" {
        found += "[\(digits)]"
        rest = rest.dropFirst(digits.count + 2)
      } else {
        found.append(next)
        rest = rest.dropFirst()
      }
    }
    return found
  }
}

nonisolated extension BarcodeSymbology {
  /// The most bytes that can ever fit, from each one's standard.
  fileprivate var longestContent: Int {
    switch self {
    // Numbers take half as much room as letters.
    case .code128, .gs1Code128: 120
    case .code39: 80
    case .dataMatrix, .gs1DataMatrix: 3116
    case .pdf417: 2710
    case .aztec: 3832
    case .qr: 7089
    case .ean13, .ean8, .upcA, .upcE, .itf14: 14
    }
  }

  /// Tells the characters that it takes; nothing for any.
  fileprivate var characters: ((Unicode.Scalar) -> Bool)? {
    switch self {
    case .code128: { $0.isASCII }
    case .gs1Code128, .gs1DataMatrix: { $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F }
    case .code39:
      { ("A"..."Z").contains($0) || ("0"..."9").contains($0) || " -.$/+%".unicodeScalars.contains($0) }
    default: nil
    }
  }

  /// What it takes, for the end of a sentence.
  fileprivate var allowed: String {
    switch self {
    case .code128: "ASCII characters only"
    case .gs1Code128, .gs1DataMatrix:
      "printable ASCII characters only, each part behind its identifier, such as (01)"
    case .code39: "capital letters, digits, spaces and -.$/+% only"
    default: "text without the character 0"
    }
  }
}

/// A number with a check digit.
nonisolated struct BarcodeNumber {
  let symbology: BarcodeSymbology
  /// How many digits there are, the check digit included.
  let length: Int

  /// Nothing for a symbology that takes other things than numbers.
  init?(_ symbology: BarcodeSymbology) {
    switch symbology {
    case .ean13: length = 13
    case .ean8, .upcE: length = 8
    case .upcA: length = 12
    case .itf14: length = 14
    default: return nil
    }
    self.symbology = symbology
  }

  /// The number with its check digit, which is added where it is missing.
  ///
  /// - Throws: A diagnostic for another length, for what is no digit, and for a check digit that does not fit.
  func checked(_ text: String) throws(Diagnostic) -> String {
    if let wrong = text.unicodeScalars.first(where: { !("0"..."9").contains($0) }) {
      throw .barcodeIsNoNumber(wrong, symbology, length: length)
    }
    let digits = text.utf8.map { Int($0) - 48 }
    guard digits.count == length || digits.count == length - 1 else {
      throw .barcodeHasOtherLength(symbology, count: digits.count, length: length)
    }
    if symbology == .upcE, digits[0] > 1 { throw .upcNumberSystem(digits[0]) }
    if symbology == .upcE, Self.hasShorterForm(digits) { throw .upcHasOtherForm }
    let body = Array(digits.prefix(length - 1))
    let check = Self.checkDigit(of: symbology == .upcE ? Self.expanded(body) : body)
    let right = body.map(String.init).joined() + String(check)
    if digits.count == length, digits[length - 1] != check {
      throw .wrongCheckDigit(symbology, digit: digits[length - 1], right: check, number: right)
    }
    return right
  }

  /// The digit that makes the sum of all, those in odd places from the right tripled, a multiple of ten.
  static func checkDigit(of digits: [Int]) -> Int {
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      sum += index.isMultiple(of: 2) ? 3 * digit : digit
    }
    return (10 - sum % 10) % 10
  }

  /// Whether what a UPC-E number stands for is written another way: its last digit tells of zeros that are there anyway.
  private static func hasShorterForm(_ digits: [Int]) -> Bool {
    switch digits[6] {
    case 3: digits[3] < 3
    case 4: digits[4] == 0
    case 5...: digits[5] == 0
    default: false
    }
  }

  /// The digits of the UPC-A number that a UPC-E one stands for, without its check digit.
  ///
  /// - Parameter digits: The number system and six digits, the last of which tells where zeros were left out.
  private static func expanded(_ digits: [Int]) -> [Int] {
    let (system, body, last) = (digits[0], Array(digits[1..<6]), digits[6])
    let zeros = { (count: Int) in [Int](repeating: 0, count: count) }
    return switch last {
    case 0...2: [system] + body[0..<2] + [last] + zeros(4) + body[2..<5]
    case 3: [system] + body[0..<3] + zeros(5) + body[3..<5]
    case 4: [system] + body[0..<4] + zeros(5) + body[4..<5]
    default: [system] + body + zeros(4) + [last]
    }
  }
}

nonisolated extension Diagnostic {
  static func barcodeIsEmpty(_ symbology: BarcodeSymbology) -> Diagnostic {
    Diagnostic(.error, "\(symbology.article) \(symbology.name) code needs something to say")
  }

  static func barcodeIsTooLong(_ symbology: BarcodeSymbology, count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "\(symbology.article) \(symbology.name) code has room for \(limit) bytes at most, and here are \(count)"
    )
  }

  static func barcodeRefuses(_ scalar: Unicode.Scalar, _ symbology: BarcodeSymbology) -> Diagnostic {
    Diagnostic(.error, "\(symbology.name) takes \(symbology.allowed), not \(scalar.mention)")
  }

  static func barcodeIsNoNumber(
    _ scalar: Unicode.Scalar, _ symbology: BarcodeSymbology, length: Int
  ) -> Diagnostic {
    Diagnostic(.error, "\(symbology.name) takes \(length) digits, and \(scalar.mention) is none")
  }

  static func barcodeAddOn(_ addOn: String, _ symbology: BarcodeSymbology) -> Diagnostic {
    Diagnostic(
      .error,
      symbology.isRetail
        ? "Behind the + of \(symbology.article.lowercased()) \(symbology.name) number stand the 2 or 5 digits of its add-on, not '\(addOn.quotable)'"
        : "\(symbology.name) has no add-on, so nothing can stand behind a +")
  }

  static func barcodeHasOtherLength(_ symbology: BarcodeSymbology, count: Int, length: Int) -> Diagnostic {
    Diagnostic(
      .error,
      "\(symbology.name) takes \(length) digits, or \(length - 1) without the check digit, and here \(count == 1 ? "is 1" : "are \(count)")"
    )
  }

  static func wrongCheckDigit(
    _ symbology: BarcodeSymbology, digit: Int, right: Int, number: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "The last digit of this \(symbology.name) number checks the others and has to be \(right), not \(digit)",
      suggestion: number)
  }

  static func upcNumberSystem(_ digit: Int) -> Diagnostic {
    Diagnostic(.error, "A UPC-E number begins with 0 or 1, not \(digit)")
  }
}

nonisolated extension Diagnostic {
  static var upcHasOtherForm: Diagnostic {
    Diagnostic(
      .error,
      "This is no UPC-E number: before a last digit of 3 the third is 3 or more, before 4 the fourth and before 5 to 9 the fifth is not 0"
    )
  }
}

nonisolated extension BarcodeSymbology {
  /// For the beginning of a sentence.
  var article: String { "AEU".contains(name.prefix(1)) && !isUPC ? "An" : "A" }

  private var isUPC: Bool { self == .upcA || self == .upcE }
}

nonisolated extension Unicode.Scalar {
  /// The character in a sentence; its number where it cannot be seen.
  fileprivate var mention: String {
    properties.generalCategory == .control ? "U+" + String(value, radix: 16, uppercase: true) : "'\(self)'"
  }
}
