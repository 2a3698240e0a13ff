/// How a WebP is written.
public struct WebPOptions: Sendable {
  /// From 0 to 100; nothing keeps every pixel as it is drawn.
  public var quality: Int?

  /// Creates the default options.
  public init() {}
}
