import Foundation
import Testing

@testable import QuoinControls

/// Notes in which order it is asked, and of which items it is told.
private final class ToldLayout: UICollectionViewFlowLayout {
  var order: [String] = []
  override func prepare() {
    super.prepare()
    order.append("prepare")
  }
  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    for item in items {
      let path = (item.indexPathAfterUpdate ?? item.indexPathBeforeUpdate) ?? IndexPath()
      order.append(
        "\(item.updateAction) \(path.section) \(path.item == NSNotFound ? "section" : "\(path.item)")")
    }
  }
}

@Suite("Collections that load items anew")
struct CollectionReloadTests {
  @Test("A layout is told of sections by paths without an item, after it was prepared")
  func layout() {
    let layout = ToldLayout()
    let screen = CollectionScreen([[0], [1]], layout)
    screen.layOut()
    layout.order = []
    screen.sections = [[0], [1], [2]]
    screen.collection.insertSections([2])
    #expect(layout.order.first == "prepare" && layout.order.contains("insert 2 section"))
    screen.collection.reloadSections([0])
    #expect(layout.order.contains("reload 0 section"))
  }

  @Test("Loading everything anew within a batch leaves later changes as they are")
  func withinBatch() {
    let screen = CollectionScreen([[0, 1, 2]])
    screen.layOut()
    let said = misuse {
      screen.collection.performBatchUpdates { screen.collection.reloadData() }
      screen.sections = [[0, 1, 2, 3]]
      screen.collection.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(said.isEmpty && screen.seen == [0, 1, 2, 3] && !screen.collection.hasUncommittedUpdates)
  }

  @Test("Items that go while one is being moved end the movement")
  func whileMoving() {
    let screen = CollectionScreen([Array(0..<6)])
    screen.layOut()
    #expect(screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    screen.sections = [[0]]
    screen.collection.reloadData()
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 20))
    screen.collection.endInteractiveMovement()
    screen.layOut()
    #expect(screen.seen == [0] && screen.log.isEmpty)
    screen.sections = [Array(0..<6)]
    screen.collection.reloadData()
    screen.layOut()
    screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 20))
    screen.sections = [[0, 1, 2]]
    screen.collection.deleteItems(at: (3..<6).map { IndexPath(item: $0, section: 0) })
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 20))
    screen.collection.endInteractiveMovement()
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.seen == [0, 1, 2] && screen.log.isEmpty)
  }

  @Test("Cells that say how high they are to be are asked again in another width")
  func anotherWidth() {
    final class Words: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "words", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 12)
        cell.contentConfiguration = content
        return cell
      }
    }
    let words = Words()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 600, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "words")
    collection.dataSource = words
    let finger = Finger(on: collection, width: 600, height: 800)
    let wide = collection.visibleCells.map(\.frame.height)
    collection.frame.size.width = 200
    finger.window.layoutIfNeeded()
    let narrow = collection.visibleCells.map(\.frame.height)
    #expect(zip(wide, narrow).allSatisfy { $0 * 1.5 < $1 } && narrow.count == 2)
  }

  @Test("Distances that are no numbers do not count")
  func wrongDistances() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = .infinity
    layout.minimumLineSpacing = .nan
    let screen = CollectionScreen([[0, 1]], layout)
    screen.layOut()
    #expect(screen.seen == [0, 1])
  }
}
