import Foundation
import Quoin
import QuoinResources

/// The fonts of the folders that a command names, read anew once a file in them has changed.
package final class CurrentFonts: Sendable {
  private let folders: [URL]
  private let known = Guarded<(fonts: FontCollection, files: ReadFiles)?>(nil)

  /// The fonts of these folders.
  package init(_ folders: [URL]) { self.folders = folders }

  /// The fonts as they are now; nothing where no folders are named.
  ///
  /// - Parameter files: What is made with the fonts.
  package func fonts(noting files: ReadFiles) -> FontCollection? {
    if folders.isEmpty { return nil }
    var current = known.withLock { $0 }
    if current == nil || current?.files.haveChanged == true {
      let read = ReadFiles()
      let loader = ResourceLoader(policy: ResourcePolicy(folders: folders)).noting(in: read)
      current = (FontCollection(folders: folders, loader: loader), read)
      known.withLock { [current] in $0 = current }
    }
    if let current { files.add(current.files) }
    return current?.fonts
  }
}
