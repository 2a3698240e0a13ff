import CQuoinGraphics

/// Where the table `CFF ` of a font holds the outline of each glyph, by Adobe's technical note 5176.
struct CFFOutlines {
  /// The whole table.
  let table: UnsafeRawBufferPointer
  /// Whether glyphs go by numbers of characters, which need not be their own numbers.
  let isKeyedByCharacter: Bool
  private let index: Index

  /// Nothing for a font without such a table, or with one that is damaged.
  init?(_ table: UnsafeRawBufferPointer) {
    // The header's length, then the fonts' names, then what is said of each font: there is one in an OpenType file.
    guard table.count > 4, let names = Index(at: Int(table[2]), in: table),
      let fonts = Index(at: names.end, in: table), let font = fonts.element(0, in: table),
      let start = Self.place(ofOutlinesIn: font, of: table), let index = Index(at: start, in: table)
    else { return nil }
    self.table = table
    isKeyedByCharacter = Self.hasCharacterKeys(font, of: table)
    self.index = index
  }

  /// Copies the table without the outlines of other glyphs than those given and glyph 0, which every font must show.
  ///
  /// - Parameters:
  ///   - glyphs: The numbers of the glyphs.
  ///   - target: Room for the whole table; what is left out stays as it was.
  func copy(only glyphs: Set<UInt32>, to target: UnsafeMutableRawPointer) {
    func copy(_ range: Range<Int>) {
      guard let base = table.baseAddress else { return }
      (target + range.lowerBound).copyMemory(from: base + range.lowerBound, byteCount: range.count)
    }
    copy(0..<index.data)
    copy(index.end..<table.count)
    for glyph in glyphs.union([0]) {
      if let range = index.element(Int(glyph), in: table) { copy(range) }
    }
  }

  /// Whether the operator 12 30 is in a dictionary, behind its three operands: it can only be the first one.
  private static func hasCharacterKeys(_ range: Range<Int>, of table: UnsafeRawBufferPointer) -> Bool {
    var position = range.lowerBound
    for _ in 0..<3 where position < range.upperBound {
      switch table[position] {
      case 28: position += 3
      case 29: position += 5
      case 247...254: position += 2
      case 32...246: position += 1
      default: return false
      }
    }
    return position + 1 < range.upperBound && table[position] == 12 && table[position + 1] == 30
  }

  /// The operand of the operator 17 in a dictionary of operands, each before its operator.
  private static func place(ofOutlinesIn range: Range<Int>, of table: UnsafeRawBufferPointer) -> Int? {
    var position = range.lowerBound
    var operand: Int?
    func number(_ count: Int) -> Int? {
      guard position + count < range.upperBound else { return nil }
      return (1...count).reduce(0) { $0 << 8 | Int(table[position + $1]) }
    }
    while position < range.upperBound {
      let byte = table[position]
      switch byte {
      case 17: return operand
      case 12: position += 1
      case 28:
        operand = number(2)
        position += 2
      case 29:
        operand = number(4)
        position += 4
      case 30:
        // A decimal number, two digits a byte, with 15 behind the last.
        repeat { position += 1 } while position < range.upperBound && table[position] & 15 != 15
      case 247...250:
        operand = number(1).map { (Int(byte) - 247) * 256 + $0 + 108 }
        position += 1
      case 251...254:
        operand = nil  // Below zero, which no place is.
        position += 1
      case 32...246: operand = Int(byte) - 139
      default: break
      }
      position += 1
    }
    return nil
  }

  /// A list of stretches of bytes: their count, the size of an offset, the offsets, then the bytes.
  private struct Index {
    let count: Int
    private let offsetSize: Int
    private let offsets: Int
    /// Where the bytes begin.
    let data: Int
    /// Where the list ends.
    private(set) var end: Int

    init?(at start: Int, in table: UnsafeRawBufferPointer) {
      guard start >= 0, start + 3 <= table.count else { return nil }
      count = Int(table[start]) << 8 | Int(table[start + 1])
      offsetSize = count == 0 ? 0 : Int(table[start + 2])
      offsets = start + 3
      data = count == 0 ? start + 2 : offsets + (count + 1) * offsetSize
      end = data
      guard count > 0 else { return }
      guard (1...4).contains(offsetSize), data <= table.count,
        let last = place(count, in: table)
      else { return nil }
      end = last
    }

    /// The bytes of an element.
    func element(_ number: Int, in table: UnsafeRawBufferPointer) -> Range<Int>? {
      guard number < count, let start = place(number, in: table), let end = place(number + 1, in: table),
        start <= end
      else { return nil }
      return start..<end
    }

    /// Where an element begins, counted from 1 before the bytes.
    private func place(_ number: Int, in table: UnsafeRawBufferPointer) -> Int? {
      let offset = (0..<offsetSize).reduce(0) { $0 << 8 | Int(table[offsets + number * offsetSize + $1]) }
      let place = data - 1 + offset
      return offset > 0 && place <= table.count ? place : nil
    }
  }
}
