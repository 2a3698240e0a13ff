import Foundation

/// A font of Adobe's technical note 5176 whose glyphs go by numbers of our own choice, or by names, as it is written.
struct CFFFile {
  let name: [UInt8]
  /// The operands of the box around all glyphs, in units of the font.
  let box: [UInt8]
  /// The operands of the matrix from units of the font to its size; nothing for 1,000 units.
  let matrix: [UInt8]?
  /// The numbers of the glyphs in their order, rising from 0; or those of their names, with 0 for the first.
  let keys: [UInt16]
  /// The names that not all fonts know, whose numbers go from 391 on; nothing where glyphs go by numbers.
  var strings: [String]?
  /// The list of the outlines.
  let outlines: [UInt8]
  /// What holds for all outlines, such as hints and widths.
  var hints: [UInt8] = []

  var bytes: [UInt8] {
    var charset: [UInt8] = [0]
    for key in keys.dropFirst() { charset += Self.big(Int(key), 2) }
    if let strings { return bytes(charset, strings) }
    let choice: [UInt8] = [3, 0, 1, 0, 0, 0] + Self.big(keys.count, 2)
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)])
    let head = [1, 0, 4, 4] + Self.index([name])
    let rest = strings + [0, 0]
    var places = [head.count + Self.index([dictionary([0, 0, 0, 0])]).count + rest.count]
    for part in [charset.count, choice.count, outlines.count] { places.append((places.last ?? 0) + part) }
    func array(_ place: Int) -> [UInt8] {
      Self.index([Self.number(hints.count) + Self.number(place) + [18]])
    }
    let end = (places.last ?? 0) + array(0).count
    return head + Self.index([dictionary(places)]) + rest + charset + choice + outlines + array(end) + hints
  }

  private func bytes(_ charset: [UInt8], _ names: [String]) -> [UInt8] {
    let head = [1, 0, 4, 4] + Self.index([name])
    let rest = Self.index(names.map { Array($0.utf8) }) + [0, 0]
    func dictionary(from start: Int) -> [UInt8] {
      var words = box + [5]
      if let matrix { words += matrix + [12, 7] }
      words += Self.number(start) + [15] + Self.number(start + charset.count) + [17]
      words += Self.number(hints.count) + Self.number(start + charset.count + outlines.count) + [18]
      return Self.index([words])
    }
    let start = head.count + dictionary(from: 0).count + rest.count
    return head + dictionary(from: start) + rest + charset + outlines + hints
  }

  /// What is known of the font, with the places of its parts.
  private func dictionary(_ places: [Int]) -> [UInt8] {
    var words = Self.number(391) + Self.number(392) + Self.number(0) + [12, 30]
    // Some readers want the box right here.
    words += box + [5]
    if let matrix { words += matrix + [12, 7] }
    words += Self.number(Int(keys.last ?? 0) + 1) + [12, 34] + Self.number(places[0]) + [15]
    words += Self.number(places[1]) + [12, 37] + Self.number(places[2]) + [17]
    return words + Self.number(places[3]) + [12, 36]
  }

  // MARK: Numbers and lists

  /// An operand that takes five bytes, whatever it is.
  static func number(_ value: Int) -> [UInt8] { [29] + big(value, 4) }

  /// An operand that is no whole number.
  static func number(_ value: Double) -> [UInt8] {
    let digits = DecimalText.number(value, parts: 1_000_000_000_000).utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "."): 10
      case UInt8(ascii: "-"): 14
      default: byte - UInt8(ascii: "0")
      }
    }
    // Two to a byte, with 15 behind the last.
    let halves = digits + [UInt8](repeating: 15, count: 2 - digits.count % 2)
    return [30] + stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
  }

  /// A list of stretches of bytes.
  static func index(_ items: [[UInt8]]) -> [UInt8] {
    if items.isEmpty { return [0, 0] }
    let total = items.reduce(1) { $0 + $1.count }
    let size = total < 1 << 8 ? 1 : total < 1 << 16 ? 2 : total < 1 << 24 ? 3 : 4
    var (offsets, offset) = (big(1, size), 1)
    for item in items {
      offset += item.count
      offsets += big(offset, size)
    }
    return big(items.count, 2) + [UInt8(size)] + offsets + items.joined()
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}
