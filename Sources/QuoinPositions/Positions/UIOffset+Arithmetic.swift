import Foundation
import QuoinGraphics

nonisolated extension UIOffset {
  /// Both offsets, one after the other.
  public static func + (left: UIOffset, right: UIOffset) -> UIOffset {
    UIOffset(horizontal: left.horizontal + right.horizontal, vertical: left.vertical + right.vertical)
  }

  /// The first offset without the second.
  public static func - (left: UIOffset, right: UIOffset) -> UIOffset { left + -right }

  /// The offset so many times.
  public static func * (offset: UIOffset, factor: CGFloat) -> UIOffset {
    UIOffset(horizontal: offset.horizontal * factor, vertical: offset.vertical * factor)
  }

  /// The offset so many times.
  public static func * (factor: CGFloat, offset: UIOffset) -> UIOffset { offset * factor }

  /// The offsets multiplied part by part.
  public static func * (left: UIOffset, right: UIOffset) -> UIOffset {
    UIOffset(horizontal: left.horizontal * right.horizontal, vertical: left.vertical * right.vertical)
  }

  /// The offsets divided part by part.
  public static func / (left: UIOffset, right: UIOffset) -> UIOffset {
    UIOffset(horizontal: left.horizontal / right.horizontal, vertical: left.vertical / right.vertical)
  }

  /// The offset in so many parts.
  public static func / (offset: UIOffset, divisor: CGFloat) -> UIOffset {
    UIOffset(horizontal: offset.horizontal / divisor, vertical: offset.vertical / divisor)
  }

  /// The way back.
  public static prefix func - (offset: UIOffset) -> UIOffset {
    UIOffset(horizontal: -offset.horizontal, vertical: -offset.vertical)
  }
}

nonisolated extension CGSize {
  /// The size grown by an offset: its horizontal part wider, its vertical part higher.
  public static func + (size: CGSize, offset: UIOffset) -> CGSize {
    CGSize(width: size.width + offset.horizontal, height: size.height + offset.vertical)
  }

  /// The size grown by an offset.
  public static func + (offset: UIOffset, size: CGSize) -> CGSize { size + offset }

  /// The size less an offset.
  public static func - (size: CGSize, offset: UIOffset) -> CGSize { size + -offset }
}
