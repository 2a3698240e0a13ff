import Foundation
import QuoinGraphics

extension UISegmentedControl {
  /// The segments that something holds for.
  public nonisolated enum Segment: Int, Sendable, CaseIterable { case any, left, center, right, alone }
}

/// One of the parts of a segmented control.
final class SegmentPart {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 for as much as there is.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let label = UILabel(frame: .zero)
  let imageView = UIImageView(frame: .zero)
  let element: SegmentElement

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil, of control: UISegmentedControl) {
    self.title = title
    self.image = image
    self.action = action
    element = SegmentElement(accessibilityContainer: control)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    imageView.contentMode = .center
  }

  /// How wide the segment's content is, in points.
  var contentWidth: CGFloat {
    if let image { return image.size.width }
    return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  }
}

/// A segment as readers find it.
final class SegmentElement: UIAccessibilityElement {
  var activated: () -> Bool = { false }
  override func accessibilityActivate() -> Bool { activated() }
}
