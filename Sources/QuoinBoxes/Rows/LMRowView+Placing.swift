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
    let (gap, insets, pixels) = (gap, insets, pixels)
    let tracks = currentGrid?.widths(in: size.width)
    let plan = plan(for: size.width, tracks: tracks)
    let room = room(inHeight: size.height)
    let alignment = storedVerticalAlignment.alignment
    let depth = storedAlignsToBaseline ? sharedDepth(plan, tracks: tracks) : RowDepth()
    let baselineTop = alignment.place(
      depth.height, isFixed: true, in: room, skew: insets.verticalSkew, pixels
    ).start
    var cursor = AxisCursor(plan, start: insets.leading, pixels: pixels)
    var index = 0
    for child in children where child.sizing.isIncluded {
      let track = tracks.map { index < $0.count ? $0[index] : 0 }
      let along = cursor.next(item(for: child, track: track), gap: gap)
      let width = widthTaken(by: child, of: along.length, track: track)
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
      index += 1
    }
  }

  /// The rise and fall of the baselines of all subviews at their final widths.
  private func sharedDepth(_ plan: AxisPlan, tracks: [CGFloat]?) -> RowDepth {
    var depth = RowDepth()
    var cursor = AxisCursor(plan, start: insets.leading, pixels: pixels)
    var index = 0
    for child in children where child.sizing.isIncluded {
      let track = tracks.map { index < $0.count ? $0[index] : 0 }
      let along = cursor.next(item(for: child, track: track), gap: gap)
      let width = widthTaken(by: child, of: along.length, track: track)
      let size = CGSize(width: width, height: height(of: child, at: width))
      depth.add(height: size.height, baseline: baseline(baseline, of: child, size: size))
      index += 1
    }
    return depth
  }

  /// The first or last baseline of the first or last subview in a row of a size; the bottom of a row without any.
  final func rowBaseline(_ which: LMBaseline, in size: CGSize) -> CGFloat {
    enter()
    settle()
    guard let chosen = which == .first ? firstDisplayable : lastDisplayable else { return size.height }
    var result = size.height
    forEachPlace(in: size) { child, frame in
      if child === chosen { result = frame.minY + baseline(which, of: child, size: frame.size) }
    }
    return result
  }
}
