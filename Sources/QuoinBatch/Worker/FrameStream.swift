import Foundation
import QuoinDiagnostics
import QuoinResources

/// Pieces of bytes over streams, each behind its length: four bytes, the highest first.
struct FrameStream {
  let input: Int32
  let output: Int32
  /// The most bytes that a frame may have.
  let limit: Int

  /// The next frame; nothing at the end.
  ///
  /// - Throws: A diagnostic where the stream ends inside a frame, or one is too long to be one.
  func read() throws(Diagnostic) -> Data? {
    let head = try bytes(4)
    if head.isEmpty { return nil }
    let length = head.reduce(0) { $0 << 8 | Int($1) }
    guard head.count < 4 || length <= limit else { throw .frameTooLong(length, limit: limit, head) }
    let body = head.count < 4 ? Data() : try bytes(length)
    guard head.count == 4, body.count == length else { throw .unfinishedFrame }
    return body
  }

  /// So many bytes; fewer where the stream ends.
  private func bytes(_ count: Int) throws(Diagnostic) -> Data {
    do { return try FileDescriptor.read(count, from: input) } catch {
      throw .unreadable("requests", error.reason)
    }
  }

  /// Writes frames, all at once.
  func write(_ frames: Data...) throws(Diagnostic) {
    var bytes = Data()
    for frame in frames {
      bytes.append(contentsOf: (0..<4).reversed().map { UInt8(truncatingIfNeeded: frame.count >> (8 * $0)) })
      bytes.append(frame)
    }
    do { try FileDescriptor.write(bytes, to: output) } catch { throw .unwritable("The results", error) }
  }
}

extension Diagnostic {
  fileprivate static func frameTooLong(_ length: Int, limit: Int, _ head: Data) -> Diagnostic {
    // Four such bytes announce half a gigabyte at the least.
    if head.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      let text = String(decoding: head, as: UTF8.self).replacingOccurrences(of: "\n", with: "\\n")
      return Diagnostic(
        .error,
        "A frame begins with its length in four bytes, the highest first; here it begins with the text '\(text)'"
      )
    }
    return Diagnostic(.error, "A frame of \(length) bytes was announced, and \(limit) is the most")
  }

  fileprivate static var unfinishedFrame: Diagnostic {
    Diagnostic(.error, "The requests end within a frame")
  }
}
