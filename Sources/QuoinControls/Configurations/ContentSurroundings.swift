/// A cell that shows content and has room taken beside it.
protocol ContentSurroundings: AnyObject {
  /// Whether something stands at the trailing side, so that content needs to keep less from there.
  var hasTrailingAccessories: Bool { get }
}
