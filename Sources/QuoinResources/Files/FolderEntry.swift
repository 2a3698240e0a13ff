import CLinux
import Foundation

/// How a folder is entered by its real path: no link on the way is followed, for a real path has none, and one that is
/// there all the same was put there after the path was checked.
///
/// Linux does that in one call, `openat2`. Where its version lacks the call, or a sandbox forbids it, each folder of
/// the path is opened from the one before.
struct FolderEntry: Sendable {
  /// Opens a folder from another with `openat2`.
  let openAt2: @Sendable (_ folder: Int32, _ path: String, _ resolve: UInt64) throws(SystemError) -> Int32

  /// The system's own.
  static let system = FolderEntry { (folder, path, resolve) throws(SystemError) in
    var how = open_how(flags: UInt64(flags), mode: 0, resolve: resolve)
    return try SystemError.check { linux_openat2(folder, path, &how) }
  }

  /// Glibc's module leaves out `O_PATH`: a descriptor to go on from, for which a folder need not be readable.
  private static let pathOnly: Int32 = 0o10_000_000
  private static let flags = pathOnly | O_DIRECTORY | O_CLOEXEC

  /// Enters a folder.
  ///
  /// - Parameters:
  ///   - path: An absolute path without links.
  ///   - root: The allowed folder that the path has to stay beneath: the path itself or the beginning of it.
  func enter(_ path: String, beneath root: String) throws(SystemError) -> FileDescriptor {
    let folder = try open(root, from: AT_FDCWD, resolve: UInt64(RESOLVE_NO_SYMLINKS))
    let rest = String(
      decoding: path.utf8.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    if rest.isEmpty { return folder }
    return try open(rest, from: folder.number, resolve: UInt64(RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS))
  }

  private func open(_ path: String, from folder: Int32, resolve: UInt64) throws(SystemError) -> FileDescriptor
  {
    do {
      return FileDescriptor(owning: try openAt2(folder, path, resolve))
    } catch {
      // An old kernel answers with the first, a sandbox with either.
      guard error.code == ENOSYS || error.code == EPERM else { throw error }
    }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    var here = try FileDescriptor(opening: start, in: folder, flags: Self.flags)
    for name in path.utf8.split(separator: UInt8(ascii: "/")) {
      let name = String(decoding: name, as: UTF8.self)
      here = try FileDescriptor(opening: name, in: here.number, flags: Self.flags | O_NOFOLLOW)
    }
    return here
  }
}
