import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Cells of tables")
struct TableCellTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 320, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    cell.frame = CGRect(
      x: 0, y: 0, width: width, height: cell.sizeThatFits(CGSize(width: width, height: 0)).height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("A cell with one line of text is 44 points high, and one with a second below it higher")
  func heights() {
    #expect(cell(.default).bounds.height == 44)
    #expect(cell(.value1).bounds.height == 44)
    #expect(cell(.subtitle).bounds.height > 50)
    let long = cell(.default) {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = String(repeating: "many words ", count: 20)
    }
    #expect(long.bounds.height > 100)
    #expect(
      UITableViewCell(style: .default, reuseIdentifier: nil).sizeThatFits(CGSize(width: 320, height: 0))
        .height == 44)
  }

  @Test("Texts stand where the style has them")
  func styles() throws {
    let value = cell(.value1)
    #expect(try #require(value.textLabel).frame.minX == 16)
    #expect(try #require(value.detailTextLabel).frame.maxX == 304)
    #expect(value.detailTextLabel?.textColor == .secondaryLabel)
    let subtitle = cell(.subtitle)
    let (text, detail) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
    #expect(text.frame.minX == detail.frame.minX && detail.frame.minY > text.frame.maxY)
    #expect(detail.font.pointSize == 12)
    #expect(cell(.default).detailTextLabel == nil)
    #expect(cell(.value2).textLabel?.textColor == .systemBlue)
  }

  @Test("The margins of the content view are those of the texts, unless others are set")
  func contentMargins() {
    let plain = cell(.default)
    #expect(plain.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    plain.placement.sideMargin = 20
    plain.accessoryType = .checkmark
    plain.layoutIfNeeded()
    #expect(plain.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 0))
    plain.contentView.layoutMargins.top = 30
    plain.accessoryType = .none
    plain.placement.sideMargin = 16
    plain.layoutIfNeeded()
    #expect(plain.contentView.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 11, right: 8))
    let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
    head.placement.sideMargin = 20
    #expect(head.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }

  @Test("Heads keep as far from a notch as rows do")
  func heads() throws {
    let screen = TableScreen([[1, 2]])
    screen.titles = ["Head"]
    screen.window.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    screen.layOut()
    let head = try #require(screen.table.headerView(forSection: 0))
    #expect(head.textLabel?.frame.minX == 60 && head.contentView.layoutMargins.left == 60)
    #expect(screen.table.visibleCells.first?.contentView.layoutMargins.left == 60)
  }

  @Test("Everything is mirrored where it reads from right to left")
  func mirrored() throws {
    let mirrored = cell(.value1) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.accessoryType = .disclosureIndicator
    }
    let straight = cell(.value1) { $0.accessoryType = .disclosureIndicator }
    for path in [\UITableViewCell.textLabel, \.detailTextLabel] {
      let (left, right) = (try #require(straight[keyPath: path]), try #require(mirrored[keyPath: path]))
      let inTable = right.convert(right.bounds, to: mirrored)
      #expect(inTable.minX == 320 - left.convert(left.bounds, to: straight).maxX)
    }
    #expect(mirrored.accessoryMarks[0].frame.minX == 16)
  }

  @Test("Accessories stand at the trailing side, and content makes room for them")
  func accessories() {
    let plain = cell(.default)
    #expect(plain.contentView.frame.width == 320)
    let arrow = cell(.default) { $0.accessoryType = .disclosureIndicator }
    #expect(arrow.accessoryMarks.map(\.frame) == [CGRect(x: 296, y: 15, width: 8, height: 14)])
    #expect(arrow.contentView.frame.maxX == 288)
    let both = cell(.default) { $0.accessoryType = .detailDisclosureButton }
    #expect(both.accessoryMarks.map(\.kind) == [.detail, .disclosure])
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let given = cell(.default) {
      $0.accessoryType = .checkmark
      $0.accessoryView = own
    }
    #expect(own.frame == CGRect(x: 264, y: 12, width: 40, height: 20) && given.accessoryMarks.isEmpty)
  }

  @Test("Larger text makes rows higher")
  func textSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    window.addSubview(cell)
    let before = cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height
    window.traitOverrides = large
    #expect(cell.textLabel?.font.pointSize == UIFont.TextStyle.body.pointSize(at: .accessibilityLarge))
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height > before)
  }

  @Test("A cell shows the content of a configuration, which follows its state")
  func configured() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Name"
    content.secondaryText = "Place"
    cell.contentConfiguration = content
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    let height = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    let list = cell.contentView.subviews.first as? UIListContentView
    #expect(list?.textLabel.text == "Name" && list?.secondaryTextLabel.text == "Place")
    #expect(height > 50 && cell.accessibilityLabel == "Name, Place")
  }

  @Test("A selected cell has a grey view behind its content, unless its style is none")
  func selected() {
    let cell = cell(.default)
    cell.isSelected = true
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    #expect(cell.accessibilityTraits == [.button, .selected])
    cell.selectionStyle = .none
    #expect(cell.subviews.first === cell.contentView)
    let own = UIView()
    cell.selectedBackgroundView = own
    cell.selectionStyle = .default
    #expect(cell.subviews.first === own)
  }

  @Test("A class that declares the two usual initializers is dequeued by its name")
  func ownClass() {
    final class Named: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "made"
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView(frame: .zero)
    table.register(Named.self, forCellReuseIdentifier: "named")
    let cell = table.dequeueReusableCell(withIdentifier: "named")
    #expect(cell is Named && cell?.textLabel?.text == "made" && cell?.reuseIdentifier == "named")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("Dumps tell what a cell shows and how it is")
  func dumped() {
    let cell = cell(.value1)
    cell.isSelected = true
    #expect(cell.description == "UITableViewCell (0 0 320 44) \"Text, Detail\" selected")
    let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
    head.title = "Names"
    #expect(head.description == "UITableViewHeaderFooterView (0 0 0 0) \"Names\"")
  }
}
