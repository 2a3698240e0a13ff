import Foundation

/// How a device is held.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that the main screen stands for; there is no other.
public final class UIDevice: Sendable, ViewBound {
  /// The one device.
  public static let current = UIDevice()

  private init() {}

  /// Upright where the main screen is as high as wide or higher, sideways otherwise.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  /// Phone or tablet, as the main screen's traits say; a phone where these say nothing.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }

  /// The kind of device, such as `iPad`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device.
  public var localizedModel: String { model }
  /// The kind of device: nobody has given it another name.
  public var name: String { model }
  /// The name of the system whose behaviour is followed.
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose behaviour is followed.
  public var systemVersion: String { "17.0" }
  /// What tells the device from others; there is none here.
  public var identifierForVendor: UUID? { nil }
  /// Whether the device tells how it is held; it always knows.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Kept for code that calls it: how the device is held follows from its main screen.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Kept for code that calls it.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether several programs run side by side.
  public var isMultitaskingSupported: Bool { true }
  /// How full the battery is, from 0 to 1; -1 where nobody knows, as here.
  public var batteryLevel: Float { -1 }
}
