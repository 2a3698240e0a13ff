import Foundation
import QuoinDiagnostics
import QuoinPort

/// A file that is ported: what is in it, and where it lies below the folder that was named.
struct SourceFile {
  /// What the names of ported files end in. Two files of one name in a module would have one `#fileID`.
  static let portedSuffix = ".ported.swift"

  let source: PortSource
  /// Below the folder that was named: `Cells/ContactCell.swift`.
  let place: String

  /// The file's name alone.
  var name: String { (place as NSString).lastPathComponent }

  /// All files in Swift at a path, in the order of their names; folders that links lead to are entered.
  static func all(at path: String) throws(Diagnostic) -> [SourceFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .noFile(path) }
    let root = URL(fileURLWithPath: path).standardizedFileURL
    guard isFolder.boolValue else { return [try read(root, place: root.lastPathComponent)] }
    var files: [SourceFile] = []
    try collect(root, place: "", into: &files, depth: 0)
    return files
  }

  private static func collect(
    _ folder: URL, place: String, into files: inout [SourceFile], depth: Int
  ) throws(Diagnostic) {
    // Links may lead in circles.
    guard depth < 32 else { return }
    for name in names(in: folder) where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try collect(entry, place: place + name + "/", into: &files, depth: depth + 1)
      } else if name.hasSuffix(".swift"), !name.hasSuffix(portedSuffix) {
        files.append(try read(entry, place: place + name))
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func read(_ file: URL, place: String) throws(Diagnostic) -> SourceFile {
    guard var text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(file.path) }
    // A mark of the byte order would stand in the middle of what is written.
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return SourceFile(source: PortSource(path: file.path, text: text), place: place)
  }

  /// The files that were ported into a folder before.
  static func ported(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return found?.compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(portedSuffix) } ?? []
  }

  /// Writes a file whole, unless it says that already: what compiles it need not look again.
  static func write(_ text: String, to file: URL) throws(Diagnostic) {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.path)
    }
  }
}

extension Diagnostic {
  static func nothingToPort(_ paths: [String]) -> Diagnostic {
    Diagnostic(.error, "There are no files in Swift at \(paths.joined(separator: ", "))")
  }

  static func noFile(_ path: String) -> Diagnostic {
    Diagnostic(.error, "There is no file or folder '\(path)'")
  }

  static func unreadable(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be read as text in UTF-8")
  }

  static func unwritable(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be written")
  }
}
