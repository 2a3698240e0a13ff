import Foundation
import QuoinGraphics
import QuoinViews

/// A line of the contents.
final class ContentsLine: UIView {
  private let title = UILabel()
  private let page: ContentsNumber
  private let look: ContentsLook
  private let inset: CGFloat
  /// A line of the contents, in the one list of all of them.
  let elements: [(role: StructureRole, attributes: StructureAttributes)]

  /// - Parameter late: Its number, where that is to come.
  init(_ heading: DocumentHeading, _ late: LateNumber?, in contents: ContentsView, _ look: ContentsLook) {
    page = ContentsNumber(heading.label, late)
    self.look = look
    elements = [
      (.tableOfContents, StructureAttributes(dividedElement: contents.element)),
      (.tableOfContentsItem, StructureAttributes()), (.reference, StructureAttributes()),
    ]
    inset = contents.captionKind == nil ? CGFloat(heading.level - 1) * max(0, contents.indent) : 0
    super.init(frame: .zero)
    isAccessibilityElement = true
    for label in [title, page] {
      label.font = look.font
      label.textColor = contents.textColor
      addSubview(label)
    }
    title.numberOfLines = 0
    title.text = heading.numberedTitle
    pageRules.link = "#" + heading.anchor
    pageRules.keepTogether = true
    if heading.level == 1 { pageRules.spacingBefore = contents.font.pointSize * 0.6 }
  }

  required init?(coder: NSCoder) { nil }

  /// The title alone, since the number may be known only once the line is drawn.
  override var defaultAccessibilityLabel: String? { title.text }

  private func titleSize(in width: CGFloat) -> CGSize {
    let number = max(page.sizeThatFits(.zero).width, look.numberRoom)
    return title.sizeThatFits(CGSize(width: max(1, width - inset - number - 12), height: .infinity))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (titleSize(in: size.width).height + 3).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = titleSize(in: bounds.width)
    var number = page.sizeThatFits(.zero)
    if page.late != nil { number.width = look.numberRoom }
    title.frame = mirrored(CGRect(x: inset, y: 0, width: size.width, height: size.height))
    // Scripts are of different heights in one font.
    let y = title.lastBaselineOffset(for: size) - page.firstBaselineOffset(for: number)
    page.frame = mirrored(
      CGRect(x: bounds.width - number.width, y: y, width: number.width, height: number.height))
  }

  /// A place counted from the side that people begin to read at.
  private func mirrored(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }

  override var drawsContent: Bool { look.dot != nil }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let dot = look.dot else { return }
    let leader = ContentsLeader(
      dot: dot, start: mirrored(title.frame).maxX, width: bounds.width,
      baseline: title.lastBaselineOffset(for: title.bounds.size),
      isRightToLeft: isRightToLeft)
    // Nobody reads the dots out.
    canvas.withRole(.artifact) {
      guard let late = page.late else { return leader.draw(on: canvas, before: page.frame.width) }
      late.leavePlace(on: canvas, page.font, page.textColor) { leader.draw(on: $0, before: $1.frame.width) }
    }
  }
}

/// The dots that lead the eye from a title to its page.
private struct ContentsLeader {
  let dot: TextLayout
  /// Where the title ends, in points from the side that people begin to read at.
  let start: CGFloat
  /// The line's width, in points.
  let width: CGFloat
  /// Where the dots stand, in points from the top of the line.
  let baseline: CGFloat
  let isRightToLeft: Bool

  /// - Parameter number: How wide the number is, in points.
  func draw(on canvas: Canvas, before number: CGFloat) {
    let step = max(dot.size.width * 2, 3)
    var x = width - number - 4 - dot.size.width
    x -= (x / step - (x / step).rounded(.down)) * step
    // More than there are points in any line that is read.
    for _ in 0..<10_000 where x > start + 3 {
      let left = isRightToLeft ? width - x - dot.size.width : x
      canvas.draw(dot, at: CGPoint(x: left, y: baseline - dot.firstBaseline))
      x -= step
    }
  }
}
