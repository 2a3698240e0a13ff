import Foundation
import Synchronization

/// What the libraries do about misuse of them unless told otherwise: the body of each one's standard handler.
public enum MisuseResponse {
  /// Writes a sentence about misuse as a warning; the label is `quoin.` and the library's name, such as `quoin.positions`.
  public typealias Log = @Sendable (_ sentence: String, _ label: String) -> Void

  private static let logs = Mutex<Log>({ sentence, label in
    FileHandle.standardError.write(Data("\(label) warning: \(sentence)\n".utf8))
  })

  private static let answers = Mutex<(@Sendable (_ sentence: String) -> Bool)?>(nil)

  /// Lets a function be asked before a debug build is stopped: tests, in which misuse is a failure of one test and not the
  /// end of them all.
  ///
  /// - Parameter answer: Gets the sentence; says whether somebody was told.
  package static func ask(_ answer: @escaping @Sendable (_ sentence: String) -> Bool) {
    answers.withLock { $0 = answer }
  }

  /// Where release builds write to: standard error unless set.
  ///
  /// ```swift
  /// MisuseResponse.log = { sentence, label in Logger(label: label).warning("\(sentence)") }  // swift-log
  /// ```
  public static var log: Log {
    get { logs.withLock { $0 } }
    set { logs.withLock { $0 = newValue } }
  }

  /// Stops a debug build with a sentence; logs it as a warning in a release build.
  ///
  /// - Parameters:
  ///   - sentence: What was misused, and the rule.
  ///   - label: The label of the log: `quoin.` and the library's name, such as `quoin.positions`.
  public static func stopOrLog(_ sentence: String, label: String) {
    if let answer = answers.withLock({ $0 }), answer(sentence) { return }
    assertionFailure(sentence)
    log(sentence, label)
  }
}
