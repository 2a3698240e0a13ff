import ArgumentParser
import Foundation
import QuoinResources

/// A password in a file: on the command line all who list processes would read it.
struct PasswordFile {
  /// The file's first line.
  let password: String
  /// The file and when it was written, by which another password is known.
  let stamp: String

  /// Longer files hold something else.
  private static let mostBytes = 4096

  /// Reads a file, which may be a pipe.
  ///
  /// - Throws: A sentence without anything that it holds.
  init(_ path: String) throws {
    let reading: FileDescriptor.Reading
    do throws(SystemError) {
      let file = try FileDescriptor(opening: path, flags: O_RDONLY)
      reading = try FileDescriptor.readToEnd(of: file.number, limit: Self.mostBytes)
    } catch {
      throw ValidationError(
        "No password can be read from '\(path)': there is no such file, or it may not be read")
    }
    guard case .contents(let data) = reading, let text = String(validating: data, as: UTF8.self) else {
      throw ValidationError("'\(path)' holds no password: a line of text in UTF-8")
    }
    password = String(text.prefix { !$0.isNewline })
    if password.isEmpty { throw ValidationError("'\(path)' holds no password: its first line is empty") }
    let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    stamp = "\(path) \(written?.timeIntervalSince1970 ?? 0)"
  }
}
