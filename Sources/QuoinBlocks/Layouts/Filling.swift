import Foundation

extension Layout {
  /// The size of a rectangle by the size of its source; the vertical part is applied first.
  public struct Filling: RectBasedLayout, Sendable {
    /// How wide.
    public var horizontal: Horizontal
    /// How high.
    public var vertical: Vertical

    /// Creates a filling; what is left out equals the source.
    public init(horizontal: Horizontal = .equal, vertical: Vertical = .equal) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// The source's size.
    public static var equal: Filling { Filling() }

    public func formLayout(rect: inout CGRect, in source: CGRect) {
      formLayout(rect: &rect, in: source, direction: nil)
    }

    public func formLayout(rect: inout CGRect, in source: CGRect, direction: ReadingDirection?) {
      vertical.formLayout(rect: &rect, in: source, direction: direction)
      horizontal.formLayout(rect: &rect, in: source, direction: direction)
    }

    /// Applies one filling, then the other.
    public static func + (first: Filling, second: Filling) -> Filling {
      Filling(
        horizontal: first.horizontal + second.horizontal, vertical: first.vertical + second.vertical)
    }
  }
}
