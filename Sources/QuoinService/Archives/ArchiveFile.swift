import Foundation
import QuoinDiagnostics
import QuoinResources

/// The file that an archive is written to piece by piece, in its place once it is whole; or standard output.
final class ArchiveFile {
  /// How many bytes have been written.
  private(set) var position = 0
  private let path: String?
  private let part: String
  private let file: OpenFile

  /// - Parameter path: The file; nothing for standard output.
  init(path: String?) throws(Diagnostic) {
    self.path = path
    part = path.map { "\($0).\(getpid()).part" } ?? ""
    file =
      if let path {
        try OpenFile(part, flags: O_WRONLY | O_CREAT | O_TRUNC, inPlaceOf: path)
      } else {
        try .standardOutput()
      }
  }

  func write(_ data: Data) throws(Diagnostic) {
    try file.write(data)
    position += data.count
  }

  /// Puts the whole file in its place.
  func finish() throws(Diagnostic) {
    guard let path else { return }
    let part = part
    do { _ = try SystemError.check { rename(part, path) } } catch { throw .unwritable("'\(path)'", error) }
  }

  /// Takes away what has been written.
  func discard() { if path != nil { unlink(part) } }
}
