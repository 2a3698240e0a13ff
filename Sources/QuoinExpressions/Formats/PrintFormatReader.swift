import QuoinDiagnostics

/// Takes a format apart.
struct PrintFormatReader {
  private let bytes: [UInt8]
  private var place = 0
  private var literal: [UInt8] = []
  /// The value that the next conversion without a position takes.
  private var next = 0
  private(set) var usesPositions = false
  private var usesOrder = false
  private(set) var pieces: [PrintFormat.Piece] = []
  private(set) var argumentCount = 0

  /// How many places a format may have; those of one value are no more in memory than this allows.
  private static let pieceLimit = 65_536
  /// More than this is no width for a text; also the most values and digits behind a point.
  private static let limit = 4096

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() throws(Diagnostic) {
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "%") else {
        literal.append(bytes[place])
        place += 1
        continue
      }
      try readConversion()
    }
    endLiteral()
  }

  private mutating func endLiteral() {
    if literal.isEmpty { return }
    pieces.append(.text(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  private mutating func readConversion() throws(Diagnostic) {
    guard pieces.count < Self.pieceLimit else { throw .tooManyPlaces(limit: Self.pieceLimit / 2) }
    let start = place
    place += 1
    let position = try readPosition(from: start)
    let flags = try readFlags(from: start)
    if flags.contains(.alternative), let name = readName() {
      endLiteral()
      pieces.append(.substitution(name: name, argument: try argument(position, from: start)))
      return
    }
    let width = try readSize(from: start)
    var precision: PrintFormat.Size?
    if take(UInt8(ascii: ".")) { precision = try readSize(from: start) ?? .fixed(0) }
    let length = readLength()
    guard place < bytes.count else { throw .formatEnds(spelling(from: start)) }
    let letter = bytes[place]
    place += 1
    if letter == UInt8(ascii: "%") {
      guard place - start == 2 else { throw .badPercent(spelling(from: start)) }
      literal.append(letter)
      return
    }
    guard let kind = Self.letters[letter] else {
      // Whole characters, for the message.
      while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      throw letter == UInt8(ascii: "n")
        ? .refusedConversion(spelling(from: start)) : .unknownConversion(spelling(from: start))
    }
    guard length.isEmpty || kind.lengths.contains(length) else {
      throw .badLength(length, of: spelling(from: start))
    }
    var conversion = PrintFormat.Conversion(
      argument: try argument(position, from: start), letter: kind.letter, spelling: spelling(from: start))
    conversion.flags = flags
    conversion.width = width
    conversion.precision = precision
    conversion.bits = kind.isLong ? 64 : Self.bits[length] ?? 32
    endLiteral()
    pieces.append(.value(conversion))
  }

  // MARK: Parts of a conversion

  /// `2$`, from 0.
  private mutating func readPosition(from start: Int) throws(Diagnostic) -> Int? {
    let first = place
    guard let number = try readNumber(from: start), take(UInt8(ascii: "$")) else {
      place = first
      return nil
    }
    guard number > 0 else { throw .badPosition(spelling(from: start)) }
    return number - 1
  }

  private mutating func argument(_ position: Int?, from start: Int) throws(Diagnostic) -> Int {
    if position == nil { usesOrder = true } else { usesPositions = true }
    if usesOrder, usesPositions { throw .mixedPositions(spelling(from: start)) }
    let index = position ?? next
    if position == nil { next += 1 }
    argumentCount = max(argumentCount, index + 1)
    return index
  }

  private mutating func readFlags(from start: Int) throws(Diagnostic) -> PrintFormat.Flags {
    var flags: PrintFormat.Flags = []
    while place < bytes.count, let flag = Self.flags[bytes[place]] {
      place += 1
      if flags.contains(flag) {
        throw .repeatedFlag(String(UnicodeScalar(bytes[place - 1])), in: spelling(from: start))
      }
      flags.insert(flag)
    }
    return flags
  }

  /// `@items@`, behind the flag `#`.
  private mutating func readName() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "@"),
      let end = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "@")), end > place + 1,
      bytes[place + 1..<end].allSatisfy({ $0 != UInt8(ascii: "%") && $0 > 0x20 })
    else { return nil }
    defer { place = end + 1 }
    return String(decoding: bytes[place + 1..<end], as: UTF8.self)
  }

  private mutating func readSize(from start: Int) throws(Diagnostic) -> PrintFormat.Size? {
    if take(UInt8(ascii: "*")) {
      return .argument(try argument(try readPosition(from: start), from: start))
    }
    return try readNumber(from: start).map { .fixed($0) }
  }

  private mutating func readNumber(from start: Int) throws(Diagnostic) -> Int? {
    let first = place
    var number = 0
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) {
      number = min(number * 10 + Int(bytes[place] - 0x30), Self.limit + 1)
      place += 1
    }
    if place == first { return nil }
    guard number <= Self.limit else { throw .formatTooLarge(spelling(from: start), limit: Self.limit) }
    return number
  }

  private mutating func readLength() -> String {
    for length in ["hh", "h", "ll", "l", "j", "z", "t", "L", "q"]
    where bytes[place...].starts(with: length.utf8) {
      place += length.utf8.count
      return length
    }
    return ""
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private func spelling(from start: Int) -> String {
    String(decoding: bytes[start..<min(place, start + 40)], as: UTF8.self)
  }

  // MARK: Tables

  private static let flags: [UInt8: PrintFormat.Flags] = [
    UInt8(ascii: "-"): .left, UInt8(ascii: "+"): .sign, UInt8(ascii: " "): .space,
    UInt8(ascii: "#"): .alternative, UInt8(ascii: "0"): .zeros, UInt8(ascii: "'"): .groups,
  ]

  private static let bits = ["hh": 8, "h": 16, "l": 64, "ll": 64, "j": 64, "z": 64, "t": 64, "q": 64]

  /// What a letter stands for: the one that it is the same as, and the lengths it may have.
  private struct Letter {
    let letter: UInt8
    var lengths: Set<String> = []
    var isLong = false
  }

  private static let letters: [UInt8: Letter] = {
    let whole: Set<String> = ["hh", "h", "l", "ll", "j", "z", "t", "q"]
    var letters: [UInt8: Letter] = [
      UInt8(ascii: "@"): Letter(letter: UInt8(ascii: "@")),
      UInt8(ascii: "i"): Letter(letter: UInt8(ascii: "d"), lengths: whole),
      UInt8(ascii: "p"): Letter(letter: UInt8(ascii: "p")),
      UInt8(ascii: "c"): Letter(letter: UInt8(ascii: "c"), lengths: ["l"]),
      UInt8(ascii: "C"): Letter(letter: UInt8(ascii: "c")),
      UInt8(ascii: "s"): Letter(letter: UInt8(ascii: "s"), lengths: ["l"]),
      UInt8(ascii: "S"): Letter(letter: UInt8(ascii: "s")),
      // What `ld`, `lo` and `lu` are.
      UInt8(ascii: "D"): Letter(letter: UInt8(ascii: "d"), isLong: true),
      UInt8(ascii: "O"): Letter(letter: UInt8(ascii: "o"), isLong: true),
      UInt8(ascii: "U"): Letter(letter: UInt8(ascii: "u"), isLong: true),
    ]
    for letter in "duoxX".utf8 { letters[letter] = Letter(letter: letter, lengths: whole) }
    for letter in "eEfFgGaA".utf8 { letters[letter] = Letter(letter: letter, lengths: ["l", "L"]) }
    return letters
  }()
}

extension Diagnostic {
  static func tooManyPlaces(limit: Int) -> Diagnostic {
    Diagnostic(.error, "A format has places for \(limit) values at most")
  }

  static func formatEnds(_ conversion: String) -> Diagnostic {
    Diagnostic(.error, "The format ends in the middle of \(conversion); a percent sign alone is written %%")
  }

  static func unknownConversion(_ conversion: String) -> Diagnostic {
    Diagnostic(
      .error,
      "The format has no conversion \(conversion); there are %@ %s %d %i %u %x %o %c %e %f %g %a, and %% for a percent sign"
    )
  }

  static func refusedConversion(_ conversion: String) -> Diagnostic {
    Diagnostic(.error, "The conversion \(conversion) writes into memory and is refused")
  }

  static func badPercent(_ conversion: String) -> Diagnostic {
    Diagnostic(.error, "\(conversion) is no conversion; a percent sign is written %%")
  }

  static func badLength(_ length: String, of conversion: String) -> Diagnostic {
    Diagnostic(.error, "The length \(length) does not fit the conversion \(conversion)")
  }

  static func badPosition(_ conversion: String) -> Diagnostic {
    Diagnostic(.error, "Positions of values count from 1, and \(conversion) has another")
  }

  static func mixedPositions(_ conversion: String) -> Diagnostic {
    Diagnostic(
      .error,
      "A format says positions for all of its values or for none; \(conversion) differs from those before")
  }

  static func repeatedFlag(_ flag: String, in conversion: String) -> Diagnostic {
    Diagnostic(.error, "The flag '\(flag)' is given twice in \(conversion)")
  }

  static func formatTooLarge(_ conversion: String, limit: Int) -> Diagnostic {
    Diagnostic(.error, "A number in \(conversion) is beyond the limit of \(limit)")
  }
}
