import Foundation
import Quoin

/// Where a picture goes, and in which format.
struct Destination {
  /// The file; nothing for standard output.
  let path: String?
  let format: OutputFormat

  /// - Parameters:
  ///   - template: The template's path, which names the picture where the output does not.
  ///   - output: What `--output` says: a file, a folder, `-`, or nothing for a file beside the template.
  ///   - format: What `--format` says.
  ///   - isOneOfMany: Whether the output is a folder for many pictures.
  init(for template: String, output: String?, format: OutputFormat?, isOneOfMany: Bool) {
    guard let output else {
      self.format = format ?? .png
      path = Self.name(template, self.format)
      return
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    if output == "-" {
      self.format = format ?? .png
      path = nil
    } else if isOneOfMany || output.hasSuffix("/") || exists && isFolder.boolValue {
      self.format = format ?? .png
      let name = URL(fileURLWithPath: Self.name(template, self.format)).lastPathComponent
      path = output.hasSuffix("/") ? output + name : "\(output)/\(name)"
    } else {
      self.format = format ?? OutputFormat(fileName: output) ?? .png
      path = output
    }
  }

  /// Writes the picture; a file that was there is replaced only when all of it could be written.
  func write(_ data: Data) throws(Diagnostic) {
    guard let path else { return Console.output(data) }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: isSpecialFile(path) ? [] : .atomic)
    } catch {
      throw .unwritable(path, reason: String(cString: strerror(errno)))
    }
  }

  /// A device or a pipe cannot be replaced, only written to.
  private func isSpecialFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func name(_ template: String, _ format: OutputFormat) -> String {
    URL(fileURLWithPath: template).deletingPathExtension().appendingPathExtension(
      format == .jpeg ? "jpg" : format.rawValue
    )
    .relativePath
  }
}

extension Diagnostic {
  static func unwritable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be written: \(reason)")
  }
}
