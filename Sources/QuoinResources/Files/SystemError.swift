import Foundation

/// What a call of the system failed with, taken right behind that very call.
package struct SystemError: Error, Hashable {
  /// The call's `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The system's words for it, such as "Permission denied".
  package var reason: String { String(cString: strerror(code)) }

  /// Makes a call, again when a signal broke into it.
  ///
  /// - Parameter call: One call of the system and nothing else, so that nothing can touch `errno` behind it.
  /// - Returns: What the call returned, 0 or above.
  /// - Throws: The cause, when it returned something negative.
  @inline(__always)
  package static func check<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
    while true {
      let result = call()
      let code = errno
      if result >= 0 { return result }
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
