import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Lets numbers be dragged in and out of a table.
private final class Mover: UITableViewDragDelegate, UITableViewDropDelegate {
  let screen: TableScreen
  var log: [String] = []
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var adds = false
  var parameters: UIDragPreviewParameters?
  var target: UIDragPreviewTarget?

  init(_ screen: TableScreen) {
    self.screen = screen
    screen.table.dragDelegate = self
    screen.table.dropDelegate = self
  }

  private func item(_ path: IndexPath) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: "\(screen.sections[path.section][path.row])"))
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(indexPath)] }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { adds ? [item(indexPath)] : [] }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("end")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: screen.sections[0].count, section: 0)
    for item in coordinator.items {
      log.append("\(item.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere") to \(path.section).\(path.row)")
      if let source = item.sourceIndexPath {
        let number = screen.sections[source.section].remove(at: source.row)
        screen.sections[path.section].insert(number, at: path.row)
        tableView.moveRow(at: source, to: path)
      } else {
        _ = item.dragItem.itemProvider.loadObject(ofClass: String.self) { [self] text, _ in
          screen.sections[path.section].insert(Int(text ?? "") ?? -1, at: path.row)
          tableView.insertRows(at: [path], with: .automatic)
        }
      }
      let animator =
        target.map { coordinator.drop(item.dragItem, to: $0) }
        ?? coordinator.drop(item.dragItem, toRowAt: path)
      animator.addCompletion { [self] _ in log.append("landed") }
    }
  }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite("Rows that are dragged")
struct TableDraggingTests {
  private let screen = TableScreen([Array(0..<6), [10, 11]], height: 600)
  private let mover: Mover

  init() {
    mover = Mover(screen)
    screen.layOut()
  }

  private var table: UITableView { screen.table }

  private func lift(_ x: CGFloat, _ y: CGFloat) -> UITouch {
    let finger = screen.down(CGPoint(x: x, y: y))
    screen.window.clock.advance(by: 0.6)
    return finger
  }

  private func settle() {
    screen.layOut()
    screen.window.clock.advance(by: 1)
  }

  @Test("Rows part for one that is dragged within its table, and it is moved where they do")
  func within() {
    let finger = lift(160, 60)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    screen.move(finger, to: CGPoint(x: 160, y: 100))
    screen.move(finger, to: CGPoint(x: 160, y: 140))
    #expect(table.hasActiveDrag && table.hasActiveDrop)
    settle()
    // The row itself is not seen: its place is the gap.
    #expect(table.visibleCells.filter { $0.alpha == 0 }.count == 1)
    #expect(Array(screen.seen.prefix(5)) == [0, 2, 3, 1, 4])
    screen.up(finger)
    settle()
    #expect(screen.sections == [[0, 2, 3, 1, 4, 5], [10, 11]])
    #expect(Array(screen.shown.prefix(4)) == ["0 0 40", "2 40 40", "3 80 40", "1 120 40"])
    #expect(mover.take() == ["begin", "1 to 0.3", "end", "landed"])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(screen.window.subviews.count == 1)
  }

  @Test("A row goes into another section")
  func otherSection() {
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 100))
    screen.move(finger, to: CGPoint(x: 160, y: 265))
    screen.up(finger)
    settle()
    #expect(mover.take() == ["begin", "0 to 1.1", "end", "landed"])
    #expect(screen.sections == [[1, 2, 3, 4, 5], [10, 0, 11]])
    #expect(screen.seen == [1, 2, 3, 4, 5, 10, 0, 11])
  }

  @Test("What comes from elsewhere has a gap as well, which closes when it goes on")
  func elsewhere() throws {
    let card = UIView(frame: CGRect(x: 220, y: 500, width: 80, height: 40))
    screen.window.addSubview(card)
    final class Source: UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "99"))] }
    }
    let source = Source()
    card.addInteraction(UIDragInteraction(delegate: source))
    table.frame.size.height = 400
    screen.layOut()
    let finger = lift(260, 520)
    screen.move(finger, to: CGPoint(x: 160, y: 60))
    settle()
    let gap = table.visibleCells[1]
    #expect(gap.alpha == 0 && !(gap is NumberCell))
    #expect(Array(screen.shown.prefix(4)) == ["0 0 40", "-1 40 40", "1 80 40", "2 120 40"])
    screen.move(finger, to: CGPoint(x: 160, y: 140))
    settle()
    #expect(table.visibleCells.firstIndex { $0.alpha == 0 } == 3)
    screen.move(finger, to: CGPoint(x: 160, y: 450))
    settle()
    #expect(screen.seen == [0, 1, 2, 3, 4, 5, 10, 11] && table.visibleCells.allSatisfy { $0.alpha == 1 })
    screen.move(finger, to: CGPoint(x: 160, y: 60))
    screen.up(finger)
    settle()
    #expect(mover.take() == ["elsewhere to 0.1", "landed"])
    #expect(screen.seen == [0, 99, 1, 2, 3, 4, 5, 10, 11])
  }

  @Test("Without the intent to insert rows stay where they are, and the row beneath the finger is meant")
  func into() {
    mover.intent = .insertIntoDestinationIndexPath
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 130))
    settle()
    #expect(screen.seen == [0, 1, 2, 3, 4, 5, 10, 11])
    screen.up(finger)
    #expect(mover.take() == ["begin", "0 to 0.3", "end"])
  }

  @Test("What goes back leaves rows as they were")
  func back() {
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 130))
    settle()
    finger.update(phase: .cancelled)
    screen.window.sendEvent(UIEvent(touches: [finger]))
    settle()
    #expect(mover.take() == ["begin", "end"] && screen.seen == [0, 1, 2, 3, 4, 5, 10, 11])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 } && screen.window.subviews.count == 1)
  }

  @Test("A row that another finger is on is dragged as well, and not selected")
  func several() {
    mover.adds = true
    mover.intent = .unspecified
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 130))
    let other = screen.down(CGPoint(x: 160, y: 60))
    screen.up(other)
    #expect(screen.window.subviews.count == 3 && screen.log.isEmpty)
    finger.update(phase: .cancelled)
    screen.window.sendEvent(UIEvent(touches: [finger]))
  }

  @Test("At the edge the table scrolls to where the row is to go")
  func scrolling() {
    screen.sections = [Array(0..<100)]
    table.reloadData()
    screen.layOut()
    let finger = lift(160, 100)
    screen.move(finger, to: CGPoint(x: 160, y: 300))
    screen.move(finger, to: CGPoint(x: 160, y: 595))
    screen.window.clock.advance(by: 1)
    let offset = table.contentOffset.y
    #expect(offset > 300)
    screen.up(finger)
    #expect(mover.take()[1].hasPrefix("2 to 0."))
    settle()
    #expect(screen.sections[0].firstIndex(of: 2).map { $0 > 20 } == true)
    #expect(abs(table.contentOffset.y - offset) < 1)
  }

  @Test("Nothing is dragged where it is switched off, and menus come by a press")
  func off() {
    table.dragInteractionEnabled = false
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 130))
    screen.up(finger)
    #expect(mover.take().isEmpty)
    table.dragDelegate = nil
    #expect(table.dragDelegate == nil && table.interactions.count == 1)
  }

  /// What there is in the window beside the table.
  private var above: [UIView] { screen.window.subviews.filter { $0 !== table } }

  @Test("What is dropped goes to its row as that looks, or to a place of one's own")
  func landing() throws {
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 130))
    screen.up(finger)
    #expect(above.map(\.center) == [CGPoint(x: 160, y: 140)])
    settle()
    mover.parameters = UIDragPreviewParameters()
    let other = lift(160, 20)
    screen.move(other, to: CGPoint(x: 160, y: 130))
    screen.up(other)
    #expect(above.map(\.center.y) == [140])
    settle()
    mover.target = UIDragPreviewTarget(container: screen.window, center: CGPoint(x: 5, y: 7))
    let last = lift(160, 20)
    screen.move(last, to: CGPoint(x: 160, y: 130))
    screen.up(last)
    #expect(above.map(\.center) == [CGPoint(x: 5, y: 7)])
    settle()
    #expect(above.isEmpty && mover.take().filter { $0 == "landed" }.count == 3)
  }

  @Test("A row that goes back goes to its place")
  func home() {
    mover.intent = .unspecified
    let finger = lift(160, 60)
    screen.move(finger, to: CGPoint(x: 160, y: 330))
    finger.update(phase: .cancelled)
    screen.window.sendEvent(UIEvent(touches: [finger]))
    #expect(above.map(\.center) == [CGPoint(x: 160, y: 60)])
  }

  @Test("A section without rows takes what comes from elsewhere, and rows of the table")
  func emptySection() {
    screen.sections = [[0, 1], [], [2]]
    screen.titles = ["One", "Two", "Three"]
    table.reloadData()
    screen.layOut()
    let empty = table.rect(forSection: 1)
    #expect(empty.height > 0)
    let card = UIView(frame: CGRect(x: 220, y: 500, width: 80, height: 40))
    screen.window.addSubview(card)
    final class Source: UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "99"))] }
    }
    let source = Source()
    card.addInteraction(UIDragInteraction(delegate: source))
    let finger = lift(260, 520)
    screen.move(finger, to: CGPoint(x: 160, y: empty.midY))
    screen.up(finger)
    settle()
    #expect(mover.take().first == "elsewhere to 1.0" && screen.sections == [[0, 1], [99], [2]])
  }

  @Test("What is dragged selects the row that it stays above, if the delegate lets it")
  func spring() {
    table.isSpringLoaded = true
    #expect(table.isSpringLoaded)
    mover.intent = .unspecified
    let finger = lift(160, 20)
    screen.move(finger, to: CGPoint(x: 160, y: 100))
    screen.window.clock.advance(by: 0.6)
    screen.move(finger, to: CGPoint(x: 160, y: 140))
    screen.window.clock.advance(by: 0.6)
    #expect(screen.log.isEmpty)
    screen.window.clock.advance(by: 0.6)
    #expect(screen.log == ["selected 0.3"])
    finger.update(phase: .cancelled)
    screen.window.sendEvent(UIEvent(touches: [finger]))
    table.isSpringLoaded = false
    #expect(!table.isSpringLoaded)
  }
}
