import Foundation

/// When a file was changed last, and its length; what was read of it is read again when these differ.
struct FileStamp: Sendable, Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  /// The stamp of a file; nothing where there is none that is a file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    size = Int(status.st_size)
  }
}
