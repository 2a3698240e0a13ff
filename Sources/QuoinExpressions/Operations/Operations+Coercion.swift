import QuoinDiagnostics

extension Operations {
  /// Brings a value to a type that it could not be checked against before.
  static func coerce(
    _ value: Value, to type: ValueType, limits: OperationLimits = OperationLimits(),
    host: any ExpressionHost
  ) throws(Diagnostic) -> Value {
    switch (type, value) {
    case (.any, _), (.number, .number), (.bool, .bool), (.string, .string), (.range, .range),
      (.function, .function), (.null, .null), (.optional, .null):
      return value
    case (.number, .bool(let bool)): return .number(bool ? 1 : 0)
    case (.bool, .number(let number)): return .bool(number != 0)
    case (.bool, .string(let text)):
      if let bool = text.spelledBoolean { return .bool(bool) }
    case (.optional(let wrapped), _): return try coerce(value, to: wrapped, limits: limits, host: host)
    // Nil text is no text.
    case (.string, .null): return .string("")
    case (.array(.any), .array), (.dictionary(.any), .dictionary): return value
    case (.array(let element), .array(let elements)):
      try limits.count(elements: elements.count)
      var coerced: [Value] = []
      coerced.reserveCapacity(elements.count)
      for value in elements { coerced.append(try coerce(value, to: element, limits: limits, host: host)) }
      return .array(coerced)
    case (.array(let element), _) where !value.isNull:
      return .array([try coerce(value, to: element, limits: limits, host: host)])
    case (.dictionary(let element), .dictionary(let entries)):
      try limits.count(elements: entries.count)
      var coerced = entries
      for (key, value) in entries {
        coerced[key] = try coerce(value, to: element, limits: limits, host: host)
      }
      return .dictionary(coerced)
    case (.optionSet(let name), .array(let options)):
      var members: [Value] = []
      for option in options { members.append(try coerce(option, to: type, limits: limits, host: host)) }
      do { return try host.unite(members, of: name) } catch { throw .failed(error) }
    default: break
    }
    do {
      if let converted = try host.convert(value, to: type) { return converted }
    } catch {
      throw .failed(error)
    }
    throw .mismatch(expected: type, found: value.described(in: host))
  }
}

extension String {
  /// The Boolean that a text of data is where one is wanted: `true` or `false` in letters of any case, as spreadsheets write
  /// `TRUE`.
  package var spelledBoolean: Bool? {
    switch utf8.count {
    case 4: lowercased() == "true" ? true : nil
    case 5: lowercased() == "false" ? false : nil
    default: nil
    }
  }
}

extension Diagnostic {
  static func mismatch(expected: ValueType, found: String) -> Diagnostic {
    let hint =
      switch (found, expected.unwrapped) {
      case ("nil", _): "; give a default with ??"
      case (_, .bool): "; compare it with something, as in != nil or > 0"
      default: ""
      }
    return Diagnostic(
      .error, "Expected \(expected.unwrapped.described) but found \(found)\(hint)",
      notes: Note.converting(found, to: expected))
  }
}

extension Diagnostic.Note {
  /// Which function makes what is expected of what was found; none where no function does.
  static func converting(_ found: String, to expected: ValueType) -> [Self] {
    switch (expected.unwrapped, found) {
    case (.number, ValueType.string.described): [Self("value.number() reads a number from a text")]
    case (.string, ValueType.number.described): [Self("value.text() makes a text of a number")]
    default: []
    }
  }
}
