import Foundation

/// How large a rendering is to be, in points.
public struct RenderSize: Sendable, Hashable {
  /// The width; nothing for what the root asks for.
  public var width: CGFloat?
  /// The height; nothing for what the root asks for.
  public var height: CGFloat?

  /// Creates a size, free where a number is missing.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// What the root's own attributes and content ask for.
  public static let automatic = RenderSize()
  /// A fixed width, and the height that the content needs at it.
  public static func width(_ width: CGFloat) -> RenderSize { RenderSize(width: width) }
  /// A fixed size.
  public static func fixed(_ width: CGFloat, _ height: CGFloat) -> RenderSize {
    RenderSize(width: width, height: height)
  }
  /// A fixed size.
  public static func fixed(_ size: CGSize) -> RenderSize {
    RenderSize(width: size.width, height: size.height)
  }
}
