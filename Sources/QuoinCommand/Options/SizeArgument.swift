import ArgumentParser
import Foundation
import QuoinDiagnostics
import QuoinDocuments

/// A size on the command line: `1200x630` in points, `100x150mm`, `4inx6in`, `812x1218px`, `A4 landscape`.
struct SizeArgument: ExpressibleByArgument {
  private let width: LengthArgument
  private let height: LengthArgument
  /// As it was written.
  let text: String

  private init(_ paper: PageSize, text: String) {
    self.text = text
    (width, height) = (LengthArgument(points: paper.width), LengthArgument(points: paper.height))
  }

  init?(argument: String) {
    let lowercased = argument.lowercased()
    // The x of `px` is none that stands between the sides.
    let crosses = lowercased.indices.filter { lowercased[$0] == "x" && !lowercased[..<$0].hasSuffix("p") }
    guard crosses.count == 1, let width = LengthArgument(lowercased[..<crosses[0]]),
      let height = LengthArgument(lowercased[lowercased.index(after: crosses[0])...])
    else { return nil }
    (self.width, self.height, text) = (width, height, argument)
  }

  /// Reads a size, and says what a single length lacks.
  init(reading argument: String) throws {
    do throws(OptionProblem) { try self.init(written: argument) } catch {
      throw ValidationError(error.message)
    }
  }

  /// The same for a text that data have.
  init(written argument: String) throws(OptionProblem) {
    if let size = SizeArgument(argument: argument) {
      self = size
    } else if LengthArgument(argument: argument) != nil {
      throw OptionProblem(
        "a size has a width and a height, such as \(argument)x\(argument); --width \(argument) leaves the height to the content"
      )
    } else {
      var meant = ""
      // What begins with a number is no paper's name but two lengths with too much or too little between them.
      if let first = argument.first, first.isLetter, first.lowercased() != "x" {
        do throws(Diagnostic) {
          self.init(try PageSize(reading: argument), text: argument)
          return
        } catch {
          meant = error.suggestion.map { "; did you mean \($0)?" } ?? ""
        }
      }
      throw OptionProblem(
        "a size is written 1200x630, 100x150mm or 812x1218px, or is that of a paper, such as A4 or 'A5 landscape'"
          + meant)
    }
  }

  /// The size in points; a unit that stands behind the height alone counts for both sides.
  ///
  /// - Parameter scale: Pixels a point.
  func points(atScale scale: CGFloat) -> CGSize {
    CGSize(
      width: width.points(atScale: scale, or: height.unit), height: height.points(atScale: scale))
  }
}
