import Dispatch
import Foundation
import QuoinDiagnostics
import QuoinResources

/// Something that happened in a watched folder.
struct InotifyEvent: Sendable {
  let watch: Int32
  let mask: UInt32
  /// The name of the file in the folder; empty for the folder itself.
  let name: String

  var isFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }
  /// Whether a name has come, be it with a new file or with one that had another.
  var isNew: Bool { mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 }
  var isMoved: Bool { mask & UInt32(IN_MOVED_TO) != 0 }
  var isWatchGone: Bool { mask & UInt32(IN_IGNORED) != 0 }
  /// Whether the watched folder itself has another place.
  var isFolderMoved: Bool { mask & UInt32(IN_MOVE_SELF) != 0 }
  /// Whether others were lost before it.
  var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
}

/// The system's queue of what happens in folders; closed when nobody reads it any more, or when it is let go.
final class InotifyQueue: Sendable {
  /// What has happened, as it is read.
  let events: AsyncStream<[InotifyEvent]>
  private let continuation: AsyncStream<[InotifyEvent]>.Continuation
  private let descriptor: Int32
  private static let mask =
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF | IN_ONLYDIR
  private static let bufferSize = 65_536

  /// - Throws: A diagnostic when the system has no room for another.
  init() throws(Diagnostic) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw .notWatched(String(cString: strerror(errno))) }
    let (stream, continuation) = AsyncStream.makeStream(of: [InotifyEvent].self)
    // Dispatch takes its sources from any thread, and does not say so to the compiler.
    nonisolated(unsafe) let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "quoin.files"))
    source.setEventHandler { continuation.yield(Self.read(descriptor)) }
    source.setCancelHandler { close(descriptor) }
    continuation.onTermination = { _ in source.cancel() }
    source.activate()
    (events, self.continuation, self.descriptor) = (stream, continuation, descriptor)
  }

  // Source and stream hold each other until then.
  deinit { continuation.finish() }

  /// Watches a folder.
  ///
  /// - Returns: The watch's number, or why there is none.
  func watch(_ folder: String) -> Result<Int32, SystemError> {
    Result { () throws(SystemError) in
      try SystemError.check { inotify_add_watch(descriptor, folder, UInt32(Self.mask)) }
    }
  }

  /// Ends the watch of a folder.
  func unwatch(_ number: Int32) { _ = inotify_rm_watch(descriptor, number) }

  private static func read(_ descriptor: Int32) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    withUnsafeTemporaryAllocation(byteCount: bufferSize, alignment: MemoryLayout<inotify_event>.alignment) {
      buffer in
      guard let base = buffer.baseAddress else { return }
      while case let count = Glibc.read(descriptor, base, bufferSize), count > 0 {
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let event = base.load(fromByteOffset: offset, as: inotify_event.self)
          let name = UnsafeRawBufferPointer(
            start: base + offset + header, count: min(Int(event.len), count - offset - header))
          events.append(
            InotifyEvent(
              watch: event.wd, mask: event.mask,
              name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
          offset += header + Int(event.len)
        }
      }
    }
    return events
  }
}

extension Diagnostic {
  fileprivate static func notWatched(_ reason: String) -> Diagnostic {
    Diagnostic(.error, "Files cannot be watched: \(reason)")
  }
}
