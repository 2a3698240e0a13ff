import Foundation
import QuoinDiagnostics

/// How rows are written.
public enum RowFormat: String, Sendable, CaseIterable {
  /// A JSON object a line.
  case jsonLines = "jsonl"
  /// A JSON array of objects.
  case json
  /// Fields between commas, semicolons or tabs, the names of the columns in the first line.
  case csv

  /// The format that a file's name ends in; nothing where it does not tell.
  public init?(fileName: String) {
    switch URL(fileURLWithPath: fileName).pathExtension.lowercased() {
    case "jsonl", "ndjson": self = .jsonLines
    case "csv", "tsv": self = .csv
    default: return nil
    }
  }
}
