import QuoinViews

/// Marks the view of a node that says that it is meant to be cut off, for those who know no nodes.
final class CutAllowance {}

extension UIView {
  /// Whether the view, or one that it stands in, was written as meant to be cut off.
  package var mayBeCutOff: Bool {
    sequence(first: self, next: \.superview).contains { $0.attachment(CutAllowance.self) != nil }
  }
}
