import Foundation
import QuoinGraphics
import QuoinResources
import QuoinViews

/// One wheel of a picker: a scroll view whose rows lie on a drum, and which comes to rest only at whole rows.
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  /// What stands on the wheel.
  private unowned let picker: UIPickerView
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  private(set) var selectedRow = -1
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  /// Rows stand where the size says only once; then the wheel turns with the size.
  private var placedSize = CGSize.zero
  private var isTurning = false

  init(in picker: UIPickerView, component: Int) {
    (self.picker, self.component) = (picker, component)
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    scrollsToTop = false
    decelerationRate = .normal
    addGestureRecognizer(UITapGestureRecognizer { [unowned self] in tap($0) })
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Asks for everything anew; the selection stays where there is still such a row.
  func reload(rows count: Int, height: CGFloat) {
    (rowCount, rowHeight) = (max(count, 0), height)
    for row in Array(rows.keys) { removeRow(row) }
    spare = []
    selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
    placedSize = .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if placedSize != bounds.size {
      placedSize = bounds.size
      let room = max((bounds.height - rowHeight) / 2, 0)
      contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
      if !isTurning, selectedRow >= 0 { contentOffset = offset(of: selectedRow) }
    }
    placeRows()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row that is nearest to the middle when the content has an offset.
  private func row(at offset: CGFloat) -> Int {
    min(max(Int(nearest: ((offset + contentInset.top) / rowHeight).rounded()), 0), max(rowCount - 1, 0))
  }

  // MARK: The drum

  private var radius: CGFloat { bounds.height / 2 }

  /// Puts those rows on the drum's front that are seen there.
  private func placeRows() {
    guard bounds.height > 0, rowCount > 0 else { return }
    let middle = bounds.midY
    // A quarter turn to either side; nobody sees a thousand rows.
    let reach = min(radius * .pi / 2, 500 * rowHeight)
    let first = max(Int(nearest: ((middle - reach) / rowHeight).rounded(.down)), 0)
    let last = min(Int(nearest: ((middle + reach) / rowHeight).rounded(.down)), rowCount - 1)
    for row in Array(rows.keys) where row < first || row > last { removeRow(row) }
    guard first <= last else { return }
    for row in first...last { place(row, middle: middle) }
  }

  private func place(_ row: Int, middle: CGFloat) {
    let distance = (CGFloat(row) + 0.5) * rowHeight - middle
    let angle = distance / radius
    guard abs(angle) < .pi / 2 - 0.05 else { return removeRow(row) }
    let view = rows[row] ?? makeRow(row)
    let front = cos(angle)
    view.transform = .identity
    view.frame = CGRect(
      x: 0, y: middle + radius * sin(angle) - rowHeight / 2, width: bounds.width, height: rowHeight)
    view.transform = CGAffineTransform(scaleX: 0.9 + 0.1 * front, y: front)
    // The row in the middle has its full colour, the next ones half of it, the last ones little.
    let share = min(abs(distance) / rowHeight, 1)
    view.alpha = 1 - share * (1 - 0.5 * front)
  }

  private func makeRow(_ row: Int) -> UIView {
    let view = picker.makeRow(row, component: component, reusing: spare.popLast())
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }

  private func removeRow(_ row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    view.removeFromSuperview()
    view.transform = .identity
    view.alpha = 1
    spare.append(view)
  }

  /// The view that shows a row, while it is seen.
  func view(forRow row: Int) -> UIView? { rows[row] }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    picker.wheelTraitsDidChange()
  }

  // MARK: Selecting

  /// Turns to a row, without a word to the delegate.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    didChange(.accessibility)
    guard placedSize == bounds.size, bounds.height > 0 else { return }
    setContentOffset(offset(of: row), animated: animated && window != nil)
    if !animated { placeRows() }
  }

  /// Turns to a row as the user does.
  func choose(_ row: Int) {
    guard row != selectedRow, (0..<rowCount).contains(row) else { return }
    select(row, animated: true)
    picker.userDidSelect(row, component: component)
  }

  private func settle() {
    isTurning = false
    guard rowCount > 0 else { return }
    let row = row(at: contentOffset.y)
    let rest = offset(of: row)
    if abs(contentOffset.y - rest.y) > 0.01 { setContentOffset(rest, animated: window != nil) }
    guard row != selectedRow else { return }
    selectedRow = row
    didChange(.accessibility)
    picker.userDidSelect(row, component: component)
  }

  private func tap(_ tap: UITapGestureRecognizer) {
    let height = tap.location(in: self).y - bounds.midY
    let angle = asin(min(max(height / radius, -1), 1))
    choose(Int(nearest: ((bounds.midY + angle * radius) / rowHeight).rounded(.down)))
  }

  // MARK: Turning

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard rowCount > 0 else { return }
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  /// A list of the rows, where all of them have titles.
  override var formField: FormField? {
    let titles = (0..<rowCount).compactMap { picker.title(of: $0, component: component) }
    guard !titles.isEmpty, titles.count == rowCount else { return nil }
    let chosen = selectedRow < 0 ? nil : selectedRow
    var field = FormField(.list(titles, chosen), in: bounds) { [unowned self] canvas, _ in
      render(into: canvas)
    }
    field.name = picker.fieldName
    field.label = accessibilityLabel ?? picker.accessibilityLabel
    field.font = picker.rowFont
    field.textAlignment = picker.rowAlignment(component)
    return field
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { rowCount > 0 }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override var defaultAccessibilityLabel: String? {
    picker.delegate?.pickerView(picker, accessibilityLabelForComponent: component)
  }
  override var defaultAccessibilityValue: String? {
    selectedRow < 0 ? nil : picker.title(of: selectedRow, component: component)
  }
  override func accessibilityIncrement() { choose(selectedRow + 1) }
  override func accessibilityDecrement() { choose(selectedRow - 1) }

  /// The row that is chosen.
  override var stateDescription: String? { accessibilityValue.map { "\"\($0)\"" } }

}
