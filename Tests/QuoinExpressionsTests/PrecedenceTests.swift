import QuoinExpressions
import Testing

/// Which operator takes what stands between two of them.
@Suite("Precedence")
struct PrecedenceTests {
  @Test(
    "operators take their sides in the order of the language",
    arguments: [
      ("2 + 3 * 4", "14"), ("2 * 3 + 4", "10"), ("10 - 4 - 3", "3"), ("10 - 4 + 3", "9"), ("16 / 4 / 2", "2"),
      ("7 % 4 * 2", "6"), ("20 / 4 * 5", "25"), ("-2 + 1", "-1"), ("-2 * -3", "6"), ("2 - -3", "5"),
      ("!false && false", "false"), ("!true == false", "true"), ("1 + 1 == 2", "true"),
      ("5 - 2 < 2 + 2", "true"),
      ("1 < 2 == true", "true"), ("1 < 2 && 2 < 3", "true"), ("false && true || true", "true"),
      ("true || true && false", "true"), ("1 == nil ?? 1", "true"), ("2 ?? 1 == 1", "false"),
      ("2 ?? 1 + 1", "2"), ("nil ?? 1 + 1", "2"), ("nil ?? nil ?? 4", "4"), ("1 + 1...4", "2...4"),
      ("1...2 + 1", "1...3"), ("nil ?? 1...2", "1...2"), ("0 ?: 0 ?: 4", "4"), ("2 ?: 1 == 1", "2"),
      ("3 ?: false ? 1 : 2", "3"), ("false || true ?: 2", "true"), ("true ? 0 : 5 ?: 7", "0"),
      ("false ? 1 : 0 ?: 7", "7"), ("true ? 1 : 2 + 10", "1"), ("1 == 1 ? 5 : 6", "5"),
      ("false || true ? 1 : 2", "1"), ("true ? 1 : true ? 2 : 3", "1"), ("false ? 1 : true ? 2 : 3", "2"),
      ("true ? false ? 1 : 2 : 3", "2"), ("true ? 1 + 1 : 3", "2"), ("'a' + 1 + 2", "'a12'"),
      ("1 + 2 + 'a'", "'3a'"), ("-[1, 2][1]", "-2"), ("!([true][0])", "false"), ("2 * 'abc'.count", "6"),
    ])
  func order(source: String, value: String) {
    #expect(TestScope().evaluate(source) == value)
    // The same where nothing is known beforehand.
    let scope = TestScope()
    var words: [String] = []
    for word in source.split(separator: " ", omittingEmptySubsequences: false) {
      if let number = Double(word) {
        words.append("n\(words.count)")
        scope.any("n\(words.count - 1)", number)
      } else {
        words.append(String(word))
      }
    }
    #expect(scope.evaluate(words.joined(separator: " ")) == value, "\(words)")
  }

  @Test("a name may have several parts, with members behind them")
  func longNames() {
    let scope = TestScope().any("a.b", ["c": 5]).slot("s.t", .string, .string("four")).number("a", 1)
    #expect(scope.evaluate("a.b.c") == "5")
    #expect(scope.evaluate("s.t.count + a") == "5")
    #expect(scope.evaluate("s.t + a.b.c") == "'four5'")
    #expect(scope.evaluate("a.c").contains("has no member 'c'"))
  }

  @Test("the first element and the first character have the index 0, and there is none before")
  func indexes() {
    let scope = TestScope().any("list", [7, 8]).any("text", "xy").number("i", 0).number("j", -1)
    for (container, first) in [("[7, 8]", "7"), ("list", "7"), ("'xy'", "'x'"), ("text", "'x'")] {
      for index in ["0", "i"] { #expect(scope.evaluate("\(container)[\(index)]") == first) }
      for index in ["-1", "j", "2", "i + 2"] {
        #expect(scope.evaluate("\(container)[\(index)]").contains("error: "), "\(container)[\(index)]")
      }
      #expect(scope.evaluate("\(container)[0...9000000000000000000]").contains("error: "))
      #expect(scope.evaluate("\(container)[...9223372036854775807]").contains("error: "))
    }
  }
}
