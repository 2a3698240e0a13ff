import Foundation
import QuoinGraphics

/// What a search bar stands in, and what follows its searches: the item of a navigation bar.
protocol SearchPlace: AnyObject {
  /// The bar around the field, while there is one.
  var barOfSearch: UIView? { get }
  /// Whether that bar shows this place, and not another one of its stack.
  var isOnTopOfBar: Bool { get }
  /// How high that bar is at most, in points.
  var greatestHeightOfBar: CGFloat { get }
  /// Told when the field has changed so that the bar may look otherwise.
  func searchDidChange()
}
