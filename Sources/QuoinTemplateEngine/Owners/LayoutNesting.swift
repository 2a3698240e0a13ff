import QuoinDiagnostics
import QuoinResources

/// Layouts that are loaded by views and controllers while the layout around them is made: these stand in nothing yet, so
/// that no responder hears of what is wrong with them.
struct LayoutNesting: Sendable {
  /// Beyond this a view is taken for one that holds itself. Each takes a few kilobytes of the stack.
  static let limit = 48
  @TaskLocal private static var current: LayoutNesting?

  /// How many layouts are being made around.
  static var depth: Int { current?.depth ?? 0 }

  private let depth: Int
  private let problems = Guarded(Diagnostics())

  private init(depth: Int) { self.depth = depth }

  /// Makes a layout, and gives back what is wrong with those that are loaded meanwhile and have nobody to tell.
  static func collecting<Result>(
    _ body: () throws(Diagnostics) -> Result
  ) -> (result: Swift.Result<Result, Diagnostics>, inner: Diagnostics) {
    let nesting = LayoutNesting(depth: depth + 1)
    let result = $current.withValue(nesting) { () -> Swift.Result<Result, Diagnostics> in
      do throws(Diagnostics) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return (result, nesting.problems.withLock { $0 })
  }

  /// Hands what is wrong to the layout that is being made around; tells whether there is one.
  static func take(_ error: Diagnostics) -> Bool {
    guard let current else { return false }
    current.problems.withLock { $0.append(contentsOf: error) }
    return true
  }
}
