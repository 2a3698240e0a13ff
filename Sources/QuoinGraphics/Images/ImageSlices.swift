import Foundation

/// The parts that an image with cap insets is drawn in: corners keep their size, edges and middle fill the room.
struct ImageSlices {
  /// A part of the image and where it goes, both in points.
  struct Slice: Hashable {
    let source: CGRect
    let target: CGRect

    /// Where an image lies of which this part comes into its place.
    func whole(of size: CGSize) -> CGRect {
      let (sx, sy) = (target.width / source.width, target.height / source.height)
      return CGRect(
        x: target.minX - source.minX * sx, y: target.minY - source.minY * sy, width: size.width * sx,
        height: size.height * sy)
    }
  }

  /// The parts, from the top left to the bottom right; those without an area are left out.
  let slices: [Slice]

  // So many tiles are no pattern any more, and each costs a drawing call.
  private static let tileLimit = 20_000

  /// Cuts an image into nine parts.
  ///
  /// - Parameters:
  ///   - size: The image's size in points.
  ///   - caps: The edges that keep their size.
  ///   - mode: How edges and middle fill their room.
  ///   - rect: Where the image goes.
  init(size: CGSize, caps: UIEdgeInsets, mode: UIImage.ResizingMode, in rect: CGRect) {
    let columns = Self.cuts(size.width, caps.left, caps.right, from: rect.minX, room: rect.width)
    let rows = Self.cuts(size.height, caps.top, caps.bottom, from: rect.minY, room: rect.height)
    var slices: [Slice] = []
    for row in rows {
      for column in columns {
        let slice = Slice(
          source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
          target: CGRect(x: column.target, y: row.target, width: column.room, height: row.room))
        guard !slice.source.isEmpty, !slice.target.isEmpty else { continue }
        if mode == .tile {
          slices += Self.tiles(of: slice)
        } else {
          slices.append(slice)
        }
      }
    }
    self.slices = slices
  }

  private struct Cut {
    let source: CGFloat
    let length: CGFloat
    let target: CGFloat
    let room: CGFloat
  }

  private static func cuts(
    _ length: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, from start: CGFloat, room: CGFloat
  ) -> [Cut] {
    let leading = min(max(leading, 0), length)
    let trailing = min(max(trailing, 0), length - leading)
    // Caps that have no room shrink together.
    let factor = leading + trailing > room ? room / (leading + trailing) : 1
    let (first, last) = (leading * factor, trailing * factor)
    return [
      Cut(source: 0, length: leading, target: start, room: first),
      Cut(
        source: leading, length: length - leading - trailing, target: start + first,
        room: room - first - last),
      Cut(source: length - trailing, length: trailing, target: start + room - last, room: last),
    ]
  }

  private static func tiles(of slice: Slice) -> [Slice] {
    let (source, target) = (slice.source, slice.target)
    let columns = (target.width / source.width).rounded(.up)
    let rows = (target.height / source.height).rounded(.up)
    guard columns * rows <= CGFloat(tileLimit) else { return [slice] }
    var tiles: [Slice] = []
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let x = target.minX + CGFloat(column) * source.width
        let y = target.minY + CGFloat(row) * source.height
        let (width, height) = (min(source.width, target.maxX - x), min(source.height, target.maxY - y))
        tiles.append(
          Slice(
            source: CGRect(x: source.minX, y: source.minY, width: width, height: height),
            target: CGRect(x: x, y: y, width: width, height: height)))
      }
    }
    return tiles
  }
}
