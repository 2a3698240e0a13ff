/// Gives scroll views their delegate in a way that lets their classes have delegates that are told more, under the same
/// name: a table's `delegate` is a `UITableViewDelegate`, as in UIKit. No property that is a class's own can be
/// overridden with another type.
public protocol DelegatedScrolling: UIScrollView, ViewBound {}

extension DelegatedScrolling {
  /// Told of scrolling; not kept.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: DelegatedScrolling {}
