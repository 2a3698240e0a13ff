import Foundation
import Quoin

/// A file that is written whole or not at all.
struct OutputFile {
  let path: String

  /// Writes the file, and the folders around it that are not there.
  ///
  /// The bytes go into a new file beside it, which takes its place once all of them are written, so that a full disk
  /// leaves what was there. A link keeps leading where it leads; a device or a pipe is written to as it is.
  func write(_ data: Data) throws(Diagnostic) {
    do {
      try Self.makeFolder(Self.folder(of: path))
      guard let existing = try status() else { return try replace(path, by: data, mode: nil) }
      guard existing.isRegularFile else { return try writeInPlace(data) }
      let resolved = realpath(path, nil)
      defer { free(resolved) }
      try replace(resolved.map { String(cString: $0) } ?? path, by: data, mode: existing.st_mode & 0o777)
    } catch {
      throw .unwritable("'\(path)'", error)
    }
  }

  /// What is there, links followed; nothing when there is nothing.
  private func status() throws(SystemError) -> stat? {
    var status = stat()
    do {
      _ = try SystemError.check { stat(path, &status) }
      return status
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  private func writeInPlace(_ data: Data) throws(SystemError) {
    let file = try FileDescriptor(opening: path, flags: O_WRONLY | O_NOCTTY)
    try FileDescriptor.write(data, to: file.number)
    try file.close()
  }

  /// Puts a new file in the place of another.
  ///
  /// - Parameter mode: The permissions of the one that is replaced; by default those of new files.
  private func replace(_ path: String, by data: Data, mode: mode_t?) throws(SystemError) {
    let new = Self.folder(of: path) + "/.quoin-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let number = try SystemError.check { open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    let file = FileDescriptor(owning: number)
    do {
      if let mode { _ = try SystemError.check { fchmod(number, mode) } }
      try FileDescriptor.write(data, to: number)
      // A full disk may only show here.
      try file.close()
      _ = try SystemError.check { rename(new, path) }
    } catch {
      unlink(new)
      throw error
    }
  }

  private static func makeFolder(_ path: String) throws(SystemError) {
    do { _ = try SystemError.check { mkdir(path, 0o777) } } catch {
      switch error.code {
      // What is there and no folder is told by whoever opens a file in it.
      case EEXIST: return
      case ENOENT where folder(of: path) != path:
        try makeFolder(folder(of: path))
        do { _ = try SystemError.check { mkdir(path, 0o777) } } catch {
          if error.code != EEXIST { throw error }
        }
      default: throw error
      }
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension Diagnostic {
  static func unwritable(_ what: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.error, "\(what) cannot be written: \(error.reason)")
  }
}
