import Foundation

/// Text whose attributes go when it goes, and whose copy may be made while other threads read what is copied.
///
/// Foundation on Linux (Swift 6.3.1) never releases what the attributes of a text hold, but for characters that are deleted. It
/// also writes down within a text where it was read last, so that two threads that read one end the process or see attributes of
/// other places. Whatever Quoin makes or keeps of texts is of this type, and what others may hold as well is read by copies or
/// ``Foundation/NSAttributedString/runs``.
package final class ReleasingAttributedString: NSMutableAttributedString {
  package override init(string: String) { super.init(string: string) }

  package override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  package override init(attributedString text: NSAttributedString) {
    let turn = ReadingTurns.turn(for: text)
    turn.lock()
    defer { turn.unlock() }
    super.init(attributedString: text)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { deleteCharacters(in: NSRange(location: 0, length: length)) }

  package override func copy(with zone: NSZone? = nil) -> Any {
    ReleasingAttributedString(attributedString: self)
  }

  package override func mutableCopy(with zone: NSZone? = nil) -> Any {
    ReleasingAttributedString(attributedString: self)
  }
}

extension NSAttributedString {
  /// The parts that have the same attributes, also while other threads read the text.
  package var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    let turn = ReadingTurns.turn(for: self)
    turn.lock()
    defer { turn.unlock() }
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append((attributes, range))
    }
    return runs
  }

  /// Whether two texts have the same characters and attributes, also while other threads read them.
  package func hasSameRuns(as other: NSAttributedString) -> Bool {
    if self === other { return true }
    return string == other.string
      && runs.elementsEqual(other.runs) {
        $0.range == $1.range && ($0.attributes as NSDictionary).isEqual($1.attributes as NSDictionary)
      }
  }
}

/// Which thread may read a text: one at a time, as others of the same lock.
private enum ReadingTurns {
  // What is compared while a text is read may read another.
  private static let locks = (0..<64).map { _ in NSRecursiveLock() }

  static func turn(for text: NSAttributedString) -> NSRecursiveLock {
    locks[ObjectIdentifier(text).hashValue & (locks.count - 1)]
  }
}
