import QuoinDiagnostics
import QuoinExpressions

/// State or constants as names and values, sorted by name.
struct NodeData {
  struct Entry {
    let name: String
    var value: Value
    /// Whether it was declared so that it may be `nil` at other times.
    var isOptional: Bool
    /// What the value held, if there are objects in it.
    var snapshot: StateSnapshot?

    /// A value in whose place ones of other types may come.
    init(_ name: String, value: Value) {
      self.name = name
      self.value = value
      isOptional = true
    }

    init(_ name: String, _ any: Any) {
      self.name = name
      value = Value(any: any)
      snapshot = StateSnapshot(of: value)
      isOptional = Value.isOptional(any)
    }
  }

  private(set) var entries: [Entry] = []

  /// Holds values of which others may be of any type.
  init(_ values: [(name: String, value: Value)]) {
    for (name, value) in values where !entries.contains(where: { $0.name == name }) {
      entries.append(Entry(name, value: value))
    }
    entries.sort { $0.name < $1.name }
  }

  /// Reads a dictionary, a structure or a class, optional or not; `()` and nothing hold nothing.
  init(_ data: Any) {
    // Most state comes as a dictionary, for which no mirror has to be made.
    if let known = Self.entries(of: data, of: Double.self) ?? Self.entries(of: data, of: String.self)
      ?? Self.entries(of: data, of: Bool.self)
    {
      entries = known
    } else if let dictionary = data as? [String: Any] {
      entries = dictionary.map { Entry($0.key, $0.value) }
    } else {
      var data = data
      while case let mirror = Mirror(reflecting: data), mirror.displayStyle == .optional {
        guard let wrapped = mirror.children.first?.value else { return }
        data = wrapped
      }
      var known: Set<String> = []
      for (name, value) in storedProperties(of: data) where known.insert(name).inserted {
        entries.append(Entry(name, value))
      }
    }
    entries.sort { $0.name < $1.name }
  }

  /// What a dictionary of one type of values holds; nothing for other data. To make a `[String: Any]` of one takes some 4,800
  /// instructions, a fifth of what a change takes besides following it up.
  private static func entries<Element>(of data: Any, of type: Element.Type) -> [Entry]? {
    guard Swift.type(of: data) == [String: Element].self else { return nil }
    return (data as? [String: Element])?.map { Entry($0.key, $0.value) }
  }

  /// Merges several dictionaries of constants; later ones win.
  init(merging dictionaries: [[String: Any]]) {
    self.init(dictionaries.reduce(into: [String: Any]()) { $0.merge($1) { $1 } })
    addStrings()
  }

  /// Gives strings that lie in a dictionary their whole names, by which they take over from those of files one by one.
  private mutating func addStrings() {
    guard let strings = entry("strings") else { return }
    var known = Set(entries.map(\.name))
    var open = [strings]
    while let outer = open.popLast() {
      guard case .dictionary(let inner) = outer.value else { continue }
      let found = inner.map { Entry("\(outer.name).\($0)", $1.any) }
      entries += found.filter { known.insert($0.name).inserted }
      open += found
    }
    entries.sort { $0.name < $1.name }
  }

  init() {}

  var isEmpty: Bool { entries.isEmpty }
  var values: [Value] { entries.map(\.value) }
  var dictionary: [String: Any] {
    Dictionary(entries.map { ($0.name, $0.value.any) }, uniquingKeysWith: { $1 })
  }

  /// The names and types that expressions are compiled against.
  func shape(host: TemplateHost) -> [DataShape.Entry] {
    entries.map { entry in
      // Such a text stands for a Boolean where one is wanted.
      if case .string(let text) = entry.value, text.spelledBoolean != nil {
        return DataShape.Entry(name: entry.name, type: .any)
      }
      return DataShape.Entry(name: entry.name, type: entry.type(host: host))
    }
  }

  /// Whether a name stands for a number, or for the text of a whole one that a number would not hold.
  func isNumberOnly(_ name: String) -> Bool {
    entry(name)?.value.isNumberOrLongWhole ?? false
  }

  /// Whether objects that a name stands for hold something else than they did, or may do so.
  func holdsOtherObjects(than entry: Entry) -> Bool {
    guard let new = entry.snapshot, let old = self.entry(entry.name)?.snapshot else {
      return false
    }
    return !new.isSame(as: old)
  }

  /// Whether a name stands for structures that cannot be compared and hold what they did.
  func holdsSameStructures(as entry: Entry) -> Bool {
    guard let new = entry.snapshot, let old = self.entry(entry.name)?.snapshot else {
      return false
    }
    return !new.holdsObjects && new.isSame(as: old)
  }

  /// Puts other values in; a name that is not there yet is added.
  mutating func merge(_ other: NodeData) {
    var added: [Entry] = []
    for entry in other.entries {
      if let index = index(of: entry.name) {
        entries[index].value = entry.value
        entries[index].snapshot = entry.snapshot
      } else {
        added.append(entry)
      }
    }
    if added.isEmpty { return }
    entries += added
    entries.sort { $0.name < $1.name }
  }

  private func index(of name: String) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].name == name ? low : nil
  }

  private func entry(_ name: String) -> Entry? { index(of: name).map { entries[$0] } }
}

extension Value {
  /// Whether the value is a number, or the text that a whole one beyond 2^53 becomes.
  fileprivate var isNumberOrLongWhole: Bool {
    if case .number = self { return true }
    guard case .string(let text) = self else { return false }
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard text.utf8.count - digits.count <= 1, digits.first.map({ $0 != UInt8(ascii: "0") }) == true,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return UInt64(Substring(digits)).map { $0 > 1 << 53 } ?? true
  }
}

extension Diagnostic {
  static func unknownState(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error, "There is no state variable \(name); all have to be there when state is first set",
      suggestions: nearest)
  }

  static func stateInRepetition(of label: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) stands inside a <repeat>, where there is one for each item; give its state to a node around the <repeat>"
    )
  }

  static func stateTypeChanged(_ name: String, from old: ValueType, to new: ValueType) -> Diagnostic {
    Diagnostic(
      .error, "The state variable \(name) is of type \(old) and cannot become a value of type \(new)")
  }
}

extension NodeData.Entry {
  func type(host: TemplateHost) -> ValueType {
    isOptional ? .any : ValueType(ofData: value, host: host)
  }
}
