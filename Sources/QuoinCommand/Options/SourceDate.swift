import Foundation
import Quoin

/// The time that files say they were made at, as the convention of reproducible builds hands it over.
enum SourceDate {
  private static let variable = "SOURCE_DATE_EPOCH"
  /// The first that zip knows: 1980, in seconds since 1970.
  static let firstOfZip = 315_532_800

  /// Seconds since 1970; nothing where nobody says.
  ///
  /// - Throws: A diagnostic for a text that is no such number.
  static func seconds() throws(Diagnostic) -> Int? {
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
    // Years of four digits, as dates in a PDF have.
    guard let seconds = Int(text), (0..<253_402_300_800).contains(seconds) else {
      throw Diagnostic(
        .error,
        "\(variable) is a whole number of seconds since 1970, before the year 10000; '\(text)' is none")
    }
    return seconds
  }
}
