import Foundation
import QuoinDiagnostics
import QuoinHTTP
import QuoinResources

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

/// Shows the templates of a project in a browser on the same machine, and again whenever a file changes.
///
/// It listens on the loopback address alone, and answers nobody who does not know the token in its address.
///
/// ```swift
/// let server = try PreviewServer(project)
/// print(try await server.start())
/// await server.wait()
/// ```
public final class PreviewServer: Sendable {
  private let project: PreviewProject
  private let server: HTTPServer
  private let watcher: FileWatcher
  private let token: String
  private let port: UInt16
  private let watching = Guarded<Task<Void, Never>?>(nil)
  /// Who may ask, once the port is known.
  private let requestGuard: GuardBox

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - project: What is shown.
  ///   - port: The port; 0 for one that is free.
  ///   - token: What the address has that nobody guesses; a new one unless given.
  /// - Throws: A diagnostic when files cannot be watched.
  public init(_ project: PreviewProject, port: UInt16 = 0, token: String? = nil) throws(Diagnostic) {
    self.project = project
    self.token = token ?? Self.makeToken()
    watcher = try FileWatcher(folders: project.watchedFolders, files: project.data.map { [$0] } ?? [])
    requestGuard = GuardBox()
    let handler = PreviewHandler(requestGuard: requestGuard, project: project, watcher: watcher)
    self.port = port
    var limits = HTTPLimits()
    // Whole templates come back from the sandbox, over its socket.
    limits.bodySize = 64 << 20
    server = HTTPServer(
      limits: limits, webSocket: handler.webSocket, admission: handler.admission)
  }

  /// A token that nobody guesses, of letters and digits.
  public static func makeToken() -> String { RequestGuard.makeToken() }

  /// Begins to listen and to watch.
  ///
  /// - Returns: The address of the page, token included.
  /// - Throws: A diagnostic when the port cannot be had.
  public func start() async throws(Diagnostic) -> URL {
    let port = UInt16(clamping: try await server.start(port: Int(port)))
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(token)/") else {
      throw Diagnostic(.error, "The preview has no address")
    }
    requestGuard.value.withLock { $0 = RequestGuard(token: token, port: port) }
    watching.withLock { [watcher] in $0 = Task { await watcher.run() } }
    return url
  }

  /// Waits until it is stopped.
  public func wait() async { await watching.withLock { $0 }?.value }

  /// Stops it.
  public func stop() async {
    await server.stop(within: .seconds(1))
    watching.withLock { $0 }?.cancel()
  }
}

/// Holds who may ask a server, which is not known before it listens.
final class GuardBox: Sendable {
  let value = Guarded<RequestGuard?>(nil)
}

/// Answers requests: files of the page, and the connection to it.
struct PreviewHandler: Sendable {
  let requestGuard: GuardBox
  let project: PreviewProject
  let watcher: FileWatcher

  /// The page sends no body, and nobody else's is read.
  @Sendable func admission(of request: HTTPRequest) -> HTTPServer.Admission {
    .answered(response(to: request))
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard let requestGuard = requestGuard.value.withLock({ $0 }) else { return HTTPResponse(503) }
    let path: String
    do throws(RequestGuard.Refusal) { path = try requestGuard.path(of: request) } catch {
      return secured(error.response, port: requestGuard.port)
    }
    guard let (data, type) = PageFiles.file(path) else {
      return secured(RequestGuard.Refusal.token.response, port: requestGuard.port)
    }
    return secured(HTTPResponse(200, fields: ["Content-Type": type], body: data), port: requestGuard.port)
  }

  /// The session of a page that may have one.
  @Sendable func webSocket(for request: HTTPRequest) -> HTTPServer.WebSocketHandler? {
    guard let requestGuard = requestGuard.value.withLock({ $0 }),
      (try? requestGuard.path(of: request)) == "socket"
    else { return nil }
    let socket = PreviewSocket(project: project, watcher: watcher)
    return { await socket.messages(for: $0) }
  }

  /// Adds what keeps other pages out, and the token in.
  private func secured(_ response: HTTPResponse, port: UInt16) -> HTTPResponse {
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:",
      "connect-src 'self' ws://127.0.0.1:\(port) ws://localhost:\(port)", "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]
    let headers = [
      "Content-Security-Policy": policy.joined(separator: "; "), "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin", "Cache-Control": "no-store",
    ]
    var response = response
    for (name, value) in headers { response.fields[name] = value }
    return response
  }
}
