import Foundation
import QuoinResources

/// An open file that is closed with its last owner.
final class OpenFile {
  private let descriptor: FileDescriptor

  init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }

  /// Opens a file that is there, or makes one.
  ///
  /// - Parameter flags: Those of `open`; `O_CLOEXEC` is added.
  init(_ path: String, flags: Int32) throws(SystemError) {
    descriptor = FileDescriptor(
      owning: try SystemError.check { open(path, flags | O_CLOEXEC, 0o666) })
  }

  /// The system's number for it.
  var number: Int32 { descriptor.number }

  /// How many bytes it has; nothing for what is no plain file.
  var size: Int? {
    get throws(SystemError) {
      let status = try descriptor.status
      return status.isRegularFile ? Int(status.st_size) : nil
    }
  }
}
