import Foundation
import QuoinGraphics

/// What is seen to differ between two pictures of one size.
struct PictureComparison {
  /// The side of the squares whose mean colours are compared, in pixels.
  static let square = 8

  let width: Int
  let height: Int
  /// How many pixels differ by more than they may, or lie in a square that does.
  private(set) var count = 0
  /// The greatest difference of a pixel.
  private(set) var largest = 0.0
  /// Where that is, in pixels.
  private(set) var worst: (x: Int, y: Int) = (0, 0)
  /// Around everything that differs, in pixels.
  private(set) var box = CGRect.null
  /// Which squares hold something that differs, row by row.
  private(set) var squares: [Bool]
  /// How many squares a row has.
  let columns: Int
  /// The greatest difference of the mean colours of a square, where that is what fails.
  private(set) var largestArea: Double?

  /// Whether nothing differs by more than it may.
  var passes: Bool { count == 0 }

  /// Compares two pictures, which must have the same size.
  init(_ old: ImagePixels, _ new: ImagePixels, tolerance: PictureTolerance) {
    (width, height) = (new.width, new.height)
    columns = (width + Self.square - 1) / Self.square
    let rows = (height + Self.square - 1) / Self.square
    squares = Array(repeating: false, count: columns * rows)
    var touched = squares
    comparePixels(old, new, tolerance.pixel, touched: &touched)
    for index in touched.indices where touched[index] && !squares[index] {
      compareArea(old, new, tolerance.area, square: index)
    }
  }

  private mutating func comparePixels(
    _ old: ImagePixels, _ new: ImagePixels, _ limit: Double, touched: inout [Bool]
  ) {
    var differences = PixelDifference()
    for y in 0..<height {
      let (oldRow, newRow) = (old.row(y), new.row(y))
      // The C library looks through equal rows many pixels at a time, in debug builds too.
      if old.mask == new.mask, memcmp(oldRow, newRow, width * 4) == 0 { continue }
      let start = y / Self.square * columns
      for x in 0..<width {
        let (oldPixel, newPixel) = (oldRow[x] | old.mask, newRow[x] | new.mask)
        if oldPixel == newPixel { continue }
        let difference = differences.between(oldPixel, newPixel)
        touched[start + x / Self.square] = true
        if difference > largest { (largest, worst) = (difference, (x, y)) }
        if difference > limit { note(x: x, y: y, width: 1, height: 1, square: start + x / Self.square) }
      }
    }
  }

  private mutating func compareArea(
    _ old: ImagePixels, _ new: ImagePixels, _ limit: Double, square: Int
  ) {
    let (left, top) = (square % columns * Self.square, square / columns * Self.square)
    let (right, bottom) = (min(left + Self.square, width), min(top + Self.square, height))
    // What lies beyond the edge counts as equal, so that a sliver weighs no more than it would elsewhere.
    let share = 1 / Double(Self.square * Self.square)
    var (oldMean, newMean) = (MeanColor(), MeanColor())
    for y in top..<bottom {
      for x in left..<right {
        oldMean.add(old.pixel(x: x, y: y), share: share)
        newMean.add(new.pixel(x: x, y: y), share: share)
      }
    }
    let rest = 1 - Double((right - left) * (bottom - top)) * share
    oldMean.add(0xFF00_0000, share: rest)
    newMean.add(0xFF00_0000, share: rest)
    let difference = oldMean.difference(from: newMean)
    guard difference > limit else { return }
    largestArea = max(largestArea ?? 0, difference)
    note(x: left, y: top, width: right - left, height: bottom - top, square: square)
  }

  private mutating func note(x: Int, y: Int, width: Int, height: Int, square: Int) {
    count += width * height
    box = box.union(CGRect(x: x, y: y, width: width, height: height))
    squares[square] = true
  }

  /// Whether something differs within a rectangle, in pixels.
  func differs(within rect: CGRect) -> Bool {
    let rect = rect.overlap(CGRect(x: 0, y: 0, width: width, height: height))
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return false }
    let (left, right) = (Int(rect.minX) / Self.square, (Int(rect.maxX.rounded(.up)) - 1) / Self.square)
    let (top, bottom) = (Int(rect.minY) / Self.square, (Int(rect.maxY.rounded(.up)) - 1) / Self.square)
    return (top...bottom).contains { row in
      (left...right).contains { squares[row * columns + $0] }
    }
  }
}
