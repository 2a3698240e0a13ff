import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UITableView {
  /// Creates a table.
  ///
  /// - Parameters:
  ///   - style: Whether sections run from edge to edge or stand apart.
  ///   - allowsSelection: Whether the user can select rows.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The table's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the table keeps to in an anchor view.
  ///   - with: Called with the new table before the initializer returns.
  public convenience init(
    style: UITableView.Style = .plain, allowsSelection: Bool = true, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UITableView) -> Void = { _ in }
  ) {
    self.init(frame: .zero, style: style)
    self.allowsSelection = allowsSelection
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    style: UITableView.Style = .plain, allowsSelection: Bool = true, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UITableView) -> Void)?
  ) {
    self.init(
      style: style, allowsSelection: allowsSelection, width: width, height: height, weight: weight,
      anchor: anchor, with: { with?($0) })
  }
}
