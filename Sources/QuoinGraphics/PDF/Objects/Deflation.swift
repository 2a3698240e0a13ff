import Dispatch
import Foundation
import QuoinDiagnostics
import QuoinResources

/// Bytes that another thread deflates while what follows is laid out and drawn.
///
/// Whoever asks before any thread has begun deflates them itself, so that nobody waits where all processors are busy.
final class Deflation: Sendable {
  /// The bytes until somebody has taken them.
  private let bytes: Guarded<[UInt8]?>
  private let result = Guarded<Result<Data, Diagnostic>?>(nil)
  private let end = DispatchSemaphore(value: 0)

  init(_ bytes: [UInt8]) {
    self.bytes = Guarded(bytes)
    DispatchQueue.global().async { [self] in
      guard let bytes = take() else { return }
      let stream = Result { () throws(Diagnostic) in try Deflate.compressed(bytes) }
      result.withLock { $0 = stream }
      end.signal()
    }
  }

  /// The zlib stream; asked for once.
  ///
  /// - Throws: A diagnostic when there is no memory for it.
  func stream() throws(Diagnostic) -> Data {
    if let bytes = take() { return try Deflate.compressed(bytes) }
    end.wait()
    guard let result = result.withLock({ $0 }) else { throw .notCompressed(0) }
    return try result.get()
  }

  /// The bytes, for the first who asks.
  private func take() -> [UInt8]? {
    bytes.withLock { bytes in
      defer { bytes = nil }
      return bytes
    }
  }
}
