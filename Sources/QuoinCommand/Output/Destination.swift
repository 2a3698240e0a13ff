import Foundation
import Quoin
import QuoinCommandLine

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
  /// - Throws: A diagnostic when the output's name ends as no format does and `--format` says nothing.
  init(for template: String, output: String?, format: OutputFormat?, isOneOfMany: Bool) throws(Diagnostic) {
    guard let output else {
      self.format = format ?? .png
      path = Self.name(template, self.format)
      return
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    if Self.isStandardOutput(output) {
      self.format = format ?? .png
      path = nil
    } else if isOneOfMany || output.hasSuffix("/") || exists && isFolder.boolValue {
      self.format = format ?? .png
      let name = URL(fileURLWithPath: Self.name(template, self.format)).lastPathComponent
      path = output.hasSuffix("/") ? output + name : "\(output)/\(name)"
    } else {
      self.format = if let format { format } else { try Self.format(of: output) }
      path = output
    }
  }

  private init(path: String?, format: OutputFormat) { (self.path, self.format) = (path, format) }

  /// Where one of many frames goes: the same file with a number, of as many digits as the last one has.
  func frame(_ index: Int, of count: Int) -> Destination { numbered(index, width: "\(count - 1)".count) }

  /// Where one of many pages goes, counted from 1, likewise.
  func page(_ number: Int, of count: Int) -> Destination { numbered(number, width: "\(count)".count) }

  private func numbered(_ number: Int, width: Int) -> Destination {
    guard let path else { return self }
    let digits = "\(number)"
    let number = String(repeating: "0", count: max(width - digits.count, 0)) + digits
    let url = URL(fileURLWithPath: path)
    let name = "\(url.deletingPathExtension().lastPathComponent)-\(number)"
    let ending = url.pathExtension.isEmpty ? name : "\(name).\(url.pathExtension)"
    let slash = path.lastIndex(of: "/")
    return Destination(path: (slash.map { String(path[...$0]) } ?? "") + ending, format: format)
  }

  /// The name of a template with that of a story behind it, as pictures of stories are called: `card-empty.xml`.
  static func name(of story: Story, _ template: String) -> String {
    let url = URL(fileURLWithPath: template)
    let name = "\(url.deletingPathExtension().lastPathComponent)-\(story.slug)"
    let slash = template.lastIndex(of: "/")
    return (slash.map { String(template[...$0]) } ?? "") + "\(name).\(url.pathExtension)"
  }

  /// Whether the output's name stands for standard output.
  static func isStandardOutput(_ output: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(output)
  }

  /// Writes the picture; a file that was there is replaced only when all of it could be written.
  func write(_ data: Data) throws(Diagnostic) {
    if let path { try OutputFile(path: path).write(data) } else { try Console.output(data) }
  }

  /// Begins to write what comes piece by piece, likewise. Standard output gets it when all of it is there.
  func begin() throws(Diagnostic) -> GrowingFile {
    if let path { return try OutputFile(path: path).begin() }
    return try GrowingFile.scratch("standard output")
  }

  /// Ends what has been written piece by piece.
  func finish(_ file: GrowingFile) throws(Diagnostic) {
    if path == nil { try file.forEachPiece { piece throws(Diagnostic) in try Console.output(piece) } }
    try file.finish()
  }

  /// The format that a file's name ends in; PNG where it has no ending.
  private static func format(of output: String) throws(Diagnostic) -> OutputFormat {
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return .png }
    let ending = String(name[name.index(after: dot)...])
    guard let format = OutputFormat(fileExtension: ending) else { throw .unknownEnding(ending) }
    return format
  }

  private static func name(_ template: String, _ format: OutputFormat) -> String {
    URL(fileURLWithPath: template).deletingPathExtension().appendingPathExtension(format.fileExtensions[0])
      .relativePath
  }
}

extension Diagnostic {
  fileprivate static func unknownEnding(_ ending: String) -> Diagnostic {
    let known = OutputFormat.allCases.flatMap(\.fileExtensions)
    let list = known.dropLast().map { ".\($0)" }.joined(separator: ", ") + " and .\(known.last ?? "")"
    return Diagnostic(
      .error, "'.\(ending)' is no format that Quoin writes; it writes \(list)",
      suggestions: NearestNames(to: ending, among: known)?.map { ".\($0)" })
  }
}
