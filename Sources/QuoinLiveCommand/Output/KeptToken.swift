import Foundation
import QuoinPreview

/// The token of previews whose port somebody has named: it stays from start to start, so that an address that is open or
/// noted down leads there again.
///
/// It lies where programs keep what is to last, in a file that its user alone can read.
struct KeptToken {
  private let folder: String
  private var path: String { folder + "/preview-token" }

  /// - Parameter environment: Says where programs keep what is to last, by the XDG Base Directory Specification.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    folder = (state ?? home + "/.local/state") + "/quoin"
  }

  /// The token, which is made where there is none.
  ///
  /// - Returns: Nothing where others could have read or written it, or where nothing can be kept.
  func token() -> String? {
    if let kept = read() { return kept }
    let token = PreviewServer.makeToken()
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // Another preview may have made it in between.
    return PrivateFile.create(path, token) ? token : read()
  }

  private func read() -> String? {
    let number = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid(),
      status.st_mode & 0o077 == 0, let data = try? file.read(upToCount: 64)
    else { return nil }
    let token = String(decoding: data, as: UTF8.self)
    return token.count >= 20 && token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? token : nil
  }
}
