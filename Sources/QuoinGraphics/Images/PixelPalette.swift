/// The colours of a picture that has few of them, and for each of its pixels the number of its colour.
struct PixelPalette {
  /// Red, green and blue of each colour, in the order in which they come.
  private(set) var colors: [UInt8] = []
  /// The numbers of the colours, row after row.
  private(set) var numbers: [UInt8] = []

  /// No byte can tell more of them apart.
  private static let mostColors = 256

  /// Nothing where there are more colours than a byte can tell apart, or so few pixels that their list takes more.
  ///
  /// - Parameter rows: Red, green and blue, not filtered.
  init?(_ rows: FilteredRows) {
    numbers.reserveCapacity(rows.width * rows.height)
    var known: [UInt32: UInt8] = [:]
    var last = (color: UInt32.max, number: UInt8(0))
    for y in 0..<rows.height {
      var pixel = rows.row(y)
      for _ in 0..<rows.width {
        let color = UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
        if color != last.color {
          last = (color, known[color] ?? UInt8(truncatingIfNeeded: known.count))
          if known[color] == nil {
            guard known.count < Self.mostColors else { return nil }
            known[color] = last.number
            colors += [pixel[0], pixel[1], pixel[2]]
          }
        }
        numbers.append(last.number)
        pixel += 3
      }
    }
    guard numbers.count > 2 * colors.count else { return nil }
  }
}
