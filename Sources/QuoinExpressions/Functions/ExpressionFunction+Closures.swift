import QuoinDiagnostics

extension ExpressionFunction {
  /// Functions over arrays that take a closure.
  static let listsByClosure: [ExpressionFunction] = [
    ExpressionFunction(
      name: "map", usage: "list.map(item => …)",
      summary: "What a closure gives for each element; a second parameter is its index.",
      example: ("['a', 'b'].map((item, index) => index + item)", "[0a, 1b]"), parameters: [.list, .closure],
      result: .listOfResults
    ) { call throws(Diagnostic) in
      let elements = try call.list(0)
      var results: [Value] = []
      results.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        results.append(try call.applied(to: element, at: index))
      }
      return .array(results)
    },
    ExpressionFunction(
      name: "flatMap", usage: "list.flatMap(item => …)",
      summary: "The elements of the arrays that a closure gives for each element.",
      example: ("[1, 2].flatMap(n => [n, n * 10])", "[1, 10, 2, 20]"), parameters: [.list, .closure],
      result: .results
    ) { call throws(Diagnostic) in
      var results: [Value] = []
      for (index, element) in try call.list(0).enumerated() {
        results.append(try call.applied(to: element, at: index))
        if case .array(let nested) = results.last { try call.limits.check(elements: nested.count) }
      }
      return try Operations.flatten(results, limits: call.limits)
    },
    ExpressionFunction(
      name: "filter", usage: "list.filter(item => …)", summary: "The elements for which a test holds.",
      example: ("[3, 5, 8].filter(n => n > 4)", "[5, 8]"), parameters: [.list, .test], result: .same
    ) { call throws(Diagnostic) in
      var results: [Value] = []
      for (index, element) in try call.list(0).enumerated() where try call.holds(for: element, at: index) {
        results.append(element)
      }
      return .array(results)
    },
    ExpressionFunction(
      name: "sorted", usage: "list.sorted(item => …)",
      summary:
        "The elements from the least to the greatest, by what a closure gives for them if one is given; texts as the language sorts them. NaN comes last, and nil behind it.",
      example: ("['pear', 'Fig'].sorted()", "[Fig, pear]"),
      parameters: [.list, .closure.optional], result: .same, localeUse: .forTexts
    ) { call throws(Diagnostic) in .array(try call.sorted()) },
    ExpressionFunction(
      name: "grouped", usage: "list.grouped(item => …)",
      summary:
        "An array with a `key` and the `items` for each value that a closure gives, in the order in which they come first.",
      example: ("[1, 2, 3].grouped(n => n % 2).map(g => g.items)", "[[1, 3], [2]]"),
      parameters: [.list, .closure], result: .type(.array(.dictionary(.any)))
    ) { call throws(Diagnostic) in try call.grouped() },
    ExpressionFunction(
      name: "reduce", usage: "list.reduce(start, (sum, item) => …)",
      summary: "What comes of putting each element to what there is so far.",
      example: ("[1, 2, 3].reduce(10, (sum, n) => sum + n)", "16"),
      parameters: [.list, .any, .init(kind: .gatheringClosure)], result: .type(.any)
    ) { call throws(Diagnostic) in
      var result = call.any(1)
      guard let closure = call.closure else { return result }
      let elements = try call.list(0)
      for (index, element) in elements.enumerated() {
        result = try closure(result, element)
        // Each round may nest what there is so far; looking each time would take as long as making it.
        if (index + 1).isMultiple(of: 32) || index + 1 == elements.count {
          try call.limits.check(depthOf: result)
        }
      }
      return result
    },
    ExpressionFunction(
      name: "allSatisfy", usage: "list.allSatisfy(item => …)",
      summary: "Whether a test holds for all elements.",
      example: ("[2, 4].allSatisfy(n => n % 2 == 0)", "true"), parameters: [.list, .test],
      result: .type(.bool)
    ) { call throws(Diagnostic) in
      for (index, element) in try call.list(0).enumerated() {
        if try !call.holds(for: element, at: index) { return .bool(false) }
      }
      return .bool(true)
    },
    ExpressionFunction(
      name: "first", usage: "list.first(item => …)",
      summary: "The first element, for which a test holds if one is given; nil where there is none.",
      example: ("[3, 5, 8].first(n => n > 4)", "5"), parameters: [.list, .test.optional], result: .element
    ) { call throws(Diagnostic) in
      for (index, element) in try call.list(0).enumerated() {
        if call.closure == nil { return element }
        if try call.holds(for: element, at: index) { return element }
      }
      return .null
    },
    ExpressionFunction(
      name: "last", usage: "list.last(item => …)",
      summary: "The last element, for which a test holds if one is given; nil where there is none.",
      example: ("[3, 5, 8].last(n => n < 6)", "5"), parameters: [.list, .test.optional], result: .element
    ) { call throws(Diagnostic) in
      for (index, element) in try call.list(0).enumerated().reversed() {
        if call.closure == nil { return element }
        if try call.holds(for: element, at: index) { return element }
      }
      return .null
    },
    ExpressionFunction(
      name: "firstIndex", usage: "list.firstIndex(item => …)",
      summary:
        "The index of the first element that is equal, or for which a test holds; nil where there is none.",
      example: ("['a', 'b'].firstIndex('b')", "1"), parameters: [.list, .init(kind: .valueOrTest)],
      result: .type(.optional(.number))
    ) { call throws(Diagnostic) in
      for (index, element) in try call.list(0).enumerated() {
        let isMeant =
          call.closure == nil ? element.isEqual(to: call.any(1)) : try call.holds(for: element, at: index)
        if isMeant { return .number(Double(index)) }
      }
      return .null
    },
    ExpressionFunction(
      name: "sum", usage: "list.sum(item => …)",
      summary: "The sum of numbers, or of what a closure gives for the elements.",
      example: ("[1.5, 2, 3].sum()", "6.5"),
      parameters: [.list, .init(kind: .elementClosure(.number), isOptional: true)],
      result: .type(.number)
    ) { call throws(Diagnostic) in .number(try call.numbers().reduce(0, +)) },
    ExpressionFunction(
      name: "average", usage: "list.average(item => …)",
      summary: "The mean of numbers, or of what a closure gives for the elements; nil where there are none.",
      example: ("[1, 2, 6].average()", "3"),
      parameters: [.list, .init(kind: .elementClosure(.number), isOptional: true)],
      result: .type(.optional(.number))
    ) { call throws(Diagnostic) in
      let numbers = try call.numbers()
      return numbers.isEmpty ? .null : .number(numbers.reduce(0, +) / Double(numbers.count))
    },
    ExpressionFunction(
      name: "min", usage: "list.min(item => …)",
      summary: "The least element, by what a closure gives if one is given; nil where there is none.",
      example: ("[3, 1, 2].min()", "1"), parameters: [.list, .closure.optional], result: .element,
      localeUse: .forTexts
    ) { call throws(Diagnostic) in try call.sorted().first ?? .null },
    ExpressionFunction(
      name: "max", usage: "list.max(item => …)",
      summary: "The greatest element, by what a closure gives if one is given; nil where there is none.",
      example: ("['a', 'abc', 'ab'].max(word => word.count)", "abc"), parameters: [.list, .closure.optional],
      result: .element, localeUse: .forTexts
    ) { call throws(Diagnostic) in try call.sorted(nilFirst: true).last ?? .null },
  ]
}

extension FunctionCall {
  /// The elements as numbers, or what the closure gives for them.
  fileprivate func numbers() throws(Diagnostic) -> [Double] {
    var numbers: [Double] = []
    for (index, element) in try list(0).enumerated() {
      let value = try applied(to: element, at: index)
      guard let number = value.asNumber else {
        throw .mismatch(expected: .number, found: value.described(in: host))
      }
      numbers.append(number)
    }
    return numbers
  }

  fileprivate func grouped() throws(Diagnostic) -> Value {
    var keys: [Value] = []
    var groups: [[Value]] = []
    var known = SeenValues()
    for (index, element) in try list(0).enumerated() {
      let key = try applied(to: element, at: index)
      let place = try known.place(of: key, limits)
      if place == keys.count {
        keys.append(key)
        groups.append([])
      }
      groups[place].append(element)
    }
    return .array(zip(keys, groups).map { .dictionary(["key": $0, "items": .array($1)]) })
  }
}
