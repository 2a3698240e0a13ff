import Foundation

/// A path with the links of its folder resolved, so that a file that is yet to come is the same however it is spelled.
struct RealPath {
  /// The path from the root.
  let path: String
  /// Its last part.
  let name: String

  /// Resolves a path, of a file that is there or not, in a folder that is.
  init(_ path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    let folder = Self.folder(slash.map { String(path[...$0]) } ?? ".")
    self.path = folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// The real path of a folder; as it is spelled where there is none.
  static func folder(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
