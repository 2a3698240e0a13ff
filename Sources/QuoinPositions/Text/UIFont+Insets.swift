import Foundation
import QuoinGraphics

extension UIFont {
  /// How far the top of capital letters lies below the top of a line, in points.
  ///
  /// - Parameter rounder: Rounds the result to a pixel, if given.
  public func capInset(with rounder: PixelRounder?) -> CGFloat {
    let inset = ascender - capHeight
    return rounder?.roundToPixel(inset) ?? inset
  }

  /// How far the baseline lies above the bottom of a line, in points.
  ///
  /// - Parameter rounder: Rounds the result to a pixel, if given.
  public func baselineInset(with rounder: PixelRounder?) -> CGFloat {
    let inset = -descender
    return rounder?.roundToPixel(inset) ?? inset
  }
}

extension CGRect {
  /// The part of a rectangle around text from the top of its capital letters to its baseline.
  ///
  /// - Parameters:
  ///   - font: The font of the text, which fills the rectangle's height.
  ///   - rounder: Rounds the insets to pixels, if given.
  public func insetBy(capAndBaselineOf font: UIFont, with rounder: PixelRounder?) -> CGRect {
    let (top, bottom) = (font.capInset(with: rounder), font.baselineInset(with: rounder))
    return CGRect(
      x: origin.x, y: origin.y + top, width: size.width, height: max(0, size.height - top - bottom))
  }
}
