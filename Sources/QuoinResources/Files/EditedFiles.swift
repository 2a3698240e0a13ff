import Foundation

/// What stands in editors and has not been saved, to be read in place of what the files hold.
///
/// ```swift
/// let edited = EditedFiles([card: "<UILabel text='Hello'/>"])
/// let loader = ResourceLoader(policy: policy, edited: edited)
/// ```
public struct EditedFiles: Sendable {
  /// The bytes by the real paths of the files.
  private var contents: [String: Data] = [:]

  /// Takes texts.
  ///
  /// - Parameter texts: The texts by their files, which need not be there yet.
  public init(_ texts: [URL: String] = [:]) {
    for (url, text) in texts { self[url] = text }
  }

  /// The real paths of the files, sorted.
  public var paths: [String] { contents.keys.sorted() }

  /// The text of a file; nothing where what the file holds counts.
  public subscript(_ url: URL) -> String? {
    get { data(at: url).map { String(decoding: $0, as: UTF8.self) } }
    set { contents[Self.path(of: url)] = newValue.map { Data($0.utf8) } }
  }

  /// These with others, which count where both have a text of a file.
  public func merging(_ others: EditedFiles) -> EditedFiles {
    var all = self
    all.contents.merge(others.contents) { $1 }
    return all
  }

  func data(at url: URL) -> Data? { contents.isEmpty ? nil : contents[Self.path(of: url)] }

  /// The path with links resolved, so that a file is found by whatever name it is read.
  private static func path(of url: URL) -> String {
    if let path = try? AllowedFolders.realPath(of: url.path) { return path }
    let folder = url.deletingLastPathComponent()
    guard let real = try? AllowedFolders.realPath(of: folder.path) else {
      return url.standardizedFileURL.path
    }
    return (real == "/" ? "" : real) + "/" + url.lastPathComponent
  }
}
