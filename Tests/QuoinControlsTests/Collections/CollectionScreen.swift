import Foundation
import QuoinTestSupport

@testable import QuoinControls

/// Numbers in sections, in a collection in a window of 320 points.
final class CollectionScreen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let window: UIWindow
  let collection: UICollectionView
  var sections: [[Int]]
  var log: [String] = []
  var size: (Int) -> CGSize = { _ in CGSize(width: 70, height: 50) }

  init(
    _ sections: [[Int]] = [Array(0..<100)], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    height: CGFloat = 400
  ) {
    self.sections = sections
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
  }

  func layOut() { window.layoutIfNeeded() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    let number = sections[indexPath.section][indexPath.item]
    (cell as? NumberItem)?.show(number, size(number))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(sections[indexPath.section][indexPath.item]) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.section).\(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    log.append("moved \(source.item) to \(destination.item)")
    let number = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(number, at: destination.item)
  }

  /// The numbers that are seen, in the order of the items.
  var seen: [Int] { collection.visibleCells.compactMap { ($0 as? NumberItem)?.number } }
  /// Where each is.
  var shown: [String] {
    collection.visibleCells.map { "\(($0 as? NumberItem)?.number ?? -1) \($0.frame.short)" }
  }

  func tap(_ place: CGPoint) {
    let finger = UITouch(at: place)
    window.sendEvent(UIEvent(touches: [finger]))
    finger.update(phase: .ended)
    window.sendEvent(UIEvent(touches: [finger]))
    window.clock.advance(by: 0.5)
  }
}

/// A cell that wants to be as large as it is told.
final class NumberItem: UICollectionViewCell {
  var number = 0
  private var own = CGSize.zero

  func show(_ number: Int, _ size: CGSize) {
    (self.number, own) = (number, size)
    invalidateFittingSize()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { own }
}
