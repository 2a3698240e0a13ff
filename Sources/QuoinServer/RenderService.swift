import CoreMetrics
import Foundation
import Logging
import QuoinBatch
import QuoinDiagnostics
import QuoinDocuments
import QuoinHTTP
import QuoinResources
import QuoinTemplates
import Synchronization
import Tracing

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

/// Answers requests for pictures of the templates in a folder.
///
/// | | |
/// | --- | --- |
/// | `POST /render/NAME` | the picture of a template with the data in the body |
/// | `GET /render/NAME?data=…` | the same, for web pages: with a key, or at a signed address |
/// | `GET /openapi.json` | what all of this is |
/// | `GET /healthz`, `GET /readyz` | whether the service works, and whether it wants requests |
/// | `GET /metrics` | what it has done, for Prometheus |
///
/// ```swift
/// let service = try RenderService(folder: "Templates", keys: keys)
/// let server = HTTPServer(
///   refusal: { service.refusal(status: $0, of: $1, limits: HTTPLimits()) }, admission: service.admission)
/// ```
public final class RenderService: Sendable {
  let folder: ServedFolder
  private let givenKeys: ServiceKeys?
  private let keyFile: ServiceKeyFile?
  let options: ServiceOptions
  private let proxies: Set<String>
  let templates: TemplateCache
  let queue: FairQueue
  let cache: PictureCache
  let metrics: ServiceMetrics
  let tracer: any Tracer
  let logger: Logger
  private let phase = Mutex(Phase.starting)
  private let connections = Mutex<@Sendable () -> HTTPServer.Counts>({ HTTPServer.Counts() })

  /// What a service does at the moment.
  enum Phase: Int, Sendable {
    /// Templates are compiled for the first time.
    case starting
    case serving
    /// It still draws what it is asked for, and wants to be asked no more.
    case leaving
    /// It finishes what it draws.
    case ending
  }

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - folder: Where the templates are.
  ///   - keys: Who may ask; without keys only whoever is on the same machine, if the options say nothing else.
  ///   - keyFile: The same from a file, as it is at the moment.
  ///   - options: What they may cost.
  ///   - logger: Told of each request and of each change of a template.
  ///   - metrics: Is told of what it does, beside `/metrics`; whoever the process has named unless given.
  ///   - tracer: Is told of each request and each drawing as spans, those of whoever asks continued; whoever the process has named unless given.
  ///   - compile: Reads a template by a loader that writes down what it reads; without one it may name every element that the command knows, documents among them, and read its folder and those below.
  /// - Throws: A diagnostic where there is no such folder.
  public init(
    folder: String, keys: ServiceKeys? = nil, keyFile: ServiceKeyFile? = nil,
    options: ServiceOptions = ServiceOptions(),
    logger: Logger = Logger(label: "quoin.serve") { _ in SwiftLogNoOpLogHandler() },
    metrics factory: any MetricsFactory = MetricsSystem.factory,
    tracer: any Tracer = InstrumentationSystem.tracer,
    compile: (@Sendable (String, Budget, ReadFiles) throws(Diagnostics) -> Template)? = nil
  ) throws(Diagnostic) {
    self.folder = try ServedFolder(folder)
    (givenKeys, self.keyFile, self.options, self.logger) = (keys, keyFile, options, logger)
    (metrics, self.tracer) = (ServiceMetrics(factory), tracer)
    proxies = Set(options.trustedProxies.map { HTTPRequest.address($0) ?? $0 })
    queue = FairQueue(threads: options.concurrency, capacity: options.queue, patience: options.patience)
    cache = PictureCache(limit: options.cacheSize, lifetime: options.lifetime)
    var budget = Budget.default
    budget.imagePixels = min(budget.imagePixels, options.pixels)
    budget.memory = options.memory
    let (limits, metrics, root) = (budget, metrics, self.folder.path)
    templates = TemplateCache(
      capacity: 256,
      report: { path, problems in
        metrics.noteCompilation(works: problems == nil)
        let name = String(path.dropFirst(root.count + 1).dropLast(4))
        guard let problems else { return logger.info("template compiled", metadata: ["template": "\(name)"]) }
        for problem in problems.all {
          let place = problem.span.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
          logger.error(
            "template broken", metadata: ["template": "\(name)", "diagnostic": "\(place)\(problem.message)"])
        }
      },
      compile: { path, files throws(Diagnostics) in
        if let compile { return try compile(path, limits, files) }
        let policy = ResourcePolicy(folders: [URL(fileURLWithPath: root, isDirectory: true)])
        let loader = ResourceLoader(policy: policy).noting(in: files)
        return try Template(
          contentsOf: URL(fileURLWithPath: path), loader: loader, registry: .documents, budget: limits,
          name: path)
      })
  }

  /// Compiles all templates, so that the first request for each takes no longer than others; the service is ready then.
  public func warmUp() async {
    for name in folder.names().prefix(256) {
      guard let file = folder.file(of: name) else { continue }
      _ = try? await queue.run(for: "") { [templates] in _ = try? templates.template(at: file) }
    }
    phase.withLock { if $0 == .starting { $0 = .serving } }
  }

  /// Whether the folder holds any template that can be asked for.
  public var hasTemplates: Bool { !folder.names().isEmpty }

  /// Tells what counts connections, for the metrics.
  func count(connections count: @escaping @Sendable () -> HTTPServer.Counts) {
    connections.withLock { $0 = count }
  }

  var currentPhase: Phase { phase.withLock { $0 } }

  func enter(_ next: Phase) { phase.withLock { if next.rawValue > $0.rawValue { $0 = next } } }

  // MARK: Answers

  /// Answers a request that is whole.
  @Sendable public func respond(to request: HTTPRequest) async -> HTTPResponse {
    await admission(of: request).handler(request)
  }

  /// Finds out by the head of a request, once for each, what is asked for and whether whoever asks may: data of others are not read.
  @Sendable public func admission(of request: HTTPRequest) -> HTTPServer.Admission {
    let start = ContinuousClock.now
    let head = located(request)
    var entry = AccessLogEntry()
    do throws(Problem) {
      let wanted = try wanted(by: head, &entry)
      return .admitted { [self, entry] request in
        var whole = head
        whole.body = request.body
        return await answer(to: whole, wanting: wanted, entry)
      }
    } catch {
      return .answered(turnedAway(head, error, entry, since: start))
    }
  }

  /// The answer to a request of which only the head is read.
  private func turnedAway(
    _ head: HTTPRequest, _ problem: Problem, _ entry: AccessLogEntry, since start: ContinuousClock.Instant
  ) -> HTTPResponse {
    let span = head.span(by: tracer)
    defer { span.end() }
    var entry = entry
    metrics.begin()
    let response = sent(refused(problem, &entry), to: head, entry, since: start)
    span.note(response)
    return response
  }

  /// Answers a request whose head is known, within a span.
  private func answer(
    to request: HTTPRequest, wanting wanted: Wanted, _ entry: AccessLogEntry
  ) async -> HTTPResponse {
    // Those that come every few seconds tell nothing.
    if entry.isQuiet { return await noted(request, wanting: wanted, entry) }
    let span = request.span(by: tracer)
    defer { span.end() }
    return await InstrumentationContext.withValue(span.context) {
      let response = await noted(request, wanting: wanted, entry)
      span.note(response)
      return response
    }
  }

  /// Answers a request, and takes note of it.
  private func noted(
    _ request: HTTPRequest, wanting wanted: Wanted, _ entry: AccessLogEntry
  ) async -> HTTPResponse {
    let start = ContinuousClock.now
    metrics.begin()
    var entry = entry
    let response: HTTPResponse
    do throws(Problem) { response = try await answer(to: request, wanting: wanted, &entry) } catch {
      response = refused(error, &entry)
    }
    return sent(response, to: request, entry, since: start)
  }

  /// The request as of whoever asks, behind whichever proxy.
  private func located(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    request.peer = request.client(behind: proxies)
    return request
  }

  private func refused(_ problem: Problem, _ entry: inout AccessLogEntry) -> HTTPResponse {
    entry.problem = problem
    return problem.without(folder: folder.spellings).response
  }

  /// Takes note of an answer, and gives it what all have.
  private func sent(
    _ response: HTTPResponse, to request: HTTPRequest, _ entry: AccessLogEntry,
    since start: ContinuousClock.Instant
  ) -> HTTPResponse {
    var response = response
    let identity = AccessLogEntry.identity(request.fields["X-Request-Id"])
    response.fields["X-Request-Id"] = identity
    response.fields["X-Content-Type-Options"] = "nosniff"
    let seconds = (ContinuousClock.now - start).seconds
    metrics.end(
      template: entry.template ?? "", status: response.status, seconds: seconds, bytes: response.body.count)
    entry.log(to: logger, request, response, seconds: seconds, identity: identity)
    return response
  }

  /// The answer to a request that does not name its host once, status 400, is too large to be read, 413, or for which there is no
  /// room now.
  ///
  /// - Parameters:
  ///   - request: The request without its body.
  ///   - limits: What requests may cost, of which the answer tells.
  public func refusal(status: Int, of request: HTTPRequest, limits: HTTPLimits) -> HTTPResponse {
    let problem: Problem =
      switch status {
      case 400: .badRequest("A request of HTTP/1.1 names its host once, in the field Host")
      case 413: .tooLarge(limit: limits.bodySize)
      default: .busy("Too many data are on their way", after: 1)
      }
    return turnedAway(located(request), problem, AccessLogEntry(), since: .now)
  }

  /// What somebody asks for who may.
  private enum Wanted: Sendable {
    case health, readiness, metrics, description
    case picture(Query, ServiceKeys.Verdict?)
  }

  /// What the head of a request asks for.
  ///
  /// - Throws: That there is no such thing, or why whoever asks may not.
  private func wanted(by head: HTTPRequest, _ entry: inout AccessLogEntry) throws(Problem) -> Wanted {
    switch head.path {
    case "/healthz", "/readyz":
      entry.isQuiet = true
      try Self.check(head, "GET, HEAD")
      return head.path == "/healthz" ? .health : .readiness
    case "/metrics":
      entry.isQuiet = true
      try Self.check(head, "GET, HEAD")
      _ = try client(of: head)
      return .metrics
    case "/openapi.json":
      try Self.check(head, "GET, HEAD")
      _ = try client(of: head)
      return .description
    default:
      guard head.path.hasPrefix("/render/") else { throw .nothingHere }
      try Self.check(head, "GET, HEAD, POST")
      guard let query = Query(head.query) else {
        throw .badRequest("The query is not percent-encoded UTF-8, or names a parameter twice")
      }
      return .picture(query, try authorize(head, query, &entry))
    }
  }

  private func answer(
    to request: HTTPRequest, wanting wanted: Wanted, _ entry: inout AccessLogEntry
  ) async throws(Problem) -> HTTPResponse {
    switch wanted {
    case .health: return health
    case .readiness:
      guard currentPhase == .serving else {
        throw .busy(currentPhase == .starting ? "The service starts" : "The service ends", after: 1)
      }
      return HTTPResponse(
        200, fields: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
        body: Data("ready\n".utf8))
    case .metrics:
      return HTTPResponse(
        200,
        fields: ["Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store"],
        body: Data(metrics.text(gauges, counters: counters).utf8))
    case .description:
      return HTTPResponse(
        200, fields: ["Content-Type": "application/json", "Cache-Control": "no-cache"],
        body: OpenAPIDescription(names: folder.names(), isKeyed: keys != nil).data)
    case .picture(let query, let signature):
      return try await picture(for: request, query, signature, &entry)
    }
  }

  private static func check(_ request: HTTPRequest, _ methods: String) throws(Problem) {
    guard methods.split(separator: ", ").contains(Substring(request.method)) else { throw .method(methods) }
  }

  /// A thread that is long past what a picture may take does nothing any more.
  private var health: HTTPResponse {
    let isStuck = queue.longestRunning > options.time + .seconds(30)
    return HTTPResponse(
      isStuck ? 500 : 200,
      fields: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Data((isStuck ? "a picture hangs\n" : "ok\n").utf8))
  }

  var gauges: [(name: String, help: String, value: Double)] {
    let counts = connections.withLock { $0() }
    return [
      ("queued", "Pictures that wait for a thread.", Double(queue.waitingCount)),
      ("drawing", "Pictures that are being drawn.", Double(queue.runningCount)),
      ("connections", "Connections that are open.", Double(counts.connections)),
      ("body_bytes", "Bytes of requests' bodies that are held.", Double(counts.bodies)),
      ("ready", "Whether the service wants requests.", currentPhase == .serving ? 1 : 0),
    ]
  }

  private var counters: [(name: String, help: String, value: Double)] {
    let counts = connections.withLock { $0() }
    return [
      ("connections_refused_total", "Connections for which there was no room.", Double(counts.refused)),
      (
        "connections_misunderstood_total", "Connections that sent what is no HTTP.",
        Double(counts.misunderstood)
      ),
    ]
  }

  // MARK: Keys

  /// Who may ask at the moment; nothing where that needs no key.
  var keys: ServiceKeys? { keyFile?.keys(logger) ?? givenKeys }

  /// Finds out who asks, by the head of a request alone.
  ///
  /// - Returns: What became of the address's signature, where that is what they come with.
  /// - Throws: Why they may not.
  private func authorize(
    _ request: HTTPRequest, _ query: Query, _ entry: inout AccessLogEntry
  ) throws(Problem) -> ServiceKeys.Verdict? {
    guard request.method != "POST", let keys, request.fields["Authorization"] == nil,
      query["signature"] != nil
    else {
      entry.client = try client(of: request)
      return nil
    }
    let verdict = keys.verdict(on: request.target, at: Int(Date.now.timeIntervalSince1970))
    switch verdict {
    case .wrong: throw .wrongSignature
    case .extended(let name): throw .extended(by: name)
    case .expired(let end): throw .expired(at: end)
    case .valid(let key, _): entry.client = "\(request.peer) by \(key)"
    }
    return verdict
  }

  /// Who asks, for taking turns.
  ///
  /// - Throws: Why they may not.
  private func client(of request: HTTPRequest) throws(Problem) -> String {
    guard let keys else {
      guard options.isOpen || Self.isLoopback(request.fields["Host"]) else { throw .otherHost }
      return request.peer
    }
    let words = request.fields["Authorization"]?.prefix(1024).split(separator: " ") ?? []
    guard !words.isEmpty else { throw .noKey }
    guard words.count == 2, words[0].lowercased() == "bearer" else { throw .otherScheme }
    guard let name = keys.name(of: words[1].utf8) else { throw .wrongKey }
    return "key \(name)"
  }

  /// Whether a client that gave this name meant this machine: another name that leads here comes from somebody else's page.
  private static func isLoopback(_ host: String?) -> Bool {
    guard var host = host?.lowercased() else { return false }
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") { host = String(host[..<colon]) }
    return ["localhost", "127.0.0.1", "[::1]"].contains(host)
  }
}
