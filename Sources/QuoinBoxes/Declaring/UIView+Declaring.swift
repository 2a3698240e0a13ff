import Foundation
import QuoinGraphics
import QuoinViews

extension UIView {
  /// Creates a view and lets a function set it up.
  ///
  /// ```swift
  /// LMRowView(UIView() { $0.weight = 1 }, UILabel(text: "At the end"))
  /// ```
  ///
  /// - Parameter with: Called with the new view before the initializer returns.
  public convenience init(with: (UIView) -> Void) {
    self.init(frame: .zero)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(with: ((UIView) -> Void)?) {
    self.init(frame: .zero)
    with?(self)
  }

  /// Sets what every declaring initializer of a box takes.
  final func setBoxProperties(
    backgroundColor: UIColor?, width: CGFloat, height: CGFloat, weight: CGFloat, anchor: LMAnchor
  ) {
    self.backgroundColor = backgroundColor
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
  }

  /// Sets what every declaring initializer takes.
  package final func setLayoutProperties(width: CGFloat, height: CGFloat, weight: CGFloat, anchor: LMAnchor) {
    if !width.isNaN { self.width = width }
    if !height.isNaN { self.height = height }
    if !weight.isNaN { self.weight = weight }
    if !anchor.isEmpty { self.anchor = anchor }
  }
}
