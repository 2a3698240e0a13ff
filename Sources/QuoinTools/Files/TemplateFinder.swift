import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTemplateEngine

/// Finds the templates at paths: files, and folders with all that is in them.
///
/// Hidden files, links, what a `.layout-ignore` lists and what builds leave behind are not looked into.
public struct TemplateFinder {
  /// A file that ends in `.xml`.
  public struct File: Sendable {
    /// The path, beginning with the one that was searched.
    public let path: String
    /// The part of it below the path that was searched; for that path itself, its last part.
    public let name: String
    /// The path that was searched, as it was given.
    public let searched: String
  }

  /// A finder.
  public init() {}

  /// The files at a path that end in `.xml`, sorted.
  ///
  /// - Parameters:
  ///   - path: A file or a folder.
  ///   - unreadable: Is told of folders below it, and of ignore files, that cannot be read; the rest is found all the
  ///     same.
  /// - Throws: A diagnostic when there is nothing, something else, or a link, or when nothing in the folder can be read.
  public func files(
    at path: String, unreadable: (_ path: String, Diagnostic) -> Void = { _, _ in }
  ) throws(Diagnostic) -> [File] {
    guard let type = Self.type(of: path) else { throw .missing(path) }
    let searched = path
    switch type {
    case .typeDirectory:
      var files: [File] = []
      var base = path
      while base.count > 1, base.hasSuffix("/") { base.removeLast() }
      var problems: [(folder: String, problem: Diagnostic)] = []
      search(base, prefix: "", ignoring: []) { name, path in
        files.append(File(path: path, name: name, searched: searched))
      } failing: {
        problems.append(($0, $1))
      }
      if files.isEmpty, let first = problems.first { throw first.problem }
      for (folder, problem) in problems { unreadable(folder, problem) }
      return files
    case .typeRegular:
      guard path.hasSuffix(".xml") else { throw .noTemplateEnding(path) }
      return [
        File(path: path, name: path.split(separator: "/").last.map(String.init) ?? path, searched: path)
      ]
    case .typeSymbolicLink: throw .link(path)
    default: throw .neitherFileNorFolder(path)
    }
  }

  private static func type(of path: String) -> FileAttributeType? {
    // Foundation's attributes have the names of owners and groups, which take long to find.
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .typeDirectory
    case S_IFREG: return .typeRegular
    case S_IFLNK: return .typeSymbolicLink
    default: return .typeUnknown
    }
  }

  private func search(
    _ folder: String, prefix: String, ignoring: Set<String>, found: (_ name: String, _ path: String) -> Void,
    failing: (_ folder: String, Diagnostic) -> Void
  ) {
    var ignored = ignoring
    let names: [String]
    do throws(Diagnostic) {
      do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
        throw .unreadable(folder, error.localizedDescription)
      }
      // Without its list nobody can tell what it leaves out.
      for path in try IgnoreFile(in: folder)?.paths ?? [] { ignored.insert(prefix + path) }
    } catch {
      return failing(folder, error)
    }
    for name in names where !name.hasPrefix(".") && !ignored.contains(prefix + name) {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      switch Self.type(of: path) {
      case .typeDirectory?:
        if Self.isLeftBehind(name) { continue }
        search(path, prefix: "\(prefix)\(name)/", ignoring: ignored, found: found, failing: failing)
      case .typeRegular? where name.hasSuffix(".xml"):
        found(prefix + name, path)
      default: break
      }
    }
  }

  /// Whether builds and Xcode make folders of such a name.
  private static func isLeftBehind(_ name: String) -> Bool {
    name == "build" || name == "node_modules"
      || [".build", ".app", ".framework", ".xcodeproj", ".xcassets"].contains { name.hasSuffix($0) }
  }
}

extension TemplateFinder.File {
  /// Reads the file.
  ///
  /// - Returns: Nothing when it is not written in UTF-8.
  public func markup() throws(Diagnostic) -> Markup? {
    String(validating: try data(), as: UTF8.self).map(markup(of:))
  }

  /// Reads the file, where what is written otherwise than in UTF-8 may be a template all the same.
  ///
  /// - Parameter formatter: Tells what is one.
  /// - Returns: Nothing for other XML that is not written in UTF-8.
  /// - Throws: What makes it impossible to read the file, its encoding among that.
  func markup(meantFor formatter: TemplateFormatter) throws(Diagnostic) -> Markup? {
    let data = try data()
    if let text = String(validating: data, as: UTF8.self) { return markup(of: text) }
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let readable = markup(
      of: (isUTF16 ? String(data: data, encoding: .utf16) : nil) ?? String(decoding: data, as: UTF8.self))
    if formatter.isMeantAsTemplate(readable) || formatter.isMalformed(readable) { throw .notUTF8(path) }
    return nil
  }

  private func data() throws(Diagnostic) -> Data {
    let url = URL(fileURLWithPath: path)
    return try ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()])).data(
      at: url)
  }

  private func markup(of text: String) -> Markup { Markup(source: SourceText(file: path, contents: text)) }
}

extension Diagnostic {
  fileprivate static func notUTF8(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is not written in UTF-8, as templates are")
  }

  fileprivate static func missing(_ path: String) -> Diagnostic {
    Diagnostic(.error, "There is no file or folder '\(path)'")
  }

  fileprivate static func noTemplateEnding(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is no template: their names end in .xml")
  }

  fileprivate static func link(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is a link; name what it leads to")
  }

  fileprivate static func neitherFileNorFolder(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is neither a file nor a folder")
  }
}
