import Foundation

extension Layout {
  /// The position of a rectangle in its source; the vertical part is applied first.
  public struct Alignment: RectBasedLayout, Sendable {
    /// Where along x.
    public var horizontal: Horizontal
    /// Where along y.
    public var vertical: Vertical

    /// Creates an alignment; what is left out equals the source.
    public init(horizontal: Horizontal = .equal, vertical: Vertical = .equal) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The source's origin.
    public static var equal: Alignment { Alignment() }

    /// The source's center.
    public static var center: Alignment { Alignment(horizontal: .center(), vertical: .center()) }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      formLayout(rect: &rect, in: source, direction: nil)
    }

    public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
      vertical.formLayout(rect: &rect, in: source, direction: direction)
      horizontal.formLayout(rect: &rect, in: source, direction: direction)
    }

    /// Applies one alignment, then the other.
    public static func + (first: Alignment, second: Alignment) -> Alignment {
      Alignment(
        horizontal: first.horizontal + second.horizontal, vertical: first.vertical + second.vertical)
    }
  }
}
