import Foundation
import QuoinDiagnostics

/// A use of positions that cannot work; it is reported, and every frame stays as it was.
public nonisolated struct PositionMisuse: Misuse {
  public static let handlers = MisuseHandlers<PositionMisuse>(label: "quoin.positions")

  /// One sentence that names the view and the rule.
  public let description: String

  /// What `ErrorHandler` is told where code written for Relativity compares the sentence.
  let assertion: String

  init(_ description: String, assertion: String? = nil) {
    self.description = description
    self.assertion = assertion ?? description
  }
}

nonisolated extension PositionMisuse {
  /// Tells whoever is to hear of it: the task's handler, else `ErrorHandler.customAssertBody`, else the process's.
  static func report(_ misuse: PositionMisuse, file: StaticString = #file, line: UInt = #line) {
    if let heard = handlers.task {
      heard(misuse)
    } else if let body = ErrorHandler.customAssertBody {
      body(false, misuse.assertion, file, line)
    } else {
      handler(misuse)
    }
  }

  /// Whether a rule is kept; reports it where it is not.
  @inline(__always)
  static func check(_ isKept: Bool, _ misuse: @autoclosure () -> PositionMisuse) -> Bool {
    if !isKept || ErrorHandler.hearsEveryCheck { tell(isKept, misuse()) }
    return isKept
  }

  @inline(never)
  private static func tell(_ isKept: Bool, _ misuse: PositionMisuse) {
    if isKept { ErrorHandler.assert(true, misuse.assertion) } else { report(misuse) }
  }
}
