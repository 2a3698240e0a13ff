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
}
