import Foundation
import QuoinBoxes
import QuoinControls
import QuoinViews

/// A row of a table with one view as its content, which says how high the row is to be.
///
/// ```swift
/// LMTableViewCell(LMRowView(UILabel(text: "Sound", weight: 1), UISwitch()))
/// ```
open class LMTableViewCell: UITableViewCell, LMContentView {
  private final let pinned = PinnedContent()

  /// Creates a cell, whose content reaches to its margins.
  ///
  /// - Parameters:
  ///   - accessoryType: What stands at the trailing side.
  ///   - selectionStyle: What the cell looks like when it is selected; touches that miss the content's own views go
  ///     through a cell with `none`.
  ///   - content: The content.
  ///   - with: Called with the new cell before the initializer returns.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, _ content: UIView? = nil,
    with: (LMTableViewCell) -> Void = { _ in }
  ) {
    self.init(style: .default, reuseIdentifier: nil)
    self.accessoryType = accessoryType
    self.selectionStyle = selectionStyle
    setContent(content, ignoreMargins: false)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, _ content: UIView? = nil,
    with: ((LMTableViewCell) -> Void)?
  ) {
    self.init(
      accessoryType: accessoryType, selectionStyle: selectionStyle, content, with: { with?($0) })
  }

  /// Creates a cell whose content a block of code gives; the other parameters are those of the other initializer, but that
  /// the callback comes before the content.
  ///
  /// ```swift
  /// LMTableViewCell(accessoryType: .checkmark) { UILabel(text: "Sound") }
  /// ```
  public convenience init(
    accessoryType: UITableViewCell.AccessoryType = .none,
    selectionStyle: UITableViewCell.SelectionStyle = .blue, with: (LMTableViewCell) -> Void = { _ in },
    @LMContentBuilder content: () -> UIView?
  ) {
    self.init(accessoryType: accessoryType, selectionStyle: selectionStyle, with: with)
    setContent(content(), ignoreMargins: false)
  }

  deinit {}

  /// The content; nothing where there is none.
  public final func content() -> UIView! { pinned.view(in: contentView) }

  /// Puts content in the place of what was there before.
  ///
  /// - Parameters:
  ///   - content: The content; nothing to have none.
  ///   - ignoreMargins: Whether the content reaches to the edges of the content view instead of to its margins.
  public final func setContent(_ content: UIView?, ignoreMargins: Bool) {
    pinned.pin(content, to: contentView, ignoringMargins: ignoreMargins)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    pinned.place(in: contentView)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return selectionStyle == .none && (view === contentView || view === self) ? nil : view
  }
}
