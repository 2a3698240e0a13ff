import SwiftSyntax

/// What a condition of `#if` is on iOS, as far as that can be told without a compiler.
enum Condition: Equatable {
  case holds, fails
  /// Versions of the compiler, flags, other modules: whoever compiles what is written decides.
  case open

  /// Finds out what an expression is.
  init(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      self = Self.sequence(Array(sequence.elements))
    } else if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      self = Condition(only.expression)
    } else if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      self = Condition(negated.expression).opposite
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = literal.literal.text == "true" ? .holds : .fails
    } else {
      self = expression.as(FunctionCallExprSyntax.self).flatMap(Self.question) ?? .open
    }
  }

  private var opposite: Condition {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .open: .open
    }
  }

  /// Operands and operators in turn, of which `&&` binds more tightly.
  private static func sequence(_ elements: [ExprSyntax]) -> Condition {
    func isOperator(_ element: ExprSyntax, _ text: String) -> Bool {
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }
    let groups = elements.split { isOperator($0, "||") }
    if groups.count > 1 {
      let parts = groups.map { sequence(Array($0)) }
      return parts.contains(.holds) ? .holds : parts.contains(.open) ? .open : .fails
    }
    let parts = elements.split { isOperator($0, "&&") }
    guard elements.count == 2 * parts.count - 1 else { return .open }
    let all = parts.map { $0.count == 1 ? Condition($0[$0.startIndex]) : .open }
    return all.contains(.fails) ? .fails : all.contains(.open) ? .open : .holds
  }

  /// What a question such as `os(iOS)` is answered with; nothing where it is not one of the platform.
  static func question(_ call: FunctionCallExprSyntax) -> Condition? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == "iOS" ? .holds : .fails
    case "targetEnvironment": return argument == "simulator" ? .holds : .fails
    case "_runtime": return .fails
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      if AppleModule.replacements[module] != nil { return .holds }
      return AppleModule.missing.contains(module) ? .fails : nil
    default: return nil
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: none behind one that holds, and none that fails.
  var livingClauses: [IfConfigClauseSyntax] {
    var living: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let condition = clause.condition.map { Condition($0) } ?? .holds
      if condition != .fails { living.append(clause) }
      if condition == .holds { break }
    }
    return living
  }
}
