import Foundation
import QuoinControls
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What code sets on the views of a layout is followed up like what expressions set.
@Suite struct ViewChangeTests {
  private let markup = """
    <UIView>
      <UILabel outlet="box" text="a"/>
      <UIView id="next" left="previous.right + 4" top="previous.bottom" width="2" height="2"/>
    </UIView>
    """

  private func mounted() throws -> (screen: OwnedScreen, label: UILabel, root: LayoutNode) {
    let screen = OwnedScreen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    let node = try instance(of: markup)
    try node.mount(in: screen)
    screen.view.layoutIfNeeded()
    return (screen, try #require(screen.box as? UILabel), node)
  }

  @Test func theNextLayoutFollowsWhatAnOutletShows() throws {
    let (screen, label, root) = try mounted()
    let next = try #require(root.childNode(withID: "next"))
    let before = next.frame
    label.text = "much longer text"
    screen.view.layoutIfNeeded()
    #expect(label.frame.width == label.sizeThatFits(.zero).width)
    #expect(next.frame.minX == label.frame.maxX + 4)
    #expect(next.frame.minX > before.minX)
    label.isHidden = true
    screen.view.layoutIfNeeded()
    #expect(next.frame.origin == CGPoint(x: 4, y: 0))
  }

  @Test func anUpdateFollowsItAtOnce() throws {
    let (_, label, root) = try mounted()
    let next = try #require(root.childNode(withID: "next"))
    label.font = .systemFont(ofSize: 40)
    root.update()
    #expect(next.frame.origin == CGPoint(x: label.frame.maxX + 4, y: label.frame.maxY))
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  @Test func aRootThatStandsNowhereFollowsItWhenItIsLaidOutAgain() throws {
    let node = try instance(
      of: "<UIView width='300' height='auto'><UILabel text='a'/><UIView left='previous.right'/></UIView>")
    try node.layOut()
    let label = try #require(node.children[0].view as? UILabel)
    label.text = "two\nlines"
    label.numberOfLines = 0
    try node.layOut()
    #expect(node.children[1].frame.minX == label.frame.maxX)
    #expect(node.frame.height == label.sizeThatFits(.zero).height)
  }

  @Test func whatTheLayoutWritesItselfAsksForNoOtherLayout() throws {
    let (screen, label, root) = try mounted()
    #expect(!screen.view.isLayoutNeeded && !root.view.isLayoutNeeded && label.superview === root.view)
  }

  /// Fills its rows by way of the views in them.
  private final class Rows: UITableViewDataSource {
    var texts = ["one", "two\nlines"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let node = tableView.dequeueReusableCellNode(withIdentifier: "cell", for: indexPath)
      (node.childNode(withID: "name")?.view as? UILabel)?.text = texts[indexPath.row]
      return node.view as! UITableViewCell
    }
  }

  @Test func aCellIsAsHighAsWhatCodeHasPutIntoIt() throws {
    let rows = Rows()
    let node = try instance(
      of: """
        <UITableView dataSource="rows">
          <UITableViewCell reuseIdentifier="cell" height="auto + 8">
            <UILabel id="name" numberOfLines="0"/>
          </UITableViewCell>
        </UITableView>
        """, constants: ["rows": rows])
    try node.layOut(in: .fixed(320, 480))
    let table = try #require(node.table)
    func height(_ text: String) -> CGFloat {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, 0)
      // The tree is laid out at one pixel a point.
      return label.sizeThatFits(.zero).height.rounded(.up) + 8
    }
    #expect(table.visibleCells.map(\.frame.height) == rows.texts.map(height))
    let cell = try #require(table.visibleCells.first)
    (cell.contentView.subviews.first as? UILabel)?.text = "now\nthree\nlines"
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [height("now\nthree\nlines"), height(rows.texts[1])])
  }
}
