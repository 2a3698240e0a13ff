import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinResources

/// The file with the rows that failed, a JSON object a line; not there when none has.
///
/// ```json
/// {"row":12,"line":13,"diagnostics":[{"severity":"error","message":"…"}],"data":{"id":"x"}}
/// ```
public final class FailureFile {
  private let path: String
  private var file: OpenFile?

  /// - Parameter path: The file; a device, a pipe and what a link leads to are added to.
  public init(path: String) { self.path = path }

  /// Takes away what an earlier run wrote there.
  ///
  /// - Throws: That the file is another one, which stays.
  public func clear() throws(Diagnostic) {
    var status = stat()
    guard lstat(path, &status) == 0, status.isRegularFile else { return }
    if status.st_size > 0, try !holdsFailures() { throw .holdsOthers(path) }
    unlink(path)
  }

  /// Whether the first line is one that ``add(_:)`` writes.
  private func holdsFailures() throws(Diagnostic) -> Bool {
    let file = try OpenFile(path, flags: O_RDONLY)
    let start = try file.use { number throws(SystemError) in try FileDescriptor.read(100, from: number) }
    return String(decoding: start, as: UTF8.self)
      .starts(with: /\{"row":[0-9]+,"line":[0-9]+,"(?:name|diagnostics)":/)
  }

  /// Writes what became of a row, where it failed.
  public func add(_ outcome: BatchOutcome) throws(Diagnostic) {
    guard case .failed(let diagnostics) = outcome.result else { return }
    // Without waiting for somebody who reads, where it is a pipe that lies there.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK
    let file = if let file { file } else { try OpenFile(path, flags: flags) }
    self.file = file
    try file.write(line(for: outcome, diagnostics))
  }

  private func line(for outcome: BatchOutcome, _ diagnostics: Diagnostics) -> Data {
    let data: JSONText
    switch outcome.row.content {
    case .json(let bytes) where (try? outcome.row.templateData()) != nil:
      // Line breaks are white space there, as none can stand in a string.
      data = .raw(String(decoding: bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self))
    case .json(let bytes): data = .string(String(decoding: bytes, as: UTF8.self))
    case .fields(let fields):
      data = .object(fields.map { ($0.name, Self.json($0.value.value)) })
    case .wrong: data = .null
    }
    let row: JSONText = ["row": JSONText(outcome.row.number), "line": JSONText(outcome.row.line)]
    return Data(
      row.adding("name", outcome.name.map { .string($0) }).adding("diagnostics", JSONText(diagnostics.all))
        .adding("data", data).line.utf8)
  }

  private static func json(_ value: Value) -> JSONText {
    switch value {
    case .number(let number): .raw(numberText(number))
    case .bool(let bool): .bool(bool)
    case .string(let string): .string(string)
    default: .null
    }
  }
}

extension Diagnostic {
  fileprivate static func holdsOthers(_ path: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(path)' holds something else than rows that failed, and is left alone; failures need another file")
  }
}
