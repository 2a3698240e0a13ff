import Foundation
import QuoinDiagnostics

/// Gives each row the name of its picture, to one row alone, and knows what earlier runs have made under it.
final class NameClaims {
  /// A name that a row has taken.
  struct Claim: Sendable {
    /// The name.
    let name: String
    /// What the index calls it.
    fileprivate let key: Fingerprint
    /// What the picture is made from.
    fileprivate let source: Fingerprint
    /// Whether an earlier run has had it.
    let isOld: Bool
    /// The mark of the picture that was made from the same and stays, if that is there as it was; nothing where one is drawn
    /// anyway.
    let keptMark: UInt32?
  }

  private let folder: String
  private let index: NameIndex
  private let hasFile: Bool
  private let sink: any PictureSink
  /// What the index calls the folder, however it is spelled: nothing where it is the index's own.
  private let place: String

  /// - Parameters:
  ///   - folder: What all names begin with, to its last slash.
  ///   - path: The file of the index; nothing for one that goes with the process.
  ///   - sink: Where the pictures go.
  init(in folder: String, index path: String?, sink: any PictureSink) throws(Diagnostic) {
    index = try NameIndex(path: path)
    place = path.map { Self.place(of: folder, in: $0) } ?? ""
    (self.folder, self.sink, hasFile) = (folder, sink, path != nil)
  }

  /// How the folder of an index calls another one, with a slash at its end.
  private static func place(of folder: String, in index: String) -> String {
    let path = RealPath.folder(folder.isEmpty ? "." : folder)
    let full = Array((path == "/" ? path : path + "/").utf8)
    let place = RealPath(index)
    let own = place.path.utf8.dropLast(place.name.utf8.count)
    return String(decoding: full.starts(with: own) ? full.dropFirst(own.count) : full[...], as: UTF8.self)
  }

  /// Takes a name for a row.
  ///
  /// - Parameters:
  ///   - name: The name, as the row's data make it.
  ///   - row: The row.
  ///   - source: What the picture is made from.
  ///   - resumes: Whether a picture that was made from the same stays.
  /// - Returns: Why the row may not have it, or that it has.
  /// - Throws: Why no name can be taken any more.
  func claim(
    _ name: String, for row: DataRow, madeFrom source: Fingerprint, resumes: Bool
  ) throws(Diagnostic) -> Result<Claim, Diagnostic> {
    let key = key(name)
    let known = try index.record(of: key)
    if let known, known.run == index.run {
      return .failure(.nameTaken(name, by: known.row).located(at: row.span))
    }
    let folders = folders(of: name)
    // No file can be a folder too.
    for folder in folders {
      if let other = try holder(of: folder) {
        return .failure(.nameBelow(name, folder, of: other).located(at: row.span))
      }
    }
    if let other = try holder(of: name + "/") {
      return .failure(.nameAbove(name, by: other).located(at: row.span))
    }
    if let problem = sink.refusal(of: name, isOwn: known != nil || !hasFile) {
      return .failure(problem.located(at: row.span))
    }
    for folder in folders { _ = try index.claim(self.key(folder + "/"), row: row.number) }
    _ = try index.claim(key, row: row.number)
    let keptMark = resumes && known?.source == source ? known?.mark : nil
    return .success(Claim(name: name, key: key, source: source, isOld: known != nil, keptMark: keptMark))
  }

  /// Notes that the picture is there, or that it is to be drawn anew.
  ///
  /// - Parameter mark: The mark of its bytes; nothing before it is drawn.
  func note(_ claim: Claim, mark: UInt32?) throws(Diagnostic) {
    try index.note(mark.map { _ in claim.source }, mark: mark ?? 0, for: claim.key)
  }

  /// Lets others have the index.
  func unlock() { index.unlock() }

  /// The row of this run that has a name.
  private func holder(of name: String) throws(Diagnostic) -> Int? {
    let known = try index.record(of: key(name))
    return known?.run == index.run ? known?.row : nil
  }

  /// The folders that data put around a picture, from the outermost.
  private func folders(of name: String) -> [String] {
    let start = folder.utf8.count
    return name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }
      .map { name.utf8[..<$0] }.filter { $0.count >= start }.map { String(decoding: $0, as: UTF8.self) }
  }

  private func key(_ name: String) -> Fingerprint {
    let folder = folder.utf8
    let rest = name.utf8.starts(with: folder) ? name.utf8.dropFirst(folder.count) : name.utf8[...]
    return Fingerprint(of: place + String(decoding: rest, as: UTF8.self))
  }
}

extension Diagnostic {
  fileprivate static func nameTaken(_ name: String, by row: Int) -> Diagnostic {
    Diagnostic(.error, "Row \(row) has the same name, '\(name)'")
  }

  fileprivate static func nameBelow(_ name: String, _ folder: String, of row: Int) -> Diagnostic {
    Diagnostic(
      .error, "The name of the picture, '\(name)', lies below '\(folder)', the picture of row \(row)")
  }

  fileprivate static func nameAbove(_ name: String, by row: Int) -> Diagnostic {
    Diagnostic(
      .error, "The name of the picture, '\(name)', is that of a folder with the picture of row \(row)")
  }
}
