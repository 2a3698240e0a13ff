import Foundation
import QuoinGraphics

/// The scroll view of a section that scrolls by itself, across the direction of the collection.
final class SectionScroller: UIScrollViewDelegate {
  let view = UIScrollView()
  private(set) var own = OwnScrolling(frame: .zero, contentSize: .zero)
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = self
    view.clipsToBounds = false
    collection.addSubview(view)
  }

  func set(_ own: OwnScrolling) {
    self.own = own
    if view.frame != own.frame { view.frame = own.frame }
    if view.contentSize != own.contentSize { view.contentSize = own.contentSize }
  }

  /// A rectangle of the collection's content, in points of the section's content.
  func inner(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -own.frame.minX, dy: -own.frame.minY) }

  /// Whether something is seen, given where it would be if the section had not scrolled.
  func sees(_ frame: CGRect) -> Bool {
    guard let collection else { return false }
    let moved = frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    return moved.meets(collection.bounds)
  }

  func show(_ frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
    let frame = inner(frame)
    if position.contains(.centeredHorizontally) {
      let most = max(own.contentSize.width - view.bounds.width, 0)
      let x = min(max(frame.midX - view.bounds.width / 2, 0), most)
      view.setContentOffset(CGPoint(x: x, y: view.contentOffset.y), animated: animated)
    } else {
      view.scrollRectToVisible(frame, animated: animated)
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard own.step > 0 else { return }
    let isAcross = own.contentSize.width > own.frame.width
    let target = isAcross ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let most = isAcross ? own.contentSize.width - own.frame.width : own.contentSize.height - own.frame.height
    let rest = min(max((target / own.step).rounded() * own.step, 0), max(most, 0))
    if isAcross { targetContentOffset.pointee.x = rest } else { targetContentOffset.pointee.y = rest }
  }
}

extension UICollectionView {
  /// A rectangle of the content in points of what the cells of a section stand in.
  final func inner(_ frame: CGRect, ofSection section: Int) -> CGRect {
    sectionScrollers[section]?.inner(frame) ?? frame
  }

  /// What the cells of a section stand in.
  final func container(ofSection section: Int) -> UIView { sectionScrollers[section]?.view ?? self }

  /// Brings the scroll views of sections that scroll by themselves up to date.
  final func placeSectionScrollers() {
    for section in Set(sectionScrollers.keys).union(counts.indices).sorted() {
      if counts.indices.contains(section), let own = collectionViewLayout.ownScrolling(ofSection: section) {
        let scroller = sectionScrollers[section] ?? SectionScroller(self)
        sectionScrollers[section] = scroller
        scroller.set(own)
      } else if let scroller = sectionScrollers.removeValue(forKey: section) {
        scroller.view.removeFromSuperview()
      }
    }
  }
}
