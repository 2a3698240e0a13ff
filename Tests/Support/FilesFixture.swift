import Foundation

/// A folder of files that is gone when the test is over.
public final class FilesFixture {
  /// The folder.
  public let root: URL

  /// Writes the files, each below the folder by its name.
  public init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    for (name, text) in files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A file by its name.
  public func url(_ name: String) -> URL { root.appendingPathComponent(name) }
}
