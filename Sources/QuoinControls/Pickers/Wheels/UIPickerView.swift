import Foundation
import QuoinGraphics
import QuoinViews

/// Wheels that are turned by a finger, each to one of its rows.
///
/// ```swift
/// let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
/// picker.dataSource = sizes
/// picker.delegate = sizes
/// picker.selectRow(3, inComponent: 0, animated: false)
/// ```
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are.
  open var dataSource: (any UIPickerViewDataSource)? {
    get { storedDataSource }
    set { storedDataSource = newValue }
  }
  /// Says what stands on the wheels, and hears what is chosen.
  open var delegate: (any UIPickerViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// Kept for code that sets it: the row in the middle always lies on a ground of its own.
  open var showsSelectionIndicator = true

  private final weak var storedDataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
  private final weak var storedDelegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }
  private final var wheels: [PickerWheel] = []
  private final var isLoaded = false
  private final var keyComponent = 0
  final var titleFont: UIFont?

  /// What wheels keep from the sides and from each other, in points.
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  deinit {}

  // MARK: Wheels

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    if isLoaded { return }
    isLoaded = true
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<max(dataSource?.numberOfComponents(in: self) ?? 0, 0)).map {
      PickerWheel(in: self, component: $0)
    }
    for wheel in wheels {
      addSubview(wheel)
      reload(wheel)
    }
  }

  private func reload(_ wheel: PickerWheel) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
    wheel.reload(rows: count, height: height >= 1 && height.isFinite ? height : usualRowHeight)
    didChange([.look, .accessibility])
  }

  /// The font of rows that say no other: 21 points with the usual size of text.
  final var rowFont: UIFont {
    if let titleFont { return titleFont }
    let style = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
    return style.withSize(style.pointSize + 1)
  }

  private var usualRowHeight: CGFloat { max(32, (rowFont.lineHeight * 1.2).rounded(.up)) }

  /// The wheel of a component; one that there is not is reported.
  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    if wheels.indices.contains(component) { return wheels[component] }
    ControlMisuse.report(.noComponent(component, of: wheels.count))
    return nil
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// How large the rows of a wheel are, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view that shows a row, while it is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    layoutIfNeeded()
    return wheel.view(forRow: row)
  }

  /// Asks for all wheels anew.
  open func reloadAllComponents() {
    let selected = isLoaded ? wheels.map(\.selectedRow) : []
    needsReload()
    load()
    for (wheel, row) in zip(wheels, selected) where row >= 0 && row < wheel.rowCount {
      wheel.select(row, animated: false)
    }
  }

  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    if let wheel = wheel(component) { reload(wheel) }
  }

  // MARK: Selecting

  /// Turns a wheel to a row; the delegate is not told. A row that there is not is reported, and nothing turns.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    guard (0..<wheel.rowCount).contains(row) else {
      return ControlMisuse.report(.noRow(row, of: wheel.rowCount, component: component))
    }
    wheel.select(row, animated: animated)
    didChange([.look, .accessibility])
  }

  /// The row that a wheel was turned to; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  final func userDidSelect(_ row: Int, component: Int) {
    keyComponent = component
    didChange([.look, .accessibility])
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Rows

  final func title(of row: Int, component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
      ?? (wheels[component].view(forRow: row)).flatMap { ($0 as? UILabel)?.text ?? $0.accessibilityLabel }
  }

  final func makeRow(_ row: Int, component: Int, reusing view: UIView?) -> UIView {
    if let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view) {
      return own
    }
    let label = view as? PickerRowLabel ?? PickerRowLabel()
    label.textAlignment = rowAlignment(component)
    label.font = rowFont
    label.textColor = .label
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// Where the titles of a wheel stand.
  func rowAlignment(_ component: Int) -> NSTextAlignment { .center }

  final func wheelTraitsDidChange() {
    setNeedsLayout()
    for wheel in wheels { reload(wheel) }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let count = wheels.count
    guard count > 0 else { return }
    let room = max(bounds.width - 2 * Self.margin - CGFloat(count - 1) * Self.gap, 0)
    let wished = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let given = wished.reduce(0) { $0 + max($1, 0) }
    let open = wished.count { $0 <= 0 }
    var widths = wished.map { $0 > 0 ? $0 : max(room - given, 0) / CGFloat(max(open, 1)) }
    let total = widths.reduce(0, +)
    if total > room, total > 0 { widths = widths.map { $0 * room / total } }
    var x = bounds.minX + (bounds.width - min(total, room) - CGFloat(count - 1) * Self.gap) / 2
    let order = isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      wheels[index].frame = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
      x += widths[index] + Self.gap
    }
  }

  /// The ground that the rows in the middle lie on.
  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let height = wheels.map(\.rowHeight).max() else { return }
    let band = CGRect(
      x: rect.minX + Self.margin, y: rect.midY - height / 2, width: max(rect.width - 2 * Self.margin, 0),
      height: height)
    canvas.fill(roundedRect: band, radii: CornerRadii(8), paint: .color(.tertiarySystemFill))
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  /// Arrows up and down turn a wheel, those to the sides go to another one.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let remaining = presses.filter { !turn($0.type) }
    if !remaining.isEmpty { super.pressesBegan(remaining, with: event) }
  }

  private func turn(_ key: UIPress.PressType) -> Bool {
    guard wheels.indices.contains(keyComponent) else { return false }
    let wheel = wheels[keyComponent]
    switch key {
    case .upArrow: wheel.choose(wheel.selectedRow - 1)
    case .downArrow: wheel.choose(wheel.selectedRow + 1)
    case .leftArrow, .rightArrow:
      let step = (key == .rightArrow) != isRightToLeft ? 1 : -1
      keyComponent = min(max(keyComponent + step, 0), wheels.count - 1)
    default: return false
    }
    return true
  }

  /// What the wheels are turned to.
  open override var stateDescription: String? {
    guard isLoaded, !wheels.isEmpty else { return nil }
    return wheels.map { wheel in
      wheel.selectedRow < 0
        ? "-" : "\"\(title(of: wheel.selectedRow, component: wheel.component) ?? "\(wheel.selectedRow)")\""
    }.joined(separator: " ")
  }
}

/// A row that shows its title.
final class PickerRowLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // The wheel is read out, not its rows.
  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}

extension ControlMisuse {
  static func noComponent(_ component: Int, of count: Int) -> ControlMisuse {
    ControlMisuse("A picker has no component \(component): it has \(count), counted from 0")
  }

  static func noRow(_ row: Int, of count: Int, component: Int) -> ControlMisuse {
    ControlMisuse("A picker cannot select row \(row): component \(component) has \(count), counted from 0")
  }
}
