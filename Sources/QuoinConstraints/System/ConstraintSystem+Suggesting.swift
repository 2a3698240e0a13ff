import QuoinDiagnostics

/// Values that come from outside, such as where a finger drags something.
extension ConstraintSystem {
  /// Asks for a value of a variable, in the place of what was asked for before.
  ///
  /// It is a constraint like others: `variable = value` with a priority, which counts against the rest.
  public func suggest(_ value: Double, for variable: LinearVariable, priority: ConstraintPriority = 999)
    throws(Diagnostic)
  {
    let index = try Int(registry.place(of: variable))
    if let edit = edits[index], contains(edit) {
      try setConstant(value, of: edit)
      try setPriority(priority, of: edit)
    } else {
      edits[index] = try add(variable == value, priority: priority)
    }
  }

  /// Asks for no value of a variable any more.
  public func endSuggesting(_ variable: LinearVariable) {
    guard contains(variable), let edit = edits.removeValue(forKey: variable.index) else { return }
    try? remove(edit)
  }
}
