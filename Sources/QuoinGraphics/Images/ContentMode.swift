import Foundation

/// How content of one size is put into a box of another.
public enum ContentMode: Int, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
    topRight, bottomLeft, bottomRight

  /// Where content goes.
  ///
  /// - Parameters:
  ///   - content: The content's own size, in points.
  ///   - bounds: The box, in points.
  /// - Returns: The content's rectangle, which may reach beyond the box; the box itself for content without a size.
  public func rect(for content: CGSize, in bounds: CGRect) -> CGRect {
    guard content.width > 0, content.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(content, by: min, in: bounds)
    case .scaleAspectFill: return scaled(content, by: max, in: bounds)
    default: return placed(content, in: bounds)
    }
  }

  private func scaled(
    _ content: CGSize, by choose: (CGFloat, CGFloat) -> CGFloat, in bounds: CGRect
  ) -> CGRect {
    let factor = choose(bounds.width / content.width, bounds.height / content.height)
    let size = CGSize(width: content.width * factor, height: content.height * factor)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func placed(_ content: CGSize, in bounds: CGRect) -> CGRect {
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - content.width
    default: x = bounds.midX - content.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - content.height
    default: y = bounds.midY - content.height / 2
    }
    return CGRect(x: x, y: y, width: content.width, height: content.height)
  }
}
