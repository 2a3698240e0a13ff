import Foundation
import QuoinDiagnostics
import QuoinViews

/// Why a person could not do what a statement says.
struct ScreenProblem: Error {
  /// One sentence without a full stop.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  static func missing(_ name: String, nearest: String?) -> ScreenProblem {
    ScreenProblem(
      "there is nothing “\(name)” on the screen" + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
  }

  /// Labels without text are no things that anybody could mean.
  static var emptyName: ScreenProblem {
    ScreenProblem("the name is empty, which nothing on a screen is called")
  }

  static func several(_ name: String, _ things: [ScreenElement]) -> ScreenProblem {
    let lines = things.prefix(5).map(\.line).joined(separator: ", ")
    let more = things.count > 5 ? " and \(things.count - 5) more" : ""
    return ScreenProblem(
      "“\(name)” is \(things.count) things: \(lines)\(more); say `near:` what the right one stands, or give it an identifier"
    )
  }

  static func unreachable(_ name: String, _ reason: String) -> ScreenProblem {
    ScreenProblem("“\(name)” \(reason)")
  }
}
