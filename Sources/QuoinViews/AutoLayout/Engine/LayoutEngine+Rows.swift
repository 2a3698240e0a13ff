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
      let row = try system.add(constraint)
      while rowOwners.count <= row.index { rowOwners.append(nil) }
      rowOwners[row.index] = owner
      return row
    } catch {
      ViewMisuse.report(.constraintIsRefused(error.message, Self.words(of: owner)))
      return nil
    }
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
    if let view = item as? ViewItem {
      let state = view.state
      let content = [
        state.widthOfContent.hugging, state.widthOfContent.resistance, state.heightOfContent.hugging,
        state.heightOfContent.resistance,
      ]
      for row in state.places + content.compactMap({ $0 }) { drop(row) }
      for variable in [state.contentWidth, state.contentHeight].compactMap({ $0 }) { retire(variable) }
      view.state = ViewItemState()
    }
    for row in item.leasts { drop(row) }
    item.leasts = []
    if let variables = item.variables {
      for variable in [variables.x, variables.y, variables.width, variables.height].compactMap({ $0 }) {
        retire(variable)
      }
    }
    item.variables = nil
  }

  private func retire(_ variable: LinearVariable) {
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
