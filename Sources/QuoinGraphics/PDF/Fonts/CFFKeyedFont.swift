/// A font of HarfBuzz's making whose glyphs get other numbers.
///
/// HarfBuzz leaves out the glyphs that are not used and numbers the others anew, which a page that has been written does
/// not follow. A font that keeps all numbers takes 12 KB more, for places of glyphs that are not there.
enum CFFKeyedFont {
  /// Gives glyphs other numbers.
  ///
  /// - Parameters:
  ///   - table: A font that goes by names, whose outlines call no subroutines.
  ///   - keys: The numbers of its glyphs in their order, rising from 0.
  /// - Returns: Nothing where the font is built otherwise.
  static func make(_ table: [UInt8], keys: [UInt16]) -> [UInt8]? {
    guard table.count > 4, let names = Index(at: Int(table[2]), in: table),
      let fonts = Index(at: names.end, in: table), fonts.items.count == 1, let name = names.items.first,
      let font = entries(fonts.items[0], of: table),
      let start = font.first(where: { $0.key == 17 }).flatMap({ numbers($0.operands)?.last }),
      let outlines = Index(at: start, in: table), outlines.items.count == keys.count, keys.first == 0,
      let place = font.first(where: { $0.key == 18 }).flatMap({ numbers($0.operands) }), place.count == 2,
      place[0] >= 0, place[1] >= 0, place[0] + place[1] <= table.count,
      let hints = entries(place[1]..<place[1] + place[0], of: table)
    else { return nil }
    // Hints and widths, without the place of subroutines.
    var own: [UInt8] = []
    for entry in hints where entry.key != 19 { own += entry.bytes }
    func operands(_ key: Int) -> [UInt8]? { font.first { $0.key == key }.map { Array($0.operands) } }
    return CFFFile(
      name: Array(table[name]), box: operands(5) ?? Array(repeating: 139, count: 4), matrix: operands(0x0C07),
      keys: keys, outlines: Array(table[outlines.start..<outlines.end]), hints: own
    ).bytes
  }

  /// Whether glyphs go by numbers of characters, which need not be their own numbers.
  ///
  /// - Parameter table: The table as far as it tells about the font.
  static func isKeyedByCharacter(_ table: [UInt8]) -> Bool {
    guard table.count > 4, let names = Index(at: Int(table[2]), in: table),
      let fonts = Index(at: names.end, in: table),
      let font = fonts.items.first.flatMap({ entries($0, of: table) })
    else { return true }
    return font.contains { $0.key == 0x0C1E }
  }

  // MARK: Reading

  /// A list of stretches of bytes.
  private struct Index {
    let start: Int
    let end: Int
    let items: [Range<Int>]

    init?(at start: Int, in table: [UInt8]) {
      guard start >= 0, start + 2 <= table.count else { return nil }
      self.start = start
      let count = Int(table[start]) << 8 | Int(table[start + 1])
      guard count > 0 else {
        (end, items) = (start + 2, [])
        return
      }
      guard start + 3 <= table.count, case let size = Int(table[start + 2]), (1...4).contains(size),
        case let data = start + 3 + (count + 1) * size, data <= table.count
      else { return nil }
      let offsets = (0...count).map { number in
        (0..<size).reduce(0) { $0 << 8 | Int(table[start + 3 + number * size + $1]) } + data - 1
      }
      guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }), offsets[0] >= data,
        offsets[count] <= table.count
      else { return nil }
      end = offsets[count]
      items = (0..<count).map { offsets[$0]..<offsets[$0 + 1] }
    }
  }

  /// An operator with the operands before it.
  private struct Entry {
    /// One byte, or two of which the first is 12.
    let key: Int
    let operands: ArraySlice<UInt8>
    /// Operands and operator.
    let bytes: ArraySlice<UInt8>
  }

  private static func entries(_ range: Range<Int>, of table: [UInt8]) -> [Entry]? {
    var entries: [Entry] = []
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      let byte = table[position]
      switch byte {
      case 0...21:
        let end = position + (byte == 12 ? 2 : 1)
        guard end <= range.upperBound else { return nil }
        let key = byte == 12 ? 0x0C00 | Int(table[position + 1]) : Int(byte)
        entries.append(Entry(key: key, operands: table[start..<position], bytes: table[start..<end]))
        (start, position) = (end, end)
      case 28: position += 3
      case 29: position += 5
      case 30:
        // A decimal number, two digits a byte, with 15 behind the last.
        repeat {
          position += 1
        } while position < range.upperBound && table[position] & 15 != 15
          && table[position] >> 4 != 15
        position += 1
      case 247...254: position += 2
      default: position += 1
      }
    }
    return position == range.upperBound ? entries : nil
  }

  /// Whole operands; nothing where there are others.
  private static func numbers(_ operands: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    var rest = operands
    while let byte = rest.popFirst() {
      switch byte {
      case 28 where rest.count >= 2:
        numbers.append(Int(Int16(truncatingIfNeeded: rest.prefix(2).reduce(0) { $0 << 8 | Int($1) })))
        rest = rest.dropFirst(2)
      case 29 where rest.count >= 4:
        numbers.append(Int(Int32(truncatingIfNeeded: rest.prefix(4).reduce(0) { $0 << 8 | Int($1) })))
        rest = rest.dropFirst(4)
      case 32...246: numbers.append(Int(byte) - 139)
      case 247...250:
        guard let next = rest.popFirst() else { return nil }
        numbers.append((Int(byte) - 247) * 256 + Int(next) + 108)
      case 251...254:
        guard let next = rest.popFirst() else { return nil }
        numbers.append(-(Int(byte) - 251) * 256 - Int(next) - 108)
      default: return nil
      }
    }
    return numbers
  }
}
