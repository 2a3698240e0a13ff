import Foundation
import QuoinDiagnostics
import QuoinResources

/// An open file that is closed with its last owner, and that says what it is called where something is wrong with it.
final class OpenFile {
  private let descriptor: FileDescriptor
  private let name: String

  private init(_ descriptor: consuming FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a file that is there, or makes one.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - flags: Those of `open`; `O_CLOEXEC` is added.
  ///   - place: The path that it takes the place of in the end, by which people know it.
  convenience init(_ path: String, flags: Int32, inPlaceOf place: String? = nil) throws(Diagnostic) {
    let name = place ?? path
    do throws(SystemError) {
      let number = try SystemError.check { open(path, flags | O_CLOEXEC, 0o666) }
      self.init(FileDescriptor(owning: number), name: "'\(name)'")
    } catch {
      if flags & O_ACCMODE == O_RDONLY { throw .unreadable(name, error.reason) }
      throw .unwritable("'\(name)'", error)
    }
  }

  /// Makes a file that nobody sees and that goes with the process.
  static func scratch() throws(Diagnostic) -> OpenFile {
    let name = "A temporary file"
    do { return OpenFile(try .scratch(), name: name) } catch { throw .unwritable(name, error) }
  }

  /// The standard output of the process.
  static func standardOutput() throws(Diagnostic) -> OpenFile {
    let name = "standard output"
    do throws(SystemError) {
      let number = try SystemError.check { fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) }
      return OpenFile(FileDescriptor(owning: number), name: name)
    } catch {
      throw .unwritable(name, error)
    }
  }

  /// The system's number for it.
  var number: Int32 { descriptor.number }

  /// How many bytes it has; nothing for what is no plain file.
  var size: Int? {
    get throws(Diagnostic) {
      try use { number throws(SystemError) in
        var status = stat()
        _ = try SystemError.check { fstat(number, &status) }
        return status.isRegularFile ? Int(status.st_size) : nil
      }
    }
  }

  /// Writes all bytes at the place where the file stands.
  func write(_ data: Data) throws(Diagnostic) {
    try use { number throws(SystemError) in try FileDescriptor.write(data, to: number) }
  }

  /// Calls the system for a file that is written to.
  ///
  /// - Throws: A diagnostic that names the file where the call fails.
  func use<Result>(_ call: (Int32) throws(SystemError) -> Result) throws(Diagnostic) -> Result {
    do { return try call(number) } catch { throw .unwritable(name, error) }
  }
}
