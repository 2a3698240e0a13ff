import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// The contents of a document: its headings with the pages on which they stand, each a link there.
public final class ContentsView: SectionView {
  /// The lowest level of headings that are listed, from 1 to 6.
  public var levels = 3
  /// The font of the lines; those of the first level are bold.
  public var font = UIFont.systemFont(ofSize: 10)
  /// The colour of the lines.
  public var textColor = UIColor.label
  /// How far each level stands farther in than the one above, in points, 0 or more.
  public var indent: CGFloat = 14
  /// What leads the eye from a title to its page; nothing for none.
  public var leader = "."

  /// What all lines are together to those who do not see them.
  fileprivate let element = DividedElement()

  override var pageContent: any PageContent {
    document?.noteListOfContents()
    let headings = document?.headings ?? []
    return ViewContent { [self] in
      headings.lazy.filter { $0.level <= self.levels }.map { ContentsLine($0, in: self) }
    }
  }

  private var document: DocumentView? {
    var view = superview
    while let next = view {
      if let document = next as? DocumentView { return document }
      view = next.superview
    }
    return nil
  }
}

/// A line of the contents.
final class ContentsLine: UIView {
  private let title = UILabel()
  private let page = UILabel()
  private let leader: TextLayout?
  private let inset: CGFloat
  /// A line of the contents, in the one list of all of them.
  let elements: [(role: StructureRole, attributes: StructureAttributes)]

  init(_ heading: DocumentHeading, in contents: ContentsView) {
    // In one font for all lines, so that the dots stand below each other.
    leader =
      contents.leader.isEmpty
      ? nil
      : TextLayout(
        text: AttributedText(
          contents.leader, font: contents.font, color: contents.textColor.withAlphaComponent(0.5)))
    elements = [
      (.tableOfContents, StructureAttributes(dividedElement: contents.element)),
      (.tableOfContentsItem, StructureAttributes()),
    ]
    inset = CGFloat(heading.level - 1) * max(0, contents.indent)
    super.init(frame: .zero)
    isAccessibilityElement = true
    for label in [title, page] {
      label.font = heading.level == 1 ? contents.font.withWeight(.semibold) : contents.font
      label.textColor = contents.textColor
      addSubview(label)
    }
    title.numberOfLines = 0
    title.text = heading.title
    page.text = heading.label
    pageRules.link = "#" + heading.anchor
    pageRules.keepTogether = true
    if heading.level == 1 { pageRules.spacingBefore = contents.font.pointSize * 0.6 }
  }

  required init?(coder: NSCoder) { nil }

  /// How many digits there is room for beside any title, so that these are broken alike whatever the pages are.
  private static let digits = 3

  /// Whether the number of a page takes no more room than any other.
  static func hasRoom(for label: String) -> Bool {
    label.utf8.count <= digits && label.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// How wide the widest number of so many digits is in the font of the line, in points.
  private lazy var numberRoom: CGFloat = {
    let widths = (0...9).map { TextLayout(text: AttributedText("\($0)", font: page.font)).size.width }
    return (widths.max() ?? 0) * CGFloat(Self.digits)
  }()

  private func titleSize(in width: CGFloat) -> CGSize {
    let number = max(page.sizeThatFits(.zero).width, numberRoom)
    return title.sizeThatFits(CGSize(width: max(1, width - inset - number - 12), height: .infinity))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (titleSize(in: size.width).height + 3).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = titleSize(in: bounds.width)
    let number = page.sizeThatFits(.zero)
    title.frame = mirrored(CGRect(x: inset, y: 0, width: size.width, height: size.height))
    page.frame = mirrored(
      CGRect(
        x: bounds.width - number.width, y: size.height - number.height, width: number.width,
        height: number.height))
  }

  /// A place counted from the side that people begin to read at.
  private func mirrored(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
  }

  override var drawsContent: Bool { leader != nil }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard let dot = leader else { return }
    // Nobody reads the dots out.
    canvas.withRole(.artifact) { draw(dot, on: canvas) }
  }

  private func draw(_ dot: TextLayout, on canvas: Canvas) {
    let step = max(dot.size.width * 2, 3)
    let (end, start) = (mirrored(page.frame).minX, mirrored(title.frame).maxX)
    var x = end - 4 - dot.size.width
    x -= (x / step - (x / step).rounded(.down)) * step
    // More than there are points in any line that is read.
    for _ in 0..<10_000 where x > start + 3 {
      let place = CGRect(origin: CGPoint(x: x, y: page.frame.maxY - dot.size.height), size: dot.size)
      canvas.draw(dot, at: mirrored(place).origin)
      x -= step
    }
  }
}

extension UIFont {
  fileprivate func withWeight(_ weight: Weight) -> UIFont { .systemFont(ofSize: pointSize, weight: weight) }
}
