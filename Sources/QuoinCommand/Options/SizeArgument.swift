import ArgumentParser
import Foundation

/// A size on the command line: `1200x630` in points, `100x150mm`, `4inx6in`, `812x1218px`.
struct SizeArgument: ExpressibleByArgument {
  private let width: LengthArgument
  private let height: LengthArgument

  init?(argument: String) {
    let text = argument.lowercased()
    // The x of `px` is none that stands between the sides.
    let crosses = text.indices.filter { text[$0] == "x" && !text[..<$0].hasSuffix("p") }
    guard crosses.count == 1, let width = LengthArgument(text[..<crosses[0]]),
      let height = LengthArgument(text[text.index(after: crosses[0])...])
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The size in points; a unit that stands behind the height alone counts for both sides.
  ///
  /// - Parameter scale: Pixels a point.
  func points(atScale scale: CGFloat) -> CGSize {
    CGSize(
      width: width.points(atScale: scale, or: height.unit), height: height.points(atScale: scale))
  }
}
