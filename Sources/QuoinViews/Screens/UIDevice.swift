import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that the main screen stands for; there is no other.
public final class UIDevice: Sendable {
  /// The one device.
  public static let current = UIDevice()

  private init() {}

  /// Upright where the main screen is as high as wide or higher, sideways otherwise.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  /// Phone or tablet, as the main screen's traits say.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
}
