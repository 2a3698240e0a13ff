import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// An expression that has been parsed, resolved, checked and folded: ready to be evaluated any number of times.
///
/// ```swift
/// let half = try CompiledExpression.compile("parent.width / 2", expecting: .number, in: scope)
/// let width = try half.number(in: frame)
/// ```
public struct CompiledExpression: Sendable {
  /// The slots it may read, ascending, each once; those of branches that are never taken are left out.
  public let dependencies: [Int]
  /// The type of its value.
  public let type: ValueType
  /// The value itself when it is known without evaluation.
  ///
  /// An expression without dependencies may still call closures, and then has no constant value.
  public let constant: Constant?
  /// The expression as a slot times a number and another number added, where it is no more than that.
  public let linearForm: LinearForm?
  /// The expression as the text that a slot or a member of it is, where it is no more than that.
  public let memberForm: MemberForm?
  /// What is run where the value is not known.
  let program: Program?

  /// Whether the text is nothing but a comment, so that the attribute counts as not given.
  public let isCommentedOut: Bool

  static let commentedOut = CompiledExpression(
    dependencies: [], type: .null, constant: .null, program: nil, isCommentedOut: true)

  init(
    dependencies: [Int], type: ValueType, constant: Constant?, program: Program?, isCommentedOut: Bool = false
  ) {
    self.dependencies = dependencies
    self.type = type
    self.constant = constant
    self.program = program
    self.isCommentedOut = isCommentedOut
    linearForm = constant == nil ? program.flatMap(LinearForm.init) : nil
    memberForm = constant == nil ? program.flatMap(MemberForm.init) : nil
  }

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - source: The text, character references decoded.
  ///   - kind: How to read it.
  ///   - expected: The type it has to have; single values become arrays, lists become option sets, as needed.
  ///   - scope: What names mean.
  ///   - map: Where the text stands; without one, diagnostics speak of a file named `expression`.
  ///   - budget: The limits on nesting, size and time.
  /// - Throws: Everything that is wrong with it, each at its place.
  public static func compile(
    _ source: String, as kind: ExpressionKind = .expression, expecting expected: ValueType = .any,
    in scope: any ExpressionScope, at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    try compile(
      source, as: kind, expecting: expected, in: scope, at: map, budget: budget, onlyChecking: false)
  }

  /// - Parameter onlyChecking: Whether all that is asked for is what is wrong with it, so that it has a value only if
  ///   that is known.
  package static func compile(
    _ source: String, as kind: ExpressionKind = .expression, expecting expected: ValueType = .any,
    in scope: any ExpressionScope, at map: SourceMap? = nil, budget: Budget = .default, onlyChecking: Bool
  ) throws(Diagnostics) -> CompiledExpression {
    // Half of all attributes are such.
    if kind == .expression, expected == .number, let number = plainNumber(source) {
      return CompiledExpression(
        dependencies: [], type: .number, constant: Constant(trusted: .number(number)), program: nil)
    }
    return try Compilation(scope: scope, budget: budget).compile(
      ExpressionSyntax(source, as: kind, budget: budget), expecting: expected, map: map,
      onlyChecking: onlyChecking)
  }

  /// Compiles an expression that has been taken apart before, perhaps for another scope.
  public static func compile(
    _ syntax: ExpressionSyntax, expecting expected: ValueType = .any, in scope: any ExpressionScope,
    at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    try Compilation(scope: scope, budget: budget).compile(syntax, expecting: expected, map: map)
  }

  init(emitter: borrowing ProgramEmitter, type: ValueType, root: Constant?, isPure: Bool)
    throws(Diagnostics)
  {
    if let root {
      self.init(dependencies: [], type: type, constant: root, program: nil)
      return
    }
    let program = emitter.program(of: type)
    let reads = emitter.readsSlots
    let isConstant = isPure && !reads
    self.init(
      dependencies: reads ? program.slots : [], type: type, constant: nil, program: program)
    guard isConstant else { return }
    // What is wrong with a constant shows now, not when it is first asked for.
    do throws(Diagnostic) {
      let frame = ExpressionFrame()
      frame.stringLength = emitter.compilation.limits.length
      frame.meter = emitter.compilation.limits.meter
      let value = try self.value(in: frame)
      self.init(
        dependencies: [], type: type, constant: Constant(plain: value), program: program)
    } catch {
      throw Diagnostics([error])
    }
  }

  /// The value in a frame.
  ///
  /// - Throws: What went wrong, at its place in the source.
  public func value(in frame: ExpressionFrame) throws(Diagnostic) -> Value {
    if let constant { return constant.value }
    guard let program else { return .null }
    return try program.run(in: frame) { numbers, values in
      switch program.result {
      case .number: .number(numbers[0])
      case .bool: .bool(numbers[0] != 0)
      case .value: values.map { $0[0] } ?? .null
      }
    }
  }

  /// The value in a frame as a number, unboxed; for expressions compiled expecting a number.
  public func number(in frame: ExpressionFrame) throws(Diagnostic) -> Double {
    guard let program, program.result == .number else {
      guard case .number(let number) = try value(in: frame) else { throw .notOfType(.number, type) }
      return number
    }
    return try program.run(in: frame) { numbers, _ in numbers[0] }
  }

  /// The value in a frame as a Boolean; for expressions compiled expecting a Boolean.
  public func bool(in frame: ExpressionFrame) throws(Diagnostic) -> Bool {
    guard let program, program.result == .bool else {
      guard case .bool(let bool) = try value(in: frame) else { throw .notOfType(.bool, type) }
      return bool
    }
    return try program.run(in: frame) { numbers, _ in numbers[0] != 0 }
  }
}

extension Compilation {
  /// Checks the whole and builds its program.
  ///
  /// - Parameter onlyChecking: Whether no program is needed.
  fileprivate func compile(
    _ syntax: ExpressionSyntax, expecting expected: ValueType, map: SourceMap?, onlyChecking: Bool = false
  ) throws(Diagnostics) -> CompiledExpression {
    guard let checker = try check(syntax, expecting: expected, map: map) else { return .commentedOut }
    // What reads nothing is worked out below, and may be wrong.
    if onlyChecking, checker.readsSlots {
      return CompiledExpression(
        dependencies: [], type: expected == .any ? checker.infos[checker.root].type : expected, constant: nil,
        program: nil)
    }
    var emitter = ProgramEmitter(self)
    let type = emitter.emitWhole(expecting: expected)
    return try CompiledExpression(
      emitter: emitter, type: type, root: emitter.rootConstant, isPure: emitter.isPure)
  }
}

extension Diagnostic {
  static func notOfType(_ asked: ValueType, _ type: ValueType) -> Diagnostic {
    Diagnostic(.error, "The expression was asked for \(asked.described) but is \(type.described)")
  }
}
