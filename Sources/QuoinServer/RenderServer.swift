import Foundation
import QuoinDiagnostics
import QuoinHTTP

/// A service that listens, and ends without losing what it was asked for.
///
/// ```swift
/// let server = RenderServer(try RenderService(folder: "Templates"))
/// print(try await server.start(port: 8080))
/// await server.stop(within: .seconds(30))
/// ```
public final class RenderServer: Sendable {
  private let service: RenderService
  private let server: HTTPServer

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - service: What answers.
  ///   - limits: What connections and requests may cost.
  public init(_ service: RenderService, limits: HTTPLimits = HTTPLimits()) {
    self.service = service
    let server = HTTPServer(
      limits: limits, refusal: { service.refusal(status: $0, of: $1, limits: limits) },
      admission: service.admission)
    self.server = server
    service.count { [weak server] in server?.counts ?? HTTPServer.Counts() }
  }

  /// Begins to listen, and to compile the templates; the service says that it is ready once they are.
  ///
  /// - Parameters:
  ///   - host: The address; this machine alone unless given.
  ///   - port: The port; 0 for one that is free.
  /// - Returns: The port.
  /// - Throws: A diagnostic where the port cannot be had.
  @discardableResult
  public func start(host: String = "127.0.0.1", port: Int = 0) async throws(Diagnostic) -> Int {
    let port = try await server.start(host: host, port: port)
    Task { [service] in await service.warmUp() }
    return port
  }

  /// Says that it is not ready any more, goes on for a while, finishes what it draws, and ends.
  ///
  /// - Parameters:
  ///   - delay: How long whoever spreads the requests needs to notice.
  ///   - deadline: How long what is being drawn may take after that.
  public func stop(after delay: Duration = .zero, within deadline: Duration = .seconds(30)) async {
    service.enter(.leaving)
    try? await Task.sleep(for: delay)
    service.enter(.ending)
    let end = ContinuousClock.now + deadline
    // While pictures are being drawn it goes on to say that it is not ready.
    while service.isBusy, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
      if Task.isCancelled { break }
    }
    await server.stop(within: max(.zero, end - .now))
    service.queue.close()
  }
}

extension RenderService {
  /// Whether anything is drawn or waits for it.
  var isBusy: Bool { queue.waitingCount + queue.runningCount > 0 }
}
