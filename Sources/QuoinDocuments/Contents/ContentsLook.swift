import Foundation
import QuoinGraphics

/// How the lines of a level look in the contents.
struct ContentsLook {
  let font: UIFont
  /// How wide the widest number of so many digits is, in points: room that is left beside any title, so that these are broken
  /// alike whatever the pages are.
  let numberRoom: CGFloat
  /// What leads from a title to its page; nothing for none.
  let dot: TextLayout?

  private static let digits = 3

  /// - Parameter isFirst: Whether it is the first level.
  init(of contents: ContentsView, isFirst: Bool) {
    let font =
      isFirst ? UIFont.systemFont(ofSize: contents.font.pointSize, weight: .semibold) : contents.font
    self.font = font
    let widths = (0...9).map { TextLayout(text: AttributedText("\($0)", font: font)).size.width }
    numberRoom = (widths.max() ?? 0) * CGFloat(Self.digits)
    // In one font for all lines, so that the dots stand below each other.
    dot =
      contents.leader.isEmpty
      ? nil
      : TextLayout(
        text: AttributedText(
          contents.leader, font: contents.font, color: contents.textColor.withAlphaComponent(0.5)))
  }

  /// Whether the number of a page takes no more room than any other.
  static func hasRoom(for label: String) -> Bool {
    label.utf8.count <= digits && label.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
