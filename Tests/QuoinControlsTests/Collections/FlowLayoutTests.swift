import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Flow layouts")
struct FlowLayoutTests {
  private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    change(layout)
    return layout
  }

  private func frames(_ screen: CollectionScreen, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      screen.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test("Items that are alike stand in columns from edge to edge, those of the last line too")
  func columns() {
    let screen = CollectionScreen([Array(0..<6)], flow())
    screen.layOut()
    #expect(
      frames(screen, 6) == [
        CGRect(x: 0, y: 0, width: 70, height: 50), CGRect(x: 83.5, y: 0, width: 70, height: 50),
        CGRect(x: 166.5, y: 0, width: 70, height: 50), CGRect(x: 250, y: 0, width: 70, height: 50),
        CGRect(x: 0, y: 60, width: 70, height: 50), CGRect(x: 83.5, y: 60, width: 70, height: 50),
      ])
    #expect(screen.collection.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("Sections keep insets, and have heads and feet")
  func sections() {
    let layout = flow {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    let screen = CollectionScreen([[0], [1]], layout)
    screen.layOut()
    #expect(frames(screen, 1)[0].origin == CGPoint(x: 10, y: 35))
    let kind = UICollectionView.elementKindSectionHeader
    let head = screen.collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: 1))
    #expect(head?.frame == CGRect(x: 0, y: 112, width: 320, height: 30))
    #expect(screen.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(screen.collection.contentSize.height == 224)
  }

  @Test("Heads stay at the top where they are told to")
  func pinned() {
    let layout = flow {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let screen = CollectionScreen([Array(0..<40), Array(40..<80)], layout)
    screen.layOut()
    screen.collection.contentOffset.y = 200
    screen.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      screen.collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
        .minY == 200)
  }

  @Test("Lines run from top to bottom where content goes on to the right")
  func horizontal() {
    let layout = flow {
      $0.scrollDirection = .horizontal
      $0.minimumLineSpacing = 4
    }
    let screen = CollectionScreen([Array(0..<8)], layout, height: 180)
    screen.layOut()
    #expect(
      frames(screen, 4).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 65), CGPoint(x: 0, y: 130), CGPoint(x: 74, y: 0),
      ])
  }

  @Test("Cells say how large they are to be where sizes are estimated")
  func estimated() {
    let layout = flow {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      $0.minimumInteritemSpacing = 10
    }
    let screen = CollectionScreen([Array(0..<300)], layout)
    screen.size = { CGSize(width: 60 + $0 % 3 * 20, height: 40 + $0 % 2 * 10) }
    screen.layOut()
    #expect(
      screen.collection.visibleCells.allSatisfy { cell in
        cell.frame.size == screen.size((cell as? NumberItem)?.number ?? 0)
      })
    #expect(Set(screen.seen).count == screen.seen.count && screen.seen.count > 20)
  }

  @Test(
    "Just those items have cells that are seen, whatever the sizes and wherever is scrolled to",
    arguments: 0..<12 as Range<UInt64>)
  func law(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = (0..<400).map { _ in
      CGSize(
        width: CGFloat(Int.random(in: 10...200, using: &generator)),
        height: CGFloat(Int.random(in: 5...120, using: &generator)))
    }
    let screen = CollectionScreen(
      [Array(0..<150), [], Array(150..<400)], flow { $0.headerReferenceSize.height = 20 })
    screen.size = { sizes[$0] }
    screen.layOut()
    for _ in 0..<20 {
      let most = max(screen.collection.contentSize.height - 400, 0)
      screen.collection.contentOffset.y = CGFloat(Int.random(in: 0...Int(most), using: &generator))
      screen.layOut()
      var wanted: [Int] = []
      for section in screen.sections.indices {
        for (item, frame) in frames(screen, screen.sections[section].count, section: section).enumerated()
        where frame.meets(screen.collection.bounds) {
          wanted.append(screen.sections[section][item])
        }
      }
      #expect(screen.seen == wanted)
      let cells = screen.collection.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count == wanted.count)
    }
    for section in [0, 2] {
      let all = frames(screen, screen.sections[section].count, section: section)
      for (first, second) in zip(all, all.dropFirst()) {
        #expect(!first.insetBy(dx: 0.6, dy: 0.6).intersects(second), "no two items overlap")
      }
      #expect(all.allSatisfy { $0.minX >= -0.5 && $0.maxX <= 320.5 })
    }
  }
}
