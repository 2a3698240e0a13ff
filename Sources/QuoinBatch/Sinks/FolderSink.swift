import Foundation
import QuoinDiagnostics
import QuoinResources

/// A folder of files, each of which is whole as soon as it is there.
final class FolderSink: PictureSink {
  let isOrdered = false
  let isStream = true
  /// The real paths of files that no picture may take the place of, there or not, by their last parts.
  private let needed: [String: Set<String>]

  /// The folder that all pictures stay in, as it is spelled and as it really is.
  private let folder: (spelled: String, real: String)

  /// - Parameters:
  ///   - folder: What stands before all names, to its last slash: nobody's data.
  ///   - needed: Files that the batch itself reads or writes.
  init(in folder: String, needed: [String]) {
    self.folder = (folder, RealPath.folder(folder.isEmpty ? "." : folder))
    let paths = needed.map(RealPath.init)
    self.needed = Dictionary(grouping: paths, by: \.name).mapValues { Set($0.map(\.path)) }
  }

  func mark(of name: String) -> UInt32? {
    guard Self.isFile(name),
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: name), options: .mappedIfSafe)
    else {
      return nil
    }
    return ContentMark.of(bytes)
  }

  private static func isFile(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.isRegularFile
  }

  func refusal(of name: String, isOwn: Bool) -> Diagnostic? {
    if let out = wayOut(of: name) { return .leadsOut(name, by: out, of: folder.spelled) }
    if !isOwn, Self.isFile(name) { return .notOfABatch(name) }
    let last = String(name.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? "")
    guard let paths = needed[last], paths.contains(RealPath(name).path) else { return nil }
    return .neededByTheBatch(name)
  }

  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic? {
    // A link may have been put there since the name was taken.
    if let out = wayOut(of: name) { return .leadsOut(name, by: out, of: folder.spelled) }
    if let problem = Self.obstacle(at: name) { return problem }
    do {
      try OutputFile(path: name).store(picture)
      return nil
    } catch {
      let problem = Diagnostic.unwritable("'\(name)'", error)
      // Where there is no room for one there is none for the others; a name concerns itself.
      if [ENOSPC, EDQUOT, EIO, EROFS, EMFILE, ENFILE, ENOMEM].contains(error.code) { throw problem }
      return problem
    }
  }

  func remove(_ name: String) {
    var status = stat()
    if lstat(name, &status) == 0, status.isRegularFile { unlink(name) }
  }

  /// The folder on the way to a picture that a link leads out of the output; nothing where there is none. What the output's own
  /// path leads through is whoever gave it to say.
  private func wayOut(of name: String) -> String? {
    var path = folder.spelled
    let home = folder.real == "/" ? "/" : folder.real + "/"
    // Bytes, as the system takes them: a slash with a mark above it is one character.
    for part in name.utf8.dropFirst(path.utf8.count).split(separator: UInt8(ascii: "/")).dropLast() {
      path += String(Substring(part))
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      let real = String(cString: resolved)
      if !"\(real)/".utf8.starts(with: home.utf8) { return path }
      path += "/"
    }
    return nil
  }

  /// What lies where a picture should go, and would take its bytes without keeping them, or never.
  private static func obstacle(at name: String) -> Diagnostic? {
    var status = stat()
    guard stat(name, &status) == 0, !status.isRegularFile, !status.isFolder else { return nil }
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    return .inTheWay(name, kind)
  }

  func finish(isWhole: Bool) -> String? { nil }

  func discard() {}
}

extension Diagnostic {
  fileprivate static func leadsOut(_ name: String, by link: String, of folder: String) -> Diagnostic {
    let home = folder.isEmpty ? "the output's folder" : "'\(folder)'"
    return Diagnostic(
      .error, "'\(link)' is a link that leads out of \(home), where '\(name)' may not follow")
  }

  fileprivate static func inTheWay(_ name: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' is \(kind), which keeps no picture; take it away, or give the picture another name")
  }

  fileprivate static func notOfABatch(_ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(name)' was there before and is no batch's picture; take it away, or give the picture another name")
  }

  fileprivate static func neededByTheBatch(_ name: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is a file that the batch itself needs; give the picture another name")
  }
}
