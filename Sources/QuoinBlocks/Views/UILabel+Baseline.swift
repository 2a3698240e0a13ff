import Foundation
import QuoinViews

extension UILabel {
  /// The first baseline of a label, as a line of no height in the coordinates that the label's frame is in.
  public final class Baseline: AnchoredLayoutElement, ElementInLayoutTime {
    private weak var label: UILabel?

    init(_ label: UILabel) {
      self.label = label
    }

    /// The label, if it lives.
    var leader: UILabel? { label }

    /// The baseline, as wide as the label; setting it moves the label up or down, and gives it the width.
    public var frame: CGRect {
      get { label.map { $0.baselineConstraint.constrained(sourceRect: $0.frame, by: $0.frame) } ?? .zero }
      set { if let label { label.frame = Self.frame(of: label, at: label.frame, placedAt: newValue) } }
    }

    /// The same size, at the origin; setting it does nothing.
    public var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set {}
    }

    public var layoutBounds: CGRect { bounds }

    public var superElement: (any LayoutElement)? { label?.superview }

    public var inLayoutTime: any ElementInLayoutTime { self }

    /// The frame that a label comes to when its baseline is placed.
    static func frame(of label: UILabel, at rect: CGRect, placedAt line: CGRect) -> CGRect {
      let present = label.baselineConstraint.constrained(sourceRect: rect, by: rect)
      return CGRect(
        x: rect.origin.x, y: rect.origin.y + line.origin.y - present.origin.y, width: line.size.width,
        height: rect.size.height)
    }
  }
}
