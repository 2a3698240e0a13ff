import Foundation

/// A constraint that is one of the package's own rules, which schemes take in without a wrapper.
protocol RuledConstraint: RectBasedConstraint {
  var rule: AnchorRule { get }
}

extension AnchorRule {
  /// The rule of any constraint, wrapped if it is a user's own.
  init(_ constraint: any RectBasedConstraint) {
    if let anchor = constraint as? LayoutAnchor {
      self = anchor.rule
    } else if let ruled = constraint as? any RuledConstraint {
      self = ruled.rule
    } else {
      self = .custom(constraint)
    }
  }

  /// The rule by itself, outside any element's tree.
  func formAlone(_ source: inout CGRect, by rect: CGRect) {
    form(&source, by: rect, CGLConfiguration.default.readingDirection)
  }
}

extension SideAnchor: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

extension Center: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

extension Size: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

extension Inset: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

extension Equal: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}

extension LayoutAnchor: RuledConstraint {
  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    rule.formAlone(&sourceRect, by: rect)
  }

  public func formConstrain(sourceRect: inout CGRect, by rect: CGRect, direction: ReadingDirection) {
    rule.form(&sourceRect, by: rect, direction)
  }
}
