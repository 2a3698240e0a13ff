import Foundation
import QuoinGraphics
import QuoinViews

extension UILabel: PageBreaking {
  /// Goes apart between lines, of which so many stay and go over as the label's `orphans` and `widows` say.
  public func pageDivision(in room: PageRoom) -> PageDivision? {
    guard subviews.isEmpty else { return nil }
    let (layout, origin) = shownPlacedLayout
    var text = TextLines(layout: layout, text: text ?? "", origin: origin, margin: origin.y)
    text.role = dividedRole
    return text.division(of: self, in: room)
  }
}

/// Lines of text at a place in a view, to be divided.
struct TextLines {
  let layout: TextLayout
  /// All of the text that the lines are of.
  let text: String
  let origin: CGPoint
  /// The room below the last line, in points.
  let margin: CGFloat
  /// What all parts of the text are together to those who do not see it.
  var role: (StructureRole, StructureAttributes)?

  func division(of view: UIView, in room: PageRoom) -> PageDivision? {
    let rules = view.pageRules
    let (lines, count) = (layout.lines, layout.lines.count)
    guard count > 1 else { return nil }
    var fitting = lines.prefix { origin.y + $0.frame.maxY <= room.height + 0.01 }.count
    guard fitting < count else { return nil }
    let (orphans, widows) = (max(1, rules.orphans), max(1, rules.widows))
    let kept = min(fitting, count - widows)
    if kept >= orphans {
      fitting = kept
    } else if !room.isWholePage {
      return nil
    }
    // Where there is nothing else on the page, one line is better than none.
    let first = min(max(fitting, 1), count - 1)
    let height = origin.y + lines[first - 1].frame.maxY
    guard height <= room.height + 0.01 || room.isWholePage else { return nil }
    return PageDivision(height: height) {
      let part = TextLinesView(self.part(lines: 0..<first, origin: origin, margin: 0), of: view)
      let rest = TextLinesView(
        self.part(lines: first..<count, origin: CGPoint(x: origin.x, y: 0), margin: margin), of: view)
      rest.pageRules.headingLevel = 0
      rest.pageRules.anchor = nil
      guard view.layer.borderWidth > 0 || view.layer.cornerRadius > 0 else { return (part, rest) }
      return (
        PagePartView(of: view, openTop: false, openBottom: true, around: part),
        PagePartView(of: view, openTop: true, openBottom: false, around: rest)
      )
    }
  }
}

extension UIView {
  /// What a view is as a whole of which parts stand on several pages.
  var dividedRole: (StructureRole, StructureAttributes)? {
    guard case (let role, var attributes)? = pageRole else { return nil }
    attributes.dividedElement = attributes.dividedElement ?? DividedElement()
    return (role, attributes)
  }
}

extension TextLines {
  fileprivate func part(lines range: Range<Int>, origin: CGPoint, margin: CGFloat) -> TextLines {
    var lines = TextLines(layout: layout.part(lines: range), text: text, origin: origin, margin: margin)
    lines.role = role
    return lines
  }

  /// The part of the text that the lines hold.
  var shownText: String {
    guard let first = layout.lines.first, let last = layout.lines.last else { return "" }
    let bytes = text.utf8
    let (start, end) = (min(first.range.lowerBound, bytes.count), min(last.range.upperBound, bytes.count))
    return String(decoding: bytes.dropFirst(start).prefix(max(0, end - start)), as: UTF8.self)
  }
}

/// Some lines of a label's text.
final class TextLinesView: UIView, PageBreaking {
  private let text: TextLines

  init(_ text: TextLines, of view: UIView) {
    self.text = text
    let height = text.origin.y + text.layout.size.height + text.margin
    super.init(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: height))
    backgroundColor = view.backgroundColor
    alpha = view.alpha
    pageRules = view.pageRules
    pageRules.breakBefore = .auto
    isAccessibilityElement = true
    accessibilityLabel = text.shownText
  }

  required init?(coder: NSCoder) { nil }

  var role: (StructureRole, StructureAttributes)? { text.role }

  func pageDivision(in room: PageRoom) -> PageDivision? { text.division(of: self, in: room) }

  override var drawsContent: Bool { true }
  /// Glyphs may reach out of their lines, by no more than a line.
  override var drawingExtent: CGRect {
    let line = text.layout.lines.first?.frame.height ?? 0
    return bounds.insetBy(dx: -line, dy: -line)
  }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    canvas.draw(text.layout, at: text.origin)
    for link in text.layout.links {
      canvas.setURL(link.url, for: link.rect.offsetBy(dx: text.origin.x, dy: text.origin.y))
    }
  }
}
