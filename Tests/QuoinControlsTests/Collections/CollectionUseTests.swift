import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Lines of a list, with an action behind each edge.
private final class SwipedList: UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let collection: UICollectionView
  var log: [String] = []
  var items = ["One", "Two", "Three"]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var provider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    configuration.trailingSwipeActionsConfigurationProvider = { provider?($0) }
    collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "line")
    collection.dataSource = self
    window.addSubview(collection)
    window.layoutIfNeeded()
    provider = { [unowned self] path in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.log.append("delete \(path.item)")
        self.items.remove(at: path.item)
        self.collection.deleteItems(at: [path])
        done(true)
      }
      return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action])
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    log.append("moved \(source.item) to \(destination.item)")
    items.insert(items.remove(at: source.item), at: destination.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "line", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = items[indexPath.item]
    cell.contentConfiguration = content
    (cell as? UICollectionViewListCell)?.accessories = [.reorder()]
    return cell
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    let finger = UITouch(at: start)
    window.sendEvent(UIEvent(touches: [finger]))
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.update(
        to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        phase: .moved)
      window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + Double(step) / 60))
    }
    finger.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + 0.5))
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
  }
}

@Suite("Collections in use")
struct CollectionUseTests {
  @Test("A row of a list is swiped aside, and its action deletes it; without actions it stays")
  func swiped() throws {
    let list = SwipedList()
    list.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 62))
    let cell = list.collection.visibleCells[1]
    #expect(cell.swipeOffset < -70 && cell.contentView.frame.minX == cell.swipeOffset)
    let button = try #require(
      cell.subviews.compactMap { $0 as? SwipeActionsView }.first?.buttons.first)
    button.onTap?()
    list.window.clock.advance(by: 1)
    list.window.layoutIfNeeded()
    #expect(
      list.log == ["delete 1"] && list.collection.visibleCells.map(\.accessibilityLabel) == ["One", "Three"])
    #expect(cell.swipeOffset == 0)
    let other = SwipedList()
    other.drag(from: CGPoint(x: 300, y: 110), to: CGPoint(x: 200, y: 112))
    #expect(other.collection.visibleCells.allSatisfy { $0.swipeOffset == 0 })
    #expect(other.collection.visibleCells[0].accessibilityCustomActions?.map(\.name) == ["Delete"])
    #expect(other.collection.visibleCells[2].accessibilityCustomActions == nil)
  }

  @Test("A row of a list is moved by its mark while the list is edited")
  func moved() throws {
    let list = SwipedList()
    list.collection.isEditing = true
    list.window.layoutIfNeeded()
    let mark = try #require(list.collection.visibleCells[0].reorderControl)
    let grip = mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
    list.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 88))
    #expect(list.log == ["moved 0 to 2"])
    #expect(list.collection.visibleCells.map(\.accessibilityLabel) == ["Two", "Three", "One"])
  }

  @Test("An item goes into a section that has none, and behind the last of another one")
  func otherSections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 30
    let screen = CollectionScreen([[0, 1], [], [2, 3]], layout)
    screen.layOut()
    screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 95))
    screen.collection.endInteractiveMovement()
    screen.layOut()
    #expect(screen.sections == [[1], [0], [2, 3]])
    screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    let last = screen.collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 2))?.frame ?? .zero
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: last.maxX - 5, y: last.midY))
    screen.collection.endInteractiveMovement()
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.sections == [[], [0], [2, 3, 1]] && screen.seen == [0, 2, 3, 1])
  }

  @Test("Code selects nothing where nothing can be selected, and one item takes another's place unasked")
  func selection() {
    final class Stubborn: UICollectionViewDelegate {
      func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { false }
    }
    let (screen, stubborn) = (CollectionScreen([[0, 1, 2]]), Stubborn())
    screen.layOut()
    screen.collection.allowsSelection = false
    screen.collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(screen.collection.indexPathsForSelectedItems == [])
    screen.collection.allowsSelection = true
    screen.collection.delegate = stubborn
    screen.layOut()
    for x in [10, 130] as [CGFloat] { screen.tap(CGPoint(x: x, y: 10)) }
    #expect(screen.collection.indexPathsForSelectedItems?.count == 1)
    #expect(
      misuse(of: {
        screen.collection.deselectItem(at: IndexPath(item: 9, section: 9), animated: false)
      }).isEmpty)
  }

  @Test("Arrows lead to the nearest item, and Return selects it")
  func keys() {
    let screen = CollectionScreen([Array(0..<10)])
    screen.layOut()
    screen.collection.becomeFirstResponder()
    func press(_ code: UIKeyboardHIDUsage) {
      let press = UIPress(key: UIKey(characters: "", keyCode: code))
      screen.window.sendEvent(UIPressesEvent(presses: [press]))
      press.update(phase: .ended)
      screen.window.sendEvent(UIPressesEvent(presses: [press]))
    }
    for code in [.keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow] as [UIKeyboardHIDUsage] {
      press(code)
    }
    #expect(screen.log.isEmpty)
    press(.keyboardReturnOrEnter)
    #expect(screen.log == ["selected 0.5"])
  }

  @Test("Cells are asked to follow their state before they are first seen, and after they have been reused")
  func configuration() {
    final class Following: UICollectionViewCell {
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) { updates += 1 }
    }
    let screen = CollectionScreen([Array(0..<300)])
    screen.collection.register(Following.self, forCellWithReuseIdentifier: "number")
    screen.layOut()
    let cells = screen.collection.visibleCells.compactMap { $0 as? Following }
    #expect(!cells.isEmpty && cells.allSatisfy { $0.updates == 1 })
    screen.collection.contentOffset.y = 60
    screen.layOut()
    screen.collection.contentOffset.y = 1800
    screen.layOut()
    let reused = screen.collection.visibleCells.compactMap { $0 as? Following }.filter { cells.contains($0) }
    #expect(!reused.isEmpty && reused.allSatisfy { $0.updates >= 2 })
  }

  @Test("A long press in a controller's collection moves an item")
  func controller() {
    final class Numbers: UICollectionViewController {
      var log: [String] = []
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      override func collectionView(
        _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) { log.append("\(source.item) to \(destination.item)") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let controller = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.layoutIfNeeded()
    let finger = UITouch(at: CGPoint(x: 20, y: 20))
    window.sendEvent(UIEvent(touches: [finger]))
    window.clock.advance(by: 1)
    finger.update(to: CGPoint(x: 160, y: 20), phase: .moved)
    window.sendEvent(UIEvent(touches: [finger]))
    finger.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [finger]))
    #expect(controller.log == ["0 to 2"])
  }
}
