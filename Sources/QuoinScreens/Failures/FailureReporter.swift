import Foundation

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Who is told of failures: the library that runs the test, unless a task says otherwise.
///
/// ```swift
/// FailureReporter.$current.withValue(FailureReporter { failure in log.append(failure) }) {
///   expectPicture(of: card)
/// }
/// ```
public nonisolated struct FailureReporter: Sendable {
  private let report: @Sendable (TestFailure) -> Void

  /// Creates a reporter that calls a function.
  public init(_ report: @escaping @Sendable (TestFailure) -> Void) { self.report = report }

  /// Who is told in a task.
  @TaskLocal public static var current = FailureReporter.standard

  /// Tells of a failure.
  public func callAsFunction(_ failure: TestFailure) { report(failure) }

  /// Fails the test of Swift Testing that is going on, else that of XCTest.
  public static let standard = FailureReporter { failure in
    #if canImport(Testing)
      if Test.current != nil { return failure.recordIssue() }
    #endif
    // Outside of a test there is nobody to fail, and nobody would hear of it.
    FileHandle.standardError.write(Data("\(failure.place.short): \(failure.message)\n".utf8))
    #if canImport(XCTest)
      XCTFail(failure.message, file: failure.place.staticPath, line: UInt(failure.place.line))
    #endif
  }
}

#if canImport(Testing)
  nonisolated extension TestFailure {
    fileprivate func recordIssue() {
      let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      for attachment in attachments {
        Testing.Attachment.record(
          Array(attachment.data), named: attachment.name, sourceLocation: location)
      }
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }
#endif
