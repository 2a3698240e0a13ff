/// The patterns of one level of a dictionary as a machine: each beginning of a pattern is a state, which a letter leads on from.
///
/// All states lie in one table of hashed steps, so that a dictionary of a megabyte is there in some milliseconds and takes six
/// times its size. Where to go on when no step fits is found out from the word, whose beginnings are few.
struct HyphenationStates {
  /// Steps: the state and the letter above, the state that they lead to below; 0 where there is none. State 0 is the start, which
  /// no step leads to.
  private var steps: [UInt64]
  private var stepCount = 0
  /// For each state, where its pattern's numbers begin in `numbers`, plus 1; 0 for what is only the beginning of a pattern.
  private var matches: [UInt32] = [0]
  /// The patterns' numbers, one more than the pattern has letters.
  private var numbers: [UInt8] = []
  /// The letters of the pattern that was read last, and the states that they led to: neighbours begin alike.
  private var last: [(letter: UInt8, state: UInt32)] = []

  /// Creates a machine without patterns.
  ///
  /// - Parameter size: How many bytes of patterns will come, nearly.
  init(size: Int) {
    var count = 64
    while count < size / 3 { count *= 2 }
    steps = [UInt64](repeating: 0, count: count)
  }

  /// The memory that it takes, in bytes, nearly.
  var cost: Int { steps.count * 8 + matches.count * 4 + numbers.count }

  /// Adds a pattern; of two with the same letters the later counts.
  ///
  /// - Parameters:
  ///   - pattern: Letters in UTF-8 with digits between them, such as `a1bc2d`; a point stands for the end of a word.
  ///   - forbids: Whether a place that the pattern allows is forbidden instead.
  mutating func add(_ pattern: Slice<UnsafeBufferPointer<UInt8>>, forbids: Bool) {
    let start = numbers.count
    numbers.append(0)
    var depth = 0
    var state: UInt32 = 0
    var isShared = true
    for byte in pattern {
      if byte >= 0x30, byte <= 0x39 {
        let number = byte - 0x30
        numbers[numbers.count - 1] = forbids && number & 1 == 1 ? number + 1 : number
        continue
      }
      numbers.append(0)
      if isShared, depth < last.count, last[depth].letter == byte {
        state = last[depth].state
      } else {
        if isShared { last.removeSubrange(depth...) }
        isShared = false
        state = step(from: state, by: byte)
        last.append((byte, state))
      }
      depth += 1
    }
    if depth < last.count { last.removeSubrange(depth...) }
    guard depth > 0 else { return numbers.removeLast(numbers.count - start) }
    matches[Int(state)] = UInt32(start + 1)
  }

  /// The state that a letter leads to, made where there is none.
  private mutating func step(from state: UInt32, by letter: UInt8) -> UInt32 {
    let key = Self.key(state, letter)
    let place = place(of: key)
    if steps[place] != 0 { return UInt32(truncatingIfNeeded: steps[place]) }
    if 4 * stepCount > 3 * steps.count {
      grow()
      return step(from: state, by: letter)
    }
    let new = UInt32(matches.count)
    matches.append(0)
    steps[place] = UInt64(key) << 32 | UInt64(new)
    stepCount += 1
    return new
  }

  private mutating func grow() {
    let old = steps
    steps = [UInt64](repeating: 0, count: old.count * 2)
    for step in old where step != 0 { steps[place(of: UInt32(truncatingIfNeeded: step >> 32))] = step }
  }

  /// Lets go of what only reading needs.
  mutating func finish() { last = [] }

  /// The numbers for the places in a word, each before the byte of that number.
  ///
  /// As in libhyphen, which dictionaries are made for, of all patterns that end at a letter the one counts that is, or begins, the
  /// longest beginning of a pattern there.
  ///
  /// - Parameter word: Its small letters in UTF-8, between two points.
  func numbers(in word: [UInt8]) -> [UInt8] {
    var found = [UInt8](repeating: 0, count: word.count + 1)
    var (start, state): (Int, UInt32) = (0, 0)
    for end in word.indices {
      if let next = next(state, word[end]) {
        state = next
      } else {
        repeat { start += 1 } while start <= end && !walk(word[start...end], to: &state)
        if start > end {
          state = 0
          continue
        }
      }
      let match = Int(matches[Int(state)])
      if match == 0 { continue }
      for place in 0...end + 1 - start {
        found[start + place] = max(found[start + place], numbers[match - 1 + place])
      }
    }
    return found
  }

  /// Goes from the start through letters; false where they begin no pattern.
  private func walk(_ letters: ArraySlice<UInt8>, to state: inout UInt32) -> Bool {
    var reached: UInt32 = 0
    for letter in letters {
      guard let next = next(reached, letter) else { return false }
      reached = next
    }
    state = reached
    return true
  }

  private func next(_ state: UInt32, _ letter: UInt8) -> UInt32? {
    let found = steps[place(of: Self.key(state, letter))]
    return found == 0 ? nil : UInt32(truncatingIfNeeded: found)
  }

  /// The most states that keys tell apart.
  static let limit = 1 << 24

  private static func key(_ state: UInt32, _ letter: UInt8) -> UInt32 { state << 8 | UInt32(letter) }

  /// Where the step of a key lies, or the empty place that it would take.
  @inline(__always) private func place(of key: UInt32) -> Int {
    // Knuth's multiplicative hash; the high bits are the mixed ones.
    var place = Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (steps.count - 1)
    while steps[place] != 0, UInt32(truncatingIfNeeded: steps[place] >> 32) != key {
      place = (place + 1) & (steps.count - 1)
    }
    return place
  }
}
