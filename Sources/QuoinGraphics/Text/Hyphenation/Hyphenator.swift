import CQuoinGraphics
import Foundation

/// Where the words of one language may be broken, by the patterns of a dictionary.
///
/// `@unchecked Sendable`: libhyphen only reads a dictionary that is loaded, and keeps what it works with on the caller's
/// stack and heap.
final class Hyphenator: @unchecked Sendable {
  private let dictionary: UnsafeMutablePointer<HyphenDict>
  /// The memory that the dictionary takes, in bytes, nearly.
  let cost: Int

  /// Shorter words are left whole, in characters.
  static let shortest = 5
  /// Longer words are no words, in bytes; libhyphen's own buffer holds 100.
  private static let longest = 90

  /// Reads a dictionary in the form of libhyphen: the name of its encoding on the first line, then the patterns.
  ///
  /// - Returns: Nil for what is no such dictionary.
  init?(_ data: Data) {
    guard let patterns = Self.utf8Patterns(data), let file = Self.file(patterns) else { return nil }
    defer { fclose(file) }
    guard let dictionary = hnj_hyphen_load_file(file) else { return nil }
    self.dictionary = dictionary
    // A state for each letter of a pattern that it does not share with another, and what links them.
    cost = Int(dictionary.pointee.num_states) * 64 + data.count
  }

  deinit { hnj_hyphen_free(dictionary) }

  /// How many characters of a word may stand before a hyphen, in ascending order.
  func breaks(in word: String) -> [Int] {
    // Patterns are of small letters; those whose small form has another number of characters stay as they are.
    var letters = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      letters.append(small.count == 1 ? small.first ?? scalar : scalar)
    }
    var text = String(letters)
    return text.withUTF8 { bytes -> [Int] in
      guard bytes.count <= Self.longest, letters.count >= Self.shortest, !bytes.contains(0) else { return [] }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 8) { hyphens in
        hyphens.initialize(repeating: 0)
        var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var positions: UnsafeMutablePointer<Int32>?
        var cuts: UnsafeMutablePointer<Int32>?
        let failed = bytes.withMemoryRebound(to: CChar.self) { word in
          hnj_hyphen_hyphenate2(
            dictionary, word.baseAddress, Int32(word.count), hyphens.baseAddress, nil, &replacements,
            &positions,
            &cuts)
        }
        defer {
          if let replacements {
            for index in 0..<bytes.count { free(replacements[index]) }
          }
          free(replacements)
          free(positions)
          free(cuts)
        }
        guard failed == 0 else { return [] }
        // An odd number behind a character allows a hyphen there, unless letters would change with it.
        return (1..<letters.count).filter { hyphens[$0 - 1] & 1 == 1 && replacements?[$0 - 1] == nil }
      }
    }
  }

  /// The dictionary with its text in UTF-8.
  private static func utf8Patterns(_ data: Data) -> Data? {
    guard let end = data.firstIndex(of: 0x0A) else { return nil }
    let name = String(decoding: data[data.startIndex..<end], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty, name.utf8.count < 20, !name.utf8.contains(0) else { return nil }
    if name == "UTF-8" { return data }
    // libhyphen's own name of what others call CP1251.
    let encoding = name.replacing("microsoft-cp", with: "CP")
    let patterns = data[data.index(after: end)...]
    var count: UInt = 0
    let converted = patterns.withUnsafeBytes { bytes in
      g_convert(
        bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, "UTF-8", encoding, nil, &count, nil)
    }
    guard let converted else { return nil }
    defer { g_free(converted) }
    return Data("UTF-8\n".utf8) + Data(bytes: converted, count: Int(count))
  }

  /// A file that reads a copy of bytes.
  private static func file(_ data: Data) -> UnsafeMutablePointer<FILE>? {
    // Without a buffer of its own `fmemopen` makes one, which it frees itself.
    guard let file = fmemopen(nil, data.count + 1, "w+") else { return nil }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    rewind(file)
    guard written == data.count else {
      fclose(file)
      return nil
    }
    return file
  }
}
