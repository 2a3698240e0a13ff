import QuoinViews

/// The constraints that a template has given a view, attached to it.
private final class TemplateConstraints {
  var made: [(row: ConstraintValues.Row, constraint: NSLayoutConstraint)?] = []
}

extension UIView {
  /// Brings the view's constraints to what its template says: those that say the same have but another constant, the others
  /// are made anew.
  func takeConstraints(_ values: ConstraintValues) {
    let known = attachment(TemplateConstraints.self)
    if known == nil, values.rows.isEmpty { return }
    if !values.rows.isEmpty { translatesAutoresizingMaskIntoConstraints = false }
    let all = known ?? TemplateConstraints()
    if known == nil { setAttachment(all) }
    let old = all.made
    all.made = values.rows.enumerated().map { index, row in
      guard let row else { return nil }
      if index < old.count, let kept = old[index], kept.row.isLike(row) {
        kept.constraint.constant = row.constant
        kept.constraint.priority = UILayoutPriority(Float(row.priority))
        kept.constraint.sourcePlace = row.place
        return (row, kept.constraint)
      }
      return (row, constraint(of: row))
    }
    for entry in old {
      guard let entry, !all.made.contains(where: { $0?.constraint === entry.constraint }) else { continue }
      entry.constraint.isActive = false
    }
    activateTemplateConstraints()
  }

  /// Lets those count that do not yet, as one of the views had not come into its place.
  ///
  /// - Returns: What stands in no tree with the view, as its class; nothing where all count.
  @discardableResult func activateTemplateConstraints() -> ConstraintValues.Row? {
    var missed: ConstraintValues.Row?
    for case (let row, let constraint)? in attachment(TemplateConstraints.self)?.made ?? []
    where !constraint.isActive {
      let other = row.item as? UIView ?? (row.item as? UILayoutGuide)?.owningView ?? self
      if UIView.commonAncestor(of: [self, other]) != nil {
        constraint.isActive = true
      } else {
        missed = row
      }
    }
    return missed
  }

  private func constraint(of row: ConstraintValues.Row) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: self, attribute: row.first.attribute, relatedBy: row.relation, toItem: row.item,
      attribute: row.second?.attribute ?? .notAnAttribute, multiplier: row.multiplier, constant: row.constant)
    made.priority = UILayoutPriority(Float(row.priority))
    made.sourcePlace = row.place
    made.isOfTemplate = true
    return made
  }
}
