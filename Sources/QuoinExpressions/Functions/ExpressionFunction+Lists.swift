import QuoinDiagnostics

extension ExpressionFunction {
  /// Functions over arrays and dictionaries that take no closure.
  static let lists: [ExpressionFunction] = [
    ExpressionFunction(
      name: "joined", usage: "list.joined(separator)", summary: "The elements as one text.",
      example: ("[1, 2, 3].joined(', ')", "1, 2, 3"), parameters: [.list, .text.optional],
      result: .type(.string)
    ) { call throws(Diagnostic) in
      let separator = try call.text(1)
      var text = ""
      for (index, element) in try call.list(0).enumerated() {
        if index > 0 { try Value.string(separator).append(to: &text, call.limits, call.host) }
        try element.append(to: &text, call.limits, call.host)
      }
      return .string(text)
    },
    ExpressionFunction(
      name: "unique", usage: "list.unique()", summary: "Each element once, where it stands first.",
      example: ("[1, 2, 1].unique()", "[1, 2]"), parameters: [.list], result: .same
    ) { call throws(Diagnostic) in
      var known = SeenValues()
      var result: [Value] = []
      for element in try call.list(0) where try known.place(of: element, call.limits) == result.count {
        result.append(element)
      }
      return .array(result)
    },
    ExpressionFunction(
      name: "flattened", usage: "list.flattened()", summary: "The elements of the arrays in an array.",
      example: ("[[1, 2], [3]].flattened()", "[1, 2, 3]"), parameters: [.list], result: .type(.array(.any))
    ) { call throws(Diagnostic) in try Operations.flatten(call.list(0), limits: call.limits) },
    ExpressionFunction(
      name: "compacted", usage: "list.compacted()", summary: "The elements that are not nil.",
      example: ("[1, nil, 2].compacted()", "[1, 2]"), parameters: [.list], result: .type(.array(.any))
    ) { call throws(Diagnostic) in .array(try call.list(0).filter { !$0.isNull }) },
    ExpressionFunction(
      name: "keys", usage: "table.keys()", summary: "The keys of a dictionary, in order.",
      example: ("table.keys()", "[a, b]"), parameters: [.init(kind: .value(.dictionary(.any)))],
      result: .type(.array(.string))
    ) { call throws(Diagnostic) in .array(try call.entries(0).map { .string($0.key) }) },
    ExpressionFunction(
      name: "values", usage: "table.values()",
      summary: "The values of a dictionary, in the order of their keys.",
      example: ("table.values()", "[1, 2]"), parameters: [.init(kind: .value(.dictionary(.any)))],
      result: .type(.array(.any))
    ) { call throws(Diagnostic) in .array(try call.entries(0).map(\.value)) },
    ExpressionFunction(
      name: "entries", usage: "table.entries()",
      summary:
        "An array with a `key` and a `value` for each entry of a dictionary, in the order of the keys.",
      example: ("table.entries().map(e => e.key + e.value)", "[a1, b2]"),
      parameters: [.init(kind: .value(.dictionary(.any)))], result: .type(.array(.dictionary(.any)))
    ) { call throws(Diagnostic) in
      .array(try call.entries(0).map { .dictionary(["key": .string($0.key), "value": $0.value]) })
    },
    ExpressionFunction(
      name: "range", usage: "range(first, last)", summary: "The whole numbers from one to another.",
      example: ("range(1, 4)", "[1, 2, 3, 4]"), parameters: [.number, .number], result: .type(.array(.number))
    ) { call throws(Diagnostic) in
      let first = try Operations.bound(call.number(0))
      let last = try Operations.bound(call.number(1))
      let (count, isTooLong) = last.subtractingReportingOverflow(first)
      guard first <= last else { return .array([]) }
      try call.limits.check(elements: isTooLong || count == .max ? .max : count + 1)
      return .array((first...last).map { .number(Double($0)) })
    },
  ]
}

extension FunctionCall {
  /// The entries of a dictionary, in the order of the keys.
  func entries(_ index: Int) throws(Diagnostic) -> [(key: String, value: Value)] {
    guard case .dictionary(let entries) = any(index) else {
      throw unfit(any(index), expected: .dictionary(.any))
    }
    try limits.count(elements: entries.count)
    return entries.sorted { $0.key < $1.key }
  }
}
