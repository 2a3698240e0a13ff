import Foundation
import QuoinConstraints
import QuoinDiagnostics
import QuoinGraphics

/// What is put into the system, and taken out of it.
extension LayoutEngine {
  /// What is given to a view whose frame is said by constraints elsewhere: all but required.
  static let given: ConstraintPriority = 999.95
  /// Sizes are not negative, as long as nothing that is required wants it.
  static let least: ConstraintPriority = 999.9

  func makeVariable(for item: LayoutItem) -> LinearVariable {
    let variable = system.makeVariable()
    while owners.count <= variable.index { owners.append(nil) }
    owners[variable.index] = item
    return variable
  }

  /// Puts a row in; nothing, and reported, where its numbers are out of range.
  func add(_ constraint: LinearConstraint, by owner: RowOwner) -> ConstraintHandle? {
    do {
      let row = try system.add(constraint, since: age(of: owner))
      while rowOwners.count <= row.index { rowOwners.append(nil) }
      rowOwners[row.index] = owner
      return row
    } catch {
      ViewMisuse.report(.constraintIsRefused(error.message, Self.words(of: owner)))
      return nil
    }
  }

  /// Constraints are as old as their activation, however often they are put in anew; what the engine says itself is older.
  private func age(of owner: RowOwner) -> Int64 {
    switch owner {
    case .constraint(let constraint): return Int64(clamping: constraint.activity.number)
    case .item:
      ownRows += 1
      return Int64.min / 2 + ownRows
    }
  }

  /// Puts in how a variable stands to a number.
  func add(
    _ variable: LinearVariable, _ relation: LinearRelation, _ number: CGFloat, _ priority: ConstraintPriority,
    by owner: RowOwner
  ) -> ConstraintHandle? {
    let expression = LinearExpression([LinearTerm(variable)], constant: Double(-number))
    return add(LinearConstraint(expression, relation, priority: priority), by: owner)
  }

  func drop(_ row: ConstraintHandle) {
    rowOwners[row.index] = nil
    try? system.remove(row)
  }

  func setConstant(_ constant: CGFloat, of row: ConstraintHandle) {
    do {
      try system.setConstant(Double(constant), of: row)
    } catch {
      ViewMisuse.report(.constraintIsRefused(error.message, system.words(of: row)))
    }
  }

  func setPriority(_ priority: ConstraintPriority, of row: ConstraintHandle) {
    try? system.setPriority(priority, of: row)
  }

  /// Takes out all that the engine has put in for an item.
  func withdraw(_ item: LayoutItem) {
    if !isOver { takeOut(item) }
    (item as? ViewItem)?.state = ViewItemState()
    item.leasts = []
    item.variables = nil
  }

  private func takeOut(_ item: LayoutItem) {
    for row in item.leasts { drop(row) }
    if let state = (item as? ViewItem)?.state {
      for row in state.places { drop(row) }
      drop(state.widthOfContent)
      drop(state.heightOfContent)
      retire(state.contentWidth)
      retire(state.contentHeight)
    }
    guard let variables = item.variables else { return }
    retire(variables.x)
    retire(variables.y)
    retire(variables.width)
    retire(variables.height)
  }

  /// Takes out what a content's length has put in.
  func drop(_ rows: ContentRows) {
    if let row = rows.hugging { drop(row) }
    if let row = rows.resistance { drop(row) }
  }

  private func retire(_ variable: LinearVariable?) {
    guard let variable else { return }
    owners[variable.index] = nil
    retired.append(variable)
  }

  /// Lets variables go of which no row speaks any more, after a solution, so that it takes none.
  func removeRetired() {
    if retired.isEmpty || !system.isSettled { return }
    for variable in retired { try? system.remove(variable) }
    retired.removeAll(keepingCapacity: true)
  }

  func value(_ variable: LinearVariable?) -> CGFloat {
    guard let variable else { return 0 }
    // Rounding of the solver must not decide to which pixel half a point goes.
    return (CGFloat(system.value(of: variable)) * 65_536).rounded() / 65_536
  }
}
