import QuoinResources

/// How many characters stand at least before and behind a hyphen.
struct HyphenationLimits {
  /// In a whole word.
  var left = 2
  var right = 2
  /// In a part of a word that has one before or behind it; 0 for any.
  var leftOfPart = 0
  var rightOfPart = 0
}

/// Reads the lines of a dictionary of hyphenation.
struct HyphenationReader {
  private(set) var limits = HyphenationLimits()
  private var levels: [HyphenationStates]
  private let size: Int

  /// How many lines are read until the budget is asked.
  private static let linesAtOnce = 1024
  /// What a line takes to be read, in units of work.
  private static let workOfLine = 15

  /// - Parameter size: How many bytes there are to be read.
  init(size: Int) {
    self.size = size
    levels = [HyphenationStates(size: size)]
  }

  /// The patterns, level by level.
  var finished: [HyphenationStates] {
    levels.map { level in
      var level = level
      level.finish()
      return level
    }
  }

  /// Reads all lines; false where the budget is used up before.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ meter: BudgetMeter?) -> Bool {
    var start = 0
    var lines = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      read(line: bytes[start..<end], restOfFile: bytes.count - end)
      start = end + 1
      lines += 1
      if lines % Self.linesAtOnce == 0, meter?.allows(Self.linesAtOnce * Self.workOfLine) == false {
        return false
      }
    }
    return true
  }

  private mutating func read(line: Slice<UnsafeBufferPointer<UInt8>>, restOfFile: Int) {
    let word = line.prefix { $0 > 0x20 }
    guard let first = word.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "%") else { return }
    // Keywords are of capitals, which no pattern has.
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), word.count > 7, readKeyword(line, restOfFile) {
      return
    }
    let pattern = word.prefix { $0 != UInt8(ascii: "/") }
    // Behind the stroke stands how letters change at the hyphen, as they do nowhere here.
    levels[levels.count - 1].add(pattern, forbids: pattern.count < word.count)
  }

  /// Reads a line that is no pattern; false for one that is.
  private mutating func readKeyword(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ restOfFile: Int) -> Bool {
    let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let number = words.dropFirst().first.flatMap { Int($0) } ?? 0
    switch words.first {
    // There are two, as in libhyphen.
    case "NEXTLEVEL": if levels.count == 1 { levels.append(HyphenationStates(size: restOfFile)) }
    case "LEFTHYPHENMIN": limits.left = number > 0 ? number : 2
    case "RIGHTHYPHENMIN": limits.right = number > 0 ? number : 2
    case "COMPOUNDLEFTHYPHENMIN": limits.leftOfPart = number
    case "COMPOUNDRIGHTHYPHENMIN": limits.rightOfPart = number
    // Of characters that are no letters: words have none.
    case "NOHYPHEN": break
    default: return false
    }
    return true
  }
}
