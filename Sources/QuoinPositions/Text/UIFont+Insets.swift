import Foundation
import QuoinGraphics

nonisolated extension UIFont {
  /// How far the top of capital letters lies below the top of a line, in points, down to a whole pixel.
  ///
  /// - Parameter pixelRounder: The pixels; nothing for those of the main screen.
  public func capInset(with pixelRounder: PixelRounder? = nil) -> CGFloat {
    (pixelRounder ?? PixelRounder()).floorToPixel(ascender - capHeight)
  }

  /// How far the baseline lies above the bottom of a line, in points, up to a whole pixel.
  ///
  /// - Parameter pixelRounder: The pixels; nothing for those of the main screen.
  public func baselineInset(with pixelRounder: PixelRounder? = nil) -> CGFloat {
    (pixelRounder ?? PixelRounder()).ceilToPixel(-descender)
  }
}

nonisolated extension CGRect {
  /// The part of a rectangle around text from the top of its capital letters to its baseline; less than nothing high
  /// where the rectangle is lower than that.
  ///
  /// - Parameters:
  ///   - font: The font of the text, which fills the rectangle's height.
  ///   - pixelRounder: The pixels; nothing for those of the main screen.
  public func insetBy(capAndBaselineOf font: UIFont, with pixelRounder: PixelRounder? = nil) -> CGRect {
    let (top, bottom) = (font.capInset(with: pixelRounder), font.baselineInset(with: pixelRounder))
    return CGRect(
      x: origin.x, y: origin.y + top, width: size.width, height: size.height - top - bottom)
  }
}
