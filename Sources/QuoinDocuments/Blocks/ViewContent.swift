import QuoinDiagnostics
import QuoinViews

/// Views that a program makes one after the other.
public final class ViewContent: PageContent {
  private let begin: () -> () throws(Diagnostics) -> PageBlock?
  private var make: (() throws(Diagnostics) -> PageBlock?)?

  /// Creates content of views that a sequence makes when it is asked for them, such as a lazy one.
  ///
  /// ```swift
  /// let content = ViewContent { orders.lazy.map { OrderView($0) } }
  /// ```
  ///
  /// - Parameter views: Gives the views from the first one on, each time it is called.
  public convenience init<Views: Sequence>(_ views: @escaping () -> Views) where Views.Element: UIView {
    self.init { views().lazy.map { PageBlock($0) } }
  }

  /// Creates content of blocks that a sequence makes when it is asked for them.
  public init<Blocks: Sequence>(_ blocks: @escaping () -> Blocks) where Blocks.Element == PageBlock {
    begin = {
      var iterator = blocks().makeIterator()
      return { iterator.next() }
    }
  }

  public func restart() { make = begin() }

  public func next() throws(Diagnostics) -> PageBlock? {
    if make == nil { restart() }
    return try make?()
  }
}
