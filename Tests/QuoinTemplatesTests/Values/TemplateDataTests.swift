import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct TemplateDataTests {
  private func problem(_ json: String) -> String? {
    do {
      _ = try TemplateData(json: SourceText(file: "d.json", contents: json))
      return nil
    } catch {
      return error.span.map { "\($0.line):\($0.column) \(error.sentence)" }
    }
  }

  @Test func readsPlainState() throws {
    let data = try TemplateData(
      json: Data(
        #"{"title": "A \"b\" \u00e9\ud83d\ude00", "n": -1.5e2, "on": true, "no": null, "tags": [1, {"a": []}]}"#
          .utf8),
      file: "d.json")
    #expect(data.constants.isEmpty)
    #expect(data.state["title"]?.value.plainText == "A \"b\" é😀")
    #expect(data.state["n"]?.value.plainText == "-150")
    #expect(data.state["on"]?.value.plainText == "true")
    guard case .null = data.state["no"]?.value, case .array(let tags) = data.state["tags"]?.value,
      case .dictionary(let entry) = tags[1], case .array = entry["a"]
    else {
      Issue.record("wrong values: \(data.state)")
      return
    }
  }

  @Test func readsStateAndConstants() throws {
    let data = try TemplateData(
      json: SourceText(file: "d.json", contents: #"{"constants": {"a": 1}, "state": {"b": 2}}"#))
    #expect(Array(data.state.keys) == ["b"])
    #expect(Array(data.constants.keys) == ["a"])
  }

  @Test func takesAnObjectWithOtherNamesForPlainState() throws {
    let mixed = try TemplateData(json: SourceText(file: "d.json", contents: #"{"state": {}, "other": 1}"#))
    #expect(mixed.state.keys.sorted() == ["other", "state"])
    let text = try TemplateData(json: SourceText(file: "d.json", contents: #"{"state": "NY"}"#))
    #expect(text.state["state"]?.value.plainText == "NY")
  }

  @Test(arguments: [
    ("", "1:1 The data are empty; expected a JSON object"),
    (
      "\n [1]", "2:2 The data are an array; expected an object such as {\"title\": \"…\"} or {\"state\": {…}}"
    ),
    ("5", "1:1 The data are the number 5; expected an object such as {\"title\": \"…\"} or {\"state\": {…}}"),
    ("{\"a\": tru}", "1:7 tru is no JSON value; strings stand in double quotes; did you mean true?"),
    ("{'a': 1}", "1:2 Expected a name in double quotes"),
    ("{\"a\" 1}", "1:6 Expected a colon behind the name"),
    ("{\"a\": 1 \"b\": 2}", "1:9 Expected a comma or }"),
    ("{\"a\": 1,}", "1:9 Expected another entry after the comma, or no comma"),
    ("{\"a\": [1,]}", "1:10 Expected a JSON value"),
    ("{\"a\": 01}", "1:7 01 is no JSON number"),
    ("{\"a\": 1e999}", "1:7 1e999 is no JSON number"),
    (
      "{\"a\": 0\(String(repeating: "1", count: 1000))}",
      "1:7 0\(String(repeating: "1", count: 199)) is no JSON number"
    ),
    ("{\"a\": \"x", "1:7 The JSON string has no closing quote"),
    (
      "{\"a\": \"x\ny\"}",
      "1:9 A line break or control character in a JSON string must be written \\n or \\u000A"
    ),
    ("{\"a\": 1, \"a\": 2}", "1:10 \"a\" is given twice in one object"),
    ("{\"a\": 1} x", "1:10 There is more text behind the end of the JSON"),
    ("{\"a\":", "1:6 The JSON ends where a value was expected"),
  ])
  func tellsWhatIsWrongAndWhere(json: String, expected: String) {
    #expect(problem(json) == expected)
  }

  @Test func limitsNesting() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problem("{\"a\": \(deep)") == "1:518 JSON may nest 512 deep")
  }

  private static let mutator = Mutator(
    [
      #"{"state": {"a": [1, -2.5e3, "x\n\u00e9"], "b": null}, "constants": {"c": true}}"#,
      #"{"a": {"b": [[], {}, [1e308, -0, 12345678901234567890]]}, "\ud83d\ude00": "\ud83d"}"#,
    ],
    words: [
      "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "\\ud83d", "\"a\"", "1e308", "1e999", "-", "-0", "0.",
      "1234567890123456789012345678901234567890", "null", "true", "\u{FEFF}", "\u{0}", "é",
    ])

  @Test(arguments: Seeds.parts(usually: 2000)) func neverCrashesOnMutatedInput(part: Range<UInt64>) {
    Seeds.each(in: part) { random in
      _ = try? TemplateData(json: Data(Self.mutator.bytes(&random)), file: "d.json")
    }
  }
}
