import Foundation

/// A file that its user alone can read.
enum PrivateFile {
  /// Makes one; leaves alone whatever lies at the path, and follows no link.
  ///
  /// - Returns: Whether it is there now, with the text.
  static func create(_ path: String, _ text: String) -> Bool {
    let number = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard number >= 0 else { return false }
    let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      unlink(path)
      return false
    }
  }
}
