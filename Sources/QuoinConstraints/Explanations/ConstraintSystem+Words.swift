import QuoinDiagnostics

/// Constraints in words.
extension ConstraintSystem {
  /// What messages call a variable: its name, or `v` and its number.
  public func name(of variable: LinearVariable) -> String { name(ofVariable: variable.index) }

  func name(ofVariable index: Int) -> String {
    variableNames[index] ?? nameOfVariable?(variable(at: Int32(index))) ?? "v\(index)"
  }

  /// A constraint as someone would write it: `price.left − title.right ≥ 8`, and its name before it if it has one.
  public func words(of constraint: ConstraintHandle) -> String {
    contains(constraint) ? words(of: constraint.index) : "a constraint that is gone"
  }

  func words(of row: Int) -> String {
    let state = simplex.rows[row]
    var text = ""
    for place in simplex.termRange(of: Int32(row)) {
      let term = simplex.terms[place]
      let size = abs(term.coefficient)
      text += text.isEmpty ? (term.coefficient < 0 ? "−" : "") : term.coefficient < 0 ? " − " : " + "
      text += (size == 1 ? "" : "\(size.short) × ") + name(ofVariable: Int(term.variable))
    }
    let sides = "\(text.isEmpty ? "0" : text) \(state.relation.sign) \(state.constant.short)"
    let name = constraintNames[row] ?? nameOfConstraint?(handle(at: Int32(row)))
    return name.map { "\($0) (\(sides))" } ?? sides
  }

  /// A conflict as a warning, with a note for each constraint that has a part in it.
  public func diagnostic(of conflict: ConstraintConflict) -> Diagnostic {
    let notes = conflict.constraints.map { constraint in
      Diagnostic.Note(
        "\(constraint == conflict.broken ? "given up" : "kept"): \(words(of: constraint)), required")
    }
    return Diagnostic(.warning, words(of: conflict), notes: notes)
  }

  /// A conflict in one sentence: what cannot hold together, what was given up, and the smallest change that would mend it.
  public func words(of conflict: ConstraintConflict) -> String {
    let all = conflict.constraints.map(words)
    let sentence = ConstraintConflict.sentence(all, givenUp: words(of: conflict.broken))
    guard all.count > 1, let remedy = conflict.remedies.first else { return sentence }
    let sum = simplex.rows[remedy.constraint.index].constant + remedy.change
    return "\(sentence); they could with \(sum.short) at the end of “\(words(of: remedy.constraint))”"
  }
}

extension Double {
  /// At most three digits behind the point, and a minus sign as it is set.
  fileprivate var short: String {
    let thousandths = (abs(self) * 1_000).rounded() / 1_000
    let digits = thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
    return self < 0 && thousandths != 0 ? "−\(digits)" : digits
  }
}

extension ConstraintConflict {
  /// A sentence about constraints in words, of which one is given up.
  package static func sentence(_ all: [String], givenUp broken: String) -> String {
    all.count > 1
      ? "\(all.map { "“\($0)”" }.joinedWithAnd) cannot hold together: “\(broken)” is given up"
      : "“\(broken)” cannot hold, and is given up"
  }
}
