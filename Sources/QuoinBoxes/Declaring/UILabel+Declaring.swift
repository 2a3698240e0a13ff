import Foundation
import QuoinGraphics
import QuoinViews

extension UILabel {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - textAlignment: How lines stand between the edges.
  ///   - textColor: The colour of the text; nothing for the label's own.
  ///   - font: The font; nothing for the label's own.
  ///   - numberOfLines: The greatest number of lines; 0 for any.
  ///   - lineBreakMode: How text is broken into lines.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The label's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the label keeps to in an anchor view.
  ///   - with: Called with the new label before the initializer returns.
  public convenience init(
    text: String? = nil, textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil,
    font: UIFont? = nil, numberOfLines: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UILabel) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    self.text = text
    self.textAlignment = textAlignment
    if let textColor { self.textColor = textColor }
    if let font { self.font = font }
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    text: String? = nil, textAlignment: NSTextAlignment = .natural, textColor: UIColor? = nil,
    font: UIFont? = nil, numberOfLines: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UILabel) -> Void)?
  ) {
    self.init(
      text: text, textAlignment: textAlignment, textColor: textColor, font: font,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
