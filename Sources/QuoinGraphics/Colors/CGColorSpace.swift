/// A space of colours; all are sRGB here.
public final class CGColorSpace: Sendable {
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// Creates sRGB, whatever the name.
  public init?(name: String) {}

  fileprivate init() {}
}

/// The colours of this device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// The greys of this device: those of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
