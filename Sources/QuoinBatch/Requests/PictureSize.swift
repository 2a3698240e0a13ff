import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// The size of a picture: `1200x630` in points, `100 x 150 mm`, `4inx6in`, `812x1218px`, `A4 landscape`.
package struct PictureSize: Sendable {
  private let width: PictureLength
  private let height: PictureLength
  /// As it was written.
  package let text: String

  private init(_ paper: PageSize, text: String) {
    self.text = text
    (width, height) = (PictureLength(points: paper.width), PictureLength(points: paper.height))
  }

  /// Reads two lengths; nothing comes of what is something else.
  package init?(lengths text: String) {
    let lowercased = text.lowercased()
    // The x of `px` is none that stands between the sides.
    let crosses = lowercased.indices.filter {
      "x×".contains(lowercased[$0]) && !lowercased[..<$0].hasSuffix("p")
    }
    guard crosses.count == 1, let width = PictureLength(lowercased[..<crosses[0]]),
      let height = PictureLength(lowercased[lowercased.index(after: crosses[0])...])
    else { return nil }
    (self.width, self.height, self.text) = (width, height, text)
  }

  /// Reads a size.
  ///
  /// - Throws: That a text is none, and what a single length lacks.
  package init(_ text: String) throws(Diagnostic) {
    if let size = PictureSize(lengths: text) {
      self = size
    } else if PictureLength(text) != nil {
      throw .oneLength(text)
    } else {
      var nearest: NearestNames?
      // What begins with a number is no paper's name but two lengths with too much or too little between them.
      if let first = text.first, first.isLetter, first.lowercased() != "x" {
        do throws(Diagnostic) {
          self.init(try PageSize(reading: text), text: text)
          return
        } catch { nearest = error.nearest }
      }
      throw .noSize(nearest)
    }
  }

  /// The size in points; a unit that stands behind the height alone counts for both sides.
  ///
  /// - Parameter scale: Pixels a point.
  package func points(atScale scale: CGFloat) -> CGSize {
    CGSize(
      width: width.points(atScale: scale, or: height.unit), height: height.points(atScale: scale))
  }
}

extension Diagnostic {
  fileprivate static func oneLength(_ text: String) -> Diagnostic {
    Diagnostic(
      .error,
      "a size has a width and a height, such as \(text)x\(text)")
  }

  fileprivate static func noSize(_ nearest: NearestNames?) -> Diagnostic {
    Diagnostic(
      .error,
      "a size is written 1200x630, 100x150mm or 812x1218px, or is that of a paper, such as A4 or 'A5 landscape'",
      suggestions: nearest)
  }
}
