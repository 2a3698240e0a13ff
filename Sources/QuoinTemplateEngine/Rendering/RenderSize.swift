import Foundation

/// How large a rendering is to be, in points.
public struct RenderSize: Sendable, Hashable {
  /// The width; nothing for what the root asks for.
  public var width: CGFloat?
  /// The height; nothing for what the root asks for.
  public var height: CGFloat?

  /// The sides that a root has which would come to nothing where they are free, as a screen does whose size is a device's;
  /// nothing to leave it so.
  package var otherwise: CGSize?

  /// The size of the phone on which screens are shown of which nothing says how large they are, in points.
  private static let phone = CGSize(width: 390, height: 844)

  /// The same, with the sides of a phone where a root would come to nothing.
  package var orPhone: RenderSize {
    var size = self
    size.otherwise = Self.phone
    return size
  }

  /// The size for a root that comes to nothing at this one; nothing where there is no other.
  ///
  /// - Parameters:
  ///   - result: What it comes to.
  ///   - saysWidth: Whether the root says how wide it is.
  ///   - saysHeight: Whether it says how high it is.
  func instead(of result: CGSize, saysWidth: Bool, saysHeight: Bool) -> RenderSize? {
    guard let otherwise, min(result.width, result.height) <= 0 else { return nil }
    let other = RenderSize(
      width: width ?? (saysWidth && result.width > 0 ? nil : otherwise.width),
      height: height ?? (saysHeight && result.height > 0 ? nil : otherwise.height))
    return other == RenderSize(width: width, height: height) ? nil : other
  }

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
