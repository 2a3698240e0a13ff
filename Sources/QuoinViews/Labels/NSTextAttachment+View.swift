import Foundation
import QuoinGraphics

nonisolated extension NSTextAttachment {
  /// Creates an attachment of a view, which stands in the text of a label.
  ///
  /// ```swift
  /// let text = NSMutableAttributedString(string: "Rated ")
  /// text.append(NSAttributedString(attachment: NSTextAttachment(view: stars)))
  /// label.attributedText = text
  /// ```
  ///
  /// The view becomes a subview of the label while its place in the text is shown. It has the attachment's bounds, or the
  /// size that suits it when the text is set.
  public convenience init(view: UIView) {
    self.init()
    self.view = view
  }

  /// The view that stands in the attachment's room.
  public final var view: UIView? {
    get { content?.object as? UIView }
    set {
      guard let view = newValue else {
        content = nil
        return
      }
      content = (
        object: view,
        size: { [unowned view] in
          whereViewsAre {
            view.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
          }
        }
      )
    }
  }
}
