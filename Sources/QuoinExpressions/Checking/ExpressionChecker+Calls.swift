import QuoinDiagnostics

extension ExpressionChecker {
  func checkCall(
    _ index: Int, _ node: ExpressionNode, _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    let count = Int(node.count) - 1
    var callee = index - 1
    for _ in 0..<count { callee = Int(nodes[callee].first) - 1 }
    let info = infos[callee]
    if info.method >= 0 {
      return checkLibrary(index, ExpressionFunction.all[Int(info.method)], receiver: callee, count: count)
    }
    switch info.state {
    case .library:
      checkLibrary(index, ExpressionFunction.all[Int(info.index)], receiver: nil, count: count)
    case .builtIn:
      let builtIn = compilation.builtIns[Int(info.index)]
      if let other = libraryFunction(insteadOf: builtIn, name: name(of: callee), index, count: count) {
        infos[callee].state = .library
        infos[callee].index = Int32(truncatingIfNeeded: other)
        return checkLibrary(index, ExpressionFunction.all[other], receiver: nil, count: count)
      }
      checkBuiltIn(index, builtIn, name: name(of: callee), count: count, nodes)
    case .function: checkFunction(index, compilation.functions[Int(info.index)], count: count)
    default:
      if let closure = children(of: index, count: count).first(where: { infos[$0].state == .closure }) {
        return report(.closureNotTaken(by: name(of: callee)), at: closure)
      }
      switch info.type.unwrapped {
      case .any: infos[index].type = .any
      case .function(let signature):
        checkArguments(index, signature, name: name(of: callee), count: count)
        infos[index].type = signature.result
      case .string:
        infos[index].type = .string
        if case .string(let text)? = known(callee) { checkFormat(index, text, count: count) }
      default: report(.notCallable(name(of: callee), info.type), at: callee)
      }
    }
  }

  /// Checks a text that is called as a format.
  private func checkFormat(_ index: Int, _ text: String, count: Int) {
    do throws(Diagnostic) {
      let expected = try PrintFormat(text).argumentCount
      if expected != count {
        report(
          .wrongCount(PrintFormat.name(of: text), expected: expected, orMore: false, found: count), at: index)
      }
    } catch {
      report(error, at: index)
    }
  }

  /// The function over arrays or with more arguments that has the name of one over numbers: `min(items)`, `round(x, 2)`.
  private func libraryFunction(insteadOf builtIn: BuiltIn, name: String, _ index: Int, count: Int) -> Int? {
    guard let other = ExpressionFunction.index(of: name) else { return nil }
    let arguments = children(of: index, count: count)
    if arguments.contains(where: { infos[$0].state == .closure }) { return other }
    let arity = builtIn.arity
    if arity.isVariadic, count == 1, let only = arguments.first {
      switch infos[only].type.unwrapped {
      case .array, .any: return other
      default: return nil
      }
    }
    return !arity.isVariadic && count > arity.count ? other : nil
  }

  func name(of callee: Int) -> String {
    let node = syntax.nodes[callee]
    return node.kind == .name ? syntax.path(of: node).text : "function"
  }

  private func checkBuiltIn(
    _ index: Int, _ builtIn: BuiltIn, name: String, count: Int,
    _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    let arity = builtIn.arity
    if count < arity.count || (count > arity.count && !arity.isVariadic) {
      report(.wrongCount(name, expected: arity.count, orMore: arity.isVariadic, found: count), at: index)
    }
    var areKnown = count >= arity.count
    var argument = index - 1
    for _ in 0..<count {
      let type = infos[argument].type
      if !type.mayBe(.number) {
        report(.badArgument(of: name, expected: .number, found: type), at: argument)
      }
      areKnown = areKnown && infos[argument].state == .number
      argument = Int(nodes[argument].first) - 1
    }
    switch builtIn {
    case .math(let function):
      infos[index].type = .number
      guard areKnown else { return }
      let numbers = children(of: index, count: count).map { infos[$0].number }
      setNumber(
        index,
        arity.count == 1 ? function(numbers[0]) : numbers.dropFirst().reduce(numbers[0]) { function($0, $1) })
    case .color(let function):
      infos[index].type = .color
      guard areKnown else { return }
      let numbers = children(of: index, count: count).map { infos[$0].number }
      do throws(Diagnostic) { setConstant(index, try function(numbers, in: host).value, .color) } catch {
        report(error, at: index)
      }
    }
  }

  private func checkFunction(_ index: Int, _ function: Function, count: Int) {
    checkArguments(index, function.signature, name: function.name, count: count)
    infos[index].type = function.signature.result
    guard function.isPure, compilation.diagnostics.isEmpty else { return }
    let arguments = children(of: index, count: count)
    let values = arguments.compactMap(known)
    let types = (0..<count).map { function.signature.parameter($0) }
    let areReady = zip(arguments, types).allSatisfy {
      infos[$0].type.use(as: $1, host: host) == .same
    }
    if values.count == count, areReady, let result = try? function.body(values) {
      setConstant(index, result, function.signature.result)
    }
  }

  private func checkArguments(_ index: Int, _ signature: FunctionSignature, name: String, count: Int) {
    let expected = signature.parameters.count
    if count < expected || (count > expected && signature.variadic == nil) {
      return report(
        .wrongCount(name, expected: expected, orMore: signature.variadic != nil, found: count), at: index)
    }
    for (place, argument) in children(of: index, count: count).enumerated() {
      let type = signature.parameter(place)
      if infos[argument].type.use(as: type, host: host) == .no {
        report(.badArgument(of: name, expected: type, found: infos[argument].type), at: argument)
      }
    }
  }
}

extension FunctionSignature {
  /// The type of an argument.
  func parameter(_ index: Int) -> ValueType {
    index < parameters.count ? parameters[index] : variadic ?? .any
  }
}

extension Diagnostic {
  static func badArgument(of name: String, expected: ValueType, found: ValueType) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' expects \(expected.described) but found \(found.described)",
      notes: Note.converting(found.described, to: expected))
  }

  static func notCallable(_ name: String, _ type: ValueType) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is \(type.described) and cannot be called")
  }
}
