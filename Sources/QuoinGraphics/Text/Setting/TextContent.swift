import Foundation
import QuoinResources

/// What a text layout holds, shared by all layouts that are alike.
final class TextContent: Sendable {
  let size: CGSize
  let lines: [TextLine]
  /// What is drawn, line by line and from left to right.
  let pieces: [TextPiece]
  let text: ShapedText
  let spans: SpanReader
  let isTruncated: Bool
  /// Whether it stays as it is in any room at least as wide as `size`: nothing is broken, cut or moved from the left.
  let keepsLeft: Bool
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  /// Where a caret stands in a text without lines; its width means nothing.
  let emptyCaret: CGRect
  /// The memory it takes beside the shaped text, in bytes, nearly.
  let cost: Int
  private let memory: MemoryClaim?

  init(
    size: CGSize, lines: [TextLine], pieces: [TextPiece], text: ShapedText, spans: SpanReader,
    isTruncated: Bool, keepsLeft: Bool = false, emptyBaseline: CGFloat, emptyCaret: CGRect
  ) {
    self.size = size
    self.lines = lines
    self.pieces = pieces
    self.text = text
    self.spans = spans
    self.isTruncated = isTruncated
    self.keepsLeft = keepsLeft
    self.emptyCaret = emptyCaret
    firstBaseline = lines.first?.baseline ?? emptyBaseline
    lastBaseline = lines.last?.baseline ?? emptyBaseline
    cost =
      256 + lines.count * MemoryLayout<TextLine>.stride + pieces.count * MemoryLayout<TextPiece>.stride
    memory = MemoryClaim.current(cost)
  }
}
