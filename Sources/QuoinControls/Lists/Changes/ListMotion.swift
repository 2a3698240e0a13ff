import Foundation

/// The way in which a row comes and goes.
enum ListMotion {
  /// At once.
  case none
  /// Where it is.
  case fade
  case left, right, top, bottom

  /// Where a row is before it comes, or after it has gone.
  func away(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    switch self {
    case .left: frame.offsetBy(dx: -bounds.width, dy: 0)
    case .right: frame.offsetBy(dx: bounds.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .none, .fade: frame
    }
  }
}
