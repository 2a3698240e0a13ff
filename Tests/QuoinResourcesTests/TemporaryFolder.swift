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

  /// A link whose text is kept as it is, also when it leads nowhere.
  func link(_ name: String, toPath target: String) {
    symlink(target, url.appendingPathComponent(name).path)
  }

  /// Whether the file system has files that no folder names, as most but not all of Linux's do.
  var takesFilesWithoutNames: Bool {
    let number = open(url.path, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
    if number >= 0 { close(number) }
    return number >= 0
  }

  func makeSocket(_ name: String) {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = url.appendingPathComponent(name).path
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    withUnsafePointer(to: &address) { address in
      _ = address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
  }
}
