import Foundation
import QuoinDiagnostics

/// The files under a policy's folders.
///
/// A path is resolved first, links and `..` followed, and has to lie in a folder then. What it resolved to is opened
/// without following any link, so that nobody who may write in a folder can lead the reading out of it in between.
struct AllowedFolders: Sendable {
  /// The folders as the policy names them, for messages.
  private let named: [URL]
  /// Their real paths when the policy was made, of those that there were.
  private let roots: [String]
  /// The paths of the others, which may be made later.
  private let missing: [String]
  private let entry: FolderEntry

  /// How often a path is resolved anew whose folders changed before they could be entered.
  private static let attempts = 16

  init(_ folders: [URL], entry: FolderEntry = .system) {
    named = folders
    let paths = folders.map { (given: $0.path, real: try? Self.realPath(of: $0.path)) }
    roots = paths.compactMap(\.real)
    missing = paths.filter { $0.real == nil }.map(\.given)
    self.entry = entry
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - url: A file URL.
  ///   - limit: The largest size in bytes.
  func data(at url: URL, limit: Int) throws(Diagnostic) -> Data {
    let reading = try opening(url) { folder, name throws(SystemError) in
      try RegularFile.read(name, in: folder, limit: limit)
    }
    switch reading {
    case .contents(let data): return data
    case .folder: throw .unreadable(url.path, "it is a folder")
    case .notRegular: throw .unreadable(url.path, "it is not a regular file")
    case .tooLarge: throw .tooLarge(url.path, limit: limit)
    }
  }

  /// Whether there is a file that may be read.
  func hasFile(at url: URL) -> Bool {
    let status = try? opening(url, isWanted: false) { folder, name throws(SystemError) in
      try RegularFile.status(of: name, in: folder)
    }
    return status?.isRegularFile ?? false
  }

  /// Whether there is nothing at all at a place that may be read.
  func isMissing(_ url: URL) -> Bool {
    do {
      _ = try Self.realPath(of: url.path)
      return false
    } catch { return error.meansNothingThere && mayLookBeside(url) }
  }

  /// Whether a file may be read, whether it is there or not.
  func allows(file url: URL) -> Bool {
    guard let path = try? Self.realPath(of: url.path) else { return mayLookBeside(url) }
    return root(of: path) != nil
  }

  /// Whether there is a folder that may be read.
  func allows(folder: URL) -> Bool {
    guard let path = try? Self.realPath(of: folder.path) else { return false }
    return root(of: path) != nil && (try? entry.enter(path, beneath: path)) != nil
  }

  /// The names in a folder, sorted; none where it may not be read.
  func names(in folder: URL) -> [String] {
    guard let folder = try? Self.realPath(of: folder.path), let root = root(of: folder) else { return [] }
    return (try? entry.enter(folder, beneath: root).names()) ?? []
  }

  /// Does something with a file's folder and its name in it, once they are known to lie where they may.
  ///
  /// - Parameter isWanted: Whether somebody is told where it is missing, with the nearest name.
  private func opening<Result>(
    _ url: URL, isWanted: Bool = true,
    _ body: (borrowing FileDescriptor, String) throws(SystemError) -> Result
  ) throws(Diagnostic) -> Result {
    var failure = SystemError(code: ELOOP)
    for _ in 0..<Self.attempts {
      let path = try path(of: url, isWanted: isWanted)
      guard let root = root(of: path) else { throw .outsideFolders(url.path, named) }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let folder = slash == path.startIndex ? "/" : String(path[..<slash])
      let name = String(path[path.utf8.index(after: slash)...])
      do {
        // A policy may name a single file; its folder is entered as it is.
        let descriptor = try entry.enter(folder, beneath: root.utf8.count > folder.utf8.count ? folder : root)
        return try body(descriptor, name.isEmpty ? "." : name)
      } catch {
        guard error.meansAChange else { throw .unreadable(url.path, error.reason) }
        failure = error
      }
    }
    throw .unreadable(url.path, failure.reason)
  }

  /// The real path of a file, whether it may be read or not.
  private func path(of url: URL, isWanted: Bool) throws(Diagnostic) -> String {
    do { return try Self.realPath(of: url.path) } catch {
      // A path that leads nowhere is only called missing where it may be looked at.
      guard mayLookBeside(url) else { throw .outsideFolders(url.path, named) }
      guard error.meansNothingThere else { throw .unreadable(url.path, error.reason) }
      throw .noSuchFile(url.path, nearest: isWanted ? nearestNames(to: url) : nil)
    }
  }

  private func mayLookBeside(_ url: URL) -> Bool {
    (try? Self.realPath(of: url.deletingLastPathComponent().path)).flatMap(root) != nil
  }

  /// The allowed folder in which a real path lies. Names are bytes; strings that only look alike are others.
  private func root(of path: String) -> String? {
    roots.first { Self.lies(path, in: $0) }
      ?? missing.lazy.compactMap { try? Self.realPath(of: $0) }.first { Self.lies(path, in: $0) }
  }

  private static func lies(_ path: String, in root: String) -> Bool {
    guard path.utf8.starts(with: root.utf8) else { return false }
    return path.utf8.count == root.utf8.count || root == "/"
      || path.utf8.dropFirst(root.utf8.count).first == UInt8(ascii: "/")
  }

  /// The files whose names are nearest, where more than the extension is alike.
  private func nearestNames(to url: URL) -> NearestNames? {
    let stem = url.lastPathComponent.withoutExtension
    return NearestNames(
      to: url.lastPathComponent,
      among: names(in: url.deletingLastPathComponent()).lazy.filter { name in
        let other = name.withoutExtension
        return other == stem || nearestName(to: stem, among: CollectionOfOne(other)) != nil
      })
  }

  /// The path with every symbolic link and `..` resolved; where there is none, that of a name which Unicode calls the same.
  static func realPath(of path: String) throws(SystemError) -> String {
    // C would take what stands before it for the whole.
    guard !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
    if let resolved = realpath(path, nil) { return taken(resolved) }
    let failure = SystemError(code: errno)
    // Apple's systems write an accent as a character of its own, keyboards as one with its letter: the same name to people.
    if failure.meansNothingThere, !path.utf8.allSatisfy({ $0 < 0x80 }) {
      for other in [path.decomposedStringWithCanonicalMapping, path.precomposedStringWithCanonicalMapping] {
        if let resolved = realpath(other, nil) { return taken(resolved) }
      }
    }
    throw failure
  }

  private static func taken(_ path: UnsafeMutablePointer<CChar>) -> String {
    defer { free(path) }
    return String(cString: path)
  }
}

extension SystemError {
  fileprivate var meansNothingThere: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether something of a real path became a link, moved or went while it was entered.
  fileprivate var meansAChange: Bool { [ELOOP, EXDEV, ENOTDIR, ENOENT, EAGAIN].contains(code) }
}
