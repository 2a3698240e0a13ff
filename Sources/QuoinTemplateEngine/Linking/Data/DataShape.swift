import QuoinExpressions

/// The names and types of the data that a node is given: what decides how its expressions are compiled.
///
/// Data of the same shape share one linked program.
struct DataShape: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let name: String
    let type: ValueType
  }

  /// Sorted by name.
  var state: [Entry] = []
  /// Sorted by name.
  var constants: [Entry] = []

  var isEmpty: Bool { state.isEmpty && constants.isEmpty }

  func stateIndex(_ name: String) -> Int? { Self.index(of: name, in: state) }
  func constantIndex(_ name: String) -> Int? { Self.index(of: name, in: constants) }

  private static func index(of name: String, in entries: [Entry]) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].name == name ? low : nil
  }
}

extension ValueType {
  /// The type of a piece of data, as far as it stays the same while the data change.
  init(ofData value: Value, host: TemplateHost) {
    switch value {
    case .null: self = .any
    case .bool: self = .bool
    case .number: self = .number
    case .string: self = .string
    case .range: self = .range
    case .array: self = .array(.any)
    case .dictionary: self = .dictionary(.any)
    case .function: self = .function(.untyped)
    case .object, .boxed: self = host.type(of: value)
    }
  }
}
