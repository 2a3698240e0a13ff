import Foundation
import QuoinGraphics
import QuoinViews

/// The root of a tree of boxes: its subviews fill it from edge to edge, whatever its margins.
open class LMRootView: LMLayoutView {
  private final var storedTopPadding: CGFloat = 0
  private final var storedBottomPadding: CGFloat = 0

  /// The room above the subviews, in points.
  public final var topPadding: CGFloat {
    get { storedTopPadding }
    set {
      if newValue == storedTopPadding { return }
      storedTopPadding = newValue
      noteEverything()
    }
  }

  /// The room below the subviews, in points.
  public final var bottomPadding: CGFloat {
    get { storedBottomPadding }
    set {
      if newValue == storedBottomPadding { return }
      storedBottomPadding = newValue
      noteEverything()
    }
  }

  override var keepsToMargins: Bool { false }

  override func measureInsets(_ pixels: PixelGrid) -> BoxInsets {
    func padding(_ points: CGFloat) -> CGFloat { points.isFinite ? pixels.round(points) : 0 }
    return BoxInsets(top: padding(storedTopPadding), bottom: padding(storedBottomPadding))
  }

  override func measureNaturalSize() -> CGSize {
    var content = CGSize.zero
    for child in children where child.sizing.isIncluded {
      let size = naturalSize(of: child)
      content = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }
    return CGSize(width: content.width, height: max(0, content.height + insets.height))
  }

  override func measureSize(within limit: CGFloat) -> CGSize {
    var content = CGSize.zero
    for child in children where child.sizing.isIncluded {
      let size = size(of: child, within: limit)
      content = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }
    return CGSize(width: min(limit, content.width), height: max(0, content.height + insets.height))
  }

  override func measureWidth(within limit: CGFloat) -> CGFloat { widthOfWidest(within: limit) }

  override func measureHeight(at width: CGFloat) -> CGFloat {
    var height: CGFloat = 0
    for child in children where child.sizing.isIncluded {
      height = max(height, self.height(of: child, at: width))
    }
    return max(0, height + insets.height)
  }

  override func placeSubviews(in size: CGSize) {
    let insets = insets
    for child in children where child.sizing.isIncluded {
      child.place(x: 0, y: insets.top, width: size.width, height: room(inHeight: size.height))
    }
  }

  open override func firstBaselineOffset(for size: CGSize) -> CGFloat {
    subviewBaseline(.first, of: firstDisplayable, in: size)
  }

  open override func lastBaselineOffset(for size: CGSize) -> CGFloat {
    subviewBaseline(.last, of: lastDisplayable, in: size)
  }

  private func subviewBaseline(_ which: LMBaseline, of child: UIView?, in size: CGSize) -> CGFloat {
    enter()
    settle()
    guard let child else { return size.height }
    let inner = CGSize(width: size.width, height: room(inHeight: size.height))
    return insets.top + baseline(which, of: child, size: inner)
  }
}
