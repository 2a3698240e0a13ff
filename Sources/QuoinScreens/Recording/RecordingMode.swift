import Foundation
import QuoinDiagnostics

/// When expectations write what they see, to be compared with later.
public nonisolated enum RecordingMode: String, Sendable, CaseIterable {
  /// What has never been recorded.
  case missing
  /// That, and what differs from what was recorded.
  case again
  /// Nothing: what was not recorded fails, as it should where nobody looks.
  case never

  /// The environment variable that says it for a whole run.
  static let variable = "QUOIN_RECORD"

  /// The mode that an environment asks for; `missing` where it says nothing.
  static func stated(in environment: [String: String]) throws(Diagnostic) -> RecordingMode {
    guard let text = environment[variable], !text.isEmpty else { return .missing }
    guard let mode = RecordingMode(rawValue: text.lowercased()) else { throw .unknownRecordingMode(text) }
    return mode
  }

  static let ofProcess: Result<RecordingMode, Diagnostic> = Result { () throws(Diagnostic) in
    try stated(in: ProcessInfo.processInfo.environment)
  }
}

nonisolated extension Diagnostic {
  static func unknownRecordingMode(_ text: String) -> Diagnostic {
    let names = RecordingMode.allCases.map(\.rawValue)
    return Diagnostic(
      .error, "\(RecordingMode.variable) is “\(text)”, and can be \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: text, among: names))
  }
}
