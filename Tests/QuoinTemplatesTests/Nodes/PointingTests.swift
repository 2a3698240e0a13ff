import Foundation
import QuoinControls
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates
@testable import QuoinViews

/// What points at nodes, lists and cells without keeping them.
@Suite struct PointingTests {
  private let feed = """
    <UIView width="300" height="400">
      <UIStackView axis="vertical" width="100%">
        <UIView width="100%" height="auto + 4"><UILabel text="{title}"/></UIView>
        <repeat for="n" in="0..&lt;3"><UIView height="auto"><UILabel text="{n}" layer.cornerRadius="2"/></UIView></repeat>
      </UIStackView>
      <UITableView id="table" top="previous.bottom" width="100%" height="200">
        <repeat for="n" in="0..&lt;4">
          <UITableViewCell width="100%" height="30"><UILabel text="{title} {n}"/></UITableViewCell>
        </repeat>
      </UITableView>
    </UIView>
    """

  private func laidOut() throws -> LayoutNode {
    let node = try screen(feed, state: ["title": "one"], size: .fixed(300, 400))
    #expect(node.diagnostics.isEmpty)
    return node
  }

  private func cells(_ node: LayoutNode) throws -> [LayoutNode] {
    let tree = try #require(node.tree)
    return tree.table.nodes.flatMap { $0.list?.cells.values.map { $0 } ?? [] }
  }

  @Test func viewsNodesAndCellsOfALaidOutTreeHaveNoTablesBesideThem() throws {
    let node = try laidOut()
    let cells = try cells(node)
    #expect(cells.count == 4)
    var objects: [AnyObject] = [node] + cells
    for tree in try [#require(node.tree)] + cells.compactMap(\.tree) {
      objects.append(tree)
      for live in tree.table.nodes {
        objects.append(live)
        let around: [AnyObject?] = [live.list, live.measurer, live.tree.cell, live.tree.follower]
        objects += around.compactMap { $0 }
      }
    }
    var views = [node.view]
    while let view = views.popLast() {
      objects.append(view)
      if let layer = view.rare?.layer { objects.append(layer) }
      views += view.subviews
    }
    #expect(objects.count > 40)
    #expect(typesWithSideTable(objects) == [])
  }

  @Test func partsThatAreHeldBeyondTheirTreeFindNothingOfIt() throws {
    var node: LayoutNode? = try laidOut()
    let view = try #require(node?.view)
    let cells = try cells(try #require(node))
    let (handle, live) = try (#require(node?.children.first), #require(node?.live))
    #expect(cells.allSatisfy { $0.cell?.list != nil && $0.live != nil })
    #expect(handle.live != nil && handle.parent === node && live.rootHandle === node)
    let lists = try [#require(live.tree.table.nodes.first { $0.list != nil }?.list)]
    #expect(lists[0].node != nil && lists[0].view != nil)
    node = nil
    #expect(live.rootHandle == nil && handle.live == nil && handle.parent == nil)
    #expect(lists[0].node == nil && lists[0].view != nil)
    // The cells keep their trees, and are laid out without the one around.
    for cell in cells {
      #expect(cell.live != nil)
      cell.view.setNeedsLayout()
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.subviews[1].removeFromSuperview()
  }

  @Test func aListThatGoesLeavesCellsThatLeadNowhere() throws {
    var node: LayoutNode? = try laidOut()
    let cells = try cells(try #require(node))
    let view = try #require(node?.view)
    node = nil
    #expect(cells.allSatisfy { $0.cell?.list == nil && $0.tree?.listAround == nil })
    for cell in cells { cell.setState(["title": "two"]) }
    view.frame.size.width = 200
    view.layoutIfNeeded()
  }

  @Test func cellsThatGoLeaveViewsThatTellNobody() throws {
    var (node, cellView): (LayoutNode?, UIView?) = (try laidOut(), nil)
    var follower: CellFollower?
    do {
      let found = try cells(try #require(node))
      let cell = try #require(found.first)
      cellView = cell.view
      follower = cellView?.attachment(ContentMeasurer.self) as? CellFollower
    }
    // Its list keeps it until that goes with its tree.
    #expect(follower?.tree != nil && follower?.list != nil)
    node = nil
    #expect(follower != nil && follower?.tree == nil && follower?.list == nil)
    cellView?.setNeedsLayout()
    cellView?.layoutIfNeeded()
    #expect(follower?.size(of: UIView(), fitting: .zero) == nil)
  }

  @Test func aViewMayGoBeforeTheNodeThatIsMountedInIt() throws {
    let node = try Template(markup: "<UIView width='100%' height='10'/>").instantiate()
    do {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      try node.mount(in: host)
      host.layoutIfNeeded()
      #expect(node.mountedIn === host && node.view.frame.width == 50)
    }
    #expect(node.mountedIn == nil && node.view.superview == nil)
    node.view.setNeedsLayout()
    node.view.layoutIfNeeded()
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))
    try node.mount(in: next)
    next.frame.size.width = 80
    next.layoutIfNeeded()
    #expect(node.mountedIn === next && node.view.frame.width == 80)
  }

  @Test func aNodeMayGoBeforeTheViewThatItIsMountedIn() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    do {
      let node = try Template(markup: "<UIView width='100%' height='10'/>").instantiate()
      try node.mount(in: host)
    }
    host.frame.size.width = 90
    host.layoutIfNeeded()
    #expect(host.subviews.first?.frame.width == 50)
  }
}
