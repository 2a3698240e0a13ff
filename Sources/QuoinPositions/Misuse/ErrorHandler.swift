import QuoinDiagnostics
import Synchronization

/// How code written for Relativity hears of misuse: by the body that it sets here.
///
/// ```swift
/// ErrorHandler.customAssertBody = { isKept, sentence, _, _ in if !isKept { log(sentence) } }
/// ```
///
/// Without one, misuse goes to `PositionMisuse.handler`; a task's own handler hears of it before both.
public nonisolated final class ErrorHandler {
  private init() {}

  private static let body = Mutex<KeptBody?>(nil)
  private static let isBodySet = Atomic<Bool>(false)

  /// Whether checks that hold are to be told as well.
  @inline(__always)
  static var hearsEveryCheck: Bool { isBodySet.load(ordering: .relaxed) }

  /// What is called for each check, whether its condition holds or not; nothing, unless set, for `PositionMisuse.handler`.
  ///
  /// It is called by whatever task checks, so one that is set where several lay out at once has to be safe for that.
  public static var customAssertBody:
    ((_ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt) -> Void)?
  {
    get { body.withLock { $0 }?.call }
    set {
      let kept = newValue.map(KeptBody.init)
      body.withLock { $0 = kept }
      isBodySet.store(kept != nil, ordering: .relaxed)
    }
  }

  /// Where the condition does not hold: stops debug builds with the message, logs it in release builds.
  public static let defaultAssertBody:
    @Sendable (_ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt) -> Void = {
      condition, message, _, _ in
      if !condition { MisuseResponse.stopOrLog(message, label: "quoin.positions") }
    }

  /// Reports a message where a condition does not hold.
  public static func assert(
    _ condition: Bool, _ message: String, file: StaticString = #file, line: UInt = #line
  ) {
    if !condition {
      PositionMisuse.report(PositionMisuse(message), file: file, line: line)
    } else if let customAssertBody {
      customAssertBody(true, message, file, line)
    }
  }

  /// Reports a message.
  public static func assertionFailure(_ message: String, file: StaticString = #file, line: UInt = #line) {
    assert(false, message, file: file, line: line)
  }
}

/// A body as it was set. Only the reference is shared between tasks, under the lock above; what the body does when it
/// is called by several is for whoever set it.
private nonisolated struct KeptBody: @unchecked Sendable {
  let call: (_ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt) -> Void
}
