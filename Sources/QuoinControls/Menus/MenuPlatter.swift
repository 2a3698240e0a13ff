import Foundation
import QuoinGraphics

/// Rows of a menu that stand together, with a gap to the next.
struct MenuSection {
  var title = ""
  var rows: [MenuRow.Content] = []

  /// What of a menu is shown, a section for each menu that stands inline.
  ///
  /// - Parameter changed: Called when what was waited for has come.
  static func sections(of menu: UIMenu, changed: @escaping () -> Void) -> [MenuSection] {
    var sections: [MenuSection] = []
    var current = MenuSection()
    func add(_ elements: [UIMenuElement]) {
      for element in elements {
        switch element {
        case let deferred as UIDeferredMenuElement:
          var isLoading = true
          if deferred.elements == nil { deferred.load { if !isLoading { changed() } } }
          isLoading = false
          if let elements = deferred.elements { add(elements) } else { current.rows.append(.waiting) }
        case let inner as UIMenu where inner.options.contains(.displayInline):
          sections.append(current)
          current = MenuSection(title: inner.title)
          add(inner.children)
          sections.append(current)
          current = MenuSection()
        case let action as UIAction where action.attributes.contains(.hidden): break
        default: current.rows.append(.element(element))
        }
      }
    }
    add(menu.children)
    sections.append(current)
    return sections.filter { !$0.rows.isEmpty }
  }
}

/// The plate on which the rows of a menu stand.
final class MenuPlatter: UIView {
  private(set) var rows: [MenuRow] = []
  private var heads: [(label: UILabel, ground: UIView, row: Int)] = []
  private var starts: Set<Int> = []
  private let list = UIView(frame: .zero)
  private let scroll = UIScrollView(frame: .zero)

  /// The height of the gap between sections, in points.
  private static let gap: CGFloat = 8
  private static let width: CGFloat = 250
  private static let widthOfLargeText: CGFloat = 320

  static let background = UIColor(
    light: CGColor(red: 0.98, green: 0.98, blue: 0.98, alpha: 1),
    dark: CGColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1))

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 13
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    scroll.layer.cornerRadius = 13
    scroll.backgroundColor = Self.background
    addSubview(scroll)
    scroll.addSubview(list)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func fill(
    with sections: [MenuSection], title: String, isNested: Bool, chosen: @escaping (MenuRow) -> Void
  ) {
    for view in rows + heads.map(\.ground) { view.removeFromSuperview() }
    (rows, heads, starts) = ([], [], [])
    if isNested { add(.back(title), chosen) } else if !title.isEmpty { addHead(title) }
    let showsMarks = sections.contains { $0.rows.contains { $0.state != .off } }
    for section in sections {
      if !rows.isEmpty { starts.insert(rows.count) }
      if !section.title.isEmpty { addHead(section.title) }
      for content in section.rows { add(content, chosen) }
    }
    for (index, row) in rows.enumerated() {
      row.showsMark = showsMarks && !row.isBack
      row.showsSeparator = index + 1 < rows.count && !starts.contains(index + 1)
    }
    setNeedsLayout()
  }

  private func addHead(_ text: String) {
    let label = UILabel(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let ground = UIView(frame: .zero)
    ground.backgroundColor = Self.background
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    ground.addSubview(label)
    ground.addSubview(line)
    heads.append((label, ground, rows.count))
    list.addSubview(ground)
  }

  private func add(_ content: MenuRow.Content, _ chosen: @escaping (MenuRow) -> Void) {
    let row = MenuRow(content)
    row.addAction(
      UIAction { action in if let row = action.sender as? MenuRow { chosen(row) } }, for: .touchUpInside)
    rows.append(row)
    list.addSubview(row)
  }

  /// Places heads and rows from the top, and tells how high they are together.
  @discardableResult
  private func arrange(width: CGFloat) -> CGFloat {
    var y: CGFloat = 0
    for index in 0...rows.count {
      if starts.contains(index) { y += Self.gap }
      for head in heads where head.row == index {
        head.label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        let height = head.label.sizeThatFits(CGSize(width: width - 32, height: .infinity)).height
        head.ground.frame = CGRect(x: 0, y: y, width: width, height: height + 16)
        head.label.frame = CGRect(x: 16, y: 8, width: width - 32, height: height)
        let line = 1 / max(displayScale, 1)
        head.ground.subviews.last?.frame = CGRect(x: 0, y: height + 16 - line, width: width, height: line)
        y += height + 16
      }
      guard index < rows.count else { continue }
      let height = rows[index].sizeThatFits(CGSize(width: width, height: .infinity)).height
      rows[index].frame = CGRect(x: 0, y: y, width: width, height: height)
      y += height
    }
    return y
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? Self.widthOfLargeText : Self.width, size.width)
    return CGSize(width: width, height: min(arrange(width: width), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let height = arrange(width: bounds.width)
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroll.contentSize = list.frame.size
    scroll.isScrollEnabled = height > bounds.height
    list.backgroundColor = .tertiarySystemFill
  }
}
