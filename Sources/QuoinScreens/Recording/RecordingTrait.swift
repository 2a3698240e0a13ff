#if canImport(Testing)
  import Foundation
  import Testing

  /// Says how the expectations of a test or a suite record and compare.
  public nonisolated struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
    let mode: RecordingMode?
    let folder: URL?
    let tolerance: PictureTolerance?

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      var recording = Recording.current
      recording.mode = mode ?? recording.mode
      recording.folder = folder ?? recording.folder
      recording.tolerance = tolerance ?? recording.tolerance
      try await Recording.$current.withValue(recording) { try await function() }
    }
  }

  nonisolated extension Trait where Self == RecordingTrait {
    /// Records in another way than the run does; what is left out stays as it is around.
    ///
    /// ```swift
    /// @Test(.recording(.again)) func card() { expectPicture(of: Card(order)) }
    /// ```
    ///
    /// - Parameters:
    ///   - mode: When something is written.
    ///   - folder: Where to.
    ///   - tolerance: How far pictures may differ.
    public static func recording(
      _ mode: RecordingMode? = nil, in folder: URL? = nil, tolerance: PictureTolerance? = nil
    ) -> RecordingTrait {
      RecordingTrait(mode: mode, folder: folder, tolerance: tolerance)
    }
  }
#endif
