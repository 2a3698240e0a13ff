import Foundation
import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinBatch

@Suite struct RowReaderTests {
  @Test func linesOfJSONAreRows() {
    let text = "\u{FEFF}{\"a\": 1}\r\n\n  {\"a\": \"x\"}\n{\"a\": }\n[2]\n{\"b\": true}"
    #expect(
      described(rows(text)) == [
        "1@1 a=number(1.0)", "2@3 a=string(\"x\")",
        "3@4 ! rows:4:7: error: Expected a JSON value",
        "4@5 ! rows:5:1: error: The data are an array; expected an object such as {\"title\": \"…\"} or {\"state\": {…}}",
        "5@6 b=bool(true)",
      ])
  }

  @Test func elementsOfAnArrayAreRowsWhereverTheyBreak() {
    let text = "[\n {\"a\": \"],}\\\"\", \"b\": [1, {\"c\": 2}]},\n {\"a\": 2\n }, {}\n]\n"
    let expected = [
      "1@2 a=string(\"],}\\\"\") b=array([QuoinExpressions.Value.number(1.0), QuoinExpressions.Value.dictionary([\"c\": QuoinExpressions.Value.number(2.0)])])",
      "2@3 a=number(2.0)", "3@4 ",
    ]
    #expect(described(rows(text)) == expected)
    #expect(described(rows("[]")) == [])
    #expect(described(rows("")) == [])
  }

  @Test(arguments: [
    (
      "[{\"a\": 1}, {\"a\": 2}",
      ["1@1 a=number(1.0)", "! rows:1:20: error: The rows are no JSON array: expected the end of the array"]
    ),
    (
      "[{\"a\": 1},\n {\"a\": 2, \"b\"",
      ["1@1 a=number(1.0)", "! rows:2:14: error: Expected a colon behind the name"]
    ),
    (
      "[{\"a\": 1},\n {\"a\": \"x",
      ["1@1 a=number(1.0)", "! rows:2:8: error: The JSON string has no closing quote"]
    ),
    ("[{}{}]", ["1@1 ! rows:1:4: error:"]),
    ("[{}}, {}]", ["1@1 ", "! rows:1:4: error: The rows are no JSON array: expected ',' or ']'"]),
    ("[{},]", ["1@1 ", "! rows:1:5: error: The rows are no JSON array: expected an object"]),
    ("[{}", ["! rows:1:4: error: The rows are no JSON array: expected the end of the array"]),
    ("[] []", ["! rows:1:4: error: The rows are no JSON array: expected nothing behind the array"]),
  ])
  func arraysThatAreNoneSaySo(text: String, expected: [String]) {
    let lines = described(rows(text))
    #expect(lines.count == expected.count)
    for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start), "\(line)") }
  }

  @Test(arguments: [
    "{\n \"count\": 2, \"data\": [\n {\"a\": 1}]}", "{\"count\": {\"of\": [1]},\n\"data\": []}",
  ])
  func rowsInAnObjectAreToldWithTheWayOut(text: String) throws {
    let reader = rows(text)
    let problem = #expect(throws: Diagnostic.self) { try reader.next() }
    #expect(
      problem?.description == "rows:1:1: error: The rows are a JSON object; expected an array of objects")
    #expect(problem?.notes.first?.message == "--rows json:data takes the array 'data' in it for the rows")
  }

  @Test func anEntryOfAnObjectHoldsTheRows() {
    func found(_ text: String, _ entry: String) -> [String] {
      let bytes = Array(text.utf8)
      return [1, Int.max].map { piece -> [String] in
        var rest = bytes[...]
        return described(
          RowReader(file: "rows", format: .json, entry: entry) { room in
            let count = min(rest.count, piece, room.count)
            room.copyBytes(from: rest.prefix(count))
            rest = rest.dropFirst(count)
            return count
          })
      }.reduce([]) { $0 == $1 || $0.isEmpty ? $1 : ["\($0)", "\($1)"] }
    }
    let text = "{\"n\": {\"x\": [1, \"]}\"]}, \"its\": [{\"a\": 1},\n{\"a\": 2}], \"more\": [{}]}\n"
    #expect(found(text, "its") == ["1@1 a=number(1.0)", "2@2 a=number(2.0)"])
    #expect(found(text, "more") == ["1@2 "])
    #expect(
      found(text, "it") == ["! rows:1:1: error: The object has no 'it' for the rows; did you mean its?"])
    #expect(
      found(text, "n")[0].contains(
        "rows:1:7: error: The rows are no JSON array: expected an array of objects as"))
    #expect(
      found("[{}]", "its")[0].contains("rows:1:1: error: The rows are no JSON array: expected an object with")
    )
    #expect(found(String(text.dropLast(2)), "its").last?.contains("expected the end of the object") == true)
  }

  @Test func fieldsOfTablesAreNumbersWordsAndTexts() {
    let text =
      "id;name;price;new;code\n1;\"Anna \"\"A\"\"; née\nB\";-2.5e1;true;007\n\n2;x;;false;\"12\"\r\n3;y\n"
    #expect(
      described(rows(text)) == [
        "1@2 code=string(\"007\") id=number(1.0) name=string(\"Anna \\\"A\\\"; née\\nB\") new=bool(true) price=number(-25.0)",
        "2@5 code=string(\"12\") id=number(2.0) name=string(\"x\") new=bool(false) price=null",
        "3@6 ! rows:6:1: error: The row has 2 fields, and the table 5 columns",
      ])
  }

  @Test func aFirstLineMaySayWhatStandsBetweenFields() {
    let expected = ["1@3 name=string(\"A\") zip=string(\"01234\")"]
    for head in ["sep=;\r\n", "SEP=;\n"] {
      #expect(described(rows("\(head)name;zip\r\nA;01234\r\n", piece: 1)) == expected)
    }
    #expect(described(rows("sep=^\na^b\n1^2")) == ["1@3 a=number(1.0) b=number(2.0)"])
    #expect(described(rows("sep=,x\n1")).first?.contains("1 field, and the table 2") == true, "a name")
  }

  @Test func barsStandBetweenFieldsWhereNothingElseDoes() {
    #expect(described(rows("a|b\n1|2")) == ["1@2 a=number(1.0) b=number(2.0)"])
    #expect(described(rows("a|b,c\n1,2")) == ["1@2 a|b=number(1.0) c=number(2.0)"])
  }

  @Test func anEmptyLineIsARowOfOneColumnAndNoneOfSeveral() {
    #expect(described(rows("a\n1\n\n2\n")) == ["1@2 a=number(1.0)", "2@3 a=null", "3@4 a=number(2.0)"])
    #expect(described(rows("a,b\n1,2\n\n3,4\n")).count == 2)
  }

  @Test(arguments: ["a;b\n1;2\n;\n3;4\n;\n;;;\n;", "a;b\n1;2\n\n;\n3;4\n;\n\n;\n;\n"])
  func emptyRowsAtTheEndAreLeftOutWithARemark(text: String) throws {
    for piece in [1, .max] {
      let reader = rows(text, piece: piece)
      let found = described(reader)
      #expect(found.count == 3 && found[1].hasSuffix(" a=null b=null"), "\(found)")
      #expect(found[0] == "1@2 a=number(1.0) b=number(2.0)")
      #expect(found[2].hasPrefix("3@") && found[2].hasSuffix(" a=number(3.0) b=number(4.0)"))
      let remark = try #require(reader.remark)
      #expect(remark.message == "The last 3 rows are empty and were left out")
      #expect(remark.severity == .warning && remark.span?.line == (text.contains("\n\n") ? 6 : 5))
    }
    let none = rows("a;b\n1;2\n\"\";\n")
    #expect(described(none).count == 2 && none.remark == nil, "what stands in quotes was written")
  }

  @Test func whatStandsBehindAClosingQuoteIsTold() {
    let found = described(rows("a,b\n\"Ada\"x,1\n\"Ada\" ,2\n\"A\"\"x\",3", piece: 2))
    #expect(found.count == 3)
    #expect(
      found[0]
        == "1@2 ! rows:2:1: error: Behind the closing quote of a field stands 'x'; a quote within a field is written twice"
    )
    #expect(found[1] == "2@3 a=string(\"Ada\") b=number(2.0)")
    #expect(found[2] == "3@4 a=string(\"A\\\"x\") b=number(3.0)")
    #expect(described(rows("\"a\"b,c\n1,2")).first?.contains("stands 'b'") == true)
  }

  @Test(arguments: [
    ("a,,b\n1,2,3", "rows:1:1: error: Column 2 has no name; the first line has to name all columns"),
    ("a,b,a\n1,2,3", "rows:1:1: error: Two columns are called 'a'"),
    ("a,b\n1,\"2", "rows:2:1: error: A field begins with a quote and has no end"),
  ])
  func tablesThatAreNoneSaySo(text: String, message: String) {
    #expect(described(rows(text)) == ["! " + message])
  }

  @Test func linesOfTablesEndByEitherCharacterOrBoth() {
    let lines = described(rows("a,b\r1,x\r\r2,\"y\rz\"\r\n3,w", .csv))
    #expect(
      lines.map { $0.drop { $0 != " " } } == [
        " a=number(1.0) b=string(\"x\")", " a=number(2.0) b=string(\"y\\rz\")",
        " a=number(3.0) b=string(\"w\")",
      ])
  }

  @Test func whatIsNoUTF8IsTold() {
    let table = Array("a,b\n1,caf".utf8) + [0xE9] + Array("\n2,tea\n".utf8)
    #expect(
      described(rows(table, .csv)) == [
        "1@2 ! rows:2:1: error: The row is no text in UTF-8; save the table in that encoding",
        "2@3 a=number(2.0) b=string(\"tea\")",
      ])
    #expect(described(rows([0xE9, 0x2C, 0x61, 0x0A], .csv)).first?.contains("no text in UTF-8") == true)
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      #expect(
        described(rows(mark + [0x61, 0, 0x0A, 0])) == [
          "! rows:1:1: error: The rows are in UTF-16; save them in UTF-8"
        ])
    }
  }

  @Test(arguments: [("{\"a\": 1}\n{\"a\":", 1), ("[{\"a\": 1}, {\"a\"", 1), ("a,b\n1,2\n3,\"", 1), ("", 0)])
  func whoeverStopsWhileNothingComesGetsTheRowsThatCame(text: String, count: Int) throws {
    var rest = Array(text.utf8)[...]
    var waited = 0
    let reader = RowReader(file: "rows", format: text.hasPrefix("a,") ? .csv : nil) { room in
      if rest.isEmpty { return nil }
      room.copyBytes(from: rest)
      defer { rest = [] }
      return rest.count
    }
    reader.shouldStop = {
      waited += 1
      return waited > 3
    }
    #expect(described(reader).count == count)
    #expect(reader.isStopped && waited == 4)
    #expect(try reader.next() == nil)
  }

  @Test func aRowOfMoreFieldsThanAnyTableHasIsRefused() {
    let commas = String(repeating: ",", count: 150_000)
    #expect(
      described(rows("a,b\n\(commas)", .csv)) == ["! rows:2:1: error: The row has more than 100000 fields"])
  }

  @Test func aRowThatIsTooLongIsRefused() {
    let long = "{\"a\": \"" + String(repeating: "x", count: 600_000)
    let problem =
      "! rows:1:1: error: A row has more than 0 MB; is a quote or a bracket without its end before?"
    #expect(described(rows("[" + long, limit: 500_000)) == [problem])
    #expect(described(rows("a\n\"" + long, limit: 500_000)).count == 1)
    // The end of a line is known.
    for piece in [1000, .max] {
      #expect(
        described(rows(long + "\n{\"a\": 2}\n" + long, piece: piece, limit: 500_000)) == [
          "1@1 " + problem, "2@2 a=number(2.0)",
          "3@3 " + problem.replacingOccurrences(of: "rows:1", with: "rows:3"),
        ])
    }
  }

  @Test func tablesAndObjectsOfTheSameDataAreTheSame() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let words = ["", "true", "12", "-0.5", "007", "a;b", "\"", "x\ny", "\r", "é", "1e3", " "]
      let table = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<3).map { _ in words.randomElement(using: &generator)! }
      }
      let csv =
        "a,b,c\n"
        + table.map { row in
          row.map { "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }.joined(separator: ",")
        }.joined(separator: "\n")
      let encoder = JSONEncoder()
      let objects = try table.map { row in
        String(decoding: try encoder.encode(["a": row[0], "b": row[1], "c": row[2]]), as: UTF8.self)
      }
      func data(_ lines: [String]) -> [Substring] { lines.map { $0[$0.firstIndex(of: " ")!...] } }
      let expected = data(described(rows(objects.joined(separator: "\n"), .jsonLines)))
      let piece = Int.random(in: 1...9, using: &generator)
      #expect(data(described(rows(csv, .csv, piece: piece))) == expected)
      #expect(
        data(described(rows("[" + objects.joined(separator: " ,\n") + "]", .json, piece: piece))) == expected)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func whateverComesIsRowsOrAMessage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("[]{}\",:;\\\n\r\t 12ae\u{FEFF}".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator)!
      }
      for format in [nil] + RowFormat.allCases {
        let whole = described(rows(bytes, format))
        #expect(described(rows(bytes, format, piece: 1)) == whole)
        #expect(whole.count <= bytes.count + 1)
      }
    }
  }
}
