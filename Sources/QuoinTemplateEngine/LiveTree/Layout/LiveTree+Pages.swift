import Foundation
import QuoinViews

extension LiveTree {
  /// Moves scroll views that show whole pages to the nearest one, where their pages have come to another size.
  func alignPages() {
    for (id, size) in pagers {
      guard let view = node(id)?.view as? UIScrollView else { continue }
      let page = view.bounds.size
      guard view.isPagingEnabled, page != size, page.width > 0, page.height > 0 else { continue }
      pagers[id] = page
      if size == .zero || view.isTracking || view.isDecelerating { continue }
      // The page that was seen, counted in pages of before.
      let offset = view.contentOffset
      let place = CGPoint(
        x: (offset.x / max(size.width, 1)).rounded() * page.width,
        y: (offset.y / max(size.height, 1)).rounded() * page.height)
      let last = CGPoint(
        x: max(0, view.contentSize.width - page.width), y: max(0, view.contentSize.height - page.height))
      view.contentOffset = CGPoint(x: min(place.x, last.x), y: min(place.y, last.y))
    }
  }
}
