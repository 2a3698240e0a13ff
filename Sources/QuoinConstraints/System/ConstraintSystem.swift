import QuoinDiagnostics
import Synchronization

/// Variables and what is said of them: linear constraints with priorities, solved as far as they have changed.
///
/// ```swift
/// let system = ConstraintSystem()
/// let (left, width) = (system.makeVariable(), system.makeVariable())
/// try system.add(left == 16)
/// try system.add(left + width <= 300)
/// try system.add(width == 400, priority: 750)
/// system.solve()
/// system.value(of: width)  // 284
/// ```
///
/// The values are the best ones: no constraint of a priority has a smaller error at the price of a larger one above it, and
/// within a priority the sum of the errors, each times its weight and without its sign, is least. Where several solutions
/// are as good, it is one of them, and `ambiguities()` says what is open. A required constraint that cannot hold beside older
/// ones is *broken*: it holds as nearly as they let it, before all that is not required, and `conflicts` says why, until
/// there is no reason for it any more.
///
/// A system is used by one task at a time. Whatever is said between two solutions costs nothing until the next one, and that one
/// costs what depends on the change: parts that have nothing to do with each other do not touch.
public final class ConstraintSystem {
  private static let count = Atomic<Int32>(0)

  var registry: ConstraintRegistry
  var simplex = Simplex()
  var edits: [Int: ConstraintHandle] = [:]
  var variableNames: [Int: String] = [:]
  var constraintNames: [Int: String] = [:]
  /// What is broken, by its row, and why.
  var conflictOfBroken: [Int32: ConstraintConflict] = [:]
  /// Which rows are broken because of one, among others.
  var brokenBecauseOf: [Int32: Set<Int32>] = [:]
  /// Whether nothing has been said since the last solution.
  var isSolved = true
  /// Whether the last solution was stopped.
  var isStopped = false

  /// The variables that the last solution has moved, each once.
  public internal(set) var changedVariables: [LinearVariable] = []

  /// What messages call a variable that was made without a name; asked only when one is written.
  public var nameOfVariable: ((LinearVariable) -> String?)?
  /// What messages call a constraint that was added without a name; asked only when one is written.
  public var nameOfConstraint: ((ConstraintHandle) -> String?)?
  /// The most pivots of one solution, beside four for each variable and constraint. What is left is done by the next one.
  public var pivotLimit = 20_000
  /// Asked every 10,000 steps or so of a solution, with the steps since it was asked last; false stops the solution.
  public var mayGoOn: ((_ steps: Int) -> Bool)?

  /// Creates a system without variables.
  public init() {
    registry = ConstraintRegistry(number: Self.count.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Adds a variable, which is 0 until constraints say more.
  ///
  /// - Parameter name: What messages call it.
  public func makeVariable(named name: String? = nil) -> LinearVariable {
    let index = Int(simplex.addVariable())
    if index == registry.variableGenerations.count { registry.variableGenerations.append(0) }
    if let name { variableNames[index] = name }
    return registry.variable(at: index)
  }

  /// Removes a variable; throws where a constraint speaks of it.
  public func remove(_ variable: LinearVariable) throws(Diagnostic) {
    let index = try registry.place(of: variable)
    endSuggesting(variable)
    let terms = simplex.rowsSpeaking(of: index)
    if let row = terms.first(where: { !simplex.rows[Int($0)].isDoomed }) {
      throw .variableIsUsed(name(of: variable), words(of: Int(row)))
    }
    if !terms.isEmpty { solve() }
    registry.variableGenerations[Int(index)] &+= 1
    variableNames[Int(index)] = nil
    simplex.removeVariable(index)
  }

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - constraint: What is to hold.
  ///   - priority: Its priority, if another than the constraint's own.
  ///   - name: What messages call it; without one they write it out.
  ///   - age: Where it stands in the order of constraints, of which the newer one is given up where required ones contradict each
  ///     other; behind all that are there unless given.
  /// - Throws: A diagnostic where a number is not finite or out of range, or a variable is not of this system; nothing is
  ///   added then.
  @discardableResult
  public func add(
    _ constraint: LinearConstraint, priority: ConstraintPriority? = nil, named name: String? = nil,
    since age: Int64? = nil
  ) throws(Diagnostic) -> ConstraintHandle {
    let constant = try registry.gather(constraint)
    let priority = priority ?? constraint.priority
    let index = Int(
      simplex.addRow(
        registry.parts, constraint.relation, constant: constant, level: priority.level,
        weight: constraint.weight, age: age))
    if index == registry.rowGenerations.count { registry.rowGenerations.append(0) }
    if let name { constraintNames[index] = name }
    isSolved = false
    return registry.handle(at: index)
  }

  /// Removes a constraint; throws where it is not in the system.
  public func remove(_ constraint: ConstraintHandle) throws(Diagnostic) {
    let index = try registry.place(of: constraint)
    reconsiderConflicts(with: index)
    simplex.removeRow(index)
    registry.rowGenerations[Int(index)] &+= 1
    constraintNames[Int(index)] = nil
    isSolved = false
  }

  /// Whether a constraint is in the system.
  public func contains(_ constraint: ConstraintHandle) -> Bool {
    constraint.system == registry.number && registry.rowGenerations[constraint.index] == constraint.generation
  }

  /// Whether a variable is in the system.
  public func contains(_ variable: LinearVariable) -> Bool {
    variable.system == registry.number && registry.variableGenerations[variable.index] == variable.generation
  }

  /// Changes the number at the end of a constraint: `left - right >= 8` has the constant 8, wherever it was written.
  public func setConstant(_ constant: Double, of constraint: ConstraintHandle) throws(Diagnostic) {
    let index = try registry.place(of: constraint)
    try registry.check(constant: constant)
    guard simplex.rows[Int(index)].constant != constant else { return }
    reconsiderConflicts(with: index)
    simplex.setConstant(constant, of: index)
    isSolved = false
  }

  /// Changes how much a constraint counts.
  public func setPriority(_ priority: ConstraintPriority, of constraint: ConstraintHandle) throws(Diagnostic)
  {
    let index = try registry.place(of: constraint)
    guard self.priority(at: Int(index)) != priority else { return }
    reconsiderConflicts(with: index)
    simplex.setLevel(priority.level, of: index)
    isSolved = false
  }

  /// Whether a constraint in the system has the terms of one outside, whatever their constants and priorities.
  package func hasTerms(of other: LinearConstraint, _ constraint: ConstraintHandle) -> Bool {
    guard contains(constraint), (try? registry.gather(other)) != nil else { return false }
    let places = simplex.termRange(of: Int32(constraint.index))
    return places.count == registry.parts.count
      && zip(places, registry.parts).allSatisfy { place, part in
        simplex.terms[place].variable == part.variable && simplex.terms[place].coefficient == part.coefficient
      }
  }

  func handle(at row: Int32) -> ConstraintHandle { registry.handle(at: Int(row)) }

  func variable(at index: Int32) -> LinearVariable { registry.variable(at: Int(index)) }
}
