import Foundation
import QuoinDiagnostics
import QuoinResources

/// A diagnostic with the lines of the file that it points into.
struct PreviewProblem: Encodable, Hashable, Sendable {
  let message: String
  /// What may be meant instead, the likeliest first.
  let suggestions: [String]
  /// Of these the likeliest, with two more at most that are as likely: `text, next or test`.
  let choice: String?
  let place: Place?
  let notes: [Note]

  struct Note: Encodable, Hashable, Sendable {
    let message: String
    let place: Place?
  }

  /// A place in a file with the lines around it.
  struct Place: Encodable, Hashable, Sendable {
    /// The whole path.
    let file: String
    /// How the page calls it.
    let name: String
    let line: Int
    let column: Int
    /// The number of the first of the lines.
    let firstLine: Int
    let lines: [String]
    /// How much of the beginning of each line is left out, in UTF-16 units of the one that is meant.
    let skipped: Int
    /// What is marked in the line, in UTF-16 units from its start.
    let mark: [Int]
  }
}

/// Reads the files that diagnostics point into, each once.
struct ProblemReader {
  private let project: PreviewProject
  private let edited: EditedFiles
  private var sources: [String: SourceText] = [:]
  /// How many lines are shown before and behind the one that is meant.
  private static let linesAround = 2
  /// How many characters of a line are shown.
  private static let lineLength = 400

  /// - Parameters:
  ///   - project: What may be read.
  ///   - edited: What is edited and not saved.
  ///   - sources: What is read already.
  init(_ project: PreviewProject, edited: EditedFiles, sources: [SourceText]) {
    (self.project, self.edited) = (project, project.texts(with: edited))
    for source in sources { self.sources[source.file] = source }
  }

  mutating func problem(_ diagnostic: Diagnostic) -> PreviewProblem {
    PreviewProblem(
      message: diagnostic.message, suggestions: diagnostic.suggestions, choice: diagnostic.nearest?.choice,
      place: diagnostic.span.map { place($0) },
      notes: diagnostic.notes.map { note in
        PreviewProblem.Note(message: note.message, place: note.span.map { place($0) })
      })
  }

  private mutating func place(_ span: SourceSpan) -> PreviewProblem.Place {
    let source = source(of: span.file)
    let first = max(1, span.line - Self.linesAround)
    let lines = (first...span.line + Self.linesAround).compactMap { source?.line($0) }
    // Of a long line the part around the place is shown.
    let cut = span.column > Self.lineLength ? span.column - Self.lineLength / 2 : 0
    return PreviewProblem.Place(
      file: span.file, name: project.shortName(of: span.file), line: span.line, column: span.column,
      firstLine: first, lines: lines.map { String($0.dropFirst(cut).prefix(Self.lineLength)) },
      skipped: cut == 0 ? 0 : source?.line(span.line).map { $0.prefix(cut).utf16.count } ?? 0,
      mark: source.flatMap { Self.mark(span, in: $0) } ?? [0, 0])
  }

  /// Where in its line a span begins, and how long it is there.
  private static func mark(_ span: SourceSpan, in source: SourceText) -> [Int]? {
    guard let line = source.line(span.line) else { return nil }
    let start =
      line.index(line.startIndex, offsetBy: span.column - 1, limitedBy: line.endIndex) ?? line.endIndex
    let end = line.utf8.index(start, offsetBy: span.range.count, limitedBy: line.endIndex) ?? line.endIndex
    let offset = line.utf16.distance(from: line.startIndex, to: start)
    return [offset, max(1, line.utf16.distance(from: start, to: end))]
  }

  private mutating func source(of file: String) -> SourceText? {
    if let known = sources[file] { return known }
    let url = URL(fileURLWithPath: file)
    var policy = project.loader.policy
    if file == project.data?.path { policy.folders.append(url.deletingLastPathComponent()) }
    guard let data = try? ResourceLoader(policy: policy, edited: edited).data(at: url),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    let source = SourceText(file: file, contents: text)
    sources[file] = source
    return source
  }
}
