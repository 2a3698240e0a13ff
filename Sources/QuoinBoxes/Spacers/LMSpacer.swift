import Foundation
import QuoinGraphics
import QuoinViews

/// Room between other views: flexible unless it is given a width, a height or a weight.
///
/// Touches go through it unless it has a background colour.
///
/// ```swift
/// LMRowView(LMSpacer(), UILabel(text: "In the middle"), LMSpacer())
/// ```
open class LMSpacer: UIView {
  /// Only a class of somebody's own draws.
  open override var drawsContent: Bool { type(of: self) != LMSpacer.self }

  /// Creates a spacer that takes a share of the room that others leave.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    weight = 1
  }

  /// Creates a spacer that takes a share of the room that others leave.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    weight = 1
  }

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - width: A fixed width, in points.
  ///   - height: A fixed height, in points.
  ///   - weight: A share of the room that others leave; 1 when neither this nor a width nor a height is given.
  ///   - backgroundColor: The colour of a line or a block; spacers without one let touches through.
  ///   - anchor: The edges to keep to in an anchor view.
  ///   - with: Called with the spacer before the initializer returns.
  public convenience init(
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, backgroundColor: UIColor? = nil,
    anchor: LMAnchor = [], with: (LMSpacer) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    if !width.isNaN || !height.isNaN || !weight.isNaN { self.weight = weight }
    self.width = width
    self.height = height
    self.backgroundColor = backgroundColor
    self.anchor = anchor
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, backgroundColor: UIColor? = nil,
    anchor: LMAnchor = [], with: ((LMSpacer) -> Void)?
  ) {
    self.init(
      width: width, height: height, weight: weight, backgroundColor: backgroundColor, anchor: anchor,
      with: { with?($0) })
  }

  deinit {}

  open override var intrinsicContentSize: CGSize { .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  open override func measure(fitting proposal: CGSize) -> CGSize { .zero }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self && backgroundColor == nil ? nil : view
  }
}
