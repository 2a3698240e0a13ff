import Foundation
import QuoinDiagnostics

/// Speaks HTTP by running `curl`.
///
/// Foundation's own client would load a dozen libraries into every process, most of which never use the network; a
/// process of its own costs only those that do.
public struct CurlTransport: HTTPTransport {
  private let executable: URL

  /// Creates a transport.
  ///
  /// - Parameter executable: Where `curl` is; unless given, the system's, or what lies beside a command that carries it.
  public init(executable: URL? = nil) {
    self.executable = executable ?? URL(fileURLWithPath: Installation.current.program("curl"))
  }

  /// The most bytes of status lines and headers, interim answers counted.
  private static let headLimit = 1 << 18
  /// The longest that any answer is waited for; curl takes no time that does not fit its milliseconds.
  private static let longestTime = Duration.seconds(86_400)

  public func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
    let limit = max(0, limit)
    guard timeout > .zero else { throw .requestFailed(url, Self.lateness) }
    let timeout = min(timeout, Self.longestTime)
    let deadline = ContinuousClock.now + timeout
    do {
      // No host can know it and end its answer with it.
      let mark = "\n\(UInt64.random(in: 0 ... .max)) "
      var curl = try ChildProcess(executable.path, arguments: Self.arguments(url, limit, timeout, mark))
      let output = try Self.output(of: curl, for: url, limit: limit, until: deadline)
      let (bytes, told) = Self.split(output, behind: mark)
      guard let status = try Self.exitStatus(of: &curl, told: told, until: deadline) else {
        throw Diagnostic.requestFailed(url, Self.lateness)
      }
      guard status == 0 else { throw Self.failure(status, url: url, limit: limit) }
      guard let response = Self.parse(bytes) else {
        throw Diagnostic.requestFailed(url, "an answer that is not HTTP")
      }
      guard response.body.count <= limit else {
        throw Diagnostic.tooLarge(url.absoluteString, limit: limit)
      }
      return response
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let error as SystemError where error.code == ENOENT {
      throw .requestFailed(url, "curl is not installed at \(executable.path)")
    } catch {
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      throw .requestFailed(url, "\(executable.path) cannot be run: \(reason)")
    }
  }

  private static func arguments(_ url: URL, _ limit: Int, _ timeout: Duration, _ mark: String) -> [String] {
    // -q comes first so that no configuration file can widen what is asked for.
    [
      "-q", "--silent", "--globoff", "--proto", "=http,https", "--include", "--http1.1", "--max-filesize",
      String(limit), "--max-time", String(format: "%.3f", max(0.001, timeout / .seconds(1))), "--write-out",
      mark + "%{exitcode}", "--url", url.absoluteString,
    ] + (Installation.current.certificates.map { ["--cacert", $0] } ?? [])
  }

  /// All that curl writes. It is not relied on to keep to the limits by itself.
  private static func output(
    of curl: borrowing ChildProcess, for url: URL, limit: Int, until deadline: ContinuousClock.Instant
  ) throws -> Data {
    let (sum, overflow) = limit.addingReportingOverflow(headLimit)
    return
      switch try FileDescriptor.readToEnd(
        of: curl.output.number, limit: overflow ? .max : sum, until: deadline)
    {
    case .contents(let bytes): bytes
    case .tooLarge: throw Diagnostic.tooLarge(url.absoluteString, limit: limit)
    case .tooLate: throw Diagnostic.requestFailed(url, lateness)
    }
  }

  /// Takes what curl says at the end of how it went from what it got.
  static func split(_ output: Data, behind mark: String) -> (bytes: Data, status: Int32?) {
    guard let place = output.suffix(mark.utf8.count + 4).range(of: Data(mark.utf8)) else {
      return (output, nil)
    }
    let status = String(decoding: output[place.upperBound...], as: UTF8.self)
    return (output[..<place.lowerBound], Int32(status))
  }

  /// How curl ended; nothing when it is too late.
  ///
  /// - Parameter told: What it said itself, for a process that ignores the end of its children.
  private static func exitStatus(
    of curl: inout ChildProcess, told: Int32?, until deadline: ContinuousClock.Instant
  ) throws(SystemError) -> Int32? {
    do throws(SystemError) { return try curl.exitStatus(until: deadline) } catch {
      guard error.code == ECHILD else { throw error }
      return told ?? brokeOff
    }
  }

  private static let brokeOff: Int32 = 56
  private static let lateness = "no answer in time"

  /// What curl's exit status says; see its manual.
  private static func failure(_ status: Int32, url: URL, limit: Int) -> Diagnostic {
    switch status {
    case 6: .requestFailed(url, "its host has no address")
    case 7: .requestFailed(url, "nothing answers there")
    case 1, 8: .requestFailed(url, "an answer that is not HTTP")
    case 18, 52, brokeOff: .requestFailed(url, "the answer broke off")
    case 28: .requestFailed(url, lateness)
    case 35, 60: .requestFailed(url, "no safe connection")
    case 63: .tooLarge(url.absoluteString, limit: limit)
    default: .requestFailed(url, "curl ended with status \(status)")
    }
  }

  /// Takes an answer apart into status, location and body, passing over interim (1xx) answers.
  static func parse(_ bytes: Data) -> HTTPResponse? {
    var rest = bytes[...]
    while let end = rest.range(of: Data("\r\n\r\n".utf8)) {
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      rest = rest[end.upperBound...]
      let words = head[0].split(separator: " ")
      guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else { return nil }
      if (100..<200).contains(status) { continue }
      let location = head.dropFirst().first { $0.lowercased().hasPrefix("location:") }
      return HTTPResponse(
        status: status,
        location: location.map { $0.dropFirst("location:".count).trimmingCharacters(in: .whitespaces) },
        body: Data(rest))
    }
    return nil
  }
}
