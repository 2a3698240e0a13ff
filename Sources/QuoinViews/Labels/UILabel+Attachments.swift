import Foundation
import QuoinGraphics

extension UILabel {
  /// Puts the views of attachments where the text leaves room for them, and takes away those that are not shown.
  final func placeAttachedViews() {
    var shown: [UIView] = []
    if let text = ownAttributedText, text.hasViews {
      let (layout, origin) = placedLayout(in: textRoom(in: bounds))
      for place in layout.attachments {
        guard let view = text.attachedView(at: place.range.lowerBound) else { continue }
        if view.superview !== self { addSubview(view) }
        view.frame = place.rect.offsetBy(dx: origin.x, dy: origin.y)
        shown.append(view)
      }
    }
    for view in content.attachedViews where !shown.contains(where: { $0 === view }) && view.superview === self
    {
      view.removeFromSuperview()
    }
    content.attachedViews = shown
  }
}

nonisolated extension NSAttributedString {
  /// Whether a view stands anywhere in the text.
  fileprivate var hasViews: Bool {
    var found = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard (value as? NSTextAttachment)?.view != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// The view that stands at a byte of the text's UTF-8.
  fileprivate func attachedView(at byte: Int) -> UIView? {
    let text = string
    let place = text.utf16.distance(
      from: text.startIndex, to: text.utf8.index(text.startIndex, offsetBy: byte))
    return (attribute(.attachment, at: place, effectiveRange: nil) as? NSTextAttachment)?.view
  }
}
