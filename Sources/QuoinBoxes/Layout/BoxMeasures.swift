import Foundation
import QuoinViews

/// What a box measures of itself beyond the sizes that every view keeps.
struct BoxMeasures {
  /// The width that `height` was measured at; NaN for none.
  var exactWidth = CGFloat.nan
  /// The height at exactly `exactWidth`, which may differ from that within it as a limit.
  private(set) var height: CGFloat = 0
  /// The width without limits, where it was found before the height; NaN for none.
  var naturalWidth = CGFloat.nan
  /// The width that `limitedWidth` was found within.
  private(set) var limit: CGFloat = 0
  /// The width within `limit`, where it was found before the height; NaN for none.
  private(set) var limitedWidth = CGFloat.nan
  /// Whether something was measured that has given way to something else, so that comparing what is left tells too
  /// little.
  private(set) var hasForgotten = false

  var hasHeight: Bool { !exactWidth.isNaN }

  /// Whether nothing has been measured.
  var isEmpty: Bool { exactWidth.isNaN && naturalWidth.isNaN && limitedWidth.isNaN }

  /// The width within a limit, which may be infinite.
  func width(within limit: CGFloat) -> CGFloat? {
    if naturalWidth <= limit { return naturalWidth }
    return limitedWidth <= limit && limit <= self.limit ? limitedWidth : nil
  }

  mutating func keepHeight(_ height: CGFloat, at width: CGFloat) {
    if hasHeight, exactWidth != width { hasForgotten = true }
    (exactWidth, self.height) = (width, height)
  }

  mutating func keepWidth(_ width: CGFloat, within limit: CGFloat) {
    if limit == .infinity {
      naturalWidth = width
    } else {
      noteForgotten(within: limit)
      (self.limit, limitedWidth) = (limit, width)
    }
  }

  /// Takes note that the whole size has been measured within a limit.
  ///
  /// - Returns: The limit that the size holds for: a width that was found within a wider one holds for that, and whoever
  ///   asked then has to hear of changes.
  mutating func limit(of size: CGSize, within limit: CGFloat) -> CGFloat {
    if limitedWidth == size.width { return self.limit }
    noteForgotten(within: limit)
    limitedWidth = .nan
    return limit
  }

  private mutating func noteForgotten(within limit: CGFloat) {
    if !limitedWidth.isNaN, self.limit != limit { hasForgotten = true }
  }
}

nonisolated extension ContainerFamily {
  /// The boxes, whose members measure each other in whole pixels, without the detour of a view's own measuring.
  static var boxes: ContainerFamily { ContainerFamily(rawValue: 1) }
}

extension UIView {
  /// Whether the view is an `LMLayoutView`.
  @inline(__always)
  final var isBox: Bool { containerFamily == .boxes }

  /// The view as a box, if it is one. The family is that of boxes alone, so the cast, which is made for each subview in each
  /// pass, need not look at the class again.
  @inline(__always)
  final var asBox: LMLayoutView? { isBox ? unsafeDowncast(self, to: LMLayoutView.self) : nil }
}
