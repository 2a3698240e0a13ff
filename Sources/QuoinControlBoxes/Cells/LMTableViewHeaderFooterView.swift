import Foundation
import QuoinBoxes
import QuoinControls
import QuoinViews

/// The head or foot of a section of a table with one view as its content, which says how high it is to be.
///
/// ```swift
/// LMTableViewHeaderFooterView(LMRowView(UILabel(text: "On/Off", weight: 1), UISwitch()))
/// ```
open class LMTableViewHeaderFooterView: UITableViewHeaderFooterView, LMContentView {
  private final let pinned = PinnedContent()

  /// Creates a head or foot, whose content reaches to its margins.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    _ content: UIView? = nil, with: (LMTableViewHeaderFooterView) -> Void = { _ in }
  ) {
    self.init(reuseIdentifier: nil)
    setContent(content, ignoreMargins: false)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(_ content: UIView? = nil, with: ((LMTableViewHeaderFooterView) -> Void)?) {
    self.init(content, with: { with?($0) })
  }

  /// Creates a head or foot whose content a block of code gives.
  ///
  /// - Parameters:
  ///   - with: Called with the new view before it has its content.
  ///   - content: Gives the content.
  public convenience init(
    with: (LMTableViewHeaderFooterView) -> Void = { _ in }, @LMContentBuilder content: () -> UIView?
  ) {
    self.init(nil, with: with)
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
}
