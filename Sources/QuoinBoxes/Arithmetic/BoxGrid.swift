import Foundation
import QuoinGraphics

/// The cell columns of a grid, worked out once for all of its rows.
final class BoxGrid {
  private let tracks: GridTracks
  private let pixels: PixelGrid
  private var lastWidth: CGFloat = -1
  private var lastWidths: [CGFloat] = []

  /// The width of a row in which each cell column has its fitting width, in points.
  let naturalWidth: CGFloat
  /// The cell columns' fitting widths, in points.
  let naturalWidths: [CGFloat]

  init(_ tracks: GridTracks, pixels: PixelGrid) {
    self.tracks = tracks
    self.pixels = pixels
    naturalWidth = tracks.fittingWidth(pixels)
    naturalWidths = tracks.widths(in: naturalWidth, pixels)
  }

  /// The cell columns' widths in rows that are `width` points wide.
  func widths(in width: CGFloat) -> [CGFloat] {
    if width != lastWidth {
      lastWidth = width
      lastWidths = tracks.widths(in: width, pixels)
    }
    return lastWidths
  }
}
