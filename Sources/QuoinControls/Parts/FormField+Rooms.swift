import Foundation
import QuoinGraphics

extension FormField {
  /// What readers of PDFs keep text from the sides of a field, in points.
  static var sideRoom: CGFloat { 2 }
}
