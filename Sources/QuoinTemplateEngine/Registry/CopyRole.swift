import QuoinViews

/// What the objects of a component are to the list that shows them as copies: its rows, items, or what stands above and
/// below those of a section.
package struct CopyRole: Sendable {
  /// Whether the list says how wide one is.
  package let isAsWideAsList: Bool
  /// Whether it stands above or below the rows of a section.
  package let isHead: Bool
  /// Whether it stands nowhere but in a list, as UIKit has no use for it elsewhere.
  package let standsInListsOnly: Bool
  /// What it is there, for people, and is not elsewhere, where it is a view like others: `a row of a table`.
  let purpose: String?
  /// Makes one without content, for one that cannot be made.
  package let makeEmpty: @Sendable () -> UIView

  /// Describes a role.
  package init(
    isAsWideAsList: Bool = true, isHead: Bool = false, standsInListsOnly: Bool = false,
    purpose: String? = nil,
    makeEmpty: @escaping @Sendable () -> UIView
  ) {
    self.isAsWideAsList = isAsWideAsList
    self.isHead = isHead
    self.standsInListsOnly = standsInListsOnly
    self.purpose = purpose
    self.makeEmpty = makeEmpty
  }
}
