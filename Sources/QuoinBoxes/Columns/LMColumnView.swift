import Foundation
import QuoinGraphics
import QuoinViews

/// Places its subviews below each other, from the top to the bottom margin.
///
/// ```swift
/// LMColumnView(margin: 8, spacing: 4,
///   UILabel(text: "Title"),
///   UILabel(text: "Text", numberOfLines: 0, weight: 1))
/// ```
open class LMColumnView: LMBoxView {
  /// Only a class of somebody's own draws.
  open override var drawsContent: Bool { type(of: self) != LMColumnView.self }

  /// The cell columns of the rows in this column, worked out when one of them asks.
  @exclusivity(unchecked) final var storedGrid: BoxGrid?

  /// What was true of the frames when the subviews were placed last.
  @exclusivity(unchecked) final var placed = PlacedColumn()

  /// Whether the subviews of successive rows form a grid: each cell column is as wide as its widest cell.
  ///
  /// Subviews that are no ``LMRowView`` keep out of it.
  public final var isAlignToGrid: Bool {
    get { hasGrid }
    set {
      if newValue == hasGrid { return }
      hasGrid = newValue
      storedGrid = nil
      forgetRows()
      noteEverything()
    }
  }

  override func measureNaturalSize() -> CGSize { columnNaturalSize() }
  override func measureSize(within width: CGFloat) -> CGSize { columnSize(within: width) }
  override func measureWidth(within limit: CGFloat) -> CGFloat { columnWidth(within: limit) }
  override func measureHeight(at width: CGFloat) -> CGFloat { columnHeight(at: width) }
  override func measureRigidity() -> Bool { isAnyRigid }
  override func prepareGrid() { measureGrid() }
  override func placeSubviews(in size: CGSize) { placeColumn(in: size) }
  override func place(of subview: UIView, in size: CGSize) -> CGRect? { placeInColumn(of: subview, in: size) }

  override func remeasureHeight(after changes: [SubviewChange]) -> (width: CGFloat, height: CGFloat)? {
    columnHeight(after: changes).map { (plannedWidth, $0) }
  }

  open override func layoutSizingDidChange(of subview: UIView, from old: LayoutSizing) {
    // The height of one subview says nothing about the others.
    guard subview.sizing.differsOnlyInHeight(from: old), !hasGrid else {
      return super.layoutSizingDidChange(of: subview, from: old)
    }
    noteFixedWidth(of: subview)
    noteChange(of: subview, from: old)
  }

  override func forgetContent() {
    super.forgetContent()
    placed.width = .nan
    forgetGrid()
  }

  open override func fittingSizeDidChange(of subview: UIView) {
    if hasGrid, subview is LMRowView { noteEverything() } else { noteChange(of: subview) }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if let row = subview as? LMRowView { row.grid = nil }
  }

  deinit {}
}
