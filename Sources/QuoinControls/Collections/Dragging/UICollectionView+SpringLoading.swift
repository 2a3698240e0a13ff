import Foundation
import QuoinGraphics

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether what is dragged selects the item that it stays above.
  public final var isSpringLoaded: Bool {
    get { ownSpring != nil }
    set { if newValue != isSpringLoaded { ownSpring = newValue ? CollectionSpring() : nil } }
  }
}

private final class CollectionSpring: ListSpring {
  override func mayPress(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let collection = view as? UICollectionView else { return false }
    return collection.delegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context)
      ?? true
  }
}
