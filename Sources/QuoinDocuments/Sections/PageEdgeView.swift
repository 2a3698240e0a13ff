import QuoinViews

/// What stands on every page beside its content, or on some of them.
open class PageEdgeView: UIView {
  /// On which pages.
  public final var pages = PageKind.all
}

/// Stands above the content of a page.
public final class HeadView: PageEdgeView {}

/// Stands below the content of a page.
public final class FootView: PageEdgeView {}

/// Lies behind all else on a page, and is as large as that.
public final class BackgroundView: PageEdgeView {}
