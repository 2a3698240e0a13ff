import Foundation
import QuoinGraphics
import QuoinResources

/// The titles at the side of a table, to each of which a touch leads.
final class TableIndexView: UIView {
  let titles: [String]
  private weak var table: UITableView?
  private var isTracking = false
  private var lastIndex: Int?

  init(_ titles: [String], of table: UITableView) {
    (self.titles, self.table) = (titles, table)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// How high a title is, in points.
  private static let lineHeight: CGFloat = 14

  /// The titles that have room, and points for those between that have none.
  var shownTitles: [String] {
    let room = Int(nearest: bounds.height / Self.lineHeight)
    if titles.count <= room || room < 3 {
      return titles.count <= room ? titles : Array(titles.prefix(max(room, 0)))
    }
    // An odd number: title, point, title.
    let places = room % 2 == 0 ? room - 1 : room
    return (0..<places).map { place in
      place % 2 == 1 ? "•" : titles[place * (titles.count - 1) / max(places - 1, 1)]
    }
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let background =
      isTracking
      ? table?.sectionIndexTrackingBackgroundColor ?? table?.sectionIndexBackgroundColor
      : table?.sectionIndexBackgroundColor
    if let background { canvas.fill(bounds, color: background) }
    let shown = shownTitles
    let color = table?.sectionIndexColor ?? tintColor ?? .tintColor
    let top = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
    for (index, title) in shown.enumerated() {
      if title == UITableView.indexSearch {
        canvas.draw(
          symbol: "magnifyingglass", pointSize: 9, weight: .semibold,
          at: CGPoint(x: bounds.midX, y: top + (CGFloat(index) + 0.5) * Self.lineHeight), color: color)
        continue
      }
      let text = TextLayout(text: AttributedText(title, font: Self.font, color: color))
      let size = text.size
      canvas.draw(
        text,
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: top + CGFloat(index) * Self.lineHeight + (Self.lineHeight - size.height) / 2))
    }
  }

  /// The number of the title at a height, in points of the view.
  private func index(at y: CGFloat) -> Int {
    let height = min(CGFloat(titles.count) * Self.lineHeight, bounds.height)
    let top = (bounds.height - height) / 2
    let share = height > 0 ? (y - top) / height : 0
    return min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    lead(to: index(at: touch.location(in: self).y))
  }

  private func lead(to index: Int) {
    if index == lastIndex { return }
    lastIndex = index
    table?.indexLeads(to: titles[index], index)
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    setNeedsDisplay()
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }

  private func endTracking() {
    (isTracking, lastIndex) = (false, nil)
    setNeedsDisplay()
  }

  // MARK: Accessibility

  private var spokenIndex = 0

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { "Section index" }
  override var defaultAccessibilityValue: String? {
    titles.indices.contains(spokenIndex) ? titles[spokenIndex] : nil
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  override func accessibilityIncrement() { speak(spokenIndex + 1) }
  override func accessibilityDecrement() { speak(spokenIndex - 1) }

  private func speak(_ index: Int) {
    guard titles.indices.contains(index) else { return }
    spokenIndex = index
    lastIndex = nil
    lead(to: index)
  }
}

extension UITableView {
  /// How wide the index is, in points.
  static var indexWidth: CGFloat { 16 }

  /// Makes the index anew from the titles of the data source.
  final func loadIndex() {
    indexView?.removeFromSuperview()
    indexView = nil
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty else { return }
    if sectionIndexMinimumDisplayRowCount > 0 {
      let rows = rowGeometry.sections.reduce(0) { $0 + $1.rows.count }
      if rows < sectionIndexMinimumDisplayRowCount { return }
    }
    let view = TableIndexView(titles, of: self)
    indexView = view
    addSubview(view)
  }

  /// Makes the index anew where rows have been loaded; else it is made with them.
  final func indexDidChange() {
    if !hasLoaded { return }
    loadIndex()
    setNeedsLayout()
  }

  final func placeIndex() {
    guard let indexView else { return }
    let inset = adjustedContentInset
    let safe = safeAreaInsets
    let x = isRightToLeft ? safe.left : bounds.width - Self.indexWidth - safe.right
    indexView.frame = CGRect(
      x: bounds.minX + x, y: bounds.minY + inset.top, width: Self.indexWidth,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }

  /// Scrolls to what a title of the index stands for.
  final func indexLeads(to title: String, _ index: Int) {
    guard let dataSource else { return }
    if title == Self.indexSearch {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      return
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard rowGeometry.sections.indices.contains(section) else {
      return ControlMisuse.report(.noSuchSection(section, of: title, sections: rowGeometry.sections.count))
    }
    for _ in 0..<4 {
      let y = grid.round(rowGeometry.extent(ofSection: section).y - adjustedContentInset.top)
      let target = min(max(y, offsetRange.lowerBound), offsetRange.upperBound)
      if target == contentOffset.y { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
      layoutTable()
    }
  }
}

extension ControlMisuse {
  static func noSuchSection(_ section: Int, of title: String, sections: Int) -> ControlMisuse {
    ControlMisuse("The title “\(title)” of an index leads to section \(section), but there are \(sections)")
  }
}
