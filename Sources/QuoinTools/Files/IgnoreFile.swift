import Foundation
import QuoinDiagnostics
import QuoinResources

/// A `.layout-ignore`: the files and folders that searches leave out, one a line, relative to its own folder.
///
/// ```
/// # Not ours
/// Pods
/// Tests/Broken   # and all that is in there
/// ```
public struct IgnoreFile: Sendable {
  /// The name that such a file has.
  public static let name = ".layout-ignore"

  /// The paths as they are listed, without slashes at their ends.
  public let paths: [String]

  /// Reads the text of such a file: `#` begins a comment anywhere in a line; white space before a path and before a
  /// comment goes, any other belongs to the path.
  public init(text: String) {
    paths = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).compactMap { line in
      var path = line.drop { $0.isWhitespace }
      if let hash = path.firstIndex(of: "#") {
        path = path[..<hash]
        while path.last?.isWhitespace == true { path.removeLast() }
      }
      while path.count > 1, path.last == "/" { path.removeLast() }
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      return path.isEmpty ? nil : String(path)
    }
  }

  /// Reads the file of a folder.
  ///
  /// - Returns: Nothing when there is none.
  /// - Throws: A diagnostic when it cannot be read, or is not UTF-8.
  init?(in folder: String) throws(Diagnostic) {
    let path = folder.isEmpty ? Self.name : "\(folder)/\(Self.name)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let url = URL(fileURLWithPath: path)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    guard let text = String(validating: try loader.data(at: url), as: UTF8.self) else {
      throw Diagnostic(.error, "'\(path)' is not written in UTF-8")
    }
    self.init(text: text)
  }
}
