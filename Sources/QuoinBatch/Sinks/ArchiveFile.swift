import Foundation
import QuoinDiagnostics
import QuoinResources

/// The file that an archive is written to piece by piece, in its place once it is whole; or standard output.
final class ArchiveFile {
  /// How many bytes have been written.
  private(set) var position = 0
  /// Nothing for standard output, and once it has been taken away.
  private var file: GrowingFile?
  private let output: OpenFile?

  /// - Parameter path: The file; nothing for standard output.
  init(path: String?) throws(Diagnostic) {
    file = if let path { try OutputFile(path: path).begin() } else { nil }
    output = if path == nil { try .standardOutput() } else { nil }
  }

  func write(_ data: Data) throws(Diagnostic) {
    try file?.write(data)
    try output?.write(data)
    position += data.count
  }

  /// Puts the whole file in its place, or beside it where it does not hold everything.
  ///
  /// - Returns: Where it lies, unless that is its place.
  func finish(isWhole: Bool) throws(Diagnostic) -> String? {
    if !isWhole { return try file?.finishBeside() }
    try file?.finish()
    return nil
  }

  /// Takes away what has been written.
  func discard() { file = nil }
}
