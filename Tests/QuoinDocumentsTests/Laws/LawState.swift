import QuoinTestSupport

/// The data of a random template, with names and types that are always the same.
struct LawState: Hashable {
  struct Row: Hashable {
    var id: Int
    var n: Int
    var text: String
  }

  var flag = true
  var a = 20
  var b = 10
  var name = "Ada"
  var items: [Int] = []
  var rows: [Row] = []

  /// What of the state changes.
  enum Part: CaseIterable, Hashable {
    case flag, a, b, name, items, rows
  }

  init(_ random: inout SeededGenerator) {
    for part in Part.allCases { change(part, &random) }
  }

  init() {}

  mutating func change(_ part: Part, _ random: inout SeededGenerator) {
    switch part {
    case .flag: flag = random.chance(50)
    case .a: a = Int.random(in: 5...40, using: &random)
    case .b: b = Int.random(in: 5...40, using: &random)
    case .name: name = random.one(of: ["", "Ada", "Zoë", "Bob the builder of long names"])
    case .items:
      items = (0..<Int.random(in: 0...4, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
    case .rows:
      let ids = (0..<6).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
      rows = ids.map { id in
        Row(
          id: id, n: Int.random(in: 5...40, using: &random),
          text: random.one(of: ["", "one", "two words", "quite a long text that takes some lines"]))
      }
    }
  }

  func value(of part: Part) -> (name: String, value: Any) {
    switch part {
    case .flag: ("flag", flag)
    case .a: ("a", a)
    case .b: ("b", b)
    case .name: ("name", name)
    case .items: ("items", items)
    case .rows: ("rows", rows.map { ["id": $0.id, "n": $0.n, "text": $0.text] as [String: Any] })
    }
  }

  mutating func take(_ part: Part, from other: LawState) {
    switch part {
    case .flag: flag = other.flag
    case .a: a = other.a
    case .b: b = other.b
    case .name: name = other.name
    case .items: items = other.items
    case .rows: rows = other.rows
    }
  }

  func dictionary(_ parts: some Sequence<Part> = Part.allCases) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: parts.map { value(of: $0) })
  }

  /// As it would be written in Swift.
  func described(_ parts: some Sequence<Part> = Part.allCases) -> String {
    "["
      + parts.map { part in
        let (name, value) = value(of: part)
        if part == .rows {
          return "\"rows\": ["
            + rows.map { "[\"id\": \($0.id), \"n\": \($0.n), \"text\": \"\($0.text)\"]" }.joined(
              separator: ", ")
            + "]"
        }
        return "\"\(name)\": " + (value is String ? "\"\(value)\"" : "\(value)")
      }.joined(separator: ", ") + "]"
  }
}
