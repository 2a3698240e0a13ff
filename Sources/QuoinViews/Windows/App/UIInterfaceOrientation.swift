import Foundation

/// How the interface is turned.
public nonisolated enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  case unknown, portrait, portraitUpsideDown
  /// As `UIDeviceOrientation.landscapeLeft`'s number, in which the home button is on the other side.
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Upright where a screen is as high as wide or higher.
  init(of size: CGSize) { self = size.height >= size.width ? .portrait : .landscapeRight }
}

/// Ways in which an interface may be turned.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a set from its bits, which are UIKit's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
