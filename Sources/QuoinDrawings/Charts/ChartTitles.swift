import QuoinGraphics

/// What a chart shows and its axes measure, above the plot and below it: the titles of axes that stand lie above, so that nobody
/// turns his head to read them.
struct ChartTitles {
  private let head: TextLayout?
  private let above: TextLayout?
  /// The title of the second axis, at its side.
  private let aside: TextLayout?
  private let asideWidth: CGFloat
  private let below: TextLayout?

  /// What is between a title and the chart, in points.
  private static let gap: CGFloat = 4

  init(_ content: ChartContent, _ pen: ChartPen) {
    let (standing, lying) =
      content.lies
      ? (content.categoryTitle, content.valueTitle) : (content.valueTitle, content.categoryTitle)
    let width = pen.bounds.width
    func text(_ title: String, width: CGFloat, endsAtSide: Bool = false) -> TextLayout? {
      title.isEmpty || content.type.isRound
        ? nil
        : pen.text(
          title, .secondaryLabel, width: width, lines: 2,
          alignment: endsAtSide && !pen.isMirrored ? .right : .left)
    }
    let second = content.hasSecondAxis ? content.secondTitle : ""
    let areTwo = !standing.isEmpty && !second.isEmpty
    let share = areTwo ? max(0, width / 2 - Self.gap) : width
    above = text(standing, width: share)
    aside = text(second, width: share, endsAtSide: true)
    asideWidth = share
    below = text(lying, width: width)
    let bold = content.font.fontDescriptor.withSymbolicTraits(.traitBold)
    let font = bold.map { UIFont(descriptor: $0, size: 0) } ?? content.font
    head = content.title.isEmpty ? nil : pen.text(content.title, .label, font: font, width: width, lines: 3)
  }

  private func height(_ text: TextLayout?) -> CGFloat { text.map { $0.size.height + Self.gap } ?? 0 }

  /// What is left of a chart's box for the chart itself.
  func room(in bounds: CGRect) -> CGRect {
    let (top, bottom) = (height(head) + max(height(above), height(aside)), height(below))
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }

  func draw(_ pen: ChartPen) {
    let bounds = pen.bounds
    if let head { pen.draw(head, x: bounds.minX, y: bounds.minY, .leading) }
    let top = bounds.minY + height(head)
    if let above { pen.draw(above, x: bounds.minX, y: top, .leading) }
    if let aside { pen.draw(aside, x: bounds.maxX, y: top, .trailing, width: asideWidth) }
    if let below { pen.draw(below, x: bounds.midX, y: bounds.maxY - below.size.height, .center) }
  }
}
