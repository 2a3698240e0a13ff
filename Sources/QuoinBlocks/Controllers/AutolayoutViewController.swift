import Foundation
import QuoinViews

/// A controller whose view is laid out by a scheme, each time that the view lays out its subviews.
///
/// ```swift
/// final class Card: AutolayoutViewController {
///   let title = UILabel()
///   override func loadLayout() -> LayoutScheme {
///     view.addSubview(title)
///     return LayoutScheme(blocks: [
///       title.layoutBlock(constraints: [freeAreaLayoutGuide.layoutConstraint(for: [.equally])])
///     ])
///   }
/// }
/// ```
open class AutolayoutViewController: UIViewController {
  /// The scheme, made by `loadLayout()` when it is first asked for.
  public internal(set) lazy var layoutScheme: LayoutScheme = loadLayout()
  /// The view's layout bounds less its safe area.
  public lazy var freeAreaLayoutGuide = LayoutGuide<UIView>()

  /// Makes the scheme; subclasses implement it, and misuse is reported if they do not.
  open func loadLayout() -> LayoutScheme {
    BlockMisuse.report(.notImplemented("loadLayout() of \(type(of: self))"))
    return LayoutScheme()
  }

  /// Changes the scheme before each layout; for subclasses.
  open func update(scheme: inout LayoutScheme) {}

  /// Lays the scheme out in the view's layout bounds.
  open func layout() {
    layoutScheme.layout(in: view.layoutBounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.add(layoutGuide: freeAreaLayoutGuide)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut(in: view)
  }

  /// Puts a block at the end of the scheme.
  public final func insertLayout(block: any LayoutBlockProtocol) {
    layoutScheme.insertLayout(block: block)
  }

  /// Takes the blocks whose elements are gone out of the scheme.
  public final func removeInactiveLayoutBlocks() {
    layoutScheme.removeInactiveBlocks()
  }

  func layOut(in room: UIView) {
    freeAreaLayoutGuide.frame = room.layoutBounds.inset(by: view.safeAreaInsets)
    update(scheme: &layoutScheme)
    layout()
  }
}

/// A controller whose scheme lays out the content of a scroll view, which becomes as large as what was laid out.
open class ScrollLayoutViewController: AutolayoutViewController {
  private var needsContentSize = false

  /// The scroll view; subclasses implement it, and misuse is reported if they do not.
  open var scrollView: UIScrollView {
    BlockMisuse.report(.notImplemented("scrollView of \(type(of: self))"))
    return UIScrollView()
  }

  open override func layout() {
    super.layout()
    let rect = layoutScheme.currentRect
    scrollView.contentSize = CGSize(width: rect.maxX, height: rect.maxY)
  }

  /// Lays out, unless the content moves: then only if `setNeedsUpdateContentSize()` asked for it.
  open override func viewDidLayoutSubviews() {
    let scrollView = scrollView
    let moves = scrollView.isDragging || scrollView.isDecelerating || scrollView.isZooming
    guard needsContentSize || !moves else { return }
    needsContentSize = false
    layOut(in: scrollView)
  }

  /// Lays out at the view's next layout, though the content moves.
  public final func setNeedsUpdateContentSize() {
    needsContentSize = true
    viewIfLoaded?.setNeedsLayout()
  }
}
