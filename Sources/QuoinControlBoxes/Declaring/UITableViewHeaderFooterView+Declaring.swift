import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UITableViewHeaderFooterView {
  /// Creates a head or foot with texts in its labels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - detailText: The second text.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    text: String? = nil, detailText: String? = nil, with: (UITableViewHeaderFooterView) -> Void = { _ in }
  ) {
    self.init(reuseIdentifier: nil)
    if let text { textLabel?.text = text }
    if let detailText { detailTextLabel?.text = detailText }
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    text: String? = nil, detailText: String? = nil, with: ((UITableViewHeaderFooterView) -> Void)?
  ) {
    self.init(
      text: text, detailText: detailText, with: { with?($0) })
  }

  /// Creates a head or foot with texts in a content configuration.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - secondaryText: The second text.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    text: String? = nil, secondaryText: String?, with: (UITableViewHeaderFooterView) -> Void = { _ in }
  ) {
    self.init(reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    // A property set through `self` would not be observed.
    let view = self
    view.contentConfiguration = content
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    text: String? = nil, secondaryText: String?, with: ((UITableViewHeaderFooterView) -> Void)?
  ) {
    self.init(
      text: text, secondaryText: secondaryText, with: { with?($0) })
  }
}
