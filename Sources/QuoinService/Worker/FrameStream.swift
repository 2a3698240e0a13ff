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
    guard let head = try read(4, isStart: true) else { return nil }
    let length = head.reduce(0) { $0 << 8 | Int($1) }
    guard length <= limit else {
      throw Diagnostic(.error, "A frame of \(length) bytes was announced, and \(limit) is the most")
    }
    return try read(length, isStart: false)
  }

  private func read(_ count: Int, isStart: Bool) throws(Diagnostic) -> Data? {
    var data = Data()
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, min(count, 1 << 16)), alignment: 1)
    defer { room.deallocate() }
    while data.count < count {
      let got: Int
      do {
        got = try FileDescriptor.read(
          into: UnsafeMutableRawBufferPointer(rebasing: room.prefix(min(room.count, count - data.count))),
          from: input)
      } catch { throw Diagnostic(.error, "The requests cannot be read: \(error.reason)") }
      if got == 0 {
        if isStart, data.isEmpty { return nil }
        throw Diagnostic(.error, "The requests end within a frame")
      }
      data.append(contentsOf: room.prefix(got))
    }
    return data
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
