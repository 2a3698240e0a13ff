import Foundation
import QuoinDiagnostics
import QuoinResources

/// The templates of a folder, by their names: what stands in `cards/birthday.xml` is called `cards/birthday`.
struct ServedFolder: Sendable {
  /// The folder without symbolic links.
  let path: String

  /// - Throws: A diagnostic where there is no such folder.
  init(_ folder: String) throws(Diagnostic) {
    path = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .notAFolder(folder)
    }
  }

  /// The file of a template; nothing where there is none, or none that may be asked for.
  func file(of name: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, name.utf8.count <= 512,
      parts.allSatisfy({
        !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(where: { $0 < 0x20 || $0 == 0x5C })
      })
    else { return nil }
    let file = "\(path)/\(name).xml"
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      URL(fileURLWithPath: file).resolvingSymlinksInPath().path.hasPrefix(path == "/" ? path : path + "/")
    else { return nil }
    return file
  }

  /// The names of all templates, sorted; of very many the first.
  func names() -> [String] {
    var names: [String] = []
    let files = FileManager.default.enumerator(atPath: path)
    while let file = files?.nextObject() as? String, names.count < Self.nameLimit {
      if file.hasSuffix(".xml"), self.file(of: String(file.dropLast(4))) != nil {
        names.append(String(file.dropLast(4)))
      }
    }
    return names.sorted()
  }

  private static let nameLimit = 1000
}

extension Diagnostic {
  fileprivate static func notAFolder(_ path: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' is no folder")
  }
}
