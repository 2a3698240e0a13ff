import Foundation
import Quoin

/// The three streams of a command.
package enum Console {
  /// Makes failing streams fail where they are used: writing to a reader that has gone is an error instead of the end of
  /// the process, as is writing more than a file may hold; and a stream that was closed from the start is held by
  /// something that can be neither read nor written, so that no file opened later takes its number.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes to standard output.
  package static func output(_ text: String) throws(Diagnostic) { try output(Data(text.utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Throws: A diagnostic when not all of them could be written.
  package static func output(_ data: Data) throws(Diagnostic) {
    do { try FileDescriptor.write(data, to: STDOUT_FILENO) } catch {
      throw .unwritable("standard output", error)
    }
  }

  /// Writes to standard error; where that fails, there is nobody left to be told.
  package static func error(_ text: String) {
    try? FileDescriptor.write(Data(text.utf8), to: STDERR_FILENO)
  }

  /// Waits for bytes of standard input; nothing once there are no more, or where it cannot be read.
  package static func nextInput() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { return Data(buffer[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Reads all of standard input.
  ///
  /// - Parameter limit: The most bytes that are taken.
  package static func input(limit: Int) throws(Diagnostic) -> Data {
    try contents(of: STDIN_FILENO, "standard input", limit: limit)
  }

  /// Whether a path names a pipe, as shells make one for `<(…)`.
  package static func isPipe(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Reads all that comes through a pipe.
  ///
  /// - Parameter limit: The most bytes that are taken.
  package static func pipe(at path: String, limit: Int) throws(Diagnostic) -> Data {
    let pipe: FileDescriptor
    do throws(SystemError) { pipe = try FileDescriptor(opening: path, flags: O_RDONLY) } catch {
      throw .unreadable(path, error.reason)
    }
    return try contents(of: pipe.number, path, limit: limit)
  }

  private static func contents(of number: Int32, _ name: String, limit: Int) throws(Diagnostic) -> Data {
    let reading: FileDescriptor.Reading
    do throws(SystemError) { reading = try FileDescriptor.readToEnd(of: number, limit: limit) } catch {
      throw .unreadable(name, error.reason)
    }
    switch reading {
    case .contents(let data): return data
    case .tooLarge, .tooLate: throw .tooLarge(name, limit: limit)
    }
  }
}
