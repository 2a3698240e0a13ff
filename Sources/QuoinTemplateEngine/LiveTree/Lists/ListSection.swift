import QuoinExpressions

/// A section of a list whose rows are the items of a repetition.
struct ListSection {
  /// Which of the repetitions it is of.
  let number: Int
  /// The item that the section itself stands for, with its index.
  let outer: (item: Value, index: Int)?
  let items: [Value]
  /// What tells it apart from the others: its key, else its place.
  let name: String
  /// The name without that of the repetition.
  let ownName: String
  /// What tells its rows apart from each other; nothing where their places do.
  let rowNames: [String]?

  /// The only section of a repetition.
  ///
  /// - Parameter value: The items with the names of their rows, as `ListSource` works them out.
  init(number: Int, of value: Value) {
    var parts: [Value] = []
    if case .array(let found) = value { parts = found }
    self.init(number: number, outer: nil, name: nil, parts[...])
  }

  /// One of the sections of a repetition.
  ///
  /// - Parameter value: Its item and its name with what the only section has.
  init(number: Int, index: Int, of value: Value) {
    var parts: [Value] = []
    if case .array(let found) = value { parts = found }
    self.init(
      number: number, outer: (parts.first ?? .null, index), name: parts.count > 1 ? parts[1] : .null,
      parts.dropFirst(2))
  }

  private init(number: Int, outer: (item: Value, index: Int)?, name: Value?, _ parts: ArraySlice<Value>) {
    (self.number, self.outer) = (number, outer)
    if case .array(let items)? = parts.first { self.items = items } else { items = [] }
    ownName = if case .string(let name)? = name { name } else { outer.map { "\($0.index)" } ?? "" }
    self.name = "\(number)/\(ownName)"
    if parts.count > 1, case .array(let names)? = parts.last, names.count == items.count {
      rowNames = names.map { if case .string(let name) = $0 { name } else { "" } }
    } else {
      rowNames = nil
    }
  }

  /// Whether it has the rows of another one, in the same places.
  func hasSameRows(as other: ListSection) -> Bool {
    name == other.name && items.count == other.items.count && rowNames == other.rowNames
  }

  /// The names of the section and its rows.
  var names: CopyNames { (name, rowNames ?? items.indices.map { "\($0)" }) }
}

/// What tells a row apart from all others of its list, wherever it is.
struct RowName: Hashable {
  let section: String
  let row: String
}
