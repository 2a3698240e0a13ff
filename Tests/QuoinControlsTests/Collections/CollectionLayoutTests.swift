import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

/// Lets content rest at whole lines, and notes what it is asked.
private final class Carousel: UICollectionViewFlowLayout {
  var asked = 0
  var sawChange = false
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked += 1
    return CGPoint(x: proposed.x, y: (proposed.y / 60).rounded() * 60)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, collectionView.bounds.minY != newBounds.minY { sawChange = true }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// Attributes with a value of their own, and a layout that sets it.
private final class Marked: UICollectionViewLayoutAttributes {
  var mark = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Marked)?.mark = mark
    return copy
  }
}

private final class MarkingLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { Marked.self }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for item in all ?? [] { (item as? Marked)?.mark = item.indexPath.item }
    return all
  }
}

private final class MarkedItem: UICollectionViewCell {
  var mark = -1
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    mark = ((layoutAttributes.copy() as? Marked)?.mark).map { $0 * 10 } ?? -1
  }
}

@Suite("Layouts of collections")
struct CollectionLayoutTests {
  private func drag(_ screen: CollectionScreen, by distance: CGFloat) {
    let finger = UITouch(at: CGPoint(x: 100, y: 300))
    screen.window.sendEvent(UIEvent(touches: [finger]))
    for step in 1...10 {
      finger.update(to: CGPoint(x: 100, y: 300 - CGFloat(step) * distance / 10), phase: .moved)
      screen.window.sendEvent(
        UIEvent(touches: [finger], timestamp: screen.window.clock.time + Double(step) / 60))
      screen.layOut()
    }
    finger.update(phase: .ended)
    screen.window.sendEvent(UIEvent(touches: [finger], timestamp: screen.window.clock.time + 0.2))
    screen.window.clock.advance(by: 3)
    screen.layOut()
  }

  @Test("A layout says where content comes to rest, and compares what is seen with what will be")
  func resting() {
    let layout = Carousel()
    let screen = CollectionScreen([Array(0..<100)], layout)
    screen.layOut()
    drag(screen, by: 200)
    #expect(layout.asked == 1 && layout.sawChange)
    #expect(screen.collection.contentOffset.y > 0)
    #expect(screen.collection.contentOffset.y.truncatingRemainder(dividingBy: 60) == 0)
  }

  @Test("Attributes are of the class that a layout names, and copies keep what that adds")
  func attributesClass() {
    let screen = CollectionScreen([[0, 1, 2]], MarkingLayout())
    screen.collection.register(MarkedItem.self, forCellWithReuseIdentifier: "number")
    screen.layOut()
    #expect(screen.collection.visibleCells.compactMap { ($0 as? MarkedItem)?.mark } == [0, 10, 20])
  }

  @Test("A flow layout is mirrored where it is told to be and it reads from right to left")
  func mirrored() {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let screen = CollectionScreen([[0, 1]], Mirrored())
    screen.collection.semanticContentAttribute = .forceRightToLeft
    screen.layOut()
    #expect(screen.collection.visibleCells.map(\.frame.maxX) == [320, 240])
  }

  private func line(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
  }

  private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: line(height), subitems: [NSCollectionLayoutItem(layoutSize: line(height))]))
  }

  @Test("Views stand above the first section and below the last, and stay where they are told to")
  func boundary() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let kind = UICollectionView.elementKindSectionHeader
    let head = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: line(50), elementKind: kind, alignment: .top)
    head.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      head,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line(30), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(section: rows(40), configuration: configuration)
    let screen = CollectionScreen([Array(0..<10), Array(10..<20)], layout)
    screen.layOut()
    #expect(screen.collection.contentSize == CGSize(width: 320, height: 880))
    #expect(screen.collection.visibleCells.first?.frame.minY == 50)
    let place = IndexPath(index: 0)
    #expect(screen.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [place])
    screen.collection.contentOffset.y = 200
    screen.layOut()
    let shown = try #require(screen.collection.supplementaryView(forElementKind: kind, at: place))
    #expect(shown.frame == CGRect(x: 0, y: 200, width: 320, height: 50))
    screen.collection.contentOffset.y = 480
    screen.layOut()
    let foot = screen.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(index: 1))
    #expect(foot?.frame.maxY == 880)
    screen.sections.insert([], at: 0)
    screen.collection.insertSections([0])
    screen.layOut()
    #expect(screen.collection.supplementaryView(forElementKind: kind, at: place) === shown)
  }

  @Test("A section changes what is seen of it as it is scrolled")
  func visibleItems() {
    let section = rows(40)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
    }
    let screen = CollectionScreen(
      [Array(0..<50)], UICollectionViewCompositionalLayout(section: section))
    screen.layOut()
    screen.collection.contentOffset.y = 20
    screen.layOut()
    #expect(offsets.last == 20)
    #expect(screen.collection.visibleCells.prefix(2).map(\.alpha) == [0.5, 1])
  }

  @Test(
    "Of a compositional layout just those items are found that meet a rectangle, wherever they stand in groups",
    arguments: 0..<8 as Range<UInt64>)
  func found(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let frames = (0..<6).map { _ in
      CGRect(
        x: CGFloat(Int.random(in: 0...200, using: &generator)),
        y: CGFloat(Int.random(in: 0...70, using: &generator)), width: 60, height: 30)
    }
    let group = NSCollectionLayoutGroup.custom(layoutSize: line(100)) { _ in
      frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let screen = CollectionScreen([Array(0..<100), Array(100..<130)], layout)
    screen.layOut()
    for _ in 0..<20 {
      let rect = CGRect(
        x: 0, y: CGFloat(Int.random(in: -50...2000, using: &generator)), width: 320,
        height: CGFloat(Int.random(in: 1...300, using: &generator)))
      let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
      var wanted: Set<IndexPath> = []
      for section in screen.sections.indices {
        for item in screen.sections[section].indices {
          let path = IndexPath(item: item, section: section)
          if layout.layoutAttributesForItem(at: path)?.frame.meets(rect) == true { wanted.insert(path) }
        }
      }
      #expect(found == wanted)
    }
  }
}
