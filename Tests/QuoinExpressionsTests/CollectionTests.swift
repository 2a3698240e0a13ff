import QuoinExpressions
import Testing

@Suite("Collections, members, colours and options")
struct CollectionTests {
  let scope = TestScope()
    .any("items", ["a", "b", "c"]).any("colors", ["primary": TestColor([0, 0, 1, 1])])
    .any("user", ["name": "Ann", "tags": ["x"], "pet": ["legs": 4]] as [String: Any])
    .slot("insets", .object("Insets"), .boxed(HostValue(TestInsets())))
    .slot("maybe", .optional(.object("Insets")), .null)
    .slot("col", .optional(.color), .null).bool("isSelected", true).number("n", 1)
    .any(
      "count",
      { (arguments: [Any]) throws -> Any in (arguments[0] as? [Any])?.count ?? 0 } as ([Any]) throws -> Any
    )
    .constant("phoneNumber", Constant(boxing: TestOptions(rawValue: 1)), .optionSet("Options"))
    .constant("link", Constant(boxing: TestOptions(rawValue: 2)), .optionSet("Options"))
    .constant("center", Constant(boxing: TestMode.center), .enumeration("Mode"))
    .constant("fill", Constant(boxing: TestMode.fill), .enumeration("Mode"))
    .constant("palette", Constant(["red": Constant("#f00"), "size": Constant(4)]), .dictionary(.any))
    .slot("numbers", .array(.number), .array([.number(1), .number(2)]))
    .number("#first.left", 7).number("strings.Some text!", 3).number("center.x", 9)

  @Test(
    "arrays",
    arguments: [
      ("['Hello', 'World']", "['Hello', 'World']"),
      ("['Hello'] + ['And', 'Goodbye']", "['Hello', 'And', 'Goodbye']"),
      ("'Hello', 'World'", "['Hello', 'World']"), ("items, 'd'", "['a', 'b', 'c', 'd']"),
      ("'Hello'", "['Hello']"),
      ("items[1...2]", "['b', 'c']"), ("items[..<2]", "['a', 'b']"), ("items[1...]", "['b', 'c']"),
      ("[]", "[]"),
      ("items", "['a', 'b', 'c']"), ("['a', 'b',]", "['a', 'b']"), ("items + ['z']", "['a', 'b', 'c', 'z']"),
      ("[items[0], items[n]]", "['a', 'b']"), ("items[1..<1]", "[]"),
      ("isSelected ? items : []", "['a', 'b', 'c']"),
    ])
  func arrays(source: String, value: String) {
    #expect(scope.evaluate(source, expecting: .array(.string)) == value)
  }

  @Test(
    "members reach through dictionaries, structures and optionals",
    arguments: [
      ("user.name", "'Ann'"), ("user.pet.legs + 1", "5"), ("user.tags[0]", "'x'"), ("insets.top + 1", "2"),
      ("maybe.top", "nil"), ("maybe.top ?? 4", "4"), ("user?.nick ?? 'none'", "'none'"), ("items.count", "3"),
      ("items.first", "'a'"), ("palette.size * 2", "8"), ("numbers[1] * 2", "4"), ("numbers.count", "2"),
      ("user['name']", "'Ann'"), ("#first.left + 1", "8"), ("`strings.Some text!` + 1", "4"),
      ("center.x", "9"),
      ("user.`name`", "'Ann'"), ("items.isEmpty", "false"),
    ])
  func members(source: String, value: String) {
    #expect(scope.evaluate(source) == value)
  }

  @Test(
    "colours come from the host",
    arguments: [
      ("#f00", "color(1 0 0 1)"), ("#f000", "color(1 0 0 0)"), ("#00ff00", "color(0 1 0 1)"),
      ("#0000ffff", "color(0 0 1 1)"),
      ("isSelected ? #00f : #fff", "color(0 0 1 1)"), ("rgb(255,0,0)", "color(1 0 0 1)"),
      ("rgba(0, 0, 0, 0.5)", "color(0 0 0 0.5)"),
      ("rgba(255, 255, 255, 1 - n)", "color(1 1 1 0)"), ("colors.primary", "color(0 0 1 1)"),
      ("cmyk(0, 0.8, 1, n)", "color(0 0.8 1 1 1)"), ("cmyka(0, 1, 1, 0, 0.5)", "color(0 1 1 0 0.5)"),
      ("cmyk(0, 1, 1, 0)", "color(0 1 1 0 1)"),
      ("col ?? #fff", "color(1 1 1 1)"),
      ("col == nil ? #fff : col", "color(1 1 1 1)"),
    ])
  func colors(source: String, value: String) {
    #expect(scope.evaluate(source, expecting: .color) == value)
  }

  @Test("colours compare by value")
  func colorEquality() {
    #expect(scope.evaluate("colors.primary == #00f") == "true")
    #expect(scope.evaluate("colors.primary != rgb(0, 0, 255)") == "false")
  }

  @Test("options are united by commas")
  func options() {
    let type = ValueType.optionSet("Options")
    #expect(scope.evaluate("phoneNumber, link", expecting: type) == "TestOptions(rawValue: 3)")
    #expect(scope.evaluate("phoneNumber", expecting: type) == "TestOptions(rawValue: 1)")
    #expect(scope.evaluate("[phoneNumber, link]", expecting: type) == "TestOptions(rawValue: 3)")
    #expect(scope.evaluate("isSelected ? link : phoneNumber", expecting: type) == "TestOptions(rawValue: 2)")
  }

  @Test("cases of enumerations follow conditions")
  func enumerations() {
    #expect(scope.evaluate("isSelected ? center : fill", expecting: .enumeration("Mode")) == "center")
    #expect(scope.evaluate("center == fill") == "false")
  }

  @Test("closures among the values are called")
  func closures() {
    #expect(scope.evaluate("count(items) + 1") == "4")
    #expect(scope.evaluate("count(items) > 2 ? 'many' : 'few'") == "'many'")
  }

  @Test("nil and its defaults")
  func defaults() {
    #expect(scope.evaluate("col == nil") == "true")
    #expect(scope.evaluate("nil ?? 5") == "5")
    #expect(scope.evaluate("isSelected ?: false") == "true")
    #expect(scope.evaluate("0 ?: 7") == "7")
    #expect(scope.evaluate("n ?: 7") == "1")
    #expect(scope.evaluate("col ?? col ?? #000") == "color(0 0 0 1)")
  }
}
