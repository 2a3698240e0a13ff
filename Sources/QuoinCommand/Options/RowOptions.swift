import ArgumentParser
import Foundation
import Quoin
import QuoinBatch
import QuoinCommandLine

/// How rows of data are read, and which of them is meant by a command that draws one.
struct RowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which row of --data is meant, from 1, where that is a table, lines of JSON or an array.",
      valueName: "number"))
  var row: Int?

  @Option(
    name: .customLong("rows"),
    help: ArgumentHelp(
      "How the rows are written, where nothing else tells; json:items is the array 'items' of an object.",
      valueName: "jsonl|json|json:entry|csv"))
  var form: RowForm?

  @Option(
    help: ArgumentHelp(
      "Columns of a table that are text, though they look like numbers: article,postcode; * for all.",
      valueName: "columns"))
  var text: TextColumns?

  func validate() throws {
    if let row, !(1...1_000_000_000).contains(row) {
      throw ValidationError("--row goes from 1 to 1000000000")
    }
  }

  /// The data of the row that is meant.
  ///
  /// - Parameter path: What `--data` names.
  /// - Returns: Nothing where no row is named, and the data are no table.
  func templateData(in path: String?) throws -> TemplateData? {
    guard let path else { return nil }
    guard let row else {
      guard form != nil || RowFormat(fileName: path) != nil else { return nil }
      throw FileFailure(file: path, error: Diagnostic.rowNotNamed(path))
    }
    do throws(Diagnostic) {
      return try reader(of: path).templateData(ofRow: row)
    } catch { throw FileFailure(file: path, error: error) }
  }
}

extension RowOptions {
  /// What reads the rows of a file, or of standard input.
  func reader(of path: String) throws(Diagnostic) -> RowReader {
    try RowReader(path: path, format: form?.format, entry: form?.entry, text: text ?? .none)
  }
}

/// How rows are written, and which entry of a JSON object holds them: `csv`, `json:items`.
struct RowForm: ExpressibleByArgument {
  let format: RowFormat
  var entry: String?

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = RowFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    if parts.count == 2 {
      guard format == .json, !parts[1].isEmpty else { return nil }
      entry = String(parts[1])
    }
  }

  static var allValueStrings: [String] { RowFormat.allCases.map(\.rawValue) + ["json:entry"] }
}

extension TextColumns: ExpressibleByArgument {
  public init?(argument: String) { self.init(list: argument) }
}

extension Diagnostic {
  fileprivate static func rowNotNamed(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "\(path) holds rows, and one picture is made of one; --row 1 takes the first",
      notes: [Note("quoin batch takes tables, and draws the template for each row")])
  }
}
