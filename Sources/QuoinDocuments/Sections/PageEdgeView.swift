import QuoinGraphics
import QuoinViews

/// What stands on every page beside its content, or on some of them.
open class PageEdgeView: UIView {
  /// On which pages.
  public final var pages = PageKind.all

  var ownPageRole: (StructureRole, StructureAttributes)? { undividedRole }
}

extension PageEdgeView: PageRoleBearing {}

/// Stands above the content of a page.
public final class HeadView: PageEdgeView {
  override var ownPageRole: (StructureRole, StructureAttributes)? { (.pageHead, StructureAttributes()) }
}

/// Stands below the content of a page.
public final class FootView: PageEdgeView {
  override var ownPageRole: (StructureRole, StructureAttributes)? { (.pageFoot, StructureAttributes()) }
}

/// Lies behind all else on a page, and is as large as that.
public final class BackgroundView: PageEdgeView {
  override var ownPageRole: (StructureRole, StructureAttributes)? { (.artifact, StructureAttributes()) }
}
