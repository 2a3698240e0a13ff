import Foundation
import QuoinGraphics
import QuoinTemplateEngine

extension Template {
  /// A text that is another one when anything changes that pictures may be made of besides their data: the template's texts, and
  /// the sizes and times of the files that it may read, links followed. Pictures of batches do not count, which an index knows.
  ///
  /// - Parameters:
  ///   - folders: Those with files that it may read: its own, and others that it is allowed. Files of rows in them do not count.
  ///   - files: Files that pictures are made of besides.
  ///   - ignored: Paths whose files do not count: what the batch itself writes and reads.
  /// - Returns: Whatever is written there, only to be compared.
  public func basis(
    in folders: [String], files: [String] = [], ignoring ignored: [String]
  ) -> String {
    let walk = BasisWalk(ignoring: ignored, naming: sources.map(\.contents))
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

  /// The texts of the template, which may name files of rows.
  private let texts: [String]

  init(ignoring ignored: [String], naming texts: [String]) {
    self.texts = texts
    self.ignored = Set(ignored.map { RealPath($0).path } + ignored.map(RealPath.folder))
  }

  /// A line for each file, the nearest first.
  func lines(in folder: String) -> [String] {
    var lines: [String] = []
    var pending = [folder][...]
    // Links may lead around in a circle.
    var seen: Set<String> = []
    // Data may put pictures below folders of the template, or above.
    var batches = ignored.compactMap(PicturesOfBatches.init)
    while let folder = pending.popFirst(), lines.count < Self.fileLimit {
      let real = RealPath.folder(folder)
      guard seen.insert(real).inserted else { continue }
      if !ignored.contains(real), let batch = PicturesOfBatches(real) { batches.append(batch) }
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = "\(folder)/\(name)"
        // No template reads rows, but to attach them; those of another run may lie there.
        if name.hasPrefix(".") { continue }
        if RowFormat(fileName: name) != nil, !texts.contains(where: { $0.contains(name) }) { continue }
        let target = RealPath.folder(path)
        if ignored.contains(target) || ignored.contains("\(real)/\(name)") { continue }
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        if status.isFolder {
          pending.append(path)
        } else if !batches.contains(where: { $0.have("\(real)/\(name)") }) {
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

/// The pictures that batches have put into a folder and those below it.
private struct PicturesOfBatches {
  private let folder: String
  private let index: NameIndex

  /// - Parameter folder: Its real path; nothing comes of one that no batch has drawn into.
  init?(_ folder: String) {
    guard let index = NameIndex(reading: "\(folder)/\(Batch.indexName)") else { return nil }
    (self.folder, self.index) = (folder == "/" ? "/" : folder + "/", index)
  }

  func have(_ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let name = String(Substring(path.utf8.dropFirst(folder.utf8.count)))
    return (try? index.record(of: Fingerprint(of: name))) != nil
  }
}
