import QuoinDiagnostics
import QuoinMarkup

/// What a name stands for, found once when an expression is compiled.
public enum Resolution {
  /// A value that changes: the frame's slot of this index.
  case slot(Int, ValueType)
  /// A value that never changes; it is folded into the expression.
  case constant(Constant, ValueType)
  /// A function to call.
  case function(Function)
  /// Another expression, put in place of the name.
  case macro(Macro)
  /// A name that the scope knows but that may not be used here, and why; it is reported where the name stands.
  case invalid(Diagnostic)
}

/// An answer of a scope.
public struct NameMatch {
  /// What the name stands for.
  public let resolution: Resolution
  /// How many components of the path it covers, from the first; the rest are read as members.
  public let componentCount: Int

  /// Creates an answer; without a count it covers the first component only.
  public init(_ resolution: Resolution, componentCount: Int = 1) {
    self.resolution = resolution
    self.componentCount = componentCount
  }
}

/// A function the host declares, such as a localized string with placeholders.
public struct Function: Sendable {
  /// The name shown in messages.
  public let name: String
  /// What it takes and returns; arguments are checked against it before evaluation where their types are known.
  public let signature: FunctionSignature
  /// Whether equal arguments always give an equal, `Sendable` result, so that calls with constants are folded.
  public let isPure: Bool
  /// The body; what it throws is reported at the call.
  public let body: @Sendable ([Value]) throws -> Value

  /// Declares a function.
  public init(
    _ name: String, _ signature: FunctionSignature, isPure: Bool = false,
    body: @escaping @Sendable ([Value]) throws -> Value
  ) {
    self.name = name
    self.signature = signature
    self.isPure = isPure
    self.body = body
  }
}

/// A reusable expression; its names are resolved where it is used.
public struct Macro: Sendable {
  /// The macro's name.
  public let name: String
  /// Its expression.
  public let syntax: ExpressionSyntax
  /// Where the expression stands, for the note in diagnostics.
  public let map: SourceMap?

  /// Creates a macro.
  public init(name: String, syntax: ExpressionSyntax, map: SourceMap? = nil) {
    self.name = name
    self.syntax = syntax
    self.map = map
  }
}
