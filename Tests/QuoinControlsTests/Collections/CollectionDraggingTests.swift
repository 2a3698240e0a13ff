import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Lets numbers be dragged between collections.
private final class Mover: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let screen: CollectionScreen
  var log: [String] = []

  init(_ screen: CollectionScreen) {
    self.screen = screen
    screen.collection.dragDelegate = self
    screen.collection.dropDelegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = screen.sections[indexPath.section][indexPath.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let number = item.dragItem.localObject as? Int
    else { return }
    log.append(
      "\(item.sourceIndexPath?.item ?? -1) to \(path.section).\(path.item) \(item.previewSize.short)")
    collectionView.performBatchUpdates {
      if let source = item.sourceIndexPath {
        screen.sections[source.section].remove(at: source.item)
        collectionView.deleteItems(at: [source])
      }
      screen.sections[path.section].insert(number, at: path.item)
      collectionView.insertItems(at: [path])
    }
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}

extension CGSize {
  fileprivate var short: String { "\(Int(width))x\(Int(height))" }
}

@Suite("Items that are dragged")
struct CollectionDraggingTests {
  private let screen = CollectionScreen([Array(0..<8), []])
  private let mover: Mover

  init() {
    mover = Mover(screen)
    screen.layOut()
  }

  private func drag(in window: UIWindow, _ places: [(CGFloat, CGFloat)], lets: Bool = true) -> UITouch {
    let finger = UITouch(at: CGPoint(x: places[0].0, y: places[0].1))
    window.sendEvent(UIEvent(touches: [finger]))
    window.clock.advance(by: 0.6)
    for place in places.dropFirst() {
      finger.update(to: CGPoint(x: place.0, y: place.1), phase: .moved)
      window.sendEvent(UIEvent(touches: [finger], timestamp: window.clock.time + 0.1))
    }
    if lets {
      finger.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [finger]))
      window.clock.advance(by: 1)
    }
    return finger
  }

  @Test("An item goes where the others part for it")
  func within() {
    let finger = drag(in: screen.window, [(35, 25), (60, 40), (205, 25)], lets: false)
    screen.layOut()
    #expect(screen.seen.prefix(4) == [1, 2, 0, 3])
    #expect(screen.collection.visibleCells.filter { $0.alpha == 0 }.count == 1)
    finger.update(phase: .ended)
    screen.window.sendEvent(UIEvent(touches: [finger]))
    screen.window.clock.advance(by: 1)
    #expect(screen.sections == [[1, 2, 0, 3, 4, 5, 6, 7], []])
    #expect(mover.log == ["0 to 0.2 70x50"])
    #expect(screen.seen == [1, 2, 0, 3, 4, 5, 6, 7])
    #expect(screen.collection.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test("An item of another collection has a gap of its own, also in a section without any")
  func between() {
    let other = CollectionScreen([[50, 51]])
    let source = Mover(other)
    screen.window.addSubview(other.collection)
    screen.collection.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    other.collection.frame = CGRect(x: 0, y: 200, width: 320, height: 200)
    (screen.collection.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.bottom = 40
    screen.layOut()
    let finger = drag(in: screen.window, [(35, 225), (60, 190), (120, 25)], lets: false)
    screen.layOut()
    #expect(screen.collection.visibleCells.map { $0 is NumberItem }.prefix(3) == [true, false, true])
    finger.update(phase: .ended)
    screen.window.sendEvent(UIEvent(touches: [finger]))
    screen.window.clock.advance(by: 1)
    #expect(mover.log == ["-1 to 0.1 70x50"] && source.log.isEmpty)
    #expect(screen.sections[0] == [0, 50, 1, 2, 3, 4, 5, 6, 7] && other.sections == [[50, 51]])
    #expect(screen.seen == [0, 50, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test("A section without items takes what comes from elsewhere")
  func emptySection() throws {
    let other = CollectionScreen([[50, 51]])
    let source = Mover(other)
    screen.window.addSubview(other.collection)
    screen.collection.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    other.collection.frame = CGRect(x: 0, y: 200, width: 320, height: 200)
    let flow = try #require(screen.collection.collectionViewLayout as? UICollectionViewFlowLayout)
    flow.headerReferenceSize = CGSize(width: 320, height: 30)
    screen.layOut()
    _ = drag(in: screen.window, [(35, 225), (60, 190), (60, screen.collection.contentSize.height - 10)])
    #expect(mover.log == ["-1 to 1.0 70x50"] && screen.sections[1] == [50] && source.log.isEmpty)
  }

  @Test("What is dragged selects the item that it stays above")
  func spring() {
    screen.collection.isSpringLoaded = true
    let finger = drag(in: screen.window, [(35, 25), (60, 40), (205, 25)], lets: false)
    #expect(screen.collection.indexPathsForSelectedItems?.isEmpty != false)
    screen.window.clock.advance(by: 1.1)
    #expect(screen.collection.indexPathsForSelectedItems?.count == 1)
    finger.update(phase: .cancelled)
    screen.window.sendEvent(UIEvent(touches: [finger]))
  }
}
