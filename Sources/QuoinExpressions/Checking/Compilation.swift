import QuoinDiagnostics
import QuoinMarkup
import QuoinResources

/// What the parts of one compilation share: an expression and the macros in it.
final class Compilation {
  let scope: any ExpressionScope
  let host: any ExpressionHost
  let budget: Budget
  var diagnostics = Diagnostics()
  var constants: [Value] = []
  var functions: [Function] = []
  var builtIns: [BuiltIn] = []
  var members: [Member] = []
  var texts: [String] = []
  var steps: [MemberStep] = []
  /// The parameters of the closures around what is being checked, outermost first.
  var locals: [(name: String, type: ValueType)] = []
  /// The most that there are at once.
  var localCount = 0
  var units: [Program.Unit] = []
  /// The checkers of the units, in the same order.
  var checkers: [ExpressionChecker] = []
  /// The macros being expanded, outermost first.
  var openMacros: [String] = []
  /// What folding may make, and what counts it: what follows from literals alone may be large, too.
  let limits: OperationLimits
  private var nodes = 0

  init(scope: any ExpressionScope, budget: Budget) {
    self.scope = scope
    self.budget = budget
    host = scope.host
    limits = OperationLimits(
      length: budget.stringLength, meter: BudgetMeter.current ?? BudgetMeter(budget))
  }

  func report(_ diagnostic: Diagnostic, at range: Range<Int>, unit: Int) {
    diagnostics.append(Program.located(diagnostic, range: range, unit: unit, units: units))
  }

  /// Checks the whole.
  ///
  /// - Returns: What was found out about the expression itself; nothing where it is commented out.
  func check(
    _ syntax: ExpressionSyntax, expecting expected: ValueType, map: SourceMap?
  ) throws(Diagnostics) -> ExpressionChecker? {
    if let problem = syntax.problem {
      throw Diagnostics([problem.diagnostic(at: map ?? SourceMap(text: syntax.source))])
    }
    if syntax.isCommentedOut { return nil }
    units.append(
      Program.Unit(source: syntax.source, map: map, macro: nil, use: 0..<0, user: 0))
    let checker = ExpressionChecker(syntax, unit: 0, in: self)
    checkers.append(checker)
    checker.joinsParts = syntax.kind == .string && (expected.unwrapped == .string || expected == .any)
    checker.check()
    checker.require(checker.root, toBe: expected)
    if !diagnostics.isEmpty { throw diagnostics }
    return checker
  }

  /// Counts the nodes of macros, which could otherwise multiply without bound.
  func countExpansion(_ count: Int) -> Bool {
    nodes += count
    return nodes <= budget.nodes
  }
}
