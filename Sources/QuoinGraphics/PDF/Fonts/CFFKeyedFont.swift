/// A font of Adobe's technical note 5176 whose glyphs go by numbers of our own choice.
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
    var charset: [UInt8] = [0]
    for key in keys.dropFirst() { charset += big(Int(key), 2) }
    let choice: [UInt8] = [3, 0, 1, 0, 0, 0] + big(keys.count, 2)
    let strings = index([Array("Adobe".utf8), Array("Identity".utf8)])
    let charstrings = table[outlines.start..<outlines.end]
    func dictionary(_ places: [Int]) -> [UInt8] {
      var words = number(391) + number(392) + number(0) + [12, 30]
      // The size of its units, and the box around all glyphs.
      for entry in font where entry.key == 0x0C07 || entry.key == 5 { words += entry.bytes }
      words += number(Int(keys.last ?? 0) + 1) + [12, 34] + number(places[0]) + [15]
      return words + number(places[1]) + [12, 37] + number(places[2]) + [17] + number(places[3]) + [12, 36]
    }
    let head = [1, 0, 4, 4] + index([Array(table[name])])
    let rest = strings + [0, 0]
    var places = [head.count + index([dictionary([0, 0, 0, 0])]).count + rest.count]
    for part in [charset.count, choice.count, charstrings.count] { places.append((places.last ?? 0) + part) }
    func array(_ place: Int) -> [UInt8] { index([number(own.count) + number(place) + [18]]) }
    let end = (places.last ?? 0) + array(0).count
    return head + index([dictionary(places)]) + rest + charset + choice + charstrings + array(end) + own
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

  // MARK: Writing

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  /// An operand that takes five bytes, whatever it is.
  private static func number(_ value: Int) -> [UInt8] { [29] + big(value, 4) }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    var (offsets, offset) = (big(1, 4), 1)
    for item in items {
      offset += item.count
      offsets += big(offset, 4)
    }
    return big(items.count, 2) + [4] + offsets + items.joined()
  }
}
