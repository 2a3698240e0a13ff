import Foundation

extension CGRect {
  /// The rectangle as `x y w h`, the form in which tests state frames, with as few digits as tell it to a thousandth.
  public var short: String {
    [origin.x, origin.y, size.width, size.height].map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }.joined(separator: " ")
  }
}
