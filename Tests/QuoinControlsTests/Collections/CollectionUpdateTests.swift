import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Changes of collections")
struct CollectionUpdateTests {
  @Test(
    "However items come, go and move, the collection is soon as if it had been loaded anew",
    arguments: 0..<16 as Range<UInt64>)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = CollectionScreen([Array(0..<40), Array(40..<60)])
    screen.layOut()
    var next = 100
    for _ in 0..<25 {
      let old = screen.sections
      var new = old
      for section in new.indices {
        new[section].removeAll { _ in generator.chance(8) }
        if generator.chance(60) {
          new[section].insert(next, at: Int.random(in: 0...new[section].count, using: &generator))
          next += 1
        }
      }
      if generator.chance(50), let number = new[0].popLast() {
        new[1].insert(number, at: Int.random(in: 0...new[1].count, using: &generator))
      }
      var before = NSDiffableDataSourceSnapshot<Int, Int>()
      var after = before
      for (sections, isOld) in [(old, true), (new, false)] {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        for section in [0, 1] { snapshot.appendItems(sections[section], toSection: section) }
        if isOld { before = snapshot } else { after = snapshot }
      }
      let updates = after.updates(from: before)
      screen.collection.performBatchUpdates {
        screen.sections = new
        screen.collection.deleteItems(at: updates.deleted.map(\.path))
        screen.collection.insertItems(at: updates.inserted.map(\.path))
        for move in updates.moved { screen.collection.moveItem(at: move.from.path, to: move.to.path) }
      }
      if generator.chance(50) { screen.window.clock.advance(by: 0.2) }
      screen.layOut()
      let other = CollectionScreen(new)
      other.collection.contentOffset = screen.collection.contentOffset
      other.layOut()
      other.collection.contentOffset = screen.collection.contentOffset
      other.layOut()
      #expect(screen.shown == other.shown)
      let most = max(screen.collection.contentSize.height - 400, 0)
      screen.collection.contentOffset.y = CGFloat(Int.random(in: 0...Int(most), using: &generator))
      screen.layOut()
    }
    screen.window.clock.advance(by: 1)
    screen.layOut()
    let cells = screen.collection.subviews.filter { $0 is UICollectionViewCell }
    #expect(cells.count == screen.collection.visibleCells.count && cells.allSatisfy { $0.alpha == 1 })
  }

  @Test("An item fades in while others make room, on the window's clock")
  func animated() {
    let screen = CollectionScreen([[0, 1]])
    screen.layOut()
    screen.sections = [[5, 0, 1]]
    var finished: Bool?
    screen.collection.performBatchUpdates {
      screen.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      finished = $0
    }
    #expect(finished == nil && screen.seen == [5, 0, 1])
    screen.window.clock.advance(by: 0.31)
    #expect(finished == true)
  }

  @Test("Items are selected by taps, one or several")
  func selection() {
    let screen = CollectionScreen()
    screen.layOut()
    screen.tap(CGPoint(x: 10, y: 10))
    screen.tap(CGPoint(x: 90, y: 10))
    #expect(screen.log == ["selected 0.0", "deselected 0.0", "selected 0.1"])
    screen.collection.allowsMultipleSelection = true
    screen.tap(CGPoint(x: 10, y: 10))
    #expect(screen.collection.indexPathsForSelectedItems?.map(\.item) == [0, 1])
    #expect(screen.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test("An item is moved to another place while others make room")
  func moving() {
    let screen = CollectionScreen([Array(0..<8)])
    screen.layOut()
    #expect(screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 25))
    screen.collection.endInteractiveMovement()
    screen.layOut()
    #expect(screen.log == ["moved 0 to 2"])
    #expect(screen.seen == [1, 2, 0, 3, 4, 5, 6, 7])
  }

  @Test("Another layout moves the items where it has them")
  func otherLayout() {
    let screen = CollectionScreen([Array(0..<4)])
    screen.layOut()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset.left = 100
    screen.collection.setCollectionViewLayout(layout, animated: true)
    screen.window.clock.advance(by: 1)
    screen.layOut()
    #expect(screen.collection.visibleCells.first?.frame.minX == 100)
  }

  @Test("Misuse is said in a sentence each, and what was shown stays")
  func misused() {
    let screen = CollectionScreen([[0, 1]])
    screen.layOut()
    let said = misuse(of: {
      screen.collection.scrollToItem(at: IndexPath(item: 7, section: 0), at: .top, animated: false)
      _ = screen.collection.dequeueReusableCell(
        withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      screen.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      screen.collection.register(UIView.self, forCellWithReuseIdentifier: "view")
    })
    #expect(
      said == [
        "Item 7 of section 0 is scrolled to, but the section has 2 items",
        "No cell is registered as “none” with the UICollectionView that is asked for one",
        "Section 0 has 2 rows after an update that leaves 1: 2, less 1, plus 0",
        "The class UIView registered as “view” is no UICollectionViewCell",
      ])
    #expect(screen.seen == [0, 1])
  }
}
