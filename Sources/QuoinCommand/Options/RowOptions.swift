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
    help: ArgumentHelp("How the rows are written, where nothing else tells.", valueName: "jsonl|json|csv"))
  var format: RowFormat?

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
      guard format != nil || RowFormat(fileName: path) != nil else { return nil }
      throw FileFailure(file: path, error: Diagnostic.rowNotNamed(path))
    }
    do throws(Diagnostic) {
      return try RowReader(path: path, format: format, text: text ?? .none).templateData(ofRow: row)
    } catch { throw FileFailure(file: path, error: error) }
  }
}

extension RowFormat: ExpressibleByArgument {}

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
