import Foundation
import QuoinDiagnostics
import QuoinResources

/// The templates of a folder, by their names: what stands in `cards/birthday.xml` is called `cards/birthday`.
struct ServedFolder: Sendable {
  /// The folder without symbolic links.
  let path: String
  /// What the folder is called in messages: without links, and as it was given, longer ones first; nothing for the root of
  /// all, which every path begins with.
  let spellings: [String]
  /// The names that were found last, and when: whoever asks for what there is not has no folders walked through.
  private let known = Guarded<(names: [String], time: ContinuousClock.Instant)?>(nil)
  /// Held by whoever walks through the folders.
  private let walking = NSLock()

  /// - Throws: A diagnostic where there is no such folder.
  init(_ folder: String) throws(Diagnostic) {
    let given = URL(fileURLWithPath: folder, isDirectory: true)
    path = given.resolvingSymlinksInPath().path
    spellings = Set([path, given.path, given.standardizedFileURL.path]).subtracting(["/"])
      .sorted { ($1.count, $0) < ($0.count, $1) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .notAFolder(folder)
    }
  }

  /// The file of a template; nothing where there is none, or none that may be asked for.
  func file(of name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, name.utf8.count <= 512,
      parts.allSatisfy({
        !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C })
      })
    else { return nil }
    let file = "\(path)/\(name).xml"
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      URL(fileURLWithPath: file).resolvingSymlinksInPath().path.utf8
        .starts(with: (path == "/" ? path : path + "/").utf8)
    else { return nil }
    return file
  }

  /// The names of all templates as of a second ago, sorted; of very many the first.
  ///
  /// One of those who ask at the same time finds them; the others get those that there were, or wait where there were none.
  func names() -> [String] {
    let old = known.withLock { $0 }
    if let old, ContinuousClock.now - old.time < .seconds(1) { return old.names }
    if !walking.try() {
      if let old { return old.names }
      walking.lock()
    }
    defer { walking.unlock() }
    // Somebody else may have found them meanwhile.
    if let new = known.withLock({ $0 }), new.time != old?.time { return new.names }
    let names = findNames()
    known.withLock { $0 = (names, .now) }
    return names
  }

  private func findNames() -> [String] {
    var names: [String] = []
    var count = 0
    let files = FileManager.default.enumerator(atPath: path)
    while let file = files?.nextObject() as? String, names.count < Self.nameLimit, count < Self.fileLimit {
      count += 1
      if file.hasSuffix(".xml"), self.file(of: String(file.dropLast(4))) != nil {
        names.append(String(file.dropLast(4)))
      }
    }
    return names.sorted()
  }

  static let nameLimit = 1000
  private static let fileLimit = 20_000
}

extension Diagnostic {
  fileprivate static func notAFolder(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is no folder")
  }
}
