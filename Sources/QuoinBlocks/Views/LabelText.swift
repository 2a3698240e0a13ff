import Foundation
import QuoinGraphics
import QuoinViews

/// The text of a label as values: it measures the same as the label, on any thread.
struct LabelText: Sendable {
  let text: AttributedText
  let paragraph: TextParagraph
  let lines: Int
  let scale: CGFloat

  init(_ label: UILabel) {
    (text, paragraph) = label.measuredContent
    lines = label.numberOfLines
    scale = label.displayScale
  }

  func layout(width: CGFloat) -> TextLayout {
    TextLayout(text: text, paragraph: paragraph, maximumWidth: width, maximumNumberOfLines: lines)
  }
}

/// Makes a source as large as a label's text is in it.
struct LabelContentConstraint: RectBasedConstraint {
  let label: LabelText

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    // As UILabel measures: a single line is as wide as it is, however little room there is.
    let width = label.lines == 1 || sourceRect.size.width <= 0 ? CGFloat.infinity : sourceRect.size.width
    sourceRect.size = PixelGrid(scale: label.scale).ceil(label.layout(width: width).size)
  }
}

/// Makes a source, the frame of a label, the last baseline of its text.
struct LabelBaselineConstraint: RectBasedConstraint {
  let label: LabelText

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    let layout = label.layout(width: rect.size.width)
    let top = PixelGrid(scale: label.scale).round((rect.size.height - layout.size.height) / 2)
    sourceRect = CGRect(
      x: rect.origin.x, y: rect.origin.y + top + layout.lastBaseline, width: rect.size.width, height: 0)
  }
}

/// The last baseline of a label, as an element in the label's coordinates.
final class LabelBaseline: LayoutElement {
  private weak var label: UILabel?

  init(_ label: UILabel) {
    self.label = label
  }

  /// A line of no height; setting it moves nothing, as the text decides where it is.
  var frame: CGRect {
    get {
      guard let label else { return .zero }
      let bounds = label.bounds
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y + label.lastBaselineOffset(for: bounds.size),
        width: bounds.size.width, height: 0)
    }
    set {}
  }

  var superElement: (any LayoutElement)? { label }
}

extension UILabel: TextPresentedElement {
  /// The last baseline of the text, as a line in the label's coordinates.
  public var baselineElement: any LayoutElement { LabelBaseline(self) }

  public var baselineConstraint: any RectBasedConstraint {
    LabelBaselineConstraint(label: LabelText(self))
  }
}
