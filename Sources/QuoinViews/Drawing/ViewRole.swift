import QuoinGraphics

/// What a view is in the structure of a document.
package nonisolated struct ViewRole {
  /// The elements that it stands in, the outermost first; none for a view that is only a link, or only holds others.
  package var elements: [(role: StructureRole, attributes: StructureAttributes)] = []
  /// The address that it leads to.
  package var link: String?
  /// What the link says.
  package var linkText: String?
  /// The places at which it stands, as naming them gave them.
  package var places: [Int] = []

  /// Creates what a view is that stands in no element.
  package init() {}

  /// Creates what a view is that stands in one element.
  package init(_ role: StructureRole, _ attributes: StructureAttributes = StructureAttributes()) {
    elements = [(role, attributes)]
  }
}

extension UIView {
  /// What the view is to those who do not see it.
  final var viewRole: ViewRole? { structureRole.map { ViewRole($0, structureAttributes) } }
}
