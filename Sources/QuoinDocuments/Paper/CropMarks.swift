import Foundation
import QuoinGraphics
import QuoinViews

/// The sheet that a page is printed on: the page, what is drawn beyond its edges to be cut off, and the marks to cut by.
struct PrintSheet {
  /// How long a mark is, in points.
  private static let markLength: CGFloat = 14
  /// How far marks stay from what is printed, in points.
  private static let markGap: CGFloat = 6

  /// Where the page is on the sheet, in points.
  let trim: CGRect
  /// Where what is drawn beyond its edges ends, in points.
  let bleed: CGRect
  let size: CGSize
  private let hasMarks: Bool

  init(page size: CGSize, bleed: UIEdgeInsets, hasMarks: Bool) {
    self.hasMarks = hasMarks
    let slug = hasMarks ? Self.markLength + Self.markGap : 0
    trim = CGRect(origin: CGPoint(x: bleed.left + slug, y: bleed.top + slug), size: size)
    self.bleed = CGRect(
      x: slug, y: slug, width: size.width + bleed.left + bleed.right,
      height: size.height + bleed.top + bleed.bottom)
    self.size = CGSize(width: self.bleed.width + 2 * slug, height: self.bleed.height + 2 * slug)
  }

  /// Draws a page at its place, nothing of it beyond the bleed, and the marks around it.
  func draw(on canvas: Canvas, page: (Canvas) -> Void) {
    canvas.saveGState()
    canvas.clip(to: bleed)
    canvas.translateBy(x: trim.minX, y: trim.minY)
    page(canvas)
    canvas.restoreGState()
    guard hasMarks else { return }
    canvas.withRole(.artifact) {
      for mark in marks { canvas.fill(mark, color: .black) }
    }
  }

  /// Two lines at each corner, a quarter of a point thick.
  private var marks: [CGRect] {
    let (length, thickness) = (Self.markLength, CGFloat(0.25))
    var marks: [CGRect] = []
    for x in [trim.minX, trim.maxX] {
      for y in [0, size.height - length] {
        marks.append(CGRect(x: x - thickness / 2, y: y, width: thickness, height: length))
      }
    }
    for y in [trim.minY, trim.maxY] {
      for x in [0, size.width - length] {
        marks.append(CGRect(x: x, y: y - thickness / 2, width: length, height: thickness))
      }
    }
    return marks
  }
}
