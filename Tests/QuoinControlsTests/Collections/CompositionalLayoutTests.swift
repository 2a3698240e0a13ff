import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinControls

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frames(_ screen: CollectionScreen, _ count: Int) -> [String] {
    screen.layOut()
    return (0..<count).compactMap {
      screen.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.short
    }
  }

  @Test("A layout has a copy of the configuration that it is given")
  func configuration() {
    let given = UICollectionViewCompositionalLayoutConfiguration()
    given.interSectionSpacing = 4
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: given)
    given.interSectionSpacing = 8
    #expect(layout.configuration.interSectionSpacing == 4)
    layout.configuration = given
    given.scrollDirection = .horizontal
    #expect(
      layout.configuration.interSectionSpacing == 8 && layout.configuration.scrollDirection == .vertical)
  }

  @Test("Items take shares of their group, and groups follow below each other")
  func shares() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let screen = CollectionScreen([Array(0..<4)], UICollectionViewCompositionalLayout(section: section))
    #expect(frames(screen, 4) == ["20 5 140 80", "160 5 140 80", "20 95 140 80", "160 95 140 80"])
    #expect(screen.collection.contentSize == CGSize(width: 320, height: 180))
  }

  @Test("So many items share a group equally, with distances between them")
  func counted() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let screen = CollectionScreen(
      [Array(0..<3)], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(screen, 3) == ["0 0 100 60", "110 0 100 60", "220 0 100 60"])
  }

  @Test("Groups nest")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
    let screen = CollectionScreen(
      [Array(0..<4)], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frames(screen, 4) == ["0 0 240 100", "240 0 80 50", "240 50 80 50", "0 100 240 100"])
  }

  @Test("Cells say how high they are to be where a height is estimated, and heads as well")
  func estimated() {
    let line = size(.fractionalWidth(1), .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(24)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let screen = CollectionScreen([Array(0..<3)], UICollectionViewCompositionalLayout(section: section))
    screen.size = { CGSize(width: 10, height: 40 + $0 * 10) }
    #expect(frames(screen, 3) == ["0 24 320 40", "0 64 320 50", "0 114 320 60"])
    #expect(
      screen.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        == 1)
  }

  @Test("Groups of a section that scrolls by itself stand beside each other")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    let screen = CollectionScreen([Array(0..<20)], UICollectionViewCompositionalLayout(section: section))
    screen.layOut()
    #expect(screen.seen == [0, 1, 2, 3])
    #expect(screen.collection.contentSize == CGSize(width: 320, height: 80))
    let inner = screen.collection.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(inner?.contentSize == CGSize(width: 2000, height: 80))
    inner?.contentOffset.x = 450
    screen.layOut()
    #expect(screen.seen == [4, 5, 6, 7])
  }

  @Test("Content is mirrored where it reads from right to left")
  func mirrored() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let screen = CollectionScreen(
      [Array(0..<2)], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    screen.collection.semanticContentAttribute = .forceRightToLeft
    #expect(frames(screen, 2) == ["220 0 100 80", "120 0 100 80"])
  }

  @Test("A list has rows as high as their texts, a line below all but the last, and round corners")
  func list() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot)
    window.addSubview(collection)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.short) == ["16 17.5 288 44", "16 61.5 288 44"])
    #expect(collection.visibleCells.map(\.layer.cornerRadius) == [10, 10])
    #expect(collection.visibleCells.map(\.accessibilityLabel) == ["One", "Two"])
  }
}
