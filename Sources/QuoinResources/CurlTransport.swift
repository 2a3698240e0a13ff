import Foundation
import QuoinDiagnostics

/// Speaks HTTP by running the system's `curl`.
///
/// Foundation's own client would load a dozen libraries into every process, most of which never use the network; a
/// process of its own costs only those that do.
public struct CurlTransport: HTTPTransport {
  private let executable: URL
  /// curl takes no time that does not fit its milliseconds.
  private static let longestTime = Duration.seconds(86_400)

  /// Creates a transport.
  ///
  /// - Parameter executable: Where `curl` is.
  public init(executable: URL = URL(fileURLWithPath: "/usr/bin/curl")) {
    self.executable = executable
  }

  public func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    // -q comes first so that no configuration file can widen what is asked for.
    process.arguments = [
      "-q", "--silent", "--globoff", "--proto", "=http,https", "--include", "--http1.1", "--max-filesize",
      String(limit), "--max-time",
      String(min(max(timeout, .seconds(1)), Self.longestTime).components.seconds), "--url",
      url.absoluteString,
    ]
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw .requestFailed(url, "curl is not installed at \(executable.path)")
    }
    let headLimit = 1 << 18
    var bytes = Data()
    while let chunk = try? output.fileHandleForReading.read(upToCount: 1 << 16), !chunk.isEmpty {
      bytes.append(chunk)
      if bytes.count - headLimit > limit {
        process.terminate()
        throw .tooLarge(url.absoluteString, limit: limit)
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Self.failure(process.terminationStatus, url: url, limit: limit)
    }
    guard let response = Self.parse(bytes) else { throw .requestFailed(url, "an answer that is not HTTP") }
    return response
  }

  private static func failure(_ status: Int32, url: URL, limit: Int) -> Diagnostic {
    switch status {
    case 6: .requestFailed(url, "its host has no address")
    case 7: .requestFailed(url, "nothing answers there")
    case 28: .requestFailed(url, "no answer in time")
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
