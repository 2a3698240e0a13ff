import Foundation
import QuoinResources

/// Where templates find resources by name: the folder of the file, those around it as far as they may be read, and the folders that the
/// policy names besides.
enum ResourceFolders {
  /// The folders in the order in which they are looked through.
  ///
  /// - Parameter base: The file that the name stands in.
  static func list(from base: URL?, _ loader: ResourceLoader) -> [URL] {
    var folders: [URL] = []
    func add(_ folder: URL) {
      let folder = URL(fileURLWithPath: folder.path, isDirectory: true)
      if !folders.contains(where: { $0.path == folder.path }) { folders.append(folder) }
    }
    if let base, base.isFileURL {
      var folder = base.hasDirectoryPath ? base : base.deletingLastPathComponent()
      while loader.allows(folder: folder) {
        add(folder)
        let next = folder.deletingLastPathComponent().standardizedFileURL
        if next.path == folder.path || next.path.isEmpty { break }
        folder = next
      }
    }
    for folder in loader.policy.folders where loader.allows(folder: folder) { add(folder) }
    return folders
  }
}
