import Logging

/// What the libraries do about misuse of them unless told otherwise: the body of each one's standard handler.
public enum MisuseResponse {
  /// Stops a debug build with a sentence; logs it as a warning in a release build.
  ///
  /// - Parameters:
  ///   - sentence: What was misused, and the rule.
  ///   - label: The label of the log: `quoin.` and the library's name, such as `quoin.positions`.
  public static func stopOrLog(_ sentence: String, label: String) {
    assertionFailure(sentence)
    log(sentence, label: label)
  }

  /// Logs a sentence as a warning, as release builds do.
  package static func log(_ sentence: String, label: String) {
    Logger(label: label).warning("\(sentence)")
  }
}
