import Foundation
import QuoinGraphics
import QuoinViews

/// The root of a tree of boxes: its subviews fill it from edge to edge, whatever its margins.
open class LMRootView: LMLayoutView {
  /// Only a class of somebody's own draws.
  open override var drawsContent: Bool { type(of: self) != LMRootView.self }

  private final var storedTopPadding: CGFloat = 0
  private final var storedBottomPadding: CGFloat = 0

  /// The room above the subviews, in points.
  public final var topPadding: CGFloat {
    get { storedTopPadding }
    set {
      if newValue == storedTopPadding { return }
      if !newValue.isFinite { return BoxMisuse.report(.notFinite("topPadding", newValue, of: self)) }
      storedTopPadding = newValue
      noteEverything()
    }
  }

  /// The room below the subviews, in points.
  public final var bottomPadding: CGFloat {
    get { storedBottomPadding }
    set {
      if newValue == storedBottomPadding { return }
      if !newValue.isFinite { return BoxMisuse.report(.notFinite("bottomPadding", newValue, of: self)) }
      storedBottomPadding = newValue
      noteEverything()
    }
  }

  override var keepsToMargins: Bool { false }

  override func measureInsets(_ pixels: PixelGrid) -> BoxInsets {
    BoxInsets(top: pixels.round(storedTopPadding), bottom: pixels.round(storedBottomPadding))
  }

  override func measureNaturalSize() -> CGSize { sizeOfLargest { naturalSize(of: $0) } }

  override func measureSize(within limit: CGFloat) -> CGSize {
    let size = sizeOfLargest { self.size(of: $0, within: limit) }
    return CGSize(width: min(limit, size.width), height: size.height)
  }

  override func measureWidth(within limit: CGFloat) -> CGFloat { widthOfWidest(within: limit) }

  override func measureHeight(at width: CGFloat) -> CGFloat {
    sizeOfLargest { CGSize(width: width, height: height(of: $0, at: width)) }.height
  }

  override func placeSubviews(in size: CGSize) {
    for child in children where child.sizing.isIncluded {
      child.place(x: 0, y: insets.top, width: size.width, height: room(inHeight: size.height))
    }
  }

  override func place(of subview: UIView, in size: CGSize) -> CGRect? {
    CGRect(x: 0, y: insets.top, width: size.width, height: room(inHeight: size.height))
  }

  deinit {}
}
