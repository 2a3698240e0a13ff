import QuoinGraphics

/// What a chart's axes measure, above the plot and below it: the title of the axis that stands lies above, so that nobody turns
/// his head to read it.
struct ChartTitles {
  private let above: TextLayout?
  private let below: TextLayout?

  /// What is between a title and the chart, in points.
  private static let gap: CGFloat = 4

  init(_ content: ChartContent, _ pen: ChartPen) {
    let (standing, lying) =
      content.lies
      ? (content.categoryTitle, content.valueTitle) : (content.valueTitle, content.categoryTitle)
    func text(_ title: String) -> TextLayout? {
      title.isEmpty || content.type.isRound
        ? nil : pen.text(title, .secondaryLabel, width: pen.bounds.width, lines: 2)
    }
    (above, below) = (text(standing), text(lying))
  }

  private func height(_ text: TextLayout?) -> CGFloat { text.map { $0.size.height + Self.gap } ?? 0 }

  /// What is left of a chart's box for the chart itself.
  func room(in bounds: CGRect) -> CGRect {
    let (top, bottom) = (height(above), height(below))
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }

  func draw(_ pen: ChartPen) {
    let bounds = pen.bounds
    if let above { pen.draw(above, x: bounds.minX, y: bounds.minY, .leading) }
    if let below { pen.draw(below, x: bounds.midX, y: bounds.maxY - below.size.height, .center) }
  }
}
