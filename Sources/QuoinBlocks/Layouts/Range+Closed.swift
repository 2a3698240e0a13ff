import Foundation

extension Range<CGFloat> {
  /// What a half-open range counts as here: the closed one whose upper bound is one point further.
  var closed: ClosedRange<CGFloat> { lowerBound...(upperBound + 1) }
}
