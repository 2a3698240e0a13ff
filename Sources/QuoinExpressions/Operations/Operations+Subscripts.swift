import QuoinDiagnostics

extension Operations {
  /// `container[index]` for arrays, strings and dictionaries; an index is a number, a range or a key.
  static func element(
    of container: Value, at index: Value, limits: OperationLimits, host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    switch (container, index) {
    case (.array(let elements), .number(let number)):
      let index = try Operations.index(number)
      guard elements.indices.contains(index) else {
        throw .indexOutOfBounds("\(index)", count: elements.count, of: "array", unit: "element")
      }
      return elements[index]
    case (.array(let elements), .range(let range)):
      let bounds = try resolve(range, count: elements.count, of: "array", unit: "element")
      try limits.count(elements: bounds.count)
      return .array(Array(elements[bounds]))
    case (.string(let string), .number(let number)):
      let index = try Operations.index(number)
      try limits.count(read: min(string.utf8.count, max(0, index)))
      guard index >= 0,
        let place = string.index(string.startIndex, offsetBy: index, limitedBy: string.endIndex),
        place < string.endIndex
      else {
        throw .indexOutOfBounds("\(index)", count: string.count, of: "string", unit: "character")
      }
      return .string(String(string[place]))
    case (.string(let string), .range(let range)):
      try limits.count(read: string.utf8.count)
      let bounds = try resolve(range, count: string.count, of: "string", unit: "character")
      let start = string.index(string.startIndex, offsetBy: bounds.lowerBound)
      return .string(String(string[start..<string.index(start, offsetBy: bounds.count)]))
    case (.dictionary(let entries), .string(let key)): return entries[key] ?? .null
    case (.null, _): throw .nilSubscript
    default: throw .cannotSubscript(container.described(in: host), by: index.described(in: host))
    }
  }

  private static func resolve(
    _ range: IndexRange, count: Int, of container: String, unit: String
  ) throws(Diagnostic) -> Range<Int> {
    let lower = range.lower ?? 0
    // What overflows is less than any lower bound.
    let upper = range.upper.map { $0 &+ (range.includesUpper ? 1 : 0) } ?? count
    guard lower >= 0, upper <= count, lower <= upper else {
      throw .indexOutOfBounds("\(range)", count: count, of: container, unit: unit)
    }
    return lower..<upper
  }

  /// `value.name` where the type was not known before.
  static func member(
    _ name: String, of value: Value, isOptional: Bool, limits: OperationLimits, host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    switch value {
    case .null: return .null
    case .dictionary(let entries):
      if let entry = entries[name] { return entry }
      if isOptional { return .null }
      var problem = Diagnostic.unknownMember(name, of: "the dictionary", names: Array(entries.keys))
      if problem.suggestion == nil { problem.notes.append(.optionalMember(name)) }
      throw problem
    case .array(let elements):
      switch name {
      case "count": return .number(Double(elements.count))
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? .null
      case "last": return elements.last ?? .null
      default: throw .unknownMember(name, of: "an array", names: arrayMembers)
      }
    case .string(let string):
      switch name {
      case "count":
        try limits.count(read: string.utf8.count)
        return .number(Double(string.count))
      case "isEmpty": return .bool(string.isEmpty)
      default: throw .unknownMember(name, of: "a string", names: stringMembers)
      }
    default: return try hostMember(name, of: value, isOptional: isOptional, host: host)
    }
  }

  static let arrayMembers = ["count", "isEmpty", "first", "last"]
  static let stringMembers = ["count", "isEmpty"]

  private static func hostMember(
    _ name: String, of value: Value, isOptional: Bool, host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    do {
      if let member = try host.member(name, of: value) { return member }
    } catch {
      throw .failed(error)
    }
    if isOptional { return .null }
    throw .unknownMember(name, of: value.described(in: host), names: host.memberNames(of: value))
  }
}

extension Diagnostic {
  static func indexOutOfBounds(_ index: String, count: Int, of container: String, unit: String)
    -> Diagnostic
  {
    let bounds =
      count == 0 ? "is empty" : count == 1 ? "has only the index 0" : "has the indexes 0 to \(count - 1)"
    return Diagnostic(.error, "Index \(index) is out of bounds: the \(container) \(bounds)")
  }

  static var nilSubscript: Diagnostic {
    Diagnostic(.error, "nil has no elements; give a default with ??")
  }

  static func cannotSubscript(_ container: String, by index: String) -> Diagnostic {
    Diagnostic(
      .error, "\(container.prefix(1).uppercased() + container.dropFirst()) has no element for \(index)")
  }

  static func unknownMember(_ name: String, of owner: String, names: [String]) -> Diagnostic {
    var problem = Diagnostic(
      .error, "\(owner.prefix(1).uppercased() + owner.dropFirst()) has no member '\(name)'",
      suggestions: NameSynonyms.meant[name].flatMap {
        names.contains($0) ? NearestNames($0) : nil
      }
        ?? NearestNames(to: name, among: names))
    problem.reason = .unknownMember
    return problem
  }

  /// Whether something has no member of a name, as rows of data may lack one.
  package var isOfUnknownMember: Bool { reason == .unknownMember }

  /// What a closure of the host or of a user threw.
  static func failed(_ error: any Error) -> Diagnostic {
    Diagnostics(error).all.first ?? Diagnostic(.error, "\(error)")
  }
}

extension Diagnostic.Reason {
  fileprivate static let unknownMember = Self(Operations.self, 0)
}
