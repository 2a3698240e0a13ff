import QuoinDiagnostics
import QuoinResources

/// An expression that has been parsed, resolved, checked and folded: ready to be evaluated any number of times.
///
/// ```swift
/// let half = try CompiledExpression.compile("parent.width / 2", expecting: .number, in: scope)
/// let width = try half.number(in: frame)
/// ```
public final class CompiledExpression: Sendable {
  /// The slots it may read, ascending, each once; those of branches that are never taken are left out.
  public let dependencies: [Int]
  /// The type of its value.
  public let type: ValueType
  /// The value itself when it is known without evaluation.
  ///
  /// An expression without dependencies may still call closures, and then has no constant value.
  public let constant: Constant?
  private let program: Program?
  private let row: Program.Row
  private nonisolated(unsafe) let core: UnsafeMutablePointer<Program.Core>?

  /// Whether the text is nothing but a comment, so that the attribute counts as not given.
  public var isCommentedOut: Bool { program == nil }

  static let commentedOut = CompiledExpression(
    dependencies: [], type: .null, constant: .null, program: nil)

  private init(dependencies: [Int], type: ValueType, constant: Constant?, program: Program?) {
    self.dependencies = dependencies
    self.type = type
    self.constant = constant
    self.program = program
    row = program?.result ?? .value
    core = program?.core
  }

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - source: The text, character references decoded.
  ///   - kind: How to read it.
  ///   - expected: The type it has to have; single values become arrays, lists become option sets, as needed.
  ///   - scope: What names mean.
  ///   - map: Where the text stands; without one, diagnostics speak of a file named `expression`.
  ///   - budget: The limits on nesting and size.
  /// - Throws: Everything that is wrong with it, each at its place.
  public static func compile(
    _ source: String, as kind: ExpressionKind = .expression, expecting expected: ValueType = .any,
    in scope: any ExpressionScope, at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    try compile(
      ExpressionSyntax(source, as: kind, budget: budget), expecting: expected, in: scope, at: map,
      budget: budget)
  }

  /// Compiles an expression that has been taken apart before, perhaps for another scope.
  public static func compile(
    _ syntax: ExpressionSyntax, expecting expected: ValueType = .any, in scope: any ExpressionScope,
    at map: SourceMap? = nil, budget: Budget = .default
  ) throws(Diagnostics) -> CompiledExpression {
    try Compilation(scope: scope, budget: budget).compile(syntax, expecting: expected, map: map)
  }

  convenience init(emitter: borrowing ProgramEmitter, type: ValueType, root: Constant?, isPure: Bool)
    throws(Diagnostics)
  {
    let program = Program(emitter, result: emitter.row(of: type))
    var constant = root
    if isPure, !emitter.readsSlots, root == nil {
      // What is wrong with a constant shows now, not when it is first asked for.
      do throws(Diagnostic) {
        constant = Constant(plain: try program.value(in: ExpressionFrame()))
      } catch {
        throw Diagnostics([error])
      }
    }
    self.init(
      dependencies: emitter.readsSlots ? program.slots : [], type: type, constant: constant,
      program: program)
  }

  /// The value in a frame.
  ///
  /// - Throws: What went wrong, at its place in the source.
  public func value(in frame: ExpressionFrame) throws(Diagnostic) -> Value {
    if let constant { return constant.value }
    guard let core else { return .null }
    switch row {
    case .number: return .number(try Interpreter(core: core, contents: frame.contents).number())
    case .bool: return .bool(try Interpreter(core: core, contents: frame.contents).number() != 0)
    case .value: return try Interpreter(core: core, contents: frame.contents).value()
    }
  }

  /// The value in a frame as a number, unboxed; for expressions compiled expecting a number.
  public func number(in frame: ExpressionFrame) throws(Diagnostic) -> Double {
    if row == .number, let core { return try Interpreter(core: core, contents: frame.contents).number() }
    guard case .number(let number) = try value(in: frame) else { throw .notOfType(.number, type) }
    return number
  }

  /// The value in a frame as a Boolean; for expressions compiled expecting a Boolean.
  public func bool(in frame: ExpressionFrame) throws(Diagnostic) -> Bool {
    if row == .bool, let core { return try Interpreter(core: core, contents: frame.contents).number() != 0 }
    guard case .bool(let bool) = try value(in: frame) else { throw .notOfType(.bool, type) }
    return bool
  }
}

extension Diagnostic {
  static func notOfType(_ asked: ValueType, _ type: ValueType) -> Diagnostic {
    Diagnostic(.error, "The expression was asked for \(asked.described) but is \(type.described)")
  }
}
