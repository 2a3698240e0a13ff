import Foundation
import QuoinBoxes
import QuoinControls
import QuoinViews

/// An item of a collection with one view as its content, which says how large it is to be where the layout leaves that open.
///
/// ```swift
/// final class CityCell: LMCollectionViewCell {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     content = LMColumnView(UIImageView(contentMode: .scaleAspectFit), UILabel(text: "Lima"))
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
open class LMCollectionViewCell: UICollectionViewCell, LMContentView {
  private final let pinned = PinnedContent()

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

  deinit {}
}
