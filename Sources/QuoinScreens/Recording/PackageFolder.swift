import Foundation
import Synchronization

/// The package that a test belongs to.
enum PackageFolder {
  // Which folders have been looked at; a run asks for few, again and again.
  private static let known = Mutex<[String: URL]>([:])

  /// The nearest folder above a file that has a manifest, else the file's own.
  static func of(_ filePath: String) -> URL {
    let own = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    return known.withLock { known in
      if let root = known[own.path] { return root }
      let root = root(above: own) ?? own
      known[own.path] = root
      return root
    }
  }

  private static func root(above folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder
      }
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { return nil }
      folder = parent
    }
    return nil
  }

  /// Where a test's records lie, unless it says otherwise.
  static func records(of place: TestPlace) -> URL {
    of(place.filePath).appendingPathComponent("Tests/Recorded", isDirectory: true)
  }
}
