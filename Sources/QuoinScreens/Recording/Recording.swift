import Foundation
import QuoinDiagnostics

/// How expectations record and compare in a task; in Swift Testing the trait `.recording(…)` says it for a test or a suite.
///
/// ```swift
/// override func invokeTest() {  // XCTest
///   Recording.$current.withValue(Recording(mode: .again)) { super.invokeTest() }
/// }
/// ```
public nonisolated struct Recording: Sendable {
  /// When something is written; nothing for what the environment variable `QUOIN_RECORD` says, and `missing` without it.
  public var mode: RecordingMode?
  /// Where to; nothing for `Tests/Recorded` in the package that the test belongs to.
  public var folder: URL?
  /// How far pictures may differ.
  public var tolerance: PictureTolerance

  /// Creates a way to record.
  public init(
    mode: RecordingMode? = nil, folder: URL? = nil, tolerance: PictureTolerance = .invisible
  ) {
    self.mode = mode
    self.folder = folder
    self.tolerance = tolerance
  }

  /// How it is done in a task.
  @TaskLocal public static var current = Recording()

  func statedMode() throws(Diagnostic) -> RecordingMode {
    if let mode { return mode }
    return try RecordingMode.ofProcess.get()
  }
}
