import Foundation
import QuoinGraphics

extension UIView {
  /// How content of one size is put into the view's bounds.
  public typealias ContentMode = QuoinGraphics.ContentMode

  /// Which distances change along when the superview's size does.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Whether a view is mirrored in right-to-left surroundings.
public nonisolated enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// Mirrored.
  case unspecified = 0
  /// Playback controls are never mirrored.
  case playback = 1
  /// Directions in space are never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

/// Which way an interface reads.
@frozen
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable, Codable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether a view takes its colours from the tint or a dimmed one.
public nonisolated enum UIViewTintAdjustmentMode: Int, Sendable, CaseIterable {
  case automatic, normal, dimmed
}
