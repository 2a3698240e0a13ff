import Foundation
import QuoinGraphics
import QuoinViews

extension UILabel: PageBreaking {
  /// Goes apart between lines, of which so many stay and go over as the label's `orphans` and `widows` say.
  public func pageDivision(in room: PageRoom) -> PageDivision? {
    guard subviews.isEmpty else { return nil }
    let (layout, origin) = shownPlacedLayout
    var text = TextLines(
      layout: layout, lines: 0..<layout.lines.count, text: text ?? "", origin: origin, margin: origin.y)
    text.role = dividedRole
    text.shadow = shownTextShadow
    return text.division(of: self, in: room)
  }
}

/// Lines of text at a place in a view, to be divided.
struct TextLines {
  /// All lines of the text, which every part shares.
  let layout: TextLayout
  /// The numbers of those that are shown, one or more but in an empty text.
  let lines: Range<Int>
  /// All of the text that the lines are of.
  let text: String
  let origin: CGPoint
  /// The room below the last line, in points.
  let margin: CGFloat
  /// What all parts of the text are together to those who do not see it.
  var role: (StructureRole, StructureAttributes)?
  /// The same text in the colour of its sharp shadow, and where that falls, in points.
  var shadow: (layout: TextLayout, offset: CGSize)?
  /// What the parts are parts of: a link or an item that goes over to the next page is one.
  var whole = DividedElement()

  func division(of view: UIView, in room: PageRoom) -> PageDivision? {
    guard let (first, height) = split(in: room, view.pageRules) else { return nil }
    return PageDivision(height: height) {
      let (part, rest) = parts(at: first, of: view)
      let layer = view.layer
      guard layer.borderWidth > 0 || layer.cornerRadius > 0 || layer.shadowOpacity > 0 else {
        return (part, rest)
      }
      return (
        PagePartView(of: view, openTop: false, openBottom: true, around: part),
        PagePartView(of: view, openTop: true, openBottom: false, around: rest)
      )
    }
  }

  /// Where the text goes apart for a room: the first line that goes over, and how high those are that stay, in points;
  /// nothing where none should stay, or all may.
  func split(in room: PageRoom, _ rules: PageRules) -> (first: Int, height: CGFloat)? {
    let count = lines.count
    guard count > 1 else { return nil }
    var fitting = layout.lines[lines].prefix { bottom(of: $0) <= room.height + PageRoom.tolerance }.count
    guard fitting < count else { return nil }
    let kept = min(fitting, count - rules.widows)
    if kept >= rules.orphans {
      fitting = kept
    } else if !room.isWholePage {
      return nil
    }
    // Where there is nothing else on the page, one line is better than none.
    let first = lines.lowerBound + min(max(fitting, 1), count - 1)
    let height = bottom(of: layout.lines[first - 1])
    guard height <= room.height + PageRoom.tolerance || room.isWholePage else { return nil }
    return (first, height)
  }

  /// The lines before one and those from it on, as views.
  func parts(at first: Int, of view: UIView) -> (part: TextLinesView, rest: TextLinesView) {
    let rest = part(first..<lines.upperBound, origin: CGPoint(x: origin.x, y: 0), margin: margin)
    return (
      TextLinesView(part(lines.lowerBound..<first, origin: origin, margin: 0), of: view),
      TextLinesView(rest, of: view, isRest: true)
    )
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
  fileprivate func part(_ lines: Range<Int>, origin: CGPoint, margin: CGFloat) -> TextLines {
    var part = TextLines(layout: layout, lines: lines, text: text, origin: origin, margin: margin)
    (part.role, part.shadow, part.whole) = (role, shadow, whole)
    return part
  }

  /// Where a line ends below the top of the view, in points.
  fileprivate func bottom(of line: TextLine) -> CGFloat {
    origin.y + line.frame.maxY - layout.lines[lines.lowerBound].frame.minY
  }

  /// How high the view is that shows them, in points.
  var height: CGFloat { lines.last.map { bottom(of: layout.lines[$0]) + margin } ?? 0 }

  /// The part of the text that the lines hold.
  fileprivate var shownText: String {
    guard let first = lines.first, let last = lines.last else { return "" }
    let bytes = text.utf8
    let start = min(layout.lines[first].range.lowerBound, bytes.count)
    let end = min(layout.lines[last].range.upperBound, bytes.count)
    return String(decoding: bytes.dropFirst(start).prefix(max(0, end - start)), as: UTF8.self)
  }
}

/// Some lines of a label's text.
final class TextLinesView: UIView, PageBreaking, PageRoleBearing {
  private let text: TextLines
  /// The lines by themselves, made when they are drawn: a rest is divided once more before that.
  private lazy var layout = text.layout.part(lines: text.lines)

  init(_ text: TextLines, of view: UIView, isRest: Bool = false) {
    self.text = text
    super.init(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: text.height))
    backgroundColor = view.backgroundColor
    alpha = view.alpha
    pageRules = isRest ? view.pageRules.ofRest : view.pageRules.ofPart
    isAccessibilityElement = true
    if text.lines.upperBound == text.layout.lines.count {
      noteNumber = view.numberOfNoteInText
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The number of the note behind the text, where its end is among these lines; 0 where there is none.
  private(set) var noteNumber = 0
  var ownPageRole: (StructureRole, StructureAttributes)? { text.role }
  /// Whether the text begins before these lines.
  var isRest: Bool { text.lines.lowerBound > 0 }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text.shownText }
    set { super.accessibilityLabel = newValue }
  }

  func pageDivision(in room: PageRoom) -> PageDivision? { text.division(of: self, in: room) }

  override var drawsContent: Bool { true }
  /// Glyphs may reach out of their lines, by no more than a line.
  override var drawingExtent: CGRect {
    let line = text.lines.first.map { text.layout.lines[$0].frame.height } ?? 0
    return bounds.insetBy(dx: -line, dy: -line)
  }

  /// The addresses that parts of the text lead to.
  var links: [String] { text.layout.links.isEmpty ? [] : layout.links.map(\.url) }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if let (shadow, offset) = text.shadow {
      canvas.withRole(.artifact) {
        canvas.draw(
          shadow.part(lines: text.lines),
          at: CGPoint(x: text.origin.x + offset.width, y: text.origin.y + offset.height))
      }
    }
    canvas.draw(layout, at: text.origin, partOf: text.whole)
  }
}
