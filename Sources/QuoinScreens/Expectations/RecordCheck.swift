import Foundation
import QuoinDiagnostics

/// Compares what is shown with its record, and writes the record where that is to be done.
struct RecordCheck {
  let expectation: Expectation
  let record: Record

  var run: TestRun { expectation.run }
  var file: URL { record.file(in: run.root(for: record.place)) }

  /// The bytes of the record; nothing where there is none yet.
  ///
  /// - Throws: A sentence where there is a file that cannot be read.
  func read() throws(Diagnostic) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try Data(contentsOf: file) } catch { throw .unreadableRecord(file) }
  }

  /// Records what is there for the first time, or says why not; the test fails either way.
  func recordFirst(_ data: Data, _ size: String, _ content: ReportEntry.Content) throws(Diagnostic) {
    let noun = record.kind.noun
    if try Recording.current.statedMode() == .never {
      throw Diagnostic(
        .error, "no \(noun) was ever recorded, and this run records none (\(file.path))")
    }
    try write(data)
    let message =
      "\(record.title) had no \(noun) yet: this one (\(size)) is recorded now; look at it, and run again"
    let page = report(.recorded, message, content, command: nil)
    expectation.fail(Self.lines(message, [("file", file.path), ("look", page)]))
  }

  /// Fails for what differs, after recording it where that is asked for.
  ///
  /// - Parameters:
  ///   - sentence: What differs, without the name of what it is about.
  ///   - details: What helps to see it.
  ///   - data: What the record would be.
  ///   - files: What shows the difference: a word for each, its extension and its bytes.
  func failDiffering(
    _ sentence: String, _ details: [(String, String?)], data: Data, _ content: ReportEntry.Content,
    files: [(word: String, extension: String, data: Data)]
  ) throws(Diagnostic) {
    let isRecording = try Recording.current.statedMode() == .again
    if isRecording { try write(data) }
    let command = "\(RecordingMode.variable)=again swift test --filter \(record.place.test)"
    var message = "\(record.title) \(sentence)"
    if isRecording { message += "; this one is recorded now" }
    let entry = Self.lines(message, details)
    let page = report(.differs, entry, content, command: isRecording ? nil : command)
    let written = files.map { file in
      run.report(for: record.place).write(
        file.data, for: record, as: file.word, extension: file.extension)?.path
    }
    expectation.fail(
      Self.lines(
        entry,
        zip(files, written).map { ($0.word, $1) } + [
          ("report", page), ("keep", isRecording ? nil : command),
        ]),
      attachments: files.map {
        TestFailure.Attachment(name: "\(record.stem).\($0.word).\($0.extension)", data: $0.data)
      })
  }

  private func write(_ data: Data) throws(Diagnostic) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritableRecord(file)
    }
  }

  /// - Returns: Where the report lies.
  private func report(
    _ outcome: ReportEntry.Outcome, _ message: String, _ content: ReportEntry.Content, command: String?
  ) -> String? {
    let report = run.report(for: record.place)
    let isWritten = report.append(
      ReportEntry(
        outcome: outcome, title: record.title, place: record.place, message: message, content: content,
        command: command))
    return isWritten ? report.page.path : nil
  }

  /// A sentence, and below it what there is to say more, each after its word.
  static func lines(_ sentence: String, _ details: [(String, String?)]) -> String {
    let stated = details.compactMap { word, text in text.map { (word, $0) } }
    let width = 10
    return
      ([sentence]
      + stated.map { word, text in
        String(repeating: " ", count: max(width - word.count, 0)) + "\(word): \(text)"
      }).joined(separator: "\n")
  }
}

nonisolated extension Diagnostic {
  static func unreadableRecord(_ file: URL) -> Diagnostic {
    Diagnostic(.error, "the record \(file.path) cannot be read")
  }

  static func unwritableRecord(_ file: URL) -> Diagnostic {
    Diagnostic(
      .error, "the record \(file.path) cannot be written; are the sources of the test on this machine?")
  }
}
