import Foundation

/// The files that have come up, however their paths are written.
struct KnownFiles {
  private var paths: Set<String> = []

  /// Takes note of a file.
  ///
  /// - Returns: Whether it had not come up yet.
  mutating func insert(_ path: String) -> Bool {
    paths.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted
  }
}
