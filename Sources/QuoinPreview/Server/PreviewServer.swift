import FlyingFox
import FlyingSocks
import Foundation
import QuoinDiagnostics
import QuoinResources

// The client's response of the same name is not meant.
import struct FlyingFox.HTTPResponse

/// Shows the templates of a project in a browser on the same machine, and again whenever a file changes.
///
/// It listens on the loopback address alone, and answers nobody who does not know the token in its address.
///
/// ```swift
/// let server = try PreviewServer(project)
/// print(try await server.start())
/// try await server.wait()
/// ```
public final class PreviewServer: Sendable {
  private let project: PreviewProject
  private let server: HTTPServer
  private let watcher: FileWatcher
  private let token: String
  private let tasks = Guarded<[Task<Void, any Error>]>([])
  private let isStopped = Guarded(false)
  /// Who may ask, once the port is known.
  private let requestGuard: GuardBox

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - project: What is shown.
  ///   - port: The port; 0 for one that is free.
  /// - Throws: A diagnostic when files cannot be watched.
  public init(_ project: PreviewProject, port: UInt16 = 0) throws(Diagnostic) {
    self.project = project
    token = RequestGuard.makeToken()
    watcher = try FileWatcher(folders: project.watchedFolders, files: project.data.map { [$0] } ?? [])
    requestGuard = GuardBox()
    let handler = PreviewHandler(requestGuard: requestGuard, project: project, watcher: watcher)
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    server = HTTPServer(address: address, logger: .disabled, handler: handler)
  }

  /// Begins to listen and to watch.
  ///
  /// - Returns: The address of the page, token included.
  /// - Throws: A diagnostic when the port cannot be had.
  public func start() async throws(Diagnostic) -> URL {
    let (server, watcher) = (server, watcher)
    let (ends, ending) = AsyncStream.makeStream(of: (any Error)?.self)
    let running = Task {
      do { try await server.run() } catch {
        ending.yield(error)
        throw error
      }
    }
    Task {
      do {
        try await server.waitUntilListening(timeout: 5)
        ending.yield(nil)
      } catch { ending.yield(error) }
    }
    var iterator = ends.makeAsyncIterator()
    if case .some(.some(let error)) = await iterator.next() {
      running.cancel()
      throw .notListening(Self.reason(of: error))
    }
    guard case .ip4(_, let port)? = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)/\(token)/")
    else { throw .notListening("the system gave it no port") }
    requestGuard.value.withLock { $0 = RequestGuard(token: token, port: port) }
    tasks.withLock { $0 = [running, Task { await watcher.run() }] }
    return url
  }

  /// Waits until it is stopped.
  ///
  /// - Throws: A diagnostic when it cannot go on, as where the system has no room for another connection.
  public func wait() async throws(Diagnostic) {
    guard let running = tasks.withLock({ $0.first }) else { return }
    let result = await running.result
    for task in tasks.withLock({ $0 }) { task.cancel() }
    guard case .failure(let error) = result, !isStopped.withLock({ $0 }) else { return }
    throw .stopped(Self.reason(of: error))
  }

  private static func reason(of error: any Error) -> String {
    if case .failed(_, _, let reason)? = error as? SocketError { reason } else { "\(error)" }
  }

  /// Stops it.
  public func stop() async {
    isStopped.withLock { $0 = true }
    await server.stop()
    for task in tasks.withLock({ $0 }) { task.cancel() }
  }
}

/// Holds who may ask a server, which is not known before it listens.
final class GuardBox: Sendable {
  let value = Guarded<RequestGuard?>(nil)
}

/// Answers requests: files of the page, and the connection to it.
struct PreviewHandler: HTTPHandler {
  let requestGuard: GuardBox
  let project: PreviewProject
  let watcher: FileWatcher

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let requestGuard = requestGuard.value.withLock({ $0 }) else {
      return HTTPResponse(statusCode: .serviceUnavailable)
    }
    let path: String
    do throws(RequestGuard.Refusal) { path = try requestGuard.path(of: request) } catch {
      return secured(error.response, port: requestGuard.port)
    }
    if path == "socket" {
      let socket = PreviewSocket(project: project, watcher: watcher)
      return try await WebSocketHTTPHandler(
        handler: MessageFrameWSHandler(handler: socket, frameSize: 1 << 20)
      ).handleRequest(request)
    }
    guard let (data, type) = PageFiles.file(path) else {
      return secured(RequestGuard.Refusal.token.response, port: requestGuard.port)
    }
    return secured(
      HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: data), port: requestGuard.port)
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
    for (name, value) in headers { response.headers[HTTPHeader(name)] = value }
    return response
  }
}

extension Diagnostic {
  fileprivate static func stopped(_ reason: String) -> Diagnostic {
    Diagnostic(.error, "The preview takes no more connections: \(reason)")
  }

  fileprivate static func notListening(_ reason: String) -> Diagnostic {
    Diagnostic(.error, "The preview cannot listen: \(reason)")
  }
}
