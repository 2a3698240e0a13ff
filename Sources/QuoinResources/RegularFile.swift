import Foundation
import QuoinDiagnostics

/// Reading of files that are files: no folders, pipes or devices, and none larger than allowed.
enum RegularFile {
  /// The path with every symbolic link and `..` resolved, or nothing when it leads nowhere.
  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: A real path. Should its last part have become a link meanwhile, it is refused.
  ///   - limit: The largest size in bytes.
  static func read(_ path: String, limit: Int) throws(Diagnostic) -> Data {
    // O_NONBLOCK keeps the opening of a pipe from waiting for its other end.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path, String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw .unreadable(path, isFolder ? "it is a folder" : "it is not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(path, limit: limit) }
    var data = Data(count: Int(status.st_size))
    var filled = 0
    while filled < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        Foundation.read(file, bytes.baseAddress.map { $0 + filled }, bytes.count - filled)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path, String(cString: strerror(errno))) }
      if count == 0 { break }
      filled += count
    }
    return data.prefix(filled)
  }
}
