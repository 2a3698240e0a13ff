import Testing

@testable import QuoinDiagnostics

@Suite struct JSONTextTests {
  @Test func entriesStandInTheOrderGiven() {
    let json: JSONText = ["b": 1, "a": [true, .null, "x"], "c": .number(1.5)]
    #expect(json.text == #"{"b":1,"a":[true,null,"x"],"c":1.5}"#)
    #expect(json.line == json.text + "\n" && String(decoding: json.data, as: UTF8.self) == json.text)
  }

  @Test func nothingIsAddedWhereThereIsNothing() {
    let json: JSONText = ["row": 12]
    #expect(json.adding("name", .string("Ada")).text == #"{"row":12,"name":"Ada"}"#)
    #expect(json.adding("name", nil).text == #"{"row":12}"#)
  }

  @Test func entriesOfAnotherObjectFollow() {
    let row: JSONText = ["row": 12]
    let problem = JSONText(Diagnostic(.error, "wrong"))
    #expect(row.adding(entriesOf: problem).text == #"{"row":12,"message":"wrong","severity":"error"}"#)
    #expect(row.adding(entriesOf: [:]).text == #"{"row":12}"#)
    #expect(JSONText.object([]).adding(entriesOf: row).text == #"{"row":12}"#)
  }

  @Test func noTextCommandsATerminal() {
    let text = "a\"\\\n\u{1B}\u{7F}\u{9B}é\u{A0}"
    #expect(JSONText.string(text).text == #""a\"\\\n\u001b\u007f\u009bé"# + "\u{A0}\"")
  }

  @Test func aNumberThatIsNoneIsAnErrorOrNothing() throws {
    #expect(throws: (any Error).self) { try JSONText(encoding: [Double.nan]) }
    #expect(JSONText([Double.nan]).text == "null" && JSONText.number(.infinity).text == "null")
    #expect(JSONText.number(2).text == "2" && JSONText(["b": 2, "a": 1]).text == #"{"a":1,"b":2}"#)
  }
}
