import Foundation
import QuoinGraphics
import QuoinViews

/// Places each subview by the edges in its `anchor`: opposite edges stretch it, one edge pins it, none centers it.
///
/// Later subviews lie over earlier ones. A fixed length is kept between opposite edges, at the leading or top one.
///
/// ```swift
/// LMAnchorView(margin: 16,
///   UIImageView(image: photo, anchor: .all),
///   UILabel(text: "Caption", anchor: [.bottom, .leading]))
/// ```
open class LMAnchorView: LMLayoutView {
  override func measureNaturalSize() -> CGSize {
    var content = CGSize.zero
    for child in children where child.sizing.isIncluded {
      let size = naturalSize(of: child)
      content = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }
    return outset(content)
  }

  override func measureSize(within limit: CGFloat) -> CGSize {
    let room = room(in: limit)
    var content = CGSize.zero
    for child in children where child.sizing.isIncluded {
      let size = size(of: child, within: room)
      content = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }
    let size = outset(content)
    return CGSize(width: min(limit, size.width), height: size.height)
  }

  override func measureWidth(within limit: CGFloat) -> CGFloat {
    min(limit, max(0, widthOfWidest(within: room(in: limit)) + insets.width))
  }

  override func measureHeight(at width: CGFloat) -> CGFloat {
    let room = room(in: width)
    var height: CGFloat = 0
    for child in children where child.sizing.isIncluded {
      height = max(height, fittedSize(of: child, in: room).height)
    }
    return outset(CGSize(width: 0, height: height)).height
  }

  override func placeSubviews(in size: CGSize) {
    for child in children where child.sizing.isIncluded {
      let frame = frame(of: child, in: size)
      child.place(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
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
    let frame = frame(of: child, in: size)
    return frame.minY + baseline(which, of: child, size: frame.size)
  }

  private func outset(_ content: CGSize) -> CGSize {
    CGSize(
      width: max(0, content.width + insets.width), height: max(0, content.height + insets.height))
  }

  private func fittedSize(of child: UIView, in room: CGFloat) -> CGSize {
    let sides = sides(of: child)
    if sides.left, sides.right, child.sizing.width.isNaN {
      return CGSize(width: room, height: height(of: child, at: room))
    }
    return size(of: child, within: room)
  }

  private func sides(of child: UIView) -> (left: Bool, right: Bool) {
    let anchor = child.anchor
    let isMirrored = isMirrored
    return (
      anchor.contains(.left) || anchor.contains(isMirrored ? .trailing : .leading),
      anchor.contains(.right) || anchor.contains(isMirrored ? .leading : .trailing)
    )
  }

  private func frame(of child: UIView, in size: CGSize) -> CGRect {
    let (insets, pixels) = (insets, pixels)
    let anchor = child.anchor
    let room = CGSize(
      width: room(in: size.width), height: room(inHeight: size.height))
    let fitted = fittedSize(of: child, in: room.width)
    let sides = sides(of: child)
    let horizontal = AnchorPlacement.place(
      near: isMirrored ? sides.right : sides.left, far: isMirrored ? sides.left : sides.right,
      length: fitted.width, isFixed: !child.sizing.width.isNaN, in: room.width, skew: insets.horizontalSkew,
      pixels)
    let vertical = AnchorPlacement.place(
      near: anchor.contains(.top), far: anchor.contains(.bottom), length: fitted.height,
      isFixed: child.sizing.fixesHeight, in: room.height, skew: insets.verticalSkew, pixels)
    let start = insets.leading + horizontal.start
    return CGRect(
      x: isMirrored ? size.width - start - horizontal.length : start, y: insets.top + vertical.start,
      width: horizontal.length, height: vertical.length)
  }
}
