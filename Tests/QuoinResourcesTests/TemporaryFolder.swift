import Foundation

/// A folder of a test's own, removed with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ contents: String) {
    let file = url.appendingPathComponent(name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(contents.utf8).write(to: file)
  }

  func link(_ name: String, to target: URL) {
    try? FileManager.default.createSymbolicLink(
      at: url.appendingPathComponent(name), withDestinationURL: target)
  }
}
