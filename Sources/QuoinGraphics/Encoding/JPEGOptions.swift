/// How a JPEG is written.
public struct JPEGOptions: Sendable {
  /// From 1 to 100.
  public var quality = 90

  /// Creates the default options.
  public init() {}
}
