import CQuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite("Where lines of plain texts may end")
struct PlainBreakTests {
  /// What a text's setting asks of each place: whether a line or a character may end there, whether one begins there, and
  /// whether it is white.
  private func judgement(of text: String, forLines: Bool) -> [[Bool]] {
    var text = text
    return text.withUTF8 { bytes in
      BreakAnalysis.with(ScalarReader(bytes: bytes), nil, forLines: forLines) { analysis in
        (0...bytes.count).map { place in
          [
            analysis.allowsLine(before: place), analysis.allowsBreak(before: place),
            analysis.isBoundary(place), analysis.isWhite(place),
          ]
        }
      }
    }
  }

  private func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: bytes.count + 1) { attributes in
        attributes.initialize(repeating: PangoLogAttr())
        return BreakAnalysis.judgePlain(bytes, attributes)
      }
    }
  }

  @Test("names and numbers are judged as Pango judges them, in all their orders")
  func allShortTexts() {
    let characters = Array("aZ70 .,")
    var plain = 0
    for length in 1...5 {
      var count = 1
      for _ in 0..<length { count *= characters.count }
      for number in 0..<count {
        var (rest, text) = (number, "")
        for _ in 0..<length {
          text.append(characters[rest % characters.count])
          rest /= characters.count
        }
        guard isPlain(text) else { continue }
        plain += 1
        if judgement(of: text, forLines: true) != judgement(of: text, forLines: false) {
          Issue.record("'\(text)' is judged otherwise")
        }
      }
    }
    #expect(plain > 4000)
  }

  @Test("longer texts of all letters and digits are judged as Pango judges them")
  func longTexts() {
    var generator = SeededGenerator(seed: 7)
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789    ")
    for _ in 0..<500 {
      let length = Int.random(in: 1...200, using: &generator)
      let text = String((0..<length).map { _ in generator.one(of: characters) })
      #expect(isPlain(text))
      #expect(judgement(of: text, forLines: true) == judgement(of: text, forLines: false), "\(text)")
    }
  }

  @Test(
    "texts with anything else are Pango's, and long ones",
    arguments: ["", "a-b", "a.b", "1.", ".5", "a,1", "1, 2", "50%", "(a)", "a\tb", "a\nb", "é", "a\u{AD}b"])
  func others(text: String) {
    #expect(!isPlain(text))
    #expect(judgement(of: text, forLines: true) == judgement(of: text, forLines: false))
  }

  @Test("a text is plain up to some length")
  func length() {
    #expect(isPlain(String(repeating: "a ", count: 128)))
    #expect(!isPlain(String(repeating: "a", count: 257)))
  }
}
