import QuoinDiagnostics

/// Calls of the functions of the language, and the closures that they take.
extension ExpressionChecker {
  /// Makes a parameter of a closure known, until the closure ends.
  func checkParameter(_ index: Int, _ node: ExpressionNode) {
    infos[index].state = .parameter
    infos[index].index = Int32(truncatingIfNeeded: compilation.locals.count)
    compilation.locals.append((syntax.texts[node.textIndex].text, type(ofParameter: index, node)))
    compilation.localCount = max(compilation.localCount, compilation.locals.count)
  }

  func checkClosure(_ index: Int, _ node: ExpressionNode) {
    compilation.locals.removeLast(Int(node.count) - 1)
    infos[index].state = .closure
    infos[index].type = .function(
      FunctionSignature(Array(repeating: .any, count: Int(node.count) - 1), result: infos[index - 1].type))
  }

  /// What a closure is called with, as far as the array is known that it is called for.
  private func type(ofParameter index: Int, _ node: ExpressionNode) -> ValueType {
    let callee = Int(node.owner)
    let first = index - Int(node.count)
    // The arguments that stand before the closure.
    var before: [Int] = []
    var argument = first - 1
    while argument > callee {
      before.insert(argument, at: 0)
      argument = Int(syntax.nodes[argument].first) - 1
    }
    let isMethod = infos[callee].method >= 0
    if isMethod { before.insert(callee, at: 0) }
    guard let receiver = before.first else { return .any }
    var element = ValueType.any
    if case .array(let known) = infos[receiver].type.unwrapped { element = known }
    let number =
      isMethod ? Int(infos[callee].method) : infos[callee].state == .library ? Int(infos[callee].index) : -1
    guard number >= 0 else { return node.count == 0 ? element : .any }
    let parameters = ExpressionFunction.all[number].parameters
    if before.count < parameters.count, case .gatheringClosure = parameters[before.count].kind {
      return node.count == 0 ? .any : element
    }
    return node.count == 0 ? element : .number
  }

  // MARK: Calls

  /// Checks a call; the receiver is the first argument where it stands before the name.
  func checkLibrary(_ index: Int, _ function: ExpressionFunction, receiver: Int?, count: Int) {
    let arguments = (receiver.map { [$0] } ?? []) + children(of: index, count: count)
    let (least, most) = (function.requiredCount, function.parameters.count)
    infos[index].type = result(of: function, arguments)
    guard (least...most).contains(arguments.count) else {
      return report(.wrongCount(function, found: count, isMethod: receiver != nil), at: index)
    }
    for (argument, parameter) in zip(arguments, function.parameters) {
      check(argument, parameter, of: function)
    }
    guard compilation.diagnostics.isEmpty else { return }
    let values = arguments.compactMap(known)
    guard values.count == arguments.count, !function.localeUse.matters(for: values) else { return }
    let call = FunctionCall(name: function.name, arguments: values, limits: compilation.limits, host: host)
    if let value = try? function.body(call) { setConstant(index, value, infos[index].type) }
  }

  private func check(
    _ argument: Int, _ parameter: ExpressionFunction.Parameter, of function: ExpressionFunction
  ) {
    let type = infos[argument].type
    if infos[argument].state == .closure {
      guard parameter.takesClosure else { return report(.closureNotTaken(by: function.name), at: argument) }
      return checkResult(of: argument, parameter, function)
    }
    let isFine: Bool
    let expected: String
    switch parameter.kind {
    case .value(let wanted):
      (isFine, expected) = (type.use(as: wanted, host: host) != .no, wanted.described)
    case .text:
      // Nil counts as no text.
      (isFine, expected) = (type.mayBe(.string) || type == .null, ValueType.string.described)
    case .list: (isFine, expected) = (type.mayBeArray, ValueType.array(.any).described)
    case .textOrList:
      (isFine, expected) = (type.mayBe(.string) || type.mayBeArray || type == .null, "a string or an array")
    case .collection:
      (isFine, expected) = (type.mayBeArray || type.mayBeDictionary, "an array or a dictionary")
    case .elementClosure, .gatheringClosure:
      (isFine, expected) = (type.mayBeFunction, "a closure such as item => item.name")
    case .valueOrTest: (isFine, expected) = (true, "")
    }
    if !isFine { report(.badArgument(of: function.name, expected: expected, found: type), at: argument) }
  }

  private func checkResult(
    of closure: Int, _ parameter: ExpressionFunction.Parameter, _ function: ExpressionFunction
  ) {
    let body = closure - 1
    switch parameter.kind {
    case .gatheringClosure:
      if syntax.nodes[closure].count != 3 {
        report(.gatheringClosureExpected(by: function.name), at: closure)
      }
    case .elementClosure(let wanted) where infos[body].type.use(as: wanted, host: host) == .no:
      report(.mismatch(expected: wanted, found: infos[body].type.described), at: body)
    case .valueOrTest where !infos[body].type.mayBe(.bool):
      report(.mismatch(expected: .bool, found: infos[body].type.described), at: body)
    default: break
    }
  }

  private func result(of function: ExpressionFunction, _ arguments: [Int]) -> ValueType {
    let receiver = arguments.first.map { infos[$0].type.unwrapped } ?? .any
    switch function.result {
    case .type(let type): return type
    case .same: return receiver == .null ? .any : receiver
    case .element:
      if case .array(let element) = receiver { return element.madeOptional }
      return .any
    case .listOfResults, .results:
      guard let closure = arguments.last, infos[closure].state == .closure else { return .array(.any) }
      let type = infos[closure - 1].type
      if case .listOfResults = function.result { return .array(type) }
      if case .array = type { return type }
      return type == .any ? .array(.any) : .array(type)
    }
  }
}

extension ValueType {
  fileprivate var mayBeArray: Bool {
    switch unwrapped {
    case .any, .array: true
    default: false
    }
  }

  fileprivate var mayBeDictionary: Bool {
    switch unwrapped {
    case .any, .dictionary: true
    default: false
    }
  }

  fileprivate var mayBeFunction: Bool {
    switch unwrapped {
    case .any, .function: true
    default: false
    }
  }
}

extension Diagnostic {
  static func wrongCount(_ function: ExpressionFunction, found: Int, isMethod: Bool) -> Diagnostic {
    let own = isMethod ? 1 : 0
    let (least, most) = (function.requiredCount - own, function.parameters.count - own)
    let amount =
      most == 0 ? "no" : least == most ? "\(least)" : least == 0 ? "up to \(most)" : "\(least) to \(most)"
    return Diagnostic(
      .error, "'\(function.name)' expects \(amount) argument\(most == 1 ? "" : "s") but got \(found)",
      notes: [Note("It is written \(function.usage)")])
  }

  static func badArgument(of name: String, expected: String, found: ValueType) -> Diagnostic {
    let hint = found == .null ? "; give a default with ??" : ""
    return Diagnostic(
      .error, "'\(name)' expects \(expected) but found \(found.described)\(hint)",
      notes: [ValueType.number, .string].filter { $0.described == expected }.flatMap {
        Note.converting(found.described, to: $0)
      })
  }

  static func closureNotTaken(by name: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' takes no closure here", suggestions: NearestNames(to: name, among: takingClosures))
  }

  private static let takingClosures = ExpressionFunction.all.filter {
    $0.parameters.contains(where: \.takesClosure)
  }
  .map(\.name)

  static func gatheringClosureExpected(by name: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' expects a closure of two parameters: (sum, item) => sum + item")
  }
}
