import QuoinExpressions
import QuoinTestSupport
import Testing

/// What is known before evaluation decides which branches there are: the names of the others are not read.
@Suite("Folding")
struct FoldingTests {
  private let scope = TestScope().number("a", 1).number("b", 2).number("x", 3).bool("c", true)
    .constant("100%", Constant(200), .number).constant("k", Constant(5), .number)
    .constant("word", Constant("ab"), .string).constant("none", .null, .any)
    .constant("list", Constant([Constant(1), Constant(2)]), .array(.number))
    .constant(
      "entries", Constant(["one": Constant(1), "two": Constant(["deep": Constant(2)])]), .dictionary(.any)
    )
    .macro("THREE", "1 + 2").macro("NAMES", "'p', 'q'")
    .function(
      Function("twice", FunctionSignature([.number], result: .number), isPure: true) { arguments in
        guard case .number(let number)? = arguments.first else { return .null }
        return .number(2 * number)
      })

  @Test(
    "a condition that is known leaves one branch",
    arguments: [
      ("true", true), ("!true", false), ("!false", true), ("1 == 1", true), ("1 != 1", false),
      ("1 == 2", false), ("1 != 2", true), ("'a' == 'a'", true), ("'a' != 'a'", false), ("'a' == 'b'", false),
      ("nil == nil", true), ("nil != nil", false), ("1 == nil", false), ("#fff == #ffffff", true),
      ("#fff == #000", false), ("rgb(255, 0, 0) == #f00", true), ("rgba(255, 0, 0, 1) == #f00", true),
      ("rgba(255, 0, 0, 0) == #f00", false), ("1 < 2", true), ("2 < 1", false), ("1 < 1", false),
      ("1 <= 1", true), ("2 <= 1", false), ("1 > 1", false), ("2 > 1", true), ("1 >= 1", true),
      ("1 >= 2", false), ("'a' < 'b'", true), ("'b' <= 'a'", false), ("'b' > 'a'", true),
      ("'a' >= 'b'", false),
      ("true && true", true), ("true && false", false), ("false && c", false), ("true || c", true),
      ("false || true", true), ("false || false", false), ("-1 == 0 - 1", true), ("+1 == 1", true),
      ("-1 == +1", false), ("1 + 2 == 3", true), ("3 - 2 == 1", true), ("2 * 3 == 6", true),
      ("6 / 4 == 1.5", true),
      ("7 % 4 == 3", true), ("'a' + 'b' == 'ab'", true), ("'a' + 1 == 'a1'", true),
      ("1 + 'a' == 'a1'", false),
      ("[1] + [2] == [1, 2]", true), ("50% == 100", true), ("k% == 10", true), ("min(2, 1) == 1", true),
      ("max(1, 3, 2) == 3", true), ("floor(1.5) == 1", true), ("pi > 3", true), ("twice(4) == 8", true),
      ("twice(k) == 10", true), ("[1, 2][1] == 2", true), ("[1, 2][0] == 2", false),
      ("'abc'[1] == 'b'", true),
      ("'abc'[0..<2] == 'ab'", true), ("'abc'[1...] == 'bc'", true), ("'abc'[...0] == 'a'", true),
      ("[1, 2, 3][1...2] == [2, 3]", true), ("(1...2) == (1...2)", true), ("(1..<2) == (1...2)", false),
      ("(nil ?? 1) == 1", true), ("(2 ?? x) == 2", true), ("(0 ?: 1) == 1", true), ("(2 ?: x) == 2", true),
      ("(none ?? 1) == 1", true), ("(true ? 1 : x) == 1", true), ("(false ? x : 1) == 1", true),
      ("k == 5", true), ("word == 'ab'", true), ("list == [1, 2]", true), ("THREE == 3", true),
      ("NAMES == ['p', 'q']", true),
    ])
  func conditions(condition: String, isTrue: Bool) throws {
    let branches = try scope.compile("(\(condition)) ? a : b")
    #expect(branches.dependencies == [isTrue ? 0 : 1])
    #expect(try branches.value(in: scope.frame()).written == (isTrue ? "1" : "2"))
    #expect(try scope.compile(condition, expecting: .bool).constant?.value.written == "\(isTrue)")
  }

  @Test(
    "members of what is known are known as well",
    arguments: [
      ("list.count == 2", true), ("list.count == 3", false), ("list.first == 1", true),
      ("list.last == 1", false),
      ("list.isEmpty", false), ("entries.one == 1", true), ("entries.one == 2", false),
      ("entries.two.deep == 2", true), ("entries?.three == nil", true), ("NAMES.count == 2", true),
      ("word.count == 2", true), ("word.isEmpty", false),
    ])
  func members(condition: String, isTrue: Bool) throws {
    try conditions(condition: condition, isTrue: isTrue)
  }

  @Test(
    "a condition that is not known leaves both, and is read",
    arguments: [
      ("c", [3]), ("!c", [3]), ("x == 3", [2]), ("x < 4", [2]), ("c && false", [3]), ("c || true", [3]),
      ("true && c", [3]), ("false || c", [3]), ("[x, 2][0] == 3", [2]), ("[1, 2][x] == 3", [2]),
      ("min(x, 2) == 2", [2]), ("twice(x) == 6", [2]), ("(x ?? 1) == 3", [2]), ("(x ?: 1) == 3", [2]),
      ("x% == 6", [2]), ("'a' + x == 'a3'", [2]), ("x + 0 == 3", [2]), ("(c ? 1 : 2) == 1", [3]),
      ("-x < 0", [2]),
      ("rgb(x, 0, 0) == #f00", [2]), ("(x...4) == (3...4)", [2]), ("(0...x) == (0...3)", [2]),
      ("[c] == [true]", [3]), ("word[0...x] == 'a'", [2]), ("(false ? a : x) == 3", [2]),
    ])
  func unknownConditions(condition: String, reads: [Int]) throws {
    #expect(try scope.compile("(\(condition)) ? a : b").dependencies == [0, 1] + reads)
    #expect(try scope.compile(condition).constant == nil)
  }

  @Test("the sides of a default that are not needed are not read")
  func defaults() throws {
    func reads(_ source: String) throws -> [Int] { try scope.compile(source).dependencies }
    #expect(try reads("nil ?? a") == [0])
    #expect(try reads("none ?? a ?? b") == [0, 1])
    #expect(try reads("k ?? a") == [])
    #expect(try reads("0 ?: a") == [0])
    #expect(try reads("false ?: a") == [0])
    #expect(try reads("'' ?: a") == [])
    #expect(try reads("k ?: a") == [])
    #expect(try reads("0 ?? a") == [])
    #expect(try reads("a ?? b") == [0, 1])
  }

  @Test("what is made of constants alone is known, whatever it is made of", arguments: [1, 2, 3] as [UInt64])
  func trees(seed: UInt64) throws {
    let known = TestScope().number("left", 1).number("right", 2)
    for (name, value) in RandomTree.numbers { known.constant(name, Constant(value), .number) }
    for (name, value) in RandomTree.bools { known.constant(name, Constant(value), .bool) }
    for (name, value) in RandomTree.strings { known.constant(name, Constant(value), .string) }
    var tree = RandomTree(generator: SeededGenerator(seed: seed), hasClosures: false)
    for round in 0..<200 {
      let (source, value) = tree.bool(round % 6)
      // Members of what has no name are read when it is evaluated.
      if source.contains(").count") { continue }
      #expect(try known.compile("\(source) ? left : right").dependencies == [value ? 0 : 1], "\(source)")
    }
  }
}
