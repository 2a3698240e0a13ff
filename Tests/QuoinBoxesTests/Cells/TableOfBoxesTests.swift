import Foundation
import QuoinBoxes
import QuoinControlBoxes
import QuoinGraphics
import QuoinTestSupport
import Testing

/// A cell with a class of its own, as code written for Lima has them.
private final class NoteCell: LMTableViewCell {
  private(set) var label: UILabel!
  private(set) var uses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setContent(
      LMColumnView(spacing: 2, UILabel(text: "Note"), UILabel(numberOfLines: 0) { label = $0 }),
      ignoreMargins: false)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class NoteSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var notes: [String]
  private(set) var heads = 0
  private(set) var selected: [Int] = []

  init(_ notes: [String]) { self.notes = notes }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = notes[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    heads += 1
    return LMTableViewHeaderFooterView(LMRowView(UILabel(text: "Notes", weight: 1), UISwitch()))
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// Tables whose rows are as high as boxes in their cells.
struct TableOfBoxesTests {
  private func screen(_ source: NoteSource, height: CGFloat = 400) -> (window: UIWindow, table: UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    let table = UITableView { table in
      table.register(NoteCell.self, forCellReuseIdentifier: "note")
      (table.dataSource, table.delegate) = (source, source)
    }
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test func rowsAreAsHighAsTheirContentAndStandBelowEachOther() throws {
    let source = NoteSource(["short", String(repeating: "long ", count: 60), "short"])
    let (window, table) = screen(source)
    let cells = try (0..<3).map {
      try #require(table.cellForRow(at: IndexPath(row: $0, section: 0)) as? NoteCell)
    }
    #expect(table.headerView(forSection: 0)?.frame.short == "0 0 320 47")
    var y: CGFloat = 47
    for cell in cells {
      let content = cell.content()
      #expect(cell.frame.minY == y)
      #expect(content?.frame == cell.contentView.bounds.inset(by: cell.contentView.layoutMargins))
      #expect(content?.sizeThatFits(CGSize(width: 288, height: 0)).height == content?.frame.height)
      y = cell.frame.maxY
    }
    #expect(cells[0].frame.height == cells[2].frame.height && cells[1].frame.height > 100)
    // A text that changes in its cell changes the height of the row.
    cells[0].label.text = String(repeating: "longer ", count: 40)
    window.layoutIfNeeded()
    #expect(cells[0].frame.height > 80 && cells[1].frame.minY == cells[0].frame.maxY)
    cells[0].setContent(nil, ignoreMargins: false)
    window.layoutIfNeeded()
    #expect(cells[0].frame.height == 44 && cells[1].frame.minY == 47 + 44)
  }

  @Test func cellsTakeOtherRows() {
    let source = NoteSource((0..<1_000).map { String(repeating: "word ", count: $0 % 30) })
    let (window, table) = screen(source)
    let first = Set(table.visibleCells.map(ObjectIdentifier.init))
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step) * 90
      window.layoutIfNeeded()
    }
    let cells = table.visibleCells.compactMap { $0 as? NoteCell }
    #expect(cells.count == table.visibleCells.count && cells.contains { $0.uses > 0 })
    #expect(!first.isDisjoint(with: cells.map(ObjectIdentifier.init)))
    for cell in cells {
      #expect(
        cell.content().frame.height == cell.content().sizeThatFits(CGSize(width: 288, height: 0)).height)
    }
  }

  @Test func aSecondPassChangesNothing() {
    let (window, table) = screen(NoteSource((0..<50).map { String(repeating: "word ", count: $0 * 7 % 31) }))
    window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 44, bottom: 34, right: 44))
    window.layoutIfNeeded()
    let frames = table.recursiveDescription
    for cell in table.visibleCells { cell.setNeedsLayout() }
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.recursiveDescription == frames)
  }

  @Test func notchesNarrowContentOnce() throws {
    let (window, table) = screen(NoteSource(["short"]))
    window.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    window.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first as? NoteCell)
    #expect(cell.content().frame.minX == 60 && cell.content().frame.width == 200)
    let head = try #require(table.headerView(forSection: 0) as? LMTableViewHeaderFooterView)
    #expect(head.content().frame.minX == 60 && head.content().frame.width == 200)
  }

  @Test func aCellWithoutSelectionIsNotSelected() throws {
    let source = NoteSource(["one", "two"])
    let (window, table) = screen(source)
    func tap(_ cell: UITableViewCell) {
      let touch = UITouch(at: cell.convert(CGPoint(x: 300, y: 5), to: window))
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time))
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch], timestamp: window.clock.time + 0.05))
      window.clock.advance(by: 1)
    }
    table.visibleCells[0].selectionStyle = .none
    for cell in table.visibleCells { tap(cell) }
    #expect(source.selected == [1])
  }
}
