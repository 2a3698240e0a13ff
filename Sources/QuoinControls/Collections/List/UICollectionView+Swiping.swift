import Foundation
import QuoinGraphics

extension UICollectionView {
  /// The actions behind an edge of a row, where its section is a list that has some.
  final func actions(behind place: ListPlace, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: place.section)
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    let configuration = provider?(place.path)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }
}
