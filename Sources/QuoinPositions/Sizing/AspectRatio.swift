import Foundation
import QuoinViews

/// How wide something is for its height, kept exact on whole pixels.
///
/// ```swift
/// let photo = AspectRatio(width: 16, height: 9)
/// imageView.bounds.size = photo.size(toFit: bounds.size, rounder: PixelRounder(for: self))
/// ```
public nonisolated struct AspectRatio: Hashable, Sendable {
  /// The width for a height of 1; above 0.
  public let ratio: CGFloat

  /// As wide as high.
  public static let square = AspectRatio(width: 1, height: 1)
  /// A screen of 16 to 9.
  public static let widescreen = AspectRatio(width: 16, height: 9)

  /// Creates a ratio; a square when either side is not above 0.
  public init(width: CGFloat, height: CGFloat) {
    let ratio = width / height
    self.ratio = ratio.isFinite && ratio > 0 ? ratio : 1
  }

  /// The ratio of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// High where this one is wide.
  public var inverted: AspectRatio { AspectRatio(width: 1, height: ratio) }

  /// The height for a width, to the nearest pixel.
  public func height(forWidth width: CGFloat, rounder: PixelRounder) -> CGFloat {
    rounder.roundToPixel(width / ratio)
  }

  /// The width for a height, to the nearest pixel.
  public func width(forHeight height: CGFloat, rounder: PixelRounder) -> CGFloat {
    rounder.roundToPixel(height * ratio)
  }

  /// The largest size of the ratio within another.
  ///
  /// One side is the room's, down to a pixel; the other is the nearest pixel, never beyond the room.
  public func size(toFit room: CGSize, rounder: PixelRounder) -> CGSize {
    let (width, height) = (rounder.floorToPixel(room.width), rounder.floorToPixel(room.height))
    if width / ratio <= height {
      return CGSize(width: width, height: min(height, self.height(forWidth: width, rounder: rounder)))
    }
    return CGSize(width: min(width, self.width(forHeight: height, rounder: rounder)), height: height)
  }

  /// The smallest size of the ratio around another.
  ///
  /// One side is the room's, up to a pixel; the other is the nearest pixel, never within the room.
  public func size(toFill room: CGSize, rounder: PixelRounder) -> CGSize {
    let (width, height) = (rounder.ceilToPixel(room.width), rounder.ceilToPixel(room.height))
    if width / ratio >= height {
      return CGSize(width: width, height: max(height, self.height(forWidth: width, rounder: rounder)))
    }
    return CGSize(width: max(width, self.width(forHeight: height, rounder: rounder)), height: height)
  }

  /// The largest rectangle of the ratio within another, at an anchor of it.
  public func rect(
    toFit rect: CGRect, at anchor: ViewPosition.Anchor = .middle, rounder: PixelRounder
  ) -> CGRect {
    place(size(toFit: rect.size, rounder: rounder), in: rect, at: anchor, rounder: rounder)
  }

  /// The smallest rectangle of the ratio around another, at an anchor of it.
  public func rect(
    toFill rect: CGRect, at anchor: ViewPosition.Anchor = .middle, rounder: PixelRounder
  ) -> CGRect {
    place(size(toFill: rect.size, rounder: rounder), in: rect, at: anchor, rounder: rounder)
  }

  private func place(
    _ size: CGSize, in rect: CGRect, at anchor: ViewPosition.Anchor, rounder: PixelRounder
  ) -> CGRect {
    let there = anchor.anchorPoint(onRect: rect)
    let here = anchor.anchorPoint(onRect: CGRect(origin: .zero, size: size))
    return CGRect(
      origin: rounder.roundToPixel(CGPoint(x: there.x - here.x, y: there.y - here.y)), size: size)
  }
}
