import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// JSON as Foundation writes it comes back as it was.
@Suite("Laws of data") struct JSONLawTests {
  private func value(_ depth: Int, _ random: inout SeededGenerator) -> Any {
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return NSNull()
    case 1: return Bool.random(using: &random)
    case 2: return Double(Int.random(in: -10_000...10_000, using: &random)) / 8
    case 3:
      return Double.random(in: -1...1, using: &random)
        * pow(10, Double(Int.random(in: -20...20, using: &random)))
    case 4:
      let scalars: [Unicode.Scalar] = [
        "a", "\"", "\\", "/", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{1}", "é", "😀", "\u{7F}", "\u{FFFF}",
      ]
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random)!)
      }
      return text
    case 5: return (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth - 1, &random) }
    default:
      return Dictionary(
        (0..<Int.random(in: 0...4, using: &random)).map { ("key\($0)", value(depth - 1, &random)) },
        uniquingKeysWith: { $1 })
    }
  }

  private func isSame(_ a: Value, _ b: Any) -> Bool {
    switch (a, b) {
    case (.null, is NSNull): return true
    case (.bool(let a), let b as Bool) where type(of: b) == Bool.self: return a == b
    case (.number(let a), let b as Double): return a == b
    case (.string(let a), let b as String): return a.unicodeScalars.elementsEqual(b.unicodeScalars)
    case (.array(let a), let b as [Any]): return a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
    case (.dictionary(let a), let b as [String: Any]):
      return a.count == b.count && a.allSatisfy { key, value in b[key].map { isSame(value, $0) } ?? false }
    default: return false
    }
  }

  @Test(arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<80 {
      let whole = ["data": value(4, &random), "more": value(2, &random)]
      for options: JSONSerialization.WritingOptions in [[], .prettyPrinted, .withoutEscapingSlashes] {
        let data = try JSONSerialization.data(withJSONObject: whole, options: options)
        for json in [data, Data([0xEF, 0xBB, 0xBF]) + data] {
          let read = try TemplateData(json: json, file: "d.json")
          #expect(
            isSame(.dictionary(read.state.mapValues(\.value)), whole),
            "\(String(decoding: json, as: UTF8.self))")
        }
      }
    }
  }

  @Test(
    "escapes and halves of pairs",
    arguments: [
      (#"\u0041\u00e9\u00E9"#, "Aéé"), (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00x"#, "😀x"),
      (#"\ud83d"#, "\u{FFFD}"),
      (#"\ud83dx"#, "\u{FFFD}x"), (#"\ude00"#, "\u{FFFD}"), (#"\ud83d\n"#, "\u{FFFD}\n"),
      (#"\ud83d\u0041"#, "\u{FFFD}A"),
      (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\ud800\udc00"#, "\u{10000}"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\uffff"#, "\u{FFFF}"),
    ])
  func escapes(json: String, text: String) throws {
    let data = try TemplateData(json: SourceText(file: "d", contents: "{\"a\": \"\(json)\"}"))
    guard case .string(let found)? = data.state["a"]?.value else {
      Issue.record("no string")
      return
    }
    #expect(found.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "numbers are those of RFC 8259",
    arguments: [
      ("0", true), ("-0", true), ("10", true), ("-10.25", true), ("1e5", true), ("1E+5", true),
      ("1.5e-5", true),
      ("0.5", true), ("0e1", true), ("00", false), ("-01", false), ("1.", false), (".5", false),
      ("1e", false),
      ("1e+", false), ("-", false), ("+1", false), ("1.e5", false), ("0x1", false), ("-1e400", false),
      ("1 2", false),
      ("--1", false), ("1-", false), ("Infinity", false), ("NaN", false), ("\"\\x\"", false),
      ("\"\\u12\"", false),
      ("\"\\u12g4\"", false), ("\"a\u{1F}\"", false), ("\"a b\"", true), ("nul", false), ("[1", false),
      ("[", false),
      ("{", false), ("{\"a\"", false), ("{\"a\":1", false), ("[1,,2]", false), ("[,]", false), ("{,}", false),
      ("[]", true),
      ("{}", true), ("[ ]", true), ("{ }", true), ("\"\\", false), ("\"\\u", false),
      ("\"\\ud83d\\u12\"", false), ("/", false),
    ])
  func grammar(json: String, isFine: Bool) {
    let text = "{\"a\": \(json)}"
    #expect(((try? TemplateData(json: SourceText(file: "d", contents: text))) != nil) == isFine)
    #expect(
      ((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil) == isFine
        || ["-1e400", "\"\\ud83d\\u12\""].contains(json))
  }

  @Test func nestingHasALimitThatMayBeReached() {
    for (depth, isFine) in [(510, true), (511, true), (512, false)] {
      let text = "{\"a\":" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
      #expect(((try? TemplateData(json: SourceText(file: "d", contents: text))) != nil) == isFine)
    }
    let wide = "{\"a\": [" + Array(repeating: "[{}]", count: 600).joined(separator: ",") + "]}"
    #expect((try? TemplateData(json: SourceText(file: "d", contents: wide))) != nil)
  }
}
