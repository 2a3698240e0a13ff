import QuoinDiagnostics

/// How characters of a line are counted in positions.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A place as LSP has it: a line, and how many code units of it stand before the place; both from 0.
struct LinePosition: Hashable, Sendable {
  var line: Int
  var character: Int
}

/// Offsets of a text as lines and columns, and back.
struct PositionMap: Sendable {
  private(set) var bytes: [UInt8]
  let encoding: PositionEncoding
  private var lines: LineTable
  /// The code units before each so many bytes, so that no place of a long line has to be counted from its start. Behind what
  /// was replaced there are none.
  private var unitMarks: [Int]
  private static let markDistance = 256

  init(_ text: String, encoding: PositionEncoding) {
    self.init(Array(text.utf8), encoding: encoding)
  }

  init(_ bytes: [UInt8], encoding: PositionEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    var marks: [Int] = []
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset.isMultiple(of: Self.markDistance) { marks.append(units) }
      units += Self.units(byte, encoding)
    }
    lines = bytes.withUnsafeBufferPointer { LineTable($0) }
    unitMarks = marks
  }

  /// Replaces a part of the text, and goes through nothing else of it.
  mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
    bytes.replaceSubrange(range, with: text)
    lines.replace(range, by: text.count, in: bytes)
    unitMarks.removeLast(max(0, unitMarks.count - 1 - range.lowerBound / Self.markDistance))
  }

  /// The place of an offset; one within a character counts as that before it.
  func position(of offset: Int) -> LinePosition {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, Self.isWithin(bytes[offset]) { offset -= 1 }
    let line = lines.line(of: offset)
    return LinePosition(line: line, character: units(before: offset) - units(before: lines.starts[line]))
  }

  /// The code units before an offset.
  private func units(before offset: Int) -> Int {
    guard encoding != .utf8, !bytes.isEmpty else { return offset }
    let mark = min(offset / Self.markDistance, unitMarks.count - 1)
    return bytes[mark * Self.markDistance..<offset].reduce(unitMarks[mark]) {
      $0 + Self.units($1, encoding)
    }
  }

  /// Whether a byte is none that a character begins with.
  private static func isWithin(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The offset of a place; what lies beyond a line is its end, what lies beyond the text the text's end.
  func offset(of position: LinePosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.starts.count else { return bytes.count }
    var index = lines.starts[position.line]
    var units = 0
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let next = units + Self.units(bytes[index], encoding)
      if next > position.character { break }
      units = next
      index = min(index + Self.length(bytes[index]), bytes.count)
    }
    return index
  }

  /// How many bytes a character has that begins with a byte.
  private static func length(_ byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// The code units of the character that begins with a byte; none where none does.
  private static func units(_ byte: UInt8, _ encoding: PositionEncoding) -> Int {
    if isWithin(byte) { return 0 }
    return switch encoding {
    case .utf8: length(byte)
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }

  // MARK: JSON

  func json(_ offset: Int) -> JSONText {
    let position = position(of: offset)
    return ["line": JSONText(position.line), "character": JSONText(position.character)]
  }

  func json(_ range: Range<Int>) -> JSONText {
    ["start": json(range.lowerBound), "end": json(range.upperBound)]
  }
}
