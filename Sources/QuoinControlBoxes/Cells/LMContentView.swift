import QuoinViews

/// A cell with one view as its content.
///
/// Its later generations ask for the content with `content()`, the first one with `content`, and so can code here.
public protocol LMContentView: UIView, ViewBound {
  /// The content; nothing where there is none.
  func content() -> UIView!

  /// Puts content in the place of what was there before.
  ///
  /// - Parameters:
  ///   - content: The content; nothing to have none.
  ///   - ignoreMargins: Whether the content reaches to the edges of the cell's content view instead of to its margins.
  func setContent(_ content: UIView?, ignoreMargins: Bool)
}

extension LMContentView {
  /// The content, which reaches to the margins where it is set so; nothing where there is none.
  public var content: UIView? {
    get { content() }
    set { setContent(newValue, ignoreMargins: false) }
  }
}

extension LMContentView where Self: LMCollectionViewCell {
  /// The content, which reaches to the edges where it is set so; nothing where there is none.
  public var content: UIView? {
    get { content() }
    set { setContent(newValue, ignoreMargins: true) }
  }
}
