import Foundation

/// One side of a constraint: an attribute of a view or a guide, or the distance between two.
struct ConstraintEnd {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  /// What the distance reaches to, from the attribute; nothing where the attribute itself counts.
  var reach: Reach?

  /// Where a distance ends.
  struct Reach {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, reach: Reach? = nil) {
    (self.item, self.attribute, self.reach) = (item, attribute, reach)
  }

  /// The distance from this side to another one.
  func distance(to other: ConstraintEnd) -> ConstraintEnd {
    ConstraintEnd(item, attribute, reach: Reach(item: other.item, attribute: other.attribute))
  }

  /// What kind of number the side is.
  var kind: NSLayoutConstraint.Attribute.Kind { reach == nil ? attribute.kind : .size }

  /// Whether the side turns with the direction in which is read.
  var isDirectional: Bool { attribute.isDirectional || reach?.attribute.isDirectional == true }

  /// Whether the attribute's value depends on how large its view is in ways that are no sum: baselines, readable width.
  var followsSize: Bool {
    [attribute, reach?.attribute ?? .notAnAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
      || item.followsSize || reach?.item.followsSize == true
  }

  /// The view within the item whose baseline counts as the item's, where it is another one that says nothing else of it.
  var standIn: ViewItem? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = (item as? ViewItem)?.view
    else { return nil }
    let isFirst = attribute == .firstBaseline
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard inner !== view, inner.isDescendant(of: view) else { return nil }
    let size = CGSize(width: 1_000, height: 1_000)
    let offset = isFirst ? view.firstBaselineOffset(for: size) : view.lastBaselineOffset(for: size)
    return offset == size.height ? ViewItem.of(inner) : nil
  }

  /// As messages call it: `title.trailing`.
  var words: String {
    guard let reach else { return "\(item.words).\(attribute.name)" }
    return "the distance from \(item.words).\(attribute.name) to \(reach.item.words).\(reach.attribute.name)"
  }
}
