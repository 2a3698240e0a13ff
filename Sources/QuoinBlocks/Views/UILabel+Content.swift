import Foundation
import QuoinGraphics
import QuoinViews

extension UILabel: TextPresentedElement, AdjustableLayoutElement {
  /// A rule that makes a source as large as the box of the label's text within a rectangle's width.
  ///
  /// It is the text in the label's font, or the attributed text if there is no other; the number of lines and insets play
  /// no part, and nothing is rounded.
  public var contentConstraint: any RectBasedConstraint {
    if let text { return TextBox(text: AttributedText(text, font: font)) }
    return TextBox(text: attributedText.map { AttributedText($0, font: font) })
  }

  /// The same: it holds values only.
  public var capturedContentConstraint: any RectBasedConstraint { contentConstraint }

  /// The first baseline of the text; one for each label, kept with it.
  public var baselineElement: Baseline {
    if let known = attachment(Baseline.self) { return known }
    let baseline = Baseline(self)
    setAttachment(baseline)
    return baseline
  }

  /// A rule that makes a source, the frame of the label, the first baseline of its text; it holds no label.
  var baselineConstraint: FirstBaseline { FirstBaseline(self) }
}

/// Makes a source, the frame of a label, the first baseline of its text: measured as the label does, on any thread.
struct FirstBaseline: RectBasedConstraint {
  private let text: AttributedText
  private let paragraph: TextParagraph
  private let lines: Int
  private let scale: CGFloat

  init(_ label: UILabel) {
    (text, paragraph) = label.measuredContent
    lines = label.numberOfLines
    scale = label.pixelGrid.scale
  }

  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    let layout = TextLayout(
      text: text, paragraph: paragraph, maximumWidth: rect.size.width, maximumNumberOfLines: lines)
    let top = PixelGrid(scale: scale).round((rect.size.height - layout.size.height) / 2)
    sourceRect = CGRect(
      x: rect.origin.x, y: rect.origin.y + top + layout.firstBaseline, width: rect.size.width, height: 0)
  }
}
