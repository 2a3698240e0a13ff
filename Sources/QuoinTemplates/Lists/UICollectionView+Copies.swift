import Foundation
import QuoinControls
import QuoinGraphics
import QuoinTemplateEngine
import QuoinViews

/// A collection asks for items, and its layout for how large the heads and feet of sections are.
extension UICollectionView: CopiesView {
  package func showCopies(of source: ListSource) {
    dataSource = source
    guard source.hasHeads else { return }
    edgeSize = { [weak source] in source?.size(ofSection: $0, isFooter: $1, fitting: $2) ?? .zero }
  }

  package func forgetHeads() { edgeSize = nil }

  package func reloadCopies() { reloadData() }

  package func followCopies(from old: [CopyNames], to new: [CopyNames], animated: Bool) -> Bool {
    follow(from: NamedRows(old), to: NamedRows(new), animated: animated)
  }

  package var seenCopies: [(path: IndexPath, view: UIView)] {
    indexPathsForVisibleItems.compactMap { path in cellForItem(at: path).map { (path, $0) } }
  }

  package func seenHeads(ofSection section: Int) -> [UIView] {
    let path = IndexPath(item: 0, section: section)
    return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .compactMap { supplementaryView(forElementKind: $0, at: path) }
  }

  package func place(ofCopy view: UIView) -> IndexPath? {
    (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  package func takeWaiting(_ identifier: String, isHead: Bool, kind: String?) -> UIView? {
    if let kind { takeWaitingView(ofKind: kind, identifier) } else { takeWaitingCell(identifier) }
  }

  package func keep(_ view: UIView, forReuseAs identifier: String) {
    if let view = view as? UICollectionReusableView { keep(view, forReuseAs: identifier) }
  }

  package func headsMayDiffer() {
    if edgeSize != nil { collectionViewLayout.invalidateLayout() }
  }

  package func rowsMayDiffer() { measureItemsAgain() }
}

extension ListSource: UICollectionViewDataSource {
  package func numberOfSections(in collectionView: UICollectionView) -> Int { countSections() }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    countItems(ofSection: section)
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = view(at: indexPath) as? UICollectionViewCell else {
      return UICollectionViewCell(frame: .zero)
    }
    keep(cell, in: collectionView)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let head = head(ofSection: indexPath.section, isFooter: isFooter, kind: kind)
    guard let view = head as? UICollectionReusableView else { return UICollectionReusableView(frame: .zero) }
    keep(view, in: collectionView)
    return view
  }

  /// Lets a view wait for another place once it has gone out of sight.
  private func keep(_ view: UICollectionReusableView, in collection: UICollectionView) {
    if let identifier = identifier(of: view) { collection.keep(view, forReuseAs: identifier) }
  }
}
