import Foundation
import QuoinGraphics
import QuoinTemplateEngine

extension Template {
  /// A text that is another one when anything changes that pictures may be made of besides their data: the template's texts, and
  /// the sizes and times of the files that it may read, links followed.
  ///
  /// - Parameters:
  ///   - folders: Those with files that it may read: its own, and others that it is allowed. Files of rows in them do not count.
  ///   - files: Files that pictures are made of besides.
  ///   - ignored: Paths whose files do not count: what the batch itself writes and reads.
  ///   - format: What the pictures are; files of that kind do not count where pictures go beside the template.
  /// - Returns: Whatever is written there, only to be compared.
  public func basis(
    in folders: [String], files: [String] = [], ignoring ignored: [String], picturesAs format: OutputFormat
  ) -> String {
    let walk = BasisWalk(ignoring: ignored, format: format)
    return
      (sources.map(\.contents) + folders.flatMap(walk.lines)
      + files.map { BasisWalk.line($0, at: RealPath($0).path) })
      .joined(separator: "\u{0}")
  }
}

/// Looks at all files of a folder that a template may read.
private struct BasisWalk {
  /// Beyond so many files a folder holds more than what belongs to a template.
  private static let fileLimit = 10_000
  private let ignored: Set<String>
  private let endings: [String]

  init(ignoring ignored: [String], format: OutputFormat) {
    self.ignored = Set(ignored.map { RealPath($0).path } + ignored.map(RealPath.folder))
    endings = format.fileExtensions
  }

  /// A line for each file, the nearest first.
  func lines(in folder: String) -> [String] {
    var lines: [String] = []
    var pending = [folder][...]
    // Links may lead around in a circle.
    var seen: Set<String> = []
    while let folder = pending.popFirst(), lines.count < Self.fileLimit {
      let real = RealPath.folder(folder)
      guard seen.insert(real).inserted else { continue }
      let isBesidePictures = ignored.contains(real)
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = "\(folder)/\(name)"
        // No template reads rows; those of another run may lie there.
        if name.hasPrefix(".") || RowFormat(fileName: name) != nil { continue }
        let ending = URL(fileURLWithPath: name).pathExtension.lowercased()
        if isBesidePictures, endings.contains(ending) { continue }
        let target = RealPath.folder(path)
        if ignored.contains(target) || ignored.contains("\(real)/\(name)") { continue }
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        if status.isFolder {
          pending.append(path)
        } else {
          lines.append(Self.line(path, at: "\(real)/\(name)"))
        }
        if lines.count == Self.fileLimit { break }
      }
    }
    return lines
  }

  /// What changes with a file, or where a link leads.
  static func line(_ path: String, at place: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return place }
    let time = status.st_mtim
    return "\(place) \(RealPath.folder(path)) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
