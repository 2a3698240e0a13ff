import QuoinGraphics
import QuoinViews

/// A view that knows itself what it is on a page to those who do not see it.
protocol PageRoleBearing: UIView {
  /// What it is there; nothing for what is passed over.
  var ownPageRole: (StructureRole, StructureAttributes)? { get }
}

extension UIView {
  /// What the view is on a page to those who do not see it.
  var pageRole: (StructureRole, StructureAttributes)? {
    let bearer = self as? any PageRoleBearing
    guard case (let role, var attributes)? = bearer == nil ? undividedRole : bearer?.ownPageRole else {
      return nil
    }
    attributes.language = attributes.language ?? structureLanguage
    return (role, attributes)
  }

  /// What a view is that is no part of another: a heading, or what is said of it when it is read out.
  final var undividedRole: (StructureRole, StructureAttributes)? {
    if let level = ownPageRules?.headingLevel, level > 0 {
      return (.heading(min(level, 6)), StructureAttributes())
    }
    return structureRole.map { ($0, structureAttributes) }
  }
}
