import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources
import Testing

private class Animal {
  let legs = 4
}

private final class Dog: Animal {
  let name = "Rex"
  let toys = ["ball"]
  let owner: String? = nil
}

private struct Place { let x = 1.5 }

@Suite("Values")
struct ValueTests {
  @Test("values of Swift become values of the language")
  func takingIn() {
    #expect(Value(any: 1).written == "1")
    #expect(Value(any: 1.5).written == "1.5")
    #expect(Value(any: Float(0.5)).written == "0.5")
    #expect(Value(any: Float(0.1)).written == "0.1")
    #expect(Value(any: CGFloat(0.25)).written == "0.25")
    #expect(Value(any: UInt8(200)).written == "200")
    #expect(Value(any: Int64(-3)).written == "-3")
    #expect(Value(any: true).written == "true")
    #expect(Value(any: NSNumber(value: true)).written == "true")
    #expect(Value(any: NSNumber(value: false)).written == "false")
    #expect(Value(any: NSNumber(value: 2.5)).written == "2.5")
    #expect(Value(any: NSNumber(value: 7)).written == "7")
    #expect(Value(any: "a").written == "'a'")
    #expect(Value(any: "abc".dropFirst()).written == "'bc'")
    #expect(Value(any: NSString(string: "n")).written == "'n'")
    #expect(Value(any: NSNull()).isNull)
    #expect(Value(any: Optional<Int>.none as Any).isNull)
    #expect(Value(any: Int?.some(3) as Any).written == "3")
    #expect(Value(any: Int??.some(.some(3)) as Any).written == "3")
    #expect(Value(any: [1, 2]).written == "[1, 2]")
    #expect(Value(any: [1, nil, "a"] as [Any?]).written == "[1, nil, 'a']")
    #expect(Value(any: ["a": [1], "b": nil] as [String: Any?]).written == "{a: [1], b: nil}")
    #expect(Value(any: Value.number(4)).written == "4")
    #expect(Value(any: HostValue(Place())).written == "Place(x: 1.5)")
    guard case .object = Value(any: Dog()), case .boxed = Value(any: Place()),
      case .function = Value(any: FunctionValue { _ in .null })
    else {
      Issue.record("objects, structures and functions")
      return
    }
    #expect(!Value(any: false).isNull)
  }

  @Test("JSON read by Foundation keeps its Booleans apart from its numbers")
  func json() throws {
    let data = Data(#"{"a": [true, false, 0, 1, 1.5, "x", null]}"#.utf8)
    let value = Value(any: try JSONSerialization.jsonObject(with: data))
    #expect(value.written == "{a: [true, false, 0, 1, 1.5, 'x', nil]}")
  }

  @Test("values go back to Swift")
  func givingOut() throws {
    #expect(Value.number(2).any as? Double == 2)
    #expect(Value.bool(true).any as? Bool == true)
    #expect(Value.string("a").any as? String == "a")
    #expect(Value.array([.number(1)]).any as? [Double] == [1])
    #expect((Value.dictionary(["a": .bool(false)]).any as? [String: Bool]) == ["a": false])
    #expect((Value.null.any as? Int) == nil)
    let range = IndexRange(lower: 1, upper: 2, includesUpper: true)
    #expect(Value.range(range).any as? IndexRange == range)
    let dog = Dog()
    #expect(Value.object(dog).any as? Dog === dog)
    #expect((Value.boxed(HostValue(Place())).any as? Place)?.x == 1.5)
    let back = Value.function(FunctionValue { .number(Double($0.count)) }).any as? ([Any]) throws -> Any
    #expect(try back?(["a", 1]) as? Double == 2)
  }

  @Test("two values are equal when they are of one kind and of equal content")
  func equality() {
    let dog = Dog()
    let function = FunctionValue { _ in .null }
    let box = HostValue(Place())
    let range = IndexRange(lower: 1, upper: nil, includesUpper: true)
    let all: [Value] = [
      .null, .bool(true), .bool(false), .number(0), .number(1), .string(""), .string("a"), .range(range),
      .range(IndexRange(lower: 2, upper: nil, includesUpper: true)), .array([]), .array([.number(1)]),
      .array([.number(2)]), .array([.number(1), .number(2)]), .dictionary([:]),
      .dictionary(["a": .number(1)]),
      .dictionary(["a": .number(2)]), .dictionary(["b": .number(1)]),
      .dictionary(["a": .number(1), "b": .number(1)]), .function(function),
      .function(FunctionValue { _ in .null }),
      .object(dog), .object(Dog()), .object(TestColor([1])), .object(TestColor([2])), .boxed(box),
      .boxed(HostValue(Place())), .boxed(HostValue(TestInsets())), .boxed(HostValue(TestInsets(top: 9))),
      .boxed(HostValue(TestMode.center)), .boxed(HostValue(TestMode.fill)),
    ]
    for (i, left) in all.enumerated() {
      for (j, right) in all.enumerated() {
        #expect(
          left.isEqual(to: right) == (i == j || Self.areNumeric(left, right)),
          "\(left.written) and \(right.written)")
      }
    }
    #expect(Value.object(TestColor([1])).isEqual(to: .object(TestColor([1]))))
    #expect(Value.boxed(HostValue(TestMode.fill)).isEqual(to: .boxed(HostValue(TestMode.fill))))
    #expect(Value.boxed(HostValue(TestInsets())).isEqual(to: .boxed(HostValue(TestInsets()))))
    #expect(!Value.object(TestColor([1])).isEqual(to: .object(dog)))
    #expect(!Value.number(.nan).isEqual(to: .number(.nan)))
  }

  /// Whether one is a Boolean and the other the number that it is.
  private static func areNumeric(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.bool(let bool), .number(let number)), (.number(let number), .bool(let bool)):
      (bool ? 1 : 0) == number
    default: false
    }
  }

  @Test("values print in text")
  func text() {
    let scope = TestScope().any("list", [1, [2, 3], nil, "a", true] as [Any?]).any(
      "table", ["b": 1, "a": [2]] as [String: Any]
    )
    .any("place", Place()).any("f", { $0 } as ([Any]) throws -> Any).any("none", Any?.none as Any)
    #expect(scope.evaluate("{list}", as: .string, expecting: .string) == "'[1, [2, 3], nil, a, true]'")
    #expect(scope.evaluate("{table}", as: .string, expecting: .string) == "'[a: [2], b: 1]'")
    #expect(scope.evaluate("{place}", as: .string, expecting: .string) == "'Place(x: 1.5)'")
    #expect(scope.evaluate("{f}", as: .string, expecting: .string) == "'function'")
    #expect(scope.evaluate("{1...3}", as: .string, expecting: .string) == "'1...3'")
    #expect(
      scope.evaluate("{..<3} {1...} {...2} {1..<2} {...}", as: .string, expecting: .string)
        == "'..<3 1... ...2 1..<2 ...'")
    #expect(scope.evaluate("{true} {false} {none}.", as: .string, expecting: .string) == "'true false .'")
  }

  @Test("members of objects are found by reflection, inherited ones as well")
  func reflection() {
    let scope = TestScope().any("dog", Dog()).any("place", Place()).any("none", Any?.none as Any)
    #expect(scope.evaluate("dog.name + dog.legs") == "'Rex4'")
    #expect(scope.evaluate("dog.toys[0]") == "'ball'")
    #expect(scope.evaluate("dog.owner") == "nil")
    #expect(scope.evaluate("place.x * 2") == "3")
    #expect(scope.evaluate("dog.nam") == "5: error: Dog has no member 'nam'; did you mean name?")
    #expect(scope.evaluate("dog.legz") == "5: error: Dog has no member 'legz'; did you mean legs?")
    #expect(scope.evaluate("dog?.nam") == "nil")
    #expect(scope.evaluate("none.name") == "nil")
    #expect(scope.evaluate("place.x.y") == "9: error: A number has no member 'y'")
    #expect(scope.evaluate("(dog.name).count") == "3")
    #expect(scope.evaluate("dog - 1") == "1: error: Expected a number but found Dog")
  }

  @Test("members of arrays, strings and dictionaries, known before or not")
  func members() {
    let untyped = TestScope().any("list", ["a", "b"]).any("empty", [Int]()).any("text", "abc").any(
      "blank", ""
    )
    .any("table", ["k": 1])
    let typed = TestScope().slot("list", .array(.string), .array([.string("a"), .string("b")]))
      .slot("empty", .array(.number), .array([])).slot("text", .string, .string("abc"))
      .slot("blank", .string, .string("")).slot("table", .dictionary(.number), .dictionary(["k": .number(1)]))
    let known = TestScope().constant("list", Constant([Constant("a"), Constant("b")]), .array(.string))
      .constant("empty", Constant([Constant]()), .array(.number)).constant("text", Constant("abc"), .string)
      .constant("blank", Constant(""), .string).constant(
        "table", Constant(["k": Constant(1)]), .dictionary(.number))
    for scope in [untyped, typed, known] {
      #expect(scope.evaluate("list.count + empty.count") == "2")
      #expect(
        scope.evaluate("[list.isEmpty, empty.isEmpty, text.isEmpty, blank.isEmpty]")
          == "[false, true, false, true]")
      #expect(scope.evaluate("[list.first, list.last, empty.first, empty.last]") == "['a', 'b', nil, nil]")
      #expect(scope.evaluate("text.count - blank.count") == "3")
      #expect(scope.evaluate("table.k + 1") == "2")
      #expect(scope.evaluate("table.j") == "7: error: The dictionary has no member 'j'")
      #expect(scope.evaluate("table?.j") == "nil")
      #expect(scope.evaluate("table['j']") == "nil")
      #expect(scope.evaluate("list.frist").hasSuffix("no member 'frist'; did you mean first?"))
      #expect(scope.evaluate("text.cuont").hasSuffix("no member 'cuont'; did you mean count?"))
      #expect(scope.evaluate("list[1] + text[0...1]") == "'bab'")
    }
    #expect((try? known.compile("table.k + 1"))?.constant?.value.written == "2")
    #expect((try? known.compile("list.count"))?.constant?.value.written == "2")
  }

  @Test("?: takes anything but nil, false and zero; ?? anything but nil")
  func defaults() {
    let table = [
      ("nil", "9", "9"), ("false", "9", "false"), ("true", "true", "true"), ("0", "9", "0"), ("2", "2", "2"),
      ("''", "''", "''"), ("[]", "[]", "[]"),
    ]
    let live = TestScope().any("v0", Any?.none as Any).any("v1", false).any("v2", true).any("v3", 0).any(
      "v4", 2
    )
    .any("v5", "").any("v6", [Int]())
    for (index, (literal, elvis, coalesced)) in table.enumerated() {
      #expect(live.evaluate("v\(index) ?: 9") == elvis)
      #expect(live.evaluate("v\(index) ?? 9") == coalesced)
      #expect(TestScope().evaluate("\(literal) ?: 9") == elvis)
      #expect(TestScope().evaluate("\(literal) ?? 9") == coalesced)
    }
    let typed = TestScope().number("zero", 0).bool("off", false).slot("maybe", .optional(.number), .null)
    #expect(typed.evaluate("zero ?: 4") == "4")
    #expect(typed.evaluate("off ?: true") == "true")
    #expect(typed.evaluate("maybe ?? zero ?: 5") == "5")
    #expect(typed.evaluate("maybe ?? 3 - 1", expecting: .number) == "2")
  }

  @Test("constants may hold what is plain, and nothing of the host")
  func plainness() {
    #expect(
      Constant(plain: .array([.dictionary(["a": .number(1)]), .null, .bool(true), .string("")])) != nil)
    #expect(Constant(plain: .range(IndexRange(lower: nil, upper: nil, includesUpper: true))) != nil)
    for host: Value in [.object(Dog()), .boxed(HostValue(1)), .function(FunctionValue { _ in .null })] {
      #expect(Constant(plain: host) == nil)
      #expect(Constant(plain: .array([.null, host])) == nil)
      #expect(Constant(plain: .dictionary(["a": .null, "b": host])) == nil)
    }
  }

  @Test("a frame keeps its values, and an empty slot is an error")
  func frames() throws {
    let frame = ExpressionFrame(count: 3)
    frame[0] = .number(7)
    #expect(frame.count == 3)
    #expect(frame[0]?.written == "7")
    #expect(frame[1] == nil && frame[2] == nil)
    let scope = TestScope().number("a", 0).number("b", 0).any("c", 0)
    for source in ["a + b", "c", "b", "b > 1 ? 1 : 2", "[b]"] {
      #expect(throws: Diagnostic.self) { try scope.compile(source).value(in: frame) }
    }
    #expect(try scope.compile("a").value(in: frame).written == "7")
  }

  @Test("many registers are as good as few")
  func registers() {
    let scope = TestScope().number("n", 1).any("x", 2)
    for depth in [5, 14, 15, 16, 17, 18, 40, 100] {
      let open = String(repeating: "n - (", count: depth)
      let close = String(repeating: ")", count: depth)
      #expect(scope.evaluate(open + "n" + close) == (depth % 2 == 0 ? "1" : "0"))
      let values = String(repeating: "x - (", count: depth)
      #expect(scope.evaluate(values + "x" + close) == (depth % 2 == 0 ? "2" : "0"))
      #expect(
        scope.evaluate("[" + (0..<depth).map { "x + \($0)" }.joined(separator: ", ") + "].count")
          == "\(depth)")
    }
  }

  @Test("strings reach up to the budget and not beyond")
  func stringLength() throws {
    let scope = TestScope().any("a", "abcd").slot("s", .string, .string("abcd"))
    let frame = scope.frame()
    for (source, kind) in [("{a}{s}", ExpressionKind.string), ("a + s", .expression), ("s + s", .expression)]
    {
      frame.stringLength = 8
      #expect(try scope.compile(source, as: kind).value(in: frame).written == "'abcdabcd'")
      frame.stringLength = 7
      #expect(throws: Diagnostic.self) { try scope.compile(source, as: kind).value(in: frame) }
    }
    var budget = Budget.default
    budget.stringLength = 3
    #expect(throws: (any Error).self) {
      try CompiledExpression.compile("'ab' + 'cd'", in: scope, budget: budget)
    }
    _ = try CompiledExpression.compile("'ab' + 'c'", in: scope, budget: budget)
    budget = .default
    budget.fileSize = 5
    #expect(ExpressionSyntax("1 + 2", budget: budget).isValid)
    #expect(!ExpressionSyntax("1 + 23", budget: budget).isValid)
    budget = .default
    budget.expressionDepth = 2
    #expect(ExpressionSyntax("((1))", budget: budget).isValid)
    #expect(ExpressionSyntax("(1) + ((2)) + [(1)] + f(g(1))", budget: budget).isValid)
    #expect(!ExpressionSyntax("(((1)))", budget: budget).isValid)
    #expect(!ExpressionSyntax("a[b[c[0]]]", budget: budget).isValid)
  }
}
