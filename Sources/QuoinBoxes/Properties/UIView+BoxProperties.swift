import Foundation
import QuoinGraphics
import QuoinViews

extension UIView {
  /// A fixed width in points; NaN, which it is unless set, for the fitting width.
  public final var width: CGFloat {
    get { boxValues.width }
    set { setBoxValue(newValue, \.width) }
  }

  /// A fixed height in points; NaN, which it is unless set, for the fitting height.
  public final var height: CGFloat {
    get { boxValues.height }
    set { setBoxValue(newValue, \.height) }
  }

  /// The share that the view takes of room that its row or column has left, in relation to other weights there; NaN,
  /// which it is unless set, for none.
  ///
  /// A fixed width in a row, or a fixed height in a column, wins over it.
  public final var weight: CGFloat {
    get { boxValues.weight }
    set { setBoxValue(newValue, \.weight) }
  }

  /// The edges of its anchor view that the view keeps to.
  public final var anchor: LMAnchor {
    get { LMAnchor(rawValue: UInt(boxValues.anchor)) }
    set {
      if newValue == anchor { return }
      boxValues.anchor = UInt16(truncatingIfNeeded: newValue.rawValue)
      boxValuesDidChange()
    }
  }

  /// Whether the view takes part in its box's layout; setting it to false also hides the view, to true shows it.
  public final var isDisplayable: Bool {
    get { boxValues.isDisplayable }
    set {
      if newValue == boxValues.isDisplayable { return }
      boxValues.isDisplayable = newValue
      isHidden = !newValue
      boxValuesDidChange()
    }
  }

  /// The earlier name of ``isDisplayable``.
  public final var displayable: Bool {
    get { isDisplayable }
    set { isDisplayable = newValue }
  }

  private func setBoxValue(_ value: CGFloat, _ path: WritableKeyPath<BoxValues, CGFloat>) {
    // An endless length or weight is as good as none.
    let value = value.isFinite ? value : .nan
    let old = boxValues[keyPath: path]
    if value == old || (value.isNaN && old.isNaN) { return }
    boxValues[keyPath: path] = value
    boxValues.isSet = !boxValues.width.isNaN || boxValues.fixesHeight || !boxValues.weight.isNaN
    boxValuesDidChange()
  }

  private func boxValuesDidChange() {
    // A box measures itself by its own fixed sizes.
    if isBox { unsafeDowncast(self, to: LMLayoutView.self).noteEverything() }
    guard let parent, parent.isBox else { return }
    let box = unsafeDowncast(parent, to: LMLayoutView.self)
    box.noteFixedWidth(of: self)
    box.noteEverything()
  }
}
