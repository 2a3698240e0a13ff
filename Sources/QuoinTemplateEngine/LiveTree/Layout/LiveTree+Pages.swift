import Foundation
import QuoinViews

extension LiveTree {
  /// Which pages of scroll views that show whole ones are seen, across and down, counted from where the content begins.
  ///
  /// It is asked before an update: content that becomes smaller is scrolled to its end while there are still pages of before.
  func seenPages() -> [NodeID: CGPoint] {
    var pages: [NodeID: CGPoint] = [:]
    for (id, size) in pagers where size != .zero {
      guard let view = node(id)?.view as? UIScrollView else { continue }
      let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
      pages[id] = CGPoint(
        x: ((offset.x + inset.left) / max(size.width, 1)).rounded(),
        y: ((offset.y + inset.top) / max(size.height, 1)).rounded())
    }
    return pages
  }

  /// Moves scroll views that show whole pages to those that were seen, where their pages have come to another size.
  func alignPages(_ pages: [NodeID: CGPoint]) {
    for (id, size) in pagers {
      guard let view = node(id)?.view as? UIScrollView else { continue }
      let now = view.bounds.size
      guard view.isPagingEnabled, now != size, now.width > 0, now.height > 0 else { continue }
      pagers[id] = now
      guard let page = pages[id], !view.isTracking, !view.isDecelerating else { continue }
      let (inset, content) = (view.adjustedContentInset, view.contentSize)
      // Pages begin before the content, as far as the inset reaches, and the last ends no further behind it.
      view.contentOffset = CGPoint(
        x: -inset.left
          + min(page.x * now.width, max(0, inset.left + content.width + inset.right - now.width)),
        y: -inset.top
          + min(page.y * now.height, max(0, inset.top + content.height + inset.bottom - now.height)))
    }
  }
}
