import Foundation
import QuoinViews

extension LMRowView {
  final func placeRow(in size: CGSize) {
    let isMirrored = isMirrored
    forEachPlace(in: size) { child, frame in
      child.place(
        x: isMirrored ? size.width - frame.minX - frame.width : frame.minX, y: frame.minY,
        width: frame.width, height: frame.height)
    }
  }

  /// Works out the subviews' frames in a row of a size, as if it ran from left to right.
  @inline(__always)
  private func forEachPlace(in size: CGSize, _ body: (UIView, CGRect) -> Void) {
    let (insets, pixels) = (insets, pixels)
    let tracks = currentGrid?.widths(in: size.width)
    let plan = plan(for: size.width, tracks: tracks)
    let room = room(inHeight: size.height)
    let alignment = storedVerticalAlignment.alignment
    let depth = storedAlignsToBaseline ? depth(plan, tracks: tracks) : RowDepth()
    let baselineTop = alignment.place(
      depth.height, isFixed: true, in: room, skew: insets.verticalSkew, pixels
    ).start
    forEachCell(plan, tracks: tracks) { child, along in
      let width = along.length
      var across: AxisPlace
      if storedAlignsToBaseline {
        let height = height(of: child, at: width)
        let offset = baseline(baseline, of: child, size: CGSize(width: width, height: height))
        let top = min(room, baselineTop + depth.baselines.top(ofBaseline: offset))
        across = AxisPlace(start: top, length: min(height, room - top))
      } else if alignment == .fill, !child.sizing.fixesHeight {
        across = AxisPlace(start: 0, length: room)
      } else {
        let isFixed = child.sizing.fixesHeight
        across = alignment.place(
          height(of: child, at: width), isFixed: isFixed, in: room, skew: insets.verticalSkew, pixels)
      }
      across.start += insets.top
      body(child, CGRect(x: along.start, y: across.start, width: width, height: across.length))
    }
  }

  final func placeInRow(of subview: UIView, in size: CGSize) -> CGRect? {
    var place: CGRect?
    forEachPlace(in: size) { child, frame in
      if child === subview { place = frame }
    }
    return place
  }
}
