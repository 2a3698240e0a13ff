import Foundation
import Quoin

/// A line of text as far as layout is concerned: a natural width, lines of 16 points, and a count of measures.
final class BoxTextLeaf: UIView {
  var naturalWidth: CGFloat
  private(set) var measureCount = 0

  init(cell: Int, line: Int) {
    naturalWidth = CGFloat(60 + (37 * (3 * cell + line)) % 240)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    if size.width >= naturalWidth || size.width <= 0 { return CGSize(width: naturalWidth, height: 16) }
    return CGSize(width: size.width, height: height(at: size.width))
  }

  /// The height of the text wrapped at a width.
  func height(at width: CGFloat) -> CGFloat {
    width > 0 ? (naturalWidth / width).rounded(.up) * 16 : 16
  }
}
