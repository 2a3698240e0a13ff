import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import QuoinTestSupport
import Testing

/// Cells of tables whose content says how high they are.
struct TableCellTests {
  /// Gives a cell the height that it wants in a width, and lays it out.
  private func lay(out cell: UITableViewCell, width: CGFloat = 320) {
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.layoutIfNeeded()
  }

  @Test func contentReachesFromMarginToMargin() {
    let leaf = StubLeaf(40, 30)
    let cell = LMTableViewCell(leaf)
    lay(out: cell)
    #expect(cell.bounds.size == CGSize(width: 320, height: 52))
    #expect(leaf.superview === cell.contentView && leaf.frame.short == "16 11 288 30")
    cell.frame.size.height = 100
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "16 11 288 78")
  }

  @Test func contentMayReachToTheEdges() {
    let leaf = StubLeaf(40, 30)
    let cell = LMTableViewCell()
    cell.setContent(leaf, ignoreMargins: true)
    lay(out: cell)
    #expect(cell.bounds.height == 30 && leaf.frame.short == "0 0 320 30")
    cell.setContent(leaf, ignoreMargins: false)
    lay(out: cell)
    #expect(cell.bounds.height == 52 && leaf.frame.short == "16 11 288 30")
  }

  @Test func marginsOfTheContentViewCount() {
    let leaf = StubLeaf(40, 30)
    let cell = LMTableViewCell(leaf)
    lay(out: cell)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
    lay(out: cell)
    #expect(cell.bounds.height == 60 && leaf.frame.short == "30 20 250 30")
    // The cell's own margins reach into it.
    cell.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    lay(out: cell)
    #expect(leaf.frame.short == "50 20 230 30")
    // Those of the table do no longer count.
    cell.accessoryType = .disclosureIndicator
    lay(out: cell)
    #expect(leaf.frame.minX == 50 && leaf.frame.maxX == cell.contentView.bounds.maxX - 40)
  }

  @Test func contentEndsWhereAnAccessoryBegins() {
    let leaf = StubLeaf(40, 30)
    let cell = LMTableViewCell(accessoryType: .disclosureIndicator, leaf)
    lay(out: cell)
    #expect(leaf.frame.minX == 16 && leaf.frame.maxX == cell.contentView.bounds.maxX)
    #expect(cell.contentView.bounds.width < 300)
    cell.accessoryType = .none
    lay(out: cell)
    #expect(leaf.frame.short == "16 11 288 30")
  }

  @Test func heightsFollowFromBoxes() {
    let text = String(repeating: "many words ", count: 12)
    let label = UILabel(text: text, numberOfLines: 0)
    let cell = LMTableViewCell(LMColumnView(spacing: 4, label, UILabel(text: "One")))
    lay(out: cell, width: 320)
    let narrow = cell.bounds.height
    #expect(label.frame.width == 288 && label.frame.height > 40)
    #expect(narrow == 22 + label.frame.height + 4 + cell.content().subviews[1].frame.height)
    lay(out: cell, width: 700)
    #expect(cell.bounds.height < narrow && label.frame.width == 668)
    label.text = "short"
    lay(out: cell, width: 320)
    #expect(label.frame.height < 25)
  }

  @Test func fixedLengthsAreKept() {
    let leaf = StubLeaf(40, 30)
    (leaf.width, leaf.height) = (100, 50)
    let cell = LMTableViewCell(leaf)
    lay(out: cell)
    #expect(cell.bounds.height == 72 && leaf.frame.short == "16 11 100 50")
    cell.frame.size.height = 200
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "16 11 100 50")
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    lay(out: cell)
    #expect(leaf.frame.short == "204 11 100 50")
    leaf.width = 1_000
    lay(out: cell)
    #expect(leaf.frame.short == "16 11 288 50")
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    #expect(leaf.frame.short == "16 11 288 38", "nothing leaves the margins")
  }

  @Test func textsWrapAtAFixedWidth() {
    let label = UILabel(text: "many words for so little room", numberOfLines: 0, width: 80)
    let cell = LMTableViewCell(label)
    lay(out: cell)
    #expect(
      label.frame.width == 80 && label.frame.height > 60 && cell.bounds.height == label.frame.height + 22)
  }

  @Test func contentFollowsTheBoundsOfTheContentView() {
    let leaf = StubLeaf(40, 30)
    let cell = LMTableViewCell(leaf)
    cell.contentView.bounds.origin = CGPoint(x: 5, y: 7)
    lay(out: cell)
    #expect(leaf.frame.short == "21 18 288 30")
  }

  @Test func picturesKeepTheirProportions() {
    let data = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#.utf8)
    let picture = UIImageView(
      image: UIImage(data: data), contentMode: .scaleAspectFit, width: 144)
    let cell = LMTableViewCell(picture)
    lay(out: cell)
    #expect(cell.bounds.height == 22 + 72 && picture.frame.size == CGSize(width: 144, height: 72))
  }

  @Test func contentComesAndGoes() {
    let (first, second) = (StubLeaf(10, 10), StubLeaf(10, 70))
    let cell = LMTableViewCell(first)
    #expect(cell.content() === first && cell.content === first)
    lay(out: cell)
    cell.setContent(second, ignoreMargins: false)
    #expect(first.superview == nil && cell.contentView.subviews == [second] && cell.content() === second)
    lay(out: cell)
    #expect(cell.bounds.height == 92)
    second.isDisplayable = false
    lay(out: cell)
    #expect(cell.bounds.height == 44)
    second.isDisplayable = true
    second.removeFromSuperview()
    #expect(cell.content() == nil)
    cell.setContent(first, ignoreMargins: false)
    cell.setContent(nil, ignoreMargins: false)
    #expect(cell.contentView.subviews.isEmpty && cell.content == nil)
    lay(out: cell)
    #expect(cell.bounds.height == 44)
    cell.content = second
    lay(out: cell)
    #expect(second.superview === cell.contentView && second.frame.short == "16 11 288 70")
  }

  @Test func whatHoldsACellIsNotItsContent() {
    let cell = LMTableViewCell(StubLeaf(1, 1))
    let around = LMColumnView(cell)
    let content = cell.content()
    let sentences = misuse { cell.setContent(around, ignoreMargins: false) }
    #expect(sentences == ["\(around) holds \(cell), so it cannot be its content"])
    #expect(cell.content() === content && cell.superview === around)
  }

  @Test func touchesGoThroughACellThatCannotBeSelected() {
    let leaf = StubLeaf(40, 30)
    let content = LMRowView(horizontalAlignment: .leading, leaf)
    let cell = LMTableViewCell(selectionStyle: .none, content)
    cell.accessoryType = .disclosureIndicator
    lay(out: cell)
    let (on, beside, accessory) = (CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 20), CGPoint(x: 310, y: 20))
    #expect(cell.hitTest(on, with: nil) === leaf)
    #expect(cell.hitTest(beside, with: nil) == nil && cell.hitTest(accessory, with: nil) == nil)
    cell.backgroundColor = .red
    #expect(cell.hitTest(beside, with: nil) == nil)
    content.backgroundColor = .red
    #expect(cell.hitTest(beside, with: nil) === content)
    content.backgroundColor = nil
    cell.selectionStyle = .default
    #expect(cell.hitTest(on, with: nil) === leaf && cell.hitTest(beside, with: nil) === cell.contentView)
  }

  @Test func headsAndFeetAreAsHighAsTheirContent() {
    let row = LMRowView(UILabel(text: "On/Off", weight: 1), UISwitch())
    let head = LMTableViewHeaderFooterView(row)
    head.frame.size = CGSize(width: 320, height: head.sizeThatFits(CGSize(width: 320, height: 0)).height)
    head.layoutIfNeeded()
    #expect(head.bounds.height == 16 + 31 && row.frame.short == "16 8 288 31")
    head.setContent(row, ignoreMargins: true)
    head.frame.size.height = head.sizeThatFits(CGSize(width: 320, height: 0)).height
    head.layoutIfNeeded()
    #expect(row.frame.short == "0 0 320 31" && head.content() === row)
    head.content = nil
    #expect(head.contentView.subviews.isEmpty)
  }

  @Test func aCellShowsItsContentInADescription() {
    let cell = LMTableViewCell(LMRowView(UILabel(text: "Sound"), UISwitch()))
    lay(out: cell)
    let lines = cell.recursiveDescription.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let kinds = lines.compactMap { line in
      ["LMTableViewCell", "CellContentView", "LMRowView", "UILabel", "UISwitch"].first { line.contains($0) }
    }
    #expect(
      Array(kinds.prefix(5)) == ["LMTableViewCell", "CellContentView", "LMRowView", "UILabel", "UISwitch"])
    #expect(lines.allSatisfy { !$0.contains("UISwitch") || $0.hasSuffix("off") })
  }
}
