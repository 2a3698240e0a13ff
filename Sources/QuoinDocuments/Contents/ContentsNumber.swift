import Foundation
import QuoinGraphics
import QuoinViews

/// The number of a page in a line of the contents. Where it is not known before all pages are there, it leaves its place.
final class ContentsNumber: UILabel {
  /// The number that is to come, where it is.
  let late: LateNumber?

  /// - Parameters:
  ///   - label: The number, as far as it is known.
  ///   - late: The number that is to come; nothing where it is known.
  init(_ label: String, _ late: LateNumber?) {
    self.late = late
    super.init(frame: .zero)
    text = late == nil ? label : "0"
    if late != nil { accessibilityLabel = "" }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    // Whoever copies or reads the line would join the title and the number.
    if canvas.keepsText {
      canvas.draw(TextLayout(text: AttributedText(" ", font: font, color: textColor)), at: .zero)
    }
    guard let late else { return super.draw(canvas, in: rect) }
    let (size, isRightToLeft) = (bounds.size, isRightToLeft)
    late.leavePlace(on: canvas, font, textColor) { canvas, label in
      let room = UIView(frame: CGRect(origin: .zero, size: size))
      if !isRightToLeft { label.frame.origin.x = size.width - label.frame.width }
      room.addSubview(label)
      room.render(into: canvas)
    }
  }
}

/// The number of a heading's page that is known once all pages are there.
struct LateNumber {
  /// Which of the document's headings it is, from 0.
  let heading: Int
  let document: UIView
  let contents: LateContents

  /// Leaves room for what hangs on the number.
  ///
  /// - Parameter draw: Draws it, with the label of the number.
  func leavePlace(
    on canvas: Canvas, _ font: UIFont, _ color: UIColor, for draw: @escaping (Canvas, UILabel) -> Void
  ) {
    contents.leavePlace(on: canvas) { [heading, unowned document] facts in
      guard facts.headings.indices.contains(heading) else { return { _ in } }
      let label = UILabel()
      (label.font, label.textColor, label.text) = (font, color, facts.headings[heading].label)
      // Where it has the document's scale.
      document.addSubview(label)
      label.sizeToFit()
      return { canvas in
        draw(canvas, label)
        label.removeFromSuperview()
      }
    }
  }
}
