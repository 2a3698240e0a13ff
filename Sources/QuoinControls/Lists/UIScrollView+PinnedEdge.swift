import Foundation
import QuoinGraphics

extension UIScrollView {
  /// What of the view is covered by nothing at present, in points of the content: heads stay at its top.
  ///
  /// The inset is as high as the bar above while content is at its beginning; of what the bar has shrunk by since, content
  /// is seen.
  final var uncoveredBounds: CGRect {
    var inset = adjustedContentInset
    inset.top -= min(shrinkageOfBar, inset.top)
    return bounds.inset(by: inset)
  }

  private var shrinkageOfBar: CGFloat {
    var responder = next
    while let other = responder, !(other is UIViewController) { responder = other.next }
    guard let controller = responder as? UIViewController,
      let bar = controller.navigationController?.navigationBar,
      controller.contentScrollView(for: .top) === self
    else { return 0 }
    return bar.greatestHeight - bar.presentHeight
  }
}
