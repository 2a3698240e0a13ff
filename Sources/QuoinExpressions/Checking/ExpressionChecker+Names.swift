import QuoinDiagnostics

extension ExpressionChecker {
  func checkName(_ index: Int, _ node: ExpressionNode) {
    let path = syntax.path(of: node)
    if let local = compilation.locals.lastIndex(where: { $0.name == path.first }) {
      infos[index].type = compilation.locals[local].type
      infos[index].state = .local
      infos[index].index = Int32(truncatingIfNeeded: local)
      return checkRest(index, node, path, from: 1)
    }
    let own = compilation.openMacros.reversed().prefix { $0 == path.first }.count
    let found =
      own > 0
      ? compilation.scope.resolve(path, beyondMacros: own)
      : node.isCallee ? resolveCallee(path) : compilation.scope.resolve(path) ?? resolveUncalled(node, path)
    guard let match = found else {
      if own > 0 { return report(.circularMacro([path.first, path.first]), at: index) }
      return checkBuiltInName(index, node, path)
    }
    switch match.resolution {
    case .slot(let slot, let type):
      infos[index].type = type
      infos[index].state = .slot
      infos[index].index = Int32(truncatingIfNeeded: slot)
    case .constant(let constant, let type): setConstant(index, constant.value, type)
    case .function(let function):
      if node.isCallee, match.componentCount == path.count {
        infos[index].type = .function(function.signature)
        infos[index].state = .function
        infos[index].index = Int32(truncatingIfNeeded: compilation.functions.count)
        compilation.functions.append(function)
      } else {
        setConstant(
          index, Constant(function: function.body).value, .function(function.signature))
      }
    case .macro(let macro): expand(macro, at: index, node)
    case .invalid(let problem): return report(problem, at: index)
    }
    if match.componentCount < path.count {
      checkRest(index, node, path, from: max(1, match.componentCount))
    } else if node.isCallee, path.count == 1, !isCallable(infos[index], path) {
      hideBehindBuiltIn(index, path)
    }
  }

  /// The members behind what a name stands for; the last may be a function that is called with it.
  private func checkRest(_ index: Int, _ node: ExpressionNode, _ path: NamePath, from consumed: Int) {
    guard consumed < path.count else { return }
    if node.isCallee, let method = ExpressionFunction.index(of: syntax.lastText(of: node)),
      !isOwnFunction(index, node, from: consumed)
    {
      if consumed < path.count - 1 { checkSteps(index, node, from: consumed, to: Int(node.count) - 1) }
      infos[index].method = Int32(truncatingIfNeeded: method)
      return
    }
    checkSteps(index, node, from: consumed, to: Int(node.count))
  }

  /// Whether known data have a function of their own of the name: `formats.round(x)`.
  private func isOwnFunction(_ index: Int, _ node: ExpressionNode, from consumed: Int) -> Bool {
    guard let owner = known(index),
      let member = knownMember(of: owner, node, from: consumed, to: Int(node.count))
    else { return false }
    if case .function = member { return true }
    return false
  }

  private func resolveCallee(_ path: NamePath) -> NameMatch? {
    if let format = compilation.scope.resolveFormat(path) { return format }
    return path.count == 1 && ExpressionFunction.index(of: path.first) != nil
      ? compilation.scope.resolveCalled(path) : compilation.scope.resolve(path)
  }

  /// Data may be called like a function: `{max}`, `{log.count}`.
  private func resolveUncalled(_ node: ExpressionNode, _ path: NamePath) -> NameMatch? {
    guard BuiltIn(path.first) != nil || ExpressionFunction.index(of: path.first) != nil else { return nil }
    if node.isCallee, path.count == 1 { return nil }
    return compilation.scope.resolveUncalled(path)
  }

  private func isCallable(_ info: NodeInfo, _ path: NamePath) -> Bool {
    switch info.type.unwrapped {
    case .function: true
    // A function of the language is meant rather than data that hold a function: those are constants, and known.
    case .any:
      info.state != .slot || ExpressionFunction.index(of: path.first) == nil || BuiltIn(path.first) != nil
    default: false
    }
  }

  private func hideBehindBuiltIn(_ index: Int, _ path: NamePath) {
    if let builtIn = BuiltIn(path.text) { return set(index, builtIn) }
    if let function = ExpressionFunction.index(of: path.text) { setLibrary(index, function) }
  }

  private func setLibrary(_ index: Int, _ function: Int) {
    infos[index].type = .function(.untyped)
    infos[index].state = .library
    infos[index].index = Int32(truncatingIfNeeded: function)
  }

  private func set(_ index: Int, _ builtIn: BuiltIn) {
    infos[index].type = .function(.untyped)
    infos[index].state = .builtIn
    infos[index].index = Int32(truncatingIfNeeded: compilation.builtIns.count)
    compilation.builtIns.append(builtIn)
  }

  private func checkBuiltInName(_ index: Int, _ node: ExpressionNode, _ path: NamePath) {
    let isAlone = path.count == 1
    if isAlone, path.first == "pi", !node.isCallee { return setNumber(index, .pi) }
    let builtIn = isAlone ? BuiltIn(path.first) : nil
    if let builtIn, node.isCallee { return set(index, builtIn) }
    let function = isAlone ? ExpressionFunction.index(of: path.first) : nil
    if let function, node.isCallee { return setLibrary(index, function) }
    var path = path
    var isFunction = node.isCallee
    if isFunction, path.count > 1, ExpressionFunction.index(of: syntax.lastText(of: node)) != nil {
      // The function is there; what it is to work on is not.
      path = NamePath(Array(path.components.dropLast()))
      isFunction = false
    }
    let names = compilation.scope.candidates(for: path)
    let candidates = names + compilation.locals.map(\.name)
    let quoted = quotedName(at: node, among: candidates)
    if builtIn != nil || function != nil && quoted == nil {
      return report(.functionNotCalled(path.text, among: names), at: index)
    }
    let own = isFunction ? ExpressionFunction.names : ["pi", "true", "false", "nil"]
    var problem = Diagnostic.unknownName(path.text, isFunction: isFunction, among: candidates + own)
    if let word = Self.wordsOfOtherLanguages[path.text] { problem.nearest = NearestNames(word) }
    if let advice = advice(on: path, at: index) {
      problem.notes.append(advice)
      problem.nearest = nil
    }
    if let quoted { problem.nearest = NearestNames(quoted) }
    if problem.nearest == nil, problem.notes.isEmpty { advise(on: path, &problem) }
    if hasDefault(index) { problem.notes.append(.defaultForUnknownName(path.text)) }
    report(problem, at: index)
  }

  /// How other languages call what is `nil` here.
  private static let wordsOfOtherLanguages = [
    "null": "nil", "undefined": "nil", "None": "nil", "NULL": "nil", "True": "true", "False": "false",
  ]

  /// What to write instead of a habit from elsewhere.
  private func advice(on path: NamePath, at index: Int) -> Diagnostic.Note? {
    if path.text.contains("${") { return .quotesForTexts }
    if path.text == "now" || path.text == "today" { return .timeIsData(path.text) }
    if path.count > 1, let function = functionOfClosures(around: index) {
      return .closureExpected(by: function, parameter: path.first, body: path.text)
    }
    return nil
  }

  /// The function that takes a closure and has the node as an argument.
  private func functionOfClosures(around index: Int) -> String? {
    let nodes = syntax.nodes
    guard let call = nodes[(index + 1)...].firstIndex(where: { $0.first <= index }),
      nodes[call].kind == .call,
      let callee = children(of: call, count: Int(nodes[call].count)).first, callee != index,
      nodes[callee].kind == .name || nodes[callee].kind == .member
    else { return nil }
    let name =
      nodes[callee].kind == .name
      ? syntax.lastText(of: nodes[callee]) : syntax.texts[nodes[callee].textIndex].text
    let function = ExpressionFunction.all.first { $0.name == name }
    return function?.parameters.contains(where: \.takesClosure) == true ? name : nil
  }

  /// The name that stands at a node where backticks are missing: `first-name` reads as a difference.
  private func quotedName(at node: ExpressionNode, among candidates: [String]) -> String? {
    let rest = syntax.source.utf8.dropFirst(node.range.lowerBound)
    let meant = candidates.filter { candidate in
      candidate.utf8.count > node.range.count && rest.starts(with: candidate.utf8)
        && candidate.contains { !$0.isLetter && !$0.isNumber && !"_.#$@".contains($0) }
    }
    return meant.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) }.map { "`\($0)`" }
  }

  /// Whether `??` or `?:` stands behind a node.
  private func hasDefault(_ index: Int) -> Bool {
    guard index + 1 < syntax.nodes.count else { return false }
    let next = syntax.nodes[index + 1]
    guard next.branch == .rightSide, next.owner >= 0 else { return false }
    let kind = syntax.nodes[Int(next.owner)].kind
    return kind == .coalesce || kind == .elvis
  }

  private func expand(_ macro: Macro, at index: Int, _ node: ExpressionNode) {
    let open = compilation.openMacros
    if let start = open.firstIndex(of: macro.name), open[start...].contains(where: { $0 != macro.name }) {
      return report(.circularMacro(Array(open[start...]) + [macro.name]), at: index)
    }
    guard open.count < compilation.budget.expressionDepth,
      compilation.countExpansion(macro.syntax.nodes.count)
    else {
      return report(.macroTooLarge(macro.name), at: index)
    }
    let number = compilation.units.count
    compilation.units.append(
      Program.Unit(
        source: macro.syntax.source, map: macro.map, macro: macro.name, use: node.range, user: unit))
    if let problem = macro.syntax.problem?.withFunction {
      return compilation.report(
        Diagnostic(.error, problem.message, suggestion: problem.suggestion), at: problem.range,
        unit: number)
    }
    let checker = ExpressionChecker(macro.syntax, unit: number, in: compilation)
    compilation.checkers.append(checker)
    guard !macro.syntax.isCommentedOut else { return report(.emptyMacro(macro.name), at: index) }
    compilation.openMacros.append(macro.name)
    checker.joinsParts = true
    checker.check()
    compilation.openMacros.removeLast()
    infos[index].type = checker.infos[checker.root].type
    if let value = checker.known(checker.root) {
      checker.forget(checker.root)
      setConstant(index, value, infos[index].type)
    } else {
      infos[index].state = .macro
      infos[index].index = Int32(truncatingIfNeeded: number)
    }
  }

  // MARK: Members

  private func checkSteps(_ index: Int, _ node: ExpressionNode, from consumed: Int, to end: Int) {
    let owner = known(index)
    infos[index].firstStep = Int32(truncatingIfNeeded: compilation.steps.count)
    infos[index].stepCount = Int32(truncatingIfNeeded: end - consumed)
    for offset in consumed..<end {
      let text = syntax.texts[node.textIndex + offset]
      infos[index].type = addStep(text, to: infos[index].type, isCalled: node.isCallee && offset == end - 1)
    }
    // Entries of known dictionaries are known as well.
    guard let owner, let member = knownMember(of: owner, node, from: consumed, to: end) else { return }
    infos[index].stepCount = 0
    setConstant(index, member, infos[index].type)
  }

  private func knownMember(
    of value: Value, _ node: ExpressionNode, from consumed: Int, to end: Int
  ) -> Value? {
    var value = value
    for offset in consumed..<end {
      let text = syntax.texts[node.textIndex + offset]
      switch value {
      case .dictionary, .array, .string:
        guard
          let member = try? Operations.member(
            text.text, of: value, isOptional: text.isOptional, limits: compilation.limits, host: host)
        else { return nil }
        value = member
      default: return nil
      }
    }
    return value
  }

  func checkMember(_ index: Int, _ node: ExpressionNode) {
    if node.isCallee, let method = ExpressionFunction.index(of: syntax.texts[node.textIndex].text) {
      setAlias(index, of: index - 1)
      infos[index].method = Int32(truncatingIfNeeded: method)
      return
    }
    infos[index].firstStep = Int32(truncatingIfNeeded: compilation.steps.count)
    infos[index].stepCount = 1
    infos[index].type = addStep(
      syntax.texts[node.textIndex], to: infos[index - 1].type, isCalled: node.isCallee)
  }

  /// Finds a member by type and notes how to get at it.
  ///
  /// - Returns: The member's type.
  private func addStep(_ text: ExpressionText, to owner: ValueType, isCalled: Bool) -> ValueType {
    let base = owner.unwrapped
    var type: ValueType
    var known: Int32 = -1
    switch (base, text.text) {
    case (.any, _): type = .any
    case (.dictionary(let element), _): type = text.isOptional ? element.madeOptional : element
    case (.array, "count"), (.string, "count"): type = .number
    case (.array, "isEmpty"), (.string, "isEmpty"): type = .bool
    case (.array(let element), "first"), (.array(let element), "last"): type = element.madeOptional
    default:
      if let member = host.member(text.text, of: base) {
        type = member.type
        known = Int32(truncatingIfNeeded: compilation.members.count)
        compilation.members.append(member)
      } else {
        type = .any
        compilation.report(
          .unknownMember(text.text, of: base.described, names: memberNames(of: base, isCalled: isCalled)),
          at: text.range, unit: unit)
      }
    }
    if base != owner { type = type.madeOptional }
    compilation.steps.append(
      MemberStep(
        known: known, text: Int32(truncatingIfNeeded: compilation.texts.count),
        isOptional: text.isOptional, range: text.range))
    compilation.texts.append(text.text)
    return type
  }

  private func memberNames(of type: ValueType, isCalled: Bool) -> [String] {
    if isCalled { return ExpressionFunction.all.map(\.name) }
    return switch type {
    case .array: Operations.arrayMembers
    case .string: Operations.stringMembers
    default: host.memberNames(of: type)
    }
  }
}

extension Diagnostic {
  static func unknownName(_ name: String, isFunction: Bool, among names: [String]) -> Diagnostic {
    let meant = isFunction ? NameSynonyms.meant[name] : nil
    return Diagnostic(
      .error, "Unknown \(isFunction ? "function" : "name") '\(name)'",
      suggestions: meant.map { NearestNames($0) } ?? NearestNames(to: name, among: names))
  }

  /// A function's name that stands alone, which may have been meant as a name of the data.
  static func functionNotCalled(_ name: String, among names: [String]) -> Diagnostic {
    let nearest = nearestName(to: name, among: names).map { ", but '\($0)' is there" } ?? ""
    return Diagnostic(
      .error, "'\(name)' is a function; its arguments are missing: \(name)(…)",
      notes: [Diagnostic.Note("No data are called '\(name)'\(nearest)")])
  }

  static func circularMacro(_ ring: [String]) -> Diagnostic {
    Diagnostic(
      .error,
      ring.count == 2 && ring[0] == ring[1]
        ? "Circular reference: the macro '\(ring[0])' names itself, and nothing of that name lies beyond it"
        : "Circular reference: the macros \(ring.joined(separator: " → ")) name each other")
  }

  static func macroTooLarge(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The macro '\(name)' expands beyond the limits on depth and size")
  }

  static func emptyMacro(_ name: String) -> Diagnostic {
    Diagnostic(.error, "The macro '\(name)' is commented out")
  }
}

extension Diagnostic.Note {
  /// For those who write texts with values in them between backticks.
  static let quotesForTexts = Diagnostic.Note(
    "Backticks stand around names; a text stands in single quotes, and + joins it with values: 'x ' + a")

  /// For those who expect a clock.
  static func timeIsData(_ name: String) -> Diagnostic.Note {
    Diagnostic.Note("Expressions read no clock; give '\(name)' in the data")
  }

  /// For those who name a member of each element as if it were there already.
  static func closureExpected(by function: String, parameter: String, body: String) -> Diagnostic.Note {
    Diagnostic.Note(
      "'\(function)' takes a closure for what it does with each element: \(parameter) => \(body)")
  }

  /// For those who expect `??` to make up for a name that is not there.
  static func defaultForUnknownName(_ name: String) -> Diagnostic.Note {
    Diagnostic.Note(
      "?? and ?: stand in for nil, not for a name that is not there; give '\(name)' in the data, null where there is none"
    )
  }

  /// For those who expect `??` to make up for an entry that is not there.
  static func optionalMember(_ name: String) -> Diagnostic.Note {
    Diagnostic.Note(
      "Where it may be missing, write ?.\(name) or ['\(name)'], which is nil then, and a default: item?.\(name) ?? 'none'"
    )
  }
}
