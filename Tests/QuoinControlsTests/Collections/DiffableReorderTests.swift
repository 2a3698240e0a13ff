import Foundation
import Testing

@testable import QuoinControls

@Suite("Items of a diffable data source that are moved")
struct DiffableReorderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.accessibilityLabel = "\(item)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Moves an item to where another one is.
  private func move(_ item: Int, section: Int, to y: CGFloat) -> Bool {
    let begins = collection.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
    collection.endInteractiveMovement()
    window.clock.advance(by: 1)
    window.layoutIfNeeded()
    return begins
  }

  private var shown: [String?] { collection.visibleCells.map(\.accessibilityLabel) }

  @Test("Nothing is moved unless the handlers let it")
  func still() {
    #expect(!move(0, section: 0, to: 100))
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    #expect(!move(0, section: 0, to: 100) && shown == ["1", "2", "3", "4"])
  }

  @Test("The snapshot follows, and the handlers are told what has changed")
  func moved() throws {
    var told: [NSDiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { told.append($0) }
    source.reorderingHandlers.didReorder = { told.append($0) }
    #expect(move(0, section: 0, to: 100))
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4] && shown == ["2", "3", "1", "4"])
    let change = try #require(told.last)
    #expect(told.count == 2 && change.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(change.finalSnapshot.itemIdentifiers == [2, 3, 1, 4])
    #expect(change.difference.count == 2 && [1, 2, 3, 4].applying(change.difference) == [2, 3, 1, 4])
    #expect(change.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    #expect(change.sectionTransactions.first?.finalSnapshot.items == [2, 3, 1])
  }

  @Test("An item goes into another section")
  func sections() {
    var sections: [String] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { sections = $0.sectionTransactions.map(\.sectionIdentifier) }
    #expect(move(2, section: 0, to: 125))
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 2])
    #expect(source.snapshot().itemIdentifiers(inSection: "b") == [3, 4])
    #expect(sections == ["a", "b"] && shown == ["1", "2", "3", "4"])
  }
}
