import CQuoinGraphics
import Foundation
import QuoinResources

/// Where the words of one language may be broken, by the patterns of a dictionary in the form of libhyphen.
///
/// libhyphen itself takes 3 s and 40 MB to read the German one, which any text with a hyphen would wait for.
final class Hyphenator: Sendable {
  /// The patterns of the parts that words are made of, where a dictionary has those, and then those of syllables.
  private let levels: [HyphenationStates]
  /// How many characters stand at least before and behind a hyphen of a word, and of a part of one.
  private let limits: HyphenationLimits

  /// Shorter words are left whole, in characters.
  static let shortest = 5
  /// Longer words are no words, in bytes.
  private static let longest = 90
  /// Reads a dictionary: the name of its encoding on the first line, then the patterns.
  ///
  /// - Parameter meter: What the work counts on.
  /// - Returns: Nil for what is no such dictionary, and where the budget is used up before its end.
  init?(_ data: Data, _ meter: BudgetMeter? = nil) {
    guard let patterns = Self.utf8Patterns(data), patterns.count < HyphenationStates.limit else { return nil }
    var reader = HyphenationReader(size: patterns.count)
    guard patterns.withUnsafeBytes({ reader.read($0.bindMemory(to: UInt8.self), meter) }) else { return nil }
    (levels, limits) = (reader.finished, reader.limits)
  }

  /// The memory that the dictionary takes, in bytes, nearly.
  var cost: Int { levels.reduce(256) { $0 + $1.cost } }

  /// How many characters of a word may stand before a hyphen, in ascending order.
  func breaks(in word: String) -> [Int] {
    // Patterns are of small letters; those whose small form has another number of characters stay as they are.
    var bytes: [UInt8] = []
    var characters = 0
    for scalar in word.unicodeScalars {
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      bytes.append(contentsOf: String(small.count == 1 ? small.first ?? scalar : scalar).utf8)
      characters += 1
    }
    guard bytes.count <= Self.longest, characters >= Self.shortest, !bytes.contains(0) else { return [] }
    var places = places(in: bytes[...], level: 0, isStart: true, isEnd: true)
    Self.clear(&places, of: bytes[...], left: limits.left, right: limits.right)
    var (found, count): ([Int], Int) = ([], 0)
    for index in bytes.indices {
      let isLast = index + 1 == bytes.count || bytes[index + 1] & 0xC0 != 0x80
      if isLast { count += 1 }
      if isLast, places[index], count < characters { found.append(count) }
    }
    return found
  }

  /// Whether a part of a word may be broken behind each of its bytes.
  private func places(in part: ArraySlice<UInt8>, level: Int, isStart: Bool, isEnd: Bool) -> [Bool] {
    let numbers = levels[level].numbers(in: [0x2E] + part + [0x2E])
    var places = part.indices.map { numbers[$0 - part.startIndex + 2] & 1 == 1 }
    (places[0], places[places.count - 1]) = (false, false)
    guard level + 1 < levels.count else { return places }
    guard places.contains(true) else {
      var syllables = self.places(in: part, level: level + 1, isStart: isStart, isEnd: isEnd)
      Self.clear(
        &syllables, of: part, left: isStart ? 0 : limits.leftOfPart, right: isEnd ? 0 : limits.rightOfPart)
      return syllables
    }
    var begin = 0
    for index in places.indices where places[index] || index + 1 == places.count {
      defer { begin = index + 1 }
      if index == begin { continue }
      let inner = self.places(
        in: part[part.startIndex + begin...part.startIndex + index], level: level,
        isStart: isStart && begin == 0, isEnd: isEnd && !places[index])
      for place in begin..<index { places[place] = inner[place - begin] }
    }
    return places
  }

  /// Forbids hyphens beside fewer characters than there have to be at the ends of a word or a part of one.
  private static func clear(_ places: inout [Bool], of part: ArraySlice<UInt8>, left: Int, right: Int) {
    if left < 2, right < 2 { return }
    let characters = part.count { $0 & 0xC0 != 0x80 }
    var count = 0
    for (index, byte) in part.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if count < left || characters - count < right { places[index] = false }
    }
  }

  /// The dictionary's lines in UTF-8, without the first.
  private static func utf8Patterns(_ data: Data) -> Data? {
    guard let end = data.firstIndex(of: 0x0A) else { return nil }
    let name = String(decoding: data[data.startIndex..<end], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name.utf8.count < 20, !name.utf8.contains(0) else { return nil }
    let patterns = data[data.index(after: end)...]
    if name == "UTF-8" { return patterns }
    // libhyphen's own name of what others call CP1251.
    let encoding = name.replacing("microsoft-cp", with: "CP")
    var count: UInt = 0
    let converted = patterns.withUnsafeBytes { bytes in
      g_convert(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, "UTF-8", encoding, nil, &count, nil)
    }
    guard let converted else { return nil }
    defer { g_free(converted) }
    return Data(bytes: converted, count: Int(count))
  }
}
