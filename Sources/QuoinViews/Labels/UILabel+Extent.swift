import Foundation
import QuoinGraphics

extension UILabel {
  /// How far text is taken to reach out of a label at most, in points, where it is not worth setting to find out.
  private static let reachOfText: CGFloat = 200

  /// The box of the lines as they are drawn, in the label's own points.
  final var linesRect: CGRect { box { $0 } }

  /// What the text and its shadow may touch.
  final var textExtent: CGRect {
    // Glyphs may reach out of their lines, by no more than a line.
    let text = box { $0.insetBy(dx: -$0.height, dy: -$0.height) }
    guard shadowColor != nil, !text.isNull else { return text }
    return text.union(text.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
  }

  private func box(of line: (CGRect) -> CGRect) -> CGRect {
    if !drawsContent { return .null }
    let (layout, origin) = shownPlacedLayout
    let box = layout.lines.reduce(CGRect.null) { $0.union(line($1.frame)) }
    return box.isNull ? box : box.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// A box that the text is taken not to reach beyond, found without setting it.
  final var outerExtent: CGRect {
    let reach = Self.reachOfText
    return bounds.insetBy(
      dx: -reach - abs(shadowOffset.width), dy: -reach - abs(shadowOffset.height))
  }
}
