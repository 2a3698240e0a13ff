import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine

/// One row of data: what one picture is made of.
public struct DataRow: Sendable {
  /// Which row it is, from 1, blank lines and the head of a table left out.
  public let number: Int
  /// The line of its file on which it begins, from 1.
  public let line: Int
  /// The name of its file in diagnostics.
  public let file: String
  let content: Content
  let start: Start
  /// In which of several ways it is drawn; nothing where there is one.
  package var variant: RowVariant?
  /// Which of several pictures of the row it is, from 0, and how many there are.
  var repetition = (index: 0, count: 1)

  /// Which picture it is, from 1: the row's number where each has one.
  var pictureNumber: Int { (number - 1) * repetition.count + repetition.index + 1 }

  /// Where a row begins in its file.
  struct Start: Sendable {
    /// Counted from 1.
    var line = 1
    /// Counted from 1, in characters.
    var column = 1
    /// In bytes.
    var offset = 0
  }

  enum Content: Sendable {
    /// The text of a JSON value.
    case json([UInt8])
    /// Fields with the names of their columns.
    case fields([(name: String, value: Constant)])
    /// What is wrong with it, while the rows behind it can be read.
    case wrong(Diagnostic)
  }

  /// The data of the template.
  ///
  /// - Throws: What is wrong with the row, at its line.
  public func templateData() throws(Diagnostic) -> TemplateData {
    switch content {
    case .wrong(let diagnostic): throw diagnostic
    case .fields(let fields):
      return TemplateData(state: Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    case .json(let bytes):
      do { return try TemplateData(json: Data(bytes), file: file) } catch {
        throw error.moved(to: start)
      }
    }
  }

  /// What tells the row from others: equal rows have equal ones, whatever their numbers.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    switch content {
    case .json(let bytes): fingerprint.add(bytes)
    case .fields(let fields):
      for field in fields {
        fingerprint.add(field.name)
        fingerprint.add("\(field.value.value)")
      }
    case .wrong: break
    }
    if let variant { fingerprint.add("\(variant.key) \(variant.name)") }
    return fingerprint
  }
}

extension Diagnostic {
  /// The same further down, for a text that was cut out of a file.
  func moved(to start: DataRow.Start) -> Diagnostic {
    var copy = self
    copy.span = span?.moved(to: start)
    copy.notes = notes.map { Note($0.message, at: $0.span?.moved(to: start)) }
    return copy
  }
}

extension SourceSpan {
  fileprivate func moved(to start: DataRow.Start) -> SourceSpan {
    SourceSpan(
      file: file, line: line + start.line - 1, column: line == 1 ? column + start.column - 1 : column,
      range: range.lowerBound + start.offset..<range.upperBound + start.offset)
  }
}
