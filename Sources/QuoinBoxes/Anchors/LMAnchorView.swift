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
  /// Only a class of somebody's own draws.
  open override var drawsContent: Bool { type(of: self) != LMAnchorView.self }

  override func measureNaturalSize() -> CGSize { sizeOfLargest { naturalSize(of: $0) } }

  override func measureSize(within limit: CGFloat) -> CGSize {
    let room = room(in: limit)
    let size = sizeOfLargest { self.size(of: $0, within: room) }
    return CGSize(width: min(limit, size.width), height: size.height)
  }

  override func measureWidth(within limit: CGFloat) -> CGFloat {
    min(limit, max(0, widthOfWidest(within: room(in: limit)) + insets.width))
  }

  override func measureHeight(at width: CGFloat) -> CGFloat {
    let room = room(in: width)
    return sizeOfLargest { fittedSize(of: $0, in: room) }.height
  }

  override func placeSubviews(in size: CGSize) {
    for child in children where child.sizing.isIncluded {
      let frame = frame(of: child, in: size)
      child.place(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  override func place(of subview: UIView, in size: CGSize) -> CGRect? { frame(of: subview, in: size) }

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

  deinit {}
}
