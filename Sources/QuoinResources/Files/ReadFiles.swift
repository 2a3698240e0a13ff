import Foundation

/// The files that something was made of as they were when they were read, to learn whether it has to be made anew.
///
/// Files that were looked for and are not there count too, and so do the names in a folder that somebody looked through. What comes from
/// hosts does not.
///
/// ```swift
/// let files = ReadFiles()
/// let template = try Template(contentsOf: url, loader: loader.noting(in: files))
/// if files.haveChanged { … }
/// ```
public final class ReadFiles: Sendable {
  /// What somebody wanted to know about a path.
  enum Question: Hashable {
    case contents
    /// Whether there is a file, or a folder.
    case kind
    /// The names in a folder that end in one of these; all where there are none.
    case names(endingIn: [String])
  }

  private struct Place: Hashable {
    let path: String
    let question: Question
  }

  private struct Answer: Equatable {
    var stamp: FileStamp
    var names: [String] = []
  }

  /// Where all is noted that a piece of work reads, by whichever loader; nothing for nowhere.
  @TaskLocal package static var ofWork: ReadFiles?

  private let known = Guarded<[Place: Answer]>([:])

  /// Nothing yet.
  public init() {}

  /// Whether anything is not any more as it was when it was first read.
  public var haveChanged: Bool {
    known.withLock { $0 }.contains { place, answer in
      // Where a folder is as it was, so are its names.
      if case .names = place.question, FileStamp(of: place.path) == answer.stamp { return false }
      let now = Self.answer(to: place)
      guard now != answer else { return false }
      guard case .names = place.question, now.names == answer.names else { return true }
      known.withLock { $0[place] = now }
      return false
    }
  }

  /// The paths of all that was read or asked for.
  package var paths: Set<String> { known.withLock { Set($0.keys.map(\.path)) } }

  /// Takes over what something else was made of, that is part of this one.
  public func add(_ other: ReadFiles) {
    let others = other.known.withLock { $0 }
    known.withLock { $0.merge(others) { first, _ in first } }
  }

  /// Notes how a path is now, where it was not noted before; called before it is read, so that no change is missed.
  func note(_ question: Question, of url: URL) {
    let place = Place(path: url.path, question: question)
    guard known.withLock({ $0[place] }) == nil else { return }
    let answer = Self.answer(to: place)
    known.withLock { if $0[place] == nil { $0[place] = answer } }
  }

  private static func answer(to place: Place) -> Answer {
    let stamp = FileStamp(of: place.path)
    switch place.question {
    case .contents: return Answer(stamp: stamp)
    case .kind: return Answer(stamp: stamp.kind)
    case .names(let endings):
      let folder = try? FileDescriptor(opening: place.path, flags: O_RDONLY | O_DIRECTORY)
      let names = (try? folder?.names()) ?? []
      return Answer(stamp: stamp, names: names.filter { $0.hasExtension(of: endings) })
    }
  }
}

extension String {
  /// Whether the file of this name has one of these extensions, in any case; true where there are none.
  func hasExtension(of extensions: [String]) -> Bool {
    extensions.isEmpty
      || extensionDot.map { extensions.contains(self[utf8.index(after: $0)...].lowercased()) } == true
  }

  /// The name of a file without the dot and what is behind it; no URL is made for it, which would ask the disk.
  package var withoutExtension: String { extensionDot.map { String(self[..<$0]) } ?? self }

  private var extensionDot: String.Index? {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex,
      utf8.index(after: dot) < endIndex
    else { return nil }
    return dot
  }
}
