import Foundation

/// What a text layout holds, shared by all layouts that are alike.
final class TextContent: Sendable {
  let size: CGSize
  let lines: [TextLine]
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  let isTruncated = false
  let missingGlyphs: [Unicode.Scalar] = []
  let links: [TextLink] = []

  init(size: CGSize, lines: [TextLine], firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
