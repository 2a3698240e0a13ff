import Foundation
import QuoinDiagnostics
import QuoinResources

/// Where the pictures of a batch go.
protocol PictureSink: AnyObject, Sendable {
  /// Whether pictures have to come one after the other, in the order of their rows; else any thread hands over its own.
  var isOrdered: Bool { get }

  /// Whether there is a picture of that name.
  func has(_ name: String) -> Bool

  /// Takes a picture.
  ///
  /// - Throws: A diagnostic where it cannot be kept; nothing of it is left then.
  func write(_ picture: Data, named name: String) throws(Diagnostic)

  /// Ends what has to be ended behind the last picture.
  func finish() throws(Diagnostic)
}

/// A folder of files, each of which is whole as soon as it is there.
final class FolderSink: PictureSink {
  let isOrdered = false

  func has(_ name: String) -> Bool { access(name, F_OK) == 0 }

  func write(_ picture: Data, named name: String) throws(Diagnostic) {
    try OutputFile(path: name).write(picture)
  }

  func finish() {}
}
