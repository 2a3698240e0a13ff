import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UITableViewCell {
  /// Creates a cell with texts in its labels.
  ///
  /// - Parameters:
  ///   - style: Where the texts stand.
  ///   - text: The text.
  ///   - detailText: The second text, where the style has one.
  ///   - accessoryType: What stands at the trailing side.
  ///   - selectionStyle: What the cell looks like when it is selected.
  ///   - with: Called with the new cell before the initializer returns.
  public convenience init(
    style: UITableViewCell.CellStyle, text: String? = nil, detailText: String? = nil,
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, with: (UITableViewCell) -> Void = { _ in }
  ) {
    self.init(style: style, reuseIdentifier: nil)
    if let text { textLabel?.text = text }
    if let detailText { detailTextLabel?.text = detailText }
    // A property set through `self` would not be observed.
    let cell = self
    cell.accessoryType = accessoryType
    cell.selectionStyle = selectionStyle
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    style: UITableViewCell.CellStyle, text: String? = nil, detailText: String? = nil,
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, with: ((UITableViewCell) -> Void)?
  ) {
    self.init(
      style: style, text: text, detailText: detailText, accessoryType: accessoryType,
      selectionStyle: selectionStyle, with: { with?($0) })
  }

  /// Creates a cell with texts and a picture in a content configuration.
  ///
  /// - Parameters:
  ///   - style: Where the texts stand.
  ///   - text: The text.
  ///   - secondaryText: The second text.
  ///   - image: The picture.
  ///   - accessoryType: What stands at the trailing side.
  ///   - selectionStyle: What the cell looks like when it is selected.
  ///   - with: Called with the new cell before the initializer returns.
  public convenience init(
    style: UITableViewCell.CellStyle = .default, text: String? = nil, secondaryText: String? = nil,
    image: UIImage? = nil, accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, with: (UITableViewCell) -> Void = { _ in }
  ) {
    self.init(style: style, reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    content.image = image
    // A property set through `self` would not be observed.
    let cell = self
    cell.contentConfiguration = content
    cell.accessoryType = accessoryType
    cell.selectionStyle = selectionStyle
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    style: UITableViewCell.CellStyle = .default, text: String? = nil, secondaryText: String? = nil,
    image: UIImage? = nil, accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, with: ((UITableViewCell) -> Void)?
  ) {
    self.init(
      style: style, text: text, secondaryText: secondaryText, image: image, accessoryType: accessoryType,
      selectionStyle: selectionStyle, with: { with?($0) })
  }
}
