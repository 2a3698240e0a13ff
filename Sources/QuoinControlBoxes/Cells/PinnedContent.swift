import Foundation
import QuoinGraphics
import QuoinViews

/// The content of a cell, which reaches from margin to margin of the cell's content view, or from edge to edge.
final class PinnedContent: ContentMeasurer {
  private var view: UIView?
  private var ignoresMargins = false

  /// The content, as long as it is in the content view.
  func view(in contentView: UIView) -> UIView? { view?.superview === contentView ? view : nil }

  /// Puts content into a content view in the place of what was there before.
  ///
  /// - Parameters:
  ///   - content: The content; nothing to have none.
  ///   - contentView: That of the cell.
  ///   - ignoresMargins: Whether the content reaches to the edges.
  func pin(_ content: UIView?, to contentView: UIView, ignoringMargins ignoresMargins: Bool) {
    if let content, contentView.isDescendant(of: content) {
      return BoxMisuse.report(.contentHoldsItsView(content, contentView.superview ?? contentView))
    }
    self.ignoresMargins = ignoresMargins
    if content !== view(in: contentView) {
      view(in: contentView)?.removeFromSuperview()
      view = content
      if let content { contentView.addSubview(content) }
    }
    contentView.isMeasuredExactly = true
    contentView.setAttachment(self as ContentMeasurer)
    contentView.invalidateFittingSize()
    contentView.superview?.setNeedsLayout()
  }

  /// Gives the content its frame.
  ///
  /// A length that is fixed is kept, at the leading or top margin.
  func place(in contentView: UIView) {
    guard let view = view(in: contentView) else { return }
    let pixels = contentView.pixelGrid
    let room = room(in: contentView)
    let (fixedWidth, fixesHeight) = (view.sizing.width, view.sizing.fixesHeight)
    var frame = pixels.round(room)
    if !fixedWidth.isNaN { frame.size.width = min(frame.width, pixels.length(fixedWidth)) }
    if fixesHeight { frame.size.height = min(frame.height, size(of: view, in: room.size, pixels).height) }
    if contentView.isRightToLeft { frame.origin.x = pixels.round(room).maxX - frame.width }
    view.place(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  override func size(of contentView: UIView, fitting proposal: CGSize) -> CGSize? {
    guard let view = view(in: contentView), view.sizing.isIncluded else { return nil }
    let insets = insets(of: contentView)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let pixels = contentView.pixelGrid
    let width = proposal.width == .infinity ? .infinity : max(0, pixels.floor(proposal.width - across))
    let size = size(of: view, in: CGSize(width: width, height: .infinity), pixels)
    return CGSize(width: size.width + across, height: size.height + down)
  }

  private func size(of view: UIView, in room: CGSize, _ pixels: PixelGrid) -> CGSize {
    let fixed = view.sizing.width
    let width = fixed.isNaN ? room.width : min(room.width, pixels.length(fixed))
    return view.sizeAsContent(in: CGSize(width: width, height: .infinity), pixels)
  }

  private func insets(of contentView: UIView) -> UIEdgeInsets {
    ignoresMargins ? .zero : contentView.layoutMargins
  }

  private func room(in contentView: UIView) -> CGRect {
    let (bounds, insets) = (contentView.bounds, insets(of: contentView))
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
