import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

/// A use of positions that cannot work; it is reported, and every frame stays as it was.
public struct PositionMisuse: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the view and the rule.
  public let description: String

  private init(_ description: String) { self.description = description }

  static func noSuperview(_ name: String) -> PositionMisuse {
    PositionMisuse("\(name) has no superview, so it cannot be aligned or measured")
  }

  static func differentTrees(_ name: String, _ other: String) -> PositionMisuse {
    PositionMisuse("\(name) and \(other) share no superview, so they cannot be aligned or measured")
  }

  static func boundsChanged(_ name: String) -> PositionMisuse {
    PositionMisuse(
      "The bounds of \(name) have changed since the position was made; make it after sizing the view")
  }

  static func offPixelGrid(_ name: String, _ point: CGPoint) -> PositionMisuse {
    PositionMisuse("The position (\(point.x), \(point.y)) on \(name) is not on a whole pixel")
  }

  static func notASubview(_ name: String, of superview: String) -> PositionMisuse {
    PositionMisuse("\(name) is not a subview of \(superview), which distributes only its own")
  }

  static func flexibleSpacer(_ share: Int, in superview: String) -> PositionMisuse {
    PositionMisuse("A flexible spacer of \(share) in \(superview) is below 1")
  }

  static func listedTwice(_ name: String, in superview: String) -> PositionMisuse {
    PositionMisuse("\(name) stands more than once in a distribution of \(superview)")
  }

  static func doesNotFit(_ superview: String, by excess: CGFloat) -> PositionMisuse {
    PositionMisuse("The distribution in \(superview) needs \(excess) points more than there are")
  }
}

extension PositionMisuse {
  /// What is done about misuse.
  public typealias Handler = @Sendable (PositionMisuse) -> Void

  private static let handlers = Guarded<Handler>(standard)

  /// Stops debug builds with the sentence; writes it to standard error in release builds.
  public static let standard: Handler = { misuse in
    assertionFailure(misuse.description)
    try? FileHandle.standardError.write(contentsOf: Data("warning: \(misuse.description)\n".utf8))
  }

  /// What is done about misuse anywhere in the process; `standard` unless set.
  public static var handler: Handler {
    get { handlers.withLock { $0 } }
    set { handlers.withLock { $0 = newValue } }
  }

  /// What is done about misuse in a task, instead of the process's handler.
  @TaskLocal public static var taskHandler: Handler?

  static func report(_ misuse: PositionMisuse) { (taskHandler ?? handler)(misuse) }
}
