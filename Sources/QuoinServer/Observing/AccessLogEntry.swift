import Foundation
import Logging
import QuoinHTTP

/// A line of the access log: what is known of a request by the time that it is answered.
struct AccessLogEntry {
  var template: String?
  var client: String?
  var problem: Problem?
  var picture: Picture?
  /// Whether it is one of those that come every few seconds and tell nothing.
  var isQuiet = false

  func log(
    to logger: Logger, _ request: HTTPRequest, _ response: HTTPResponse, seconds: Double, identity: String
  ) {
    let level: Logger.Level =
      isQuiet ? .debug : response.status == 503 ? .warning : response.status >= 500 ? .error : .info
    guard level >= logger.logLevel else { return }
    var entries: Logger.Metadata = [
      "id": "\(identity)", "method": "\(request.method.prefix(16))", "path": "\(request.path.prefix(200))",
      "status": "\(response.status)", "seconds": "\(Self.text(seconds))", "bytes": "\(response.body.count)",
      "peer": "\(request.peer)",
    ]
    if let template { entries["template"] = "\(template)" }
    if let client, client != request.peer { entries["client"] = "\(client)" }
    if let picture {
      entries["kept"] = "\(picture.isCached)"
      entries["queued"] = "\(Self.text(picture.times.waiting.seconds))"
      entries["drawing"] = "\(Self.text(picture.times.working.seconds))"
      if !picture.warnings.isEmpty {
        entries["warnings"] = "\(picture.warnings.count)"
        entries["warned"] = "\(picture.warnings.joined(separator: "; ").prefix(500))"
      }
    }
    if let problem {
      entries["problem"] =
        "\((problem.diagnostics.all.first?.message ?? problem.detail ?? problem.title).prefix(500))"
    }
    logger.log(level: level, "request", metadata: entries)
  }

  /// A time in seconds to the millionth, without an exponent, by which those who read logs would take it for a word.
  static func text(_ seconds: Double) -> String {
    let millionths = Int((seconds * 1e6).rounded())
    let digits = "\(millionths % 1_000_000)"
    return "\(millionths / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The name of a request in logs: what the client calls it, where that is a name, or one that nobody else has.
  static func identity(_ given: String?) -> String {
    if let given, (1...64).contains(given.utf8.count),
      given.utf8.allSatisfy({
        (48...57).contains($0) || (65...90).contains($0 & 0xDF) || $0 == 45 || $0 == 95
      })
    {
      return given
    }
    return String(UInt64.random(in: 0 ... .max), radix: 36)
  }
}
