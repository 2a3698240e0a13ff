import Foundation
import QuoinGraphics
import QuoinViews

/// Places its subviews side by side, from the leading to the trailing margin.
///
/// ```swift
/// LMRowView(spacing: 16,
///   UILabel(text: "Name", weight: 1),
///   UILabel(text: "Value"))
/// ```
open class LMRowView: LMBoxView {
  /// Only a class of somebody's own draws.
  open override var drawsContent: Bool { type(of: self) != LMRowView.self }

  @exclusivity(unchecked) private final var storedBaseline = LMBaseline.first
  /// The cell columns that the row shares with its neighbours, when it stands in a grid.
  @exclusivity(unchecked) final var grid: BoxGrid?

  /// Which baseline the subviews share when the row aligns to baselines; the first unless set.
  public final var baseline: LMBaseline {
    get { storedBaseline }
    set {
      if newValue == storedBaseline { return }
      storedBaseline = newValue
      noteEverything()
    }
  }

  override func measureNaturalSize() -> CGSize { rowNaturalSize() }
  override func measureSize(within width: CGFloat) -> CGSize { rowSize(within: width) }
  override func measureWidth(within limit: CGFloat) -> CGFloat { rowWidth(within: limit) }
  override func measureHeight(at width: CGFloat) -> CGFloat { rowHeight(at: width) }
  override func measureRigidity() -> Bool { areAllRigid }
  override func placeSubviews(in size: CGSize) { placeRow(in: size) }
  override func place(of subview: UIView, in size: CGSize) -> CGRect? { placeInRow(of: subview, in: size) }

  deinit {}
}
