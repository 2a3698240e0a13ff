import QuoinDiagnostics

#if canImport(Testing)
  import Testing
#endif

/// Lets misuse that happens between statements fail the test that is going on, instead of ending the process with all tests in
/// it.
enum MisuseReports {
  private static let once: Void = MisuseResponse.ask { sentence in
    #if canImport(Testing)
      guard Test.current != nil else { return false }
      Issue.record(Comment(rawValue: sentence))
      return true
    #else
      return false
    #endif
  }

  static func begin() { once }
}
