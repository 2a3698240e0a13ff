import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UITextView {
  /// Creates a text view.
  ///
  /// - Parameters:
  ///   - textContainer: Says where the text stands; nothing for one of its own.
  ///   - isEditable: Whether the user can change the text.
  ///   - isSelectable: Whether the user can select text.
  ///   - textAlignment: How lines stand between the edges.
  ///   - textColor: The colour of the text; nothing for the text view's own.
  ///   - font: The font; nothing for the text view's own.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The text view's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the text view keeps to in an anchor view.
  ///   - with: Called with the new text view before the initializer returns.
  public convenience init(
    textContainer: NSTextContainer? = nil, isEditable: Bool = true, isSelectable: Bool = true,
    textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil, font: UIFont? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UITextView) -> Void = { _ in }
  ) {
    self.init(frame: .zero, textContainer: textContainer)
    // A property set through `self` would not be observed.
    let view = self
    view.isEditable = isEditable
    view.isSelectable = isSelectable
    view.textAlignment = textAlignment
    if let textColor { view.textColor = textColor }
    if let font { view.font = font }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    textContainer: NSTextContainer? = nil, isEditable: Bool = true, isSelectable: Bool = true,
    textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil, font: UIFont? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UITextView) -> Void)?
  ) {
    self.init(
      textContainer: textContainer, isEditable: isEditable, isSelectable: isSelectable,
      textAlignment: textAlignment, textColor: textColor, font: font, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
