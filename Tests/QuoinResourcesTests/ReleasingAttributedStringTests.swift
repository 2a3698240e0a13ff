import Foundation
import QuoinResources
import Testing

@Suite("Text whose attributes are released")
struct ReleasingAttributedStringTests {
  private final class Value {}

  private static let key = NSAttributedString.Key("value")

  /// Whether a value of the text that is made with it goes with all that was made.
  private func isReleased(_ use: (Value) -> Void) -> Bool {
    weak var value: Value?
    do {
      let made = Value()
      value = made
      use(made)
    }
    return value == nil
  }

  private func text(_ value: Value) -> ReleasingAttributedString {
    ReleasingAttributedString(string: "two words", attributes: [Self.key: value])
  }

  @Test("What attributes hold goes with the text, its copies and what has become of it")
  func released() {
    #expect(isReleased { _ = text($0) })
    #expect(isReleased { _ = ReleasingAttributedString(attributedString: text($0)) })
    #expect(isReleased { _ = text($0).copy() })
    #expect(isReleased { _ = text($0).mutableCopy() })
    #expect(isReleased { _ = text($0).runs })
    #expect(isReleased { _ = text($0).hasSameRuns(as: text($0)) })
    #expect(
      isReleased { value in
        let changed = ReleasingAttributedString(string: "two words")
        changed.addAttribute(Self.key, value: value, range: NSRange(location: 1, length: 3))
        changed.append(text(value))
        changed.setAttributes([Self.key: Value()], range: NSRange(location: 2, length: 8))
      })
  }

  @Test("A text that is copied keeps its attributes")
  func kept() {
    let own = NSMutableAttributedString(string: "own", attributes: [Self.key: 1])
    do { _ = ReleasingAttributedString(attributedString: own).copy() }
    #expect(own.string == "own" && own.attribute(Self.key, at: 2, effectiveRange: nil) as? Int == 1)
  }

  @Test("Texts with the same characters and attributes have the same runs")
  func same() {
    let text = ReleasingAttributedString(string: "two words", attributes: [Self.key: 1])
    let other = ReleasingAttributedString(attributedString: text)
    #expect(text.hasSameRuns(as: text) && text.hasSameRuns(as: other))
    other.addAttribute(Self.key, value: 1, range: NSRange(location: 1, length: 2))
    #expect(text.hasSameRuns(as: other))
    other.addAttribute(Self.key, value: 2, range: NSRange(location: 1, length: 2))
    #expect(!text.hasSameRuns(as: other))
    #expect(!text.hasSameRuns(as: ReleasingAttributedString(string: "two", attributes: [Self.key: 1])))
  }

  @Test("Threads read one text at the same time")
  func shared() {
    let made = NSMutableAttributedString(string: String(repeating: "ab", count: 200))
    for place in 0..<200 {
      made.addAttribute(Self.key, value: place, range: NSRange(location: place * 2, length: 2))
    }
    nonisolated(unsafe) let text: NSAttributedString = made
    let wrong = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<300 {
        let read = thread % 2 == 0 ? text : ReleasingAttributedString(attributedString: text)
        let values = read.runs.map { $0.attributes[Self.key] as? Int }
        if values != Array(0..<200) { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}
