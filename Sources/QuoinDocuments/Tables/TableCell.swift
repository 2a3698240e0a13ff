import Foundation
import QuoinGraphics
import QuoinViews

/// A cell of a table: text, or any views.
public class TableCell: UILabel {
  /// Over how many columns it goes, from 1 to 1000.
  @Observed public final var columnSpan = 1 {
    didSet {
      _columnSpan.wrappedValue = min(max(1, columnSpan), 1000)
      invalidateFittingSize()
    }
  }
  /// Over how many rows it goes, from 1 to 65534, as in HTML.
  @Observed public final var rowSpan = 1 {
    didSet {
      _rowSpan.wrappedValue = min(max(1, rowSpan), 65_534)
      invalidateFittingSize()
    }
  }
  /// The room between the cell's edges and its text, in points; what its table says unless set.
  public final var padding: UIEdgeInsets {
    get { ownPadding ?? tablePadding ?? UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 6) }
    set { ownPadding = newValue }
  }
  private var ownPadding: UIEdgeInsets? { didSet { if ownPadding != oldValue { paddingDidChange() } } }
  /// The padding of all cells of the table that have none of their own.
  final var tablePadding: UIEdgeInsets? { didSet { if tablePadding != oldValue { paddingDidChange() } } }
  /// How text stands from the top to the bottom of a row that is higher; as its row's `alignment` says, or else with its first
  /// line on one baseline with those of other cells, unless set.
  public final var verticalAlignment: VerticalAlignment {
    get { ownAlignment ?? rowAlignment ?? usualAlignment }
    set { ownAlignment = newValue }
  }
  private var ownAlignment: VerticalAlignment? { didSet { if ownAlignment != oldValue { placeDidChange() } } }
  /// How the text of all cells of the row stands that say nothing of it.
  final var rowAlignment: VerticalAlignment? { didSet { if rowAlignment != oldValue { placeDidChange() } } }
  /// How text stands where nobody says.
  var usualAlignment: VerticalAlignment { .firstBaseline }
  /// How far the text stands from where the padding puts it, for its baseline to be that of others in its row, in points.
  final var baselineShift: CGFloat = 0 { didSet { if baselineShift != oldValue { setNeedsDisplay() } } }
  /// Where its column puts text.
  private var columnAlignment = TableColumn.Alignment.natural
  /// How much of the column's widest number stands behind the decimal point, in points.
  private var columnFraction: CGFloat = 0

  /// The last answer of `fractionWidth`, which is asked for whenever the text is measured or drawn.
  private var knownFraction: (text: String, font: UIFont, width: CGFloat?)?

  /// Whether it says nothing itself of where its text stands; not known before it has come into a row.
  private var followsColumn: Bool?
  /// Whether its column has given it digits of one width.
  private var hasTabularFigures = false

  /// Whether it holds views rather than text: these lie within its padding.
  final var holdsViews = false {
    didSet { if holdsViews != oldValue { paddingDidChange() } }
  }

  /// How something stands between top and bottom.
  public enum VerticalAlignment: String, Sendable, CaseIterable {
    case top, middle, bottom
    /// With the first line on one baseline with those of all other cells of the row that stand so.
    case firstBaseline
    /// At the bottom, with the last line on one baseline with those of all other cells of the row that stand so.
    case lastBaseline
  }

  /// The size of text that says none, in points.
  static let fontSize: CGFloat = 9
  // One for all cells: texts of the same font object are compared without a look at what it is.
  private static let usualFont = UIFont.systemFont(ofSize: fontSize)
  fileprivate static let usualHeadFont = UIFont.systemFont(ofSize: fontSize, weight: .semibold)

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    font = Self.usualFont
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates a cell of a text.
  public convenience init(_ text: String) {
    self.init(frame: .zero)
    self.text = text
  }

  private func paddingDidChange() {
    bounds.origin = holdsViews ? CGPoint(x: -padding.left, y: -padding.top) : .zero
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func placeDidChange() {
    invalidateFittingSize()
    setNeedsDisplay()
  }

  /// Lets digits be of one width where they stand below each other; a cell that says how its figures are keeps to that.
  func alignFigures(_ alignment: TableColumn.Alignment) {
    if followsColumn == nil { followsColumn = textAlignment == .natural }
    let isAtRight = followsColumn == true ? [.right, .decimal].contains(alignment) : textAlignment == .right
    guard isAtRight != hasTabularFigures, typesetting.fontFeatures == (isAtRight ? [] : [.tabularFigures])
    else {
      return
    }
    hasTabularFigures = isAtRight
    typesetting.fontFeatures = isAtRight ? [.tabularFigures] : []
  }

  /// Stands as the cell's column says.
  func take(_ alignment: TableColumn.Alignment, fraction: CGFloat) {
    alignFigures(alignment)
    guard followsColumn == true, alignment != columnAlignment || fraction != columnFraction else { return }
    (columnAlignment, columnFraction) = (alignment, fraction)
    switch alignment {
    case .natural: textAlignment = .natural
    case .left: textAlignment = .left
    case .center: textAlignment = .center
    case .right, .decimal: textAlignment = .right
    }
  }

  /// The width of what stands behind the whole digits of a number, with the point, in points; nothing where the text is none.
  var fractionWidth: CGFloat? {
    guard let text else { return nil }
    let font = settingFont
    if let known = knownFraction, known.font === font, known.text == text { return known.width }
    let width = DecimalText.fraction(in: text).map { part in
      part.isEmpty ? 0 : TextLayout(text: AttributedText(String(part), font: font)).size.width
    }
    knownFraction = (text, font, width)
    return width
  }

  public override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inside = CGRect(
      x: bounds.minX + padding.left, y: bounds.minY + padding.top,
      width: max(0, bounds.width - padding.left - padding.right),
      height: max(0, bounds.height - padding.top - padding.bottom))
    let text = super.textRect(forBounds: inside, limitedToNumberOfLines: lines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: text.width + padding.left + padding.right,
      height: text.height + padding.top + padding.bottom)
  }

  /// How far the first line's baseline is below the top of the cell at a width, or the last one's above its bottom, in points;
  /// nothing for a cell without text.
  ///
  /// It was set for this width to be measured, and is not set again.
  func baselineDistance(at width: CGFloat, isLast: Bool) -> CGFloat? {
    guard drawsContent else { return nil }
    let layout = wholeLayout(width: max(0, width - padding.left - padding.right))
    return isLast
      ? padding.bottom + layout.size.height - layout.lastBaseline : padding.top + layout.firstBaseline
  }

  /// Draws the text in a room that it finds itself.
  public override func draw(_ canvas: Canvas, in rect: CGRect) { drawText(on: canvas, in: rect) }

  public override func drawText(on canvas: Canvas, in rect: CGRect) {
    super.drawText(on: canvas, in: roomForText(in: bounds))
  }

  /// The room within the padding, less what stands behind the decimal points of other cells.
  private func roomAtTop(in bounds: CGRect) -> CGRect {
    var inside = bounds.inset(by: padding)
    if columnAlignment == .decimal, let fraction = fractionWidth {
      inside.size.width -= max(0, columnFraction - fraction)
    }
    return inside
  }

  /// Where the text is set: as wide as the cell allows, and as high as it is.
  package final func roomForText(in bounds: CGRect) -> CGRect {
    var inside = roomAtTop(in: bounds)
    let fitting = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
    let height = min(inside.height, fitting - padding.top - padding.bottom)
    switch verticalAlignment {
    case .top: break
    case .firstBaseline: inside.origin.y += baselineShift
    case .middle: inside.origin.y += (inside.height - height) / 2
    case .bottom: inside.origin.y += inside.height - height
    case .lastBaseline: inside.origin.y += inside.height - height - baselineShift
    }
    inside.size.height = max(0, height)
    return inside
  }
}

extension TableCell: TextRoomLabel {}

extension TableCell: PageContentHolder {
  var isDividedOnPages: Bool { holdsViews }
}

/// A cell that tells what stands in its column or row.
public final class TableHeaderCell: TableCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = Self.usualHeadFont
  }

  public required init?(coder: NSCoder) { nil }

  override var usualAlignment: VerticalAlignment { .lastBaseline }

  /// A head stands at the right of its column, also where it is a number such as a year.
  override var fractionWidth: CGFloat? { nil }
}
