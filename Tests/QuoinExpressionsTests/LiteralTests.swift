import Foundation
import QuoinExpressions
import QuoinTestSupport
import Testing

@Suite("Literals")
struct LiteralTests {
  let scope = TestScope()

  @Test("a decimal number is the double nearest to it, whatever its length", arguments: [1, 2] as [UInt64])
  func decimals(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let whole = String(
        UInt64.random(in: 0...(1 << UInt64.random(in: 1...62, using: &generator)), using: &generator))
      var text = whole
      if Bool.random(using: &generator) {
        text += "."
        for _ in 0..<Int.random(in: 1...25, using: &generator) {
          text += String(Int.random(in: 0...9, using: &generator))
        }
      }
      if Int.random(in: 0...3, using: &generator) == 0 {
        text +=
          ["e", "E", "e+", "E-"].randomElement(using: &generator)!
          + String(Int.random(in: 0...40, using: &generator))
      }
      #expect(try scope.compile(text).number(in: ExpressionFrame()) == Double(text)!, "\(text)")
    }
  }

  @Test("a number alone means what it means in parentheses", arguments: [3, 4] as [UInt64])
  func numbersAlone(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let text = String(
        (0..<Int.random(in: 1...18, using: &generator)).map { _ in
          "0123456789012345678901234567890123456789.-".randomElement(using: &generator)!
        })
      func number(_ text: String) -> Double? {
        try? CompiledExpression.compile(text, expecting: .number, in: scope).number(in: ExpressionFrame())
      }
      #expect(number(text)?.bitPattern == number("(\(text))")?.bitPattern, "\(text)")
    }
    #expect(try scope.compile("-0").number(in: ExpressionFrame()).sign == .minus)
  }

  @Test("hexadecimal numbers have 1 to 13 digits")
  func hexadecimal() throws {
    var generator = SeededGenerator(seed: 3)
    for digits in 1...13 {
      for _ in 0..<8 {
        let text = (0..<digits).map { _ in "0123456789abcdefABCDEF".randomElement(using: &generator)! }
        #expect(scope.evaluate("0x" + String(text)) == numberText(Double(UInt64(String(text), radix: 16)!)))
      }
    }
    #expect(scope.evaluate("0X1f") == "31")
    #expect(scope.evaluate("0x").contains("'0x' is not a number"))
    #expect(scope.evaluate("0x12345678901234").contains("is not a number"))
    #expect(scope.evaluate("0x1G").contains("'0x1G' is not a number"))
  }

  @Test(
    "what begins like a number and is none says so",
    arguments: [
      ("1e", "'1e' is not a number"), ("1x", "'1x' is not a number"), ("12é", "'12é' is not a number"),
      ("1.5px", "'1.5px' is not a number"), ("1e5x", "'1e5x' is not a number"),
      ("1.", "Expected a member's name behind the dot"), ("1e+", "'1e' is not a number"),
      ("123456789012345678901234567x", "'12345678901234567890123…' is not a number"),
      ("12345678901234567890123x", "'12345678901234567890123x' is not a number"),
    ])
  func badNumbers(source: String, message: String) {
    #expect(scope.evaluate(source).contains(message), "\(scope.evaluate(source))")
  }

  @Test("numbers print as people write them, and read back as the same")
  func text() {
    let table: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-2.5, "-2.5"), (1e14, "100000000000000"),
      (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"), (1.5e15, "1500000000000000"),
      (1e16, "1e+16"), (1.5e16, "1.5e+16"), (-1e16, "-1e+16"), (0.001, "0.001"), (0.0001, "0.0001"),
      (0.00001, "0.00001"), (0.000012, "0.000012"), (-0.000012, "-0.000012"), (0.000001, "0.000001"),
      (0.00000125, "0.00000125"), (0.0000009, "9e-07"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "nan"),
      (-.nan, "nan"), (0.000099, "0.000099"), (123.456, "123.456"),
    ]
    for (number, text) in table { #expect(numberText(number) == text) }
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let number =
        Double.random(in: -1...1, using: &generator) * pow(10, Double.random(in: -12...24, using: &generator))
      let text = numberText(number)
      #expect(Double(text) == number)
      let isPlain = number.magnitude >= 1e-6 && number.magnitude < 1e15
      #expect(!isPlain || !text.contains("e"), "\(text)")
    }
  }

  @Test("colours have 3, 4, 6 or 8 digits, each pair a channel")
  func colors() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let channels = (0..<4).map { _ in Int.random(in: 0...255, using: &generator) }
      let pairs = channels.map { String(format: Bool.random() ? "%02x" : "%02X", $0) }
      func color(_ values: [Int]) -> String {
        "color(\(values.map { numberText(Double($0) / 255) }.joined(separator: " ")))"
      }
      #expect(scope.evaluate("#" + pairs.joined()) == color(channels))
      #expect(scope.evaluate("#" + pairs.prefix(3).joined()) == color(channels.prefix(3) + [255]))
      let short = channels.map { $0 % 16 }
      let digits = short.map { String(format: "%x", $0) }
      #expect(scope.evaluate("#" + digits.joined()) == color(short.map { $0 * 17 }))
      #expect(
        scope.evaluate("#" + digits.prefix(3).joined()) == color(short.prefix(3).map { $0 * 17 } + [255]))
    }
    for bad in ["#", "#1", "#12345", "#1234567", "#123456789", "#1g2", "#12.5"] {
      #expect(scope.evaluate(bad).contains("is not a colour"), "\(bad)")
    }
    for reference in ["#ab", "#abcde", "#xyz", "#fff.left", "#fff.`left`", "#`any text`"] {
      #expect(scope.evaluate(reference).contains("Unknown name"), "\(reference)")
    }
  }

  @Test(
    "escapes stand for characters",
    arguments: [
      (#"'\n\r\t\0'"#, "\n\r\t\0"), (#"'\\\'\"\{\}'"#, "\\'\"{}"), (#"'a\u{41}b'"#, "aAb"),
      (#"'\u{1F600}'"#, "😀"), (#"'\u{00000041}'"#, "A"), (#"'\u{e9}\u{E9}'"#, "éé"), (#""it's""#, "it's"),
      (#"'say "hi"'"#, "say \"hi\""), (#"'\\n'"#, "\\n"),
      (#"'a\-b'"#, "a-b"), (#"'\q\é\ '"#, "qé "),
    ])
  func escapes(source: String, text: String) {
    #expect(scope.evaluate(source) == "'\(text)'")
  }

  @Test(
    "an escape that means nothing is shown with its place",
    arguments: [
      (#"'\u'"#, 2, #"\u"#), (#"'\u{}'"#, 2, #"\u{}"#),
      (#"'\u{D800}x'"#, 2, #"\u{D800}"#),
      (#"'\u{110000}'"#, 2, #"\u{110000}"#), (#"'\u{000000041}'"#, 2, #"\u{000000041"#),
      (#"'\u{4g}'"#, 2, #"\u{4g"#), (#"'a\u{41'"#, 3, #"\u{41"#), (#"'\u41'"#, 2, #"\u"#),
    ])
  func badEscapes(source: String, column: Int, shown: String) {
    #expect(
      scope.evaluate(source).hasPrefix("\(column): error: Unknown escape '\(shown)'; expected"),
      "\(scope.evaluate(source))")
  }
}
