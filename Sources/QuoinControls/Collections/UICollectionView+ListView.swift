import Foundation
import QuoinGraphics

extension UICollectionView: ListView {
  final var sectionCount: Int { counts.count }
  final func rowCount(ofSection section: Int) -> Int { counts[section] }

  final func misuse(of path: IndexPath, for what: String) -> ControlMisuse {
    .noSuchItem(path, for: what, counts)
  }

  // MARK: Cells

  final func cellOfSource(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  final func makeEmptyCell() -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  final func prepare(_ cell: UICollectionViewCell, for place: ListPlace) {
    (cell as? UICollectionViewListCell)?.prepare(for: place, in: self)
  }

  final func insert(_ cell: UICollectionViewCell, at place: ListPlace) {
    container(ofSection: place.section).addSubview(cell)
  }

  // MARK: Layout

  final func layOut() { layoutCollection() }

  final func frame(of place: ListPlace) -> CGRect? {
    collectionViewLayout.layoutAttributesForItem(at: place.path).map {
      inner($0.frame, ofSection: place.section)
    }
  }

  /// A rectangle of the content in points of what the cells of a section stand in.
  final func inner(_ frame: CGRect, ofSection section: Int) -> CGRect {
    sectionScrollers[section]?.inner(frame) ?? frame
  }

  final func sees(_ frame: CGRect, inSection section: Int) -> Bool {
    sectionScrollers[section] != nil || frame.meets(bounds)
  }

  // MARK: Fetching ahead

  final var fetchesAhead: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  final func fetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }
  final func cancelFetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  // MARK: Swiping

  final var allowsSwiping: Bool { !isEditing && collectionViewLayout is UICollectionViewCompositionalLayout }

  final func swipeActions(of place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: place.section)
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    let configuration = provider?(place.path)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  final func willBeginSwipe(of place: ListPlace) {}
  final func didEndSwipe(of place: ListPlace?) {}

  final func menu(of place: ListPlace, at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [place.path], point: point)
  }
}
