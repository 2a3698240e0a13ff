import Foundation
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinViews

@Suite("Attributes of texts that are let go")
struct LabelTextReleaseTests {
  /// Whether an attachment goes with the layers and labels that showed it.
  private func isReleased(_ show: (NSAttributedString) -> Void) -> Bool {
    weak var attachment: NSTextAttachment?
    do {
      let made = NSTextAttachment(view: Leaf(20, 10))
      attachment = made
      let text = ReleasingAttributedString(string: "a text ")
      text.append(ReleasingAttributedString(attachment: made))
      show(text)
    }
    return attachment == nil
  }

  private func label(_ text: NSAttributedString, _ change: (UILabel) -> Void) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    label.attributedText = text
    change(label)
    label.layoutIfNeeded()
    _ = UIGraphicsImageRenderer(size: label.bounds.size).pngData { label.layer.render(in: $0.cgContext) }
  }

  @Test("What the attributes of a label's text hold goes with the label, however it is set")
  func labels() {
    #expect(isReleased { label($0) { _ in } })
    #expect(isReleased { label($0) { $0.typesetting.letterSpacing = 1 } })
    #expect(isReleased { label($0) { $0.adjustsFontSizeToFitWidth = true } })
    #expect(isReleased { label($0) { $0.shadowColor = .red } })
    #expect(isReleased { label($0) { $0.textColor = .red } })
    #expect(isReleased { label($0) { _ = $0.attributedText } })
    #expect(isReleased { label($0) { $0.accessibilityAttributedLabel = $0.attributedText } })
  }

  @Test("What the attributes of a layer's text hold goes with the layer")
  func layers() {
    #expect(
      isReleased {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        layer.string = $0
        _ = UIGraphicsImageRenderer(size: layer.bounds.size).pngData { layer.render(in: $0.cgContext) }
      })
  }
}
