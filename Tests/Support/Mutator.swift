import Foundation

/// Damages inputs of any kind in seeded ways: bytes, pieces that mean something, what other inputs hold, and where they end.
public struct Mutator: Sendable {
  private let samples: [[UInt8]]
  private let words: [[UInt8]]

  /// Numbers that sizes, counts and places are rarely meant to be, as bytes.
  private static let numbers: [[UInt8]] = [
    [0], [0xFF], [0x80], [0, 0], [0xFF, 0xFF], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF],
    [0x7F, 0xFF, 0xFF, 0xFF],
    [0xFF, 0xFF, 0xFF, 0x7F], [0x80, 0, 0, 0], [0, 0, 0, 0x80],
  ]

  /// Creates a mutator.
  ///
  /// - Parameters:
  ///   - samples: Good inputs.
  ///   - words: What means something in them.
  public init(_ samples: [Data], words: [[UInt8]] = []) {
    self.samples = samples.map(Array.init)
    self.words = words + Self.numbers
  }

  /// Creates a mutator of texts.
  public init(_ samples: [String], words: [String]) {
    self.samples = samples.map { Array($0.utf8) }
    self.words = words.map { Array($0.utf8) }
  }

  /// A damaged input; one of eight texts is nothing but words.
  public func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = random.chance(12) ? random.some(of: words) : random.one(of: samples)
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&bytes, &random) }
    return bytes
  }

  /// A damaged text; what is no UTF-8 is replaced, as readers of files do.
  public func text(_ random: inout SeededGenerator) -> String {
    String(decoding: bytes(&random), as: UTF8.self)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    /// From the place, so many bytes as there are.
    func run(_ limit: Int) -> Range<Int> {
      place..<min(place + Int.random(in: 1...limit, using: &random), bytes.count)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(run(12))
    case 3: bytes.insert(contentsOf: bytes[run(40)], at: Int.random(in: 0...bytes.count, using: &random))
    case 4:
      let other = random.one(of: samples)
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[start...].prefix(Int.random(in: 1...60, using: &random)), at: place)
    case 5 where random.chance(20): bytes.removeSubrange(place...)
    case 6, 7:
      let word = random.one(of: words)
      bytes.replaceSubrange(place..<min(place + word.count, bytes.count), with: word)
    default: bytes.insert(contentsOf: random.one(of: words), at: place)
    }
  }
}

extension SeededGenerator {
  /// Up to forty words, one behind the other.
  fileprivate mutating func some(of words: [[UInt8]]) -> [UInt8] {
    (0..<Int.random(in: 0...40, using: &self)).flatMap { _ in one(of: words) }
  }
}
