import Foundation
import QuoinDiagnostics
import QuoinResources

/// Where the pictures of a batch go.
protocol PictureSink: AnyObject, Sendable {
  /// Whether pictures have to come one after the other, in the order of their rows; else any thread hands over its own.
  var isOrdered: Bool { get }

  /// How many bytes the picture of that name has; nothing where there is none.
  func size(of name: String) -> Int?

  /// Takes a picture.
  ///
  /// - Returns: Why this picture cannot be kept, where others may be; nothing of it is left then.
  /// - Throws: Why no picture can be kept any more.
  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic?

  /// Ends what has to be ended behind the last picture.
  func finish() throws(Diagnostic)

  /// Takes away what would be broken without its end.
  func discard()

  /// Ends what goes on no further, though there were more rows: what would pass for all of them is taken away, and a stream
  /// is ended.
  ///
  /// - Returns: Whether the pictures are kept that were written.
  func stop() throws(Diagnostic) -> Bool
}

/// A folder of files, each of which is whole as soon as it is there.
final class FolderSink: PictureSink {
  let isOrdered = false

  func size(of name: String) -> Int? {
    var status = stat()
    return stat(name, &status) == 0 && status.isRegularFile ? Int(status.st_size) : nil
  }

  func write(_ picture: Data, named name: String) throws(Diagnostic) -> Diagnostic? {
    if let problem = Self.obstacle(at: name) { return problem }
    do {
      try OutputFile(path: name).store(picture)
      return nil
    } catch {
      let problem = Diagnostic.unwritable("'\(name)'", error)
      // Where there is no room for one there is none for the others; a name concerns itself.
      if [ENOSPC, EDQUOT, EIO, EROFS, EMFILE, ENFILE, ENOMEM].contains(error.code) { throw problem }
      return problem
    }
  }

  /// What lies where a picture should go, and would take its bytes without keeping them, or never.
  private static func obstacle(at name: String) -> Diagnostic? {
    var status = stat()
    guard stat(name, &status) == 0, !status.isRegularFile, !status.isFolder else { return nil }
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    return .inTheWay(name, kind)
  }

  func finish() {}

  func discard() {}

  func stop() -> Bool { true }
}

extension Diagnostic {
  fileprivate static func inTheWay(_ name: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .error, "'\(name)' is \(kind), which keeps no picture; take it away, or give the picture another name")
  }
}
