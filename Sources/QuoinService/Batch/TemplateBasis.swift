import Foundation
import QuoinGraphics
import QuoinTemplates

extension Template {
  /// A text that is another one when anything changes that pictures may be made of besides their data: the template's texts, and
  /// the sizes and times of all files in its folder but those of rows.
  ///
  /// - Parameters:
  ///   - folder: The template's folder.
  ///   - ignored: Paths whose files do not count: what the batch itself writes and reads.
  ///   - format: What the pictures are; files of that kind do not count where pictures go beside the template.
  /// - Returns: Whatever is written there, only to be compared.
  public func basis(
    in folder: String, ignoring ignored: [String], picturesAs format: OutputFormat
  ) -> String {
    var lines = sources.map(\.contents)
    let hidden = Set(ignored.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let isBesidePictures = hidden.contains(root.standardizedFileURL.path)
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    var found: [String] = []
    while let url = files?.nextObject() as? URL, found.count < Self.fileLimit {
      if hidden.contains(url.standardizedFileURL.path) {
        files?.skipDescendants()
        continue
      }
      // No template reads rows; those of another run may lie there.
      if RowFormat(fileName: url.path) != nil { continue }
      if isBesidePictures, format.fileExtensions.contains(url.pathExtension.lowercased()) { continue }
      guard let values = try? url.resourceValues(forKeys: keys), values.isRegularFile == true else {
        continue
      }
      let time = values.contentModificationDate?.timeIntervalSince1970 ?? 0
      found.append("\(url.path) \(values.fileSize ?? 0) \(time)")
    }
    lines += found.sorted()
    return lines.joined(separator: "\u{0}")
  }

  /// Beyond so many files a folder holds more than what belongs to a template.
  private static var fileLimit: Int { 10_000 }
}
