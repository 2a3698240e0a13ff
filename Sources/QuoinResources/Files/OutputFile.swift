import Foundation
import QuoinDiagnostics

/// A file that is written whole or not at all, wherever the system lets a file be replaced.
package struct OutputFile {
  private let path: String

  /// - Parameter path: The file's path, links followed when it is written.
  package init(path: String) { self.path = path }

  /// Writes the file, and the folders around it that are not there.
  ///
  /// The bytes go into a new file beside it, which takes its place once all of them are written, so that a full disk
  /// leaves what was there. A link keeps leading where it leads, also to nothing yet; a device, a pipe and a file that
  /// this process has open are written to as they are, and so is a file in a folder that takes no new ones.
  package func write(_ data: Data) throws(Diagnostic) {
    do { try store(data) } catch { throw .unwritable("'\(path)'", error) }
  }

  /// Writes the file as `write(_:)` does, unless it holds something else by now than what it was read as.
  ///
  /// - Parameter old: What the file held when the new bytes were made of it.
  /// - Throws: That another program has saved it meanwhile, what that has saved stays; that it is read-only, or that it has other
  ///   names.
  package func write(_ data: Data, inPlaceOf old: Data) throws(Diagnostic) {
    try checkMayBeReplaced()
    do throws(SystemError) {
      let file = try open()
      file.expected = old
      try file.add(data)
      try file.end(syncs: true)
    } catch {
      throw error == GrowingFile.changedMeanwhile
        ? Diagnostic.changedMeanwhile(path) : Diagnostic.unwritable("'\(path)'", error)
    }
  }

  /// Looks whether a new file may take the place of this one.
  ///
  /// - Throws: That it is read-only, also for those who may write to anything; or that it has other names, which would keep
  ///   what was there.
  package func checkMayBeReplaced() throws(Diagnostic) {
    var status = stat()
    guard stat(path, &status) == 0, status.isRegularFile else { return }
    if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 { throw .readOnly(path) }
    if status.st_nlink > 1 { throw .hardLink(path, names: Int(status.st_nlink)) }
  }

  /// Writes the file as `write(_:)` does, for whoever asks what the system refused. It is in its place at once, and the disk has it when
  /// the system likes: who needs more says what the file held before, or writes it piece by piece.
  package func store(_ data: Data) throws(SystemError) {
    let file = try open()
    try file.add(data)
    try file.end()
  }

  /// Begins to write the file piece by piece; it is there as a whole once it is told to finish.
  package func begin() throws(Diagnostic) -> GrowingFile {
    do { return try open() } catch { throw .unwritable("'\(path)'", error) }
  }

  private func open() throws(SystemError) -> GrowingFile {
    try Self.makeFolder(Self.folder(of: path))
    let target = try target()
    func inPlace(_ flags: Int32 = 0, truncates: Bool = false) throws(SystemError) -> GrowingFile {
      try GrowingFile(opening: target.path, flags: flags, truncates: truncates, name: path)
    }
    if target.isOpenFile { return try inPlace(O_APPEND) }
    func replacing(_ old: stat?) throws(SystemError) -> GrowingFile {
      try GrowingFile(replacing: target.path, in: Self.folder(of: target.path), old: old, name: path)
    }
    guard let existing = try Self.status(of: target.path) else { return try replacing(nil) }
    guard existing.isRegularFile else { return try inPlace() }
    // A folder that may be written to would let a file be replaced that may not.
    _ = try SystemError.check { faccessat(AT_FDCWD, target.path, W_OK, AT_EACCESS) }
    do throws(SystemError) { return try replacing(existing) } catch {
      guard GrowingFile.mayWriteInPlace(after: error) else { throw error }
      return try inPlace(truncates: true)
    }
  }

  // Linux follows so many.
  private static let linkLimit = 40

  /// The file that the path leads to, there or not; or the link that stands for a file that a process has open, which
  /// may have no name of its own any more.
  private func target() throws(SystemError) -> (path: String, isOpenFile: Bool) {
    var path = path
    for _ in 0..<Self.linkLimit {
      let folder = try Self.realPath(of: Self.folder(of: path))
      let name =
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
      let here = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      guard let status = try Self.status(of: here, followingLinks: false), status.isLink else {
        return (here, false)
      }
      if folder.hasPrefix("/proc/") { return (here, true) }
      let text = try Self.text(ofLink: here)
      path = text.hasPrefix("/") ? text : "\(folder)/\(text)"
    }
    throw SystemError(code: ELOOP)
  }

  private static func realPath(of path: String) throws(SystemError) -> String {
    let resolved = realpath(path, nil)
    let code = errno
    guard let resolved else { throw SystemError(code: code) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func text(ofLink path: String) throws(SystemError) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try SystemError.check { readlink(path, &bytes, bytes.count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// What is there; nothing when there is nothing.
  private static func status(of path: String, followingLinks: Bool = true) throws(SystemError) -> stat? {
    var status = stat()
    do {
      _ = try SystemError.check {
        fstatat(AT_FDCWD, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
      }
      return status
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Makes a folder, and those around it that are not there.
  ///
  /// - Throws: A diagnostic where it cannot be made, or where a file is in its place.
  package static func makeFolder(at path: String) throws(Diagnostic) {
    do throws(SystemError) { try makeFolder(path) } catch { throw .noFolder(path, error) }
    var status = stat()
    guard stat(path, &status) == 0, status.isFolder else { throw .noFolder(path, SystemError(code: ENOTDIR)) }
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
  fileprivate static func readOnly(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is read-only, and is left alone")
  }

  fileprivate static func hardLink(_ path: String, names: Int) -> Diagnostic {
    Diagnostic(
      .error, "'\(path)' is one of \(names) names of a file, and is left alone",
      notes: [Note("the other names would keep what is there; make it a file of its own, or a symbolic link")]
    )
  }

  fileprivate static func changedMeanwhile(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' was changed meanwhile, and is left alone")
  }

  fileprivate static func noFolder(_ path: String, _ error: SystemError) -> Diagnostic {
    var place = path[...]
    var status = stat()
    // Of the folders around it, the one that is none is to blame.
    while stat(String(place), &status) != 0, let slash = place.lastIndex(of: "/"), slash > place.startIndex {
      place = place[..<slash]
    }
    let isInTheWay = stat(String(place), &status) == 0 && !status.isFolder
    return Diagnostic(
      .error,
      "The folder '\(path)' cannot be made: "
        + (isInTheWay ? "'\(place)' is a file and no folder" : error.reason))
  }

  package static func unwritable(_ what: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.error, "\(what) cannot be written: \(error.reason)")
  }
}
