import ArgumentParser
import Foundation
import Logging
import Quoin
import QuoinCommandLine
import QuoinDocuments
import QuoinHTTP
import QuoinServer

/// `quoin serve`: pictures over HTTP.
struct ServeCommand: ParsableCommand {
  static let configuration = LiveCommand.serve.configuration(
    discussion: """
      quoin serve Templates                        at http://127.0.0.1:8080, for this machine alone
      quoin serve Templates --keys keys --host 0.0.0.0
      curl -d '{"name": "Anna"}' -H 'Content-Type: application/json' localhost:8080/render/card.png

      POST /render/NAME takes data as JSON; GET /render/NAME?data=… is for web pages, at an address that 'quoin sign' has \
      signed. /openapi.json describes all of it, /metrics is for Prometheus, /healthz and /readyz for whoever watches. \
      Keys are lines of a name and a secret, in a file or in the environment variable QUOIN_KEYS. On SIGTERM what is \
      being drawn is finished. Documentation/Serving.md says more.
      """)

  @Argument(help: "The folder with the templates.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp("The address to listen at; this machine alone unless given.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port; 0 for one that is free.", valueName: "number"))
  var port: UInt16 = 8080

  @OptionGroup var keyOptions: KeyOptions

  @Flag(help: "Draw without keys for everyone who can reach the address.")
  var anyone = false

  @Option(
    help: ArgumentHelp(
      "How many pictures are drawn at once; as many as there are cores.", valueName: "number"))
  var concurrency: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many pictures may wait.", valueName: "number"))
  var queue = ServiceOptions().queue

  @Option(parsing: .unconditional, help: ArgumentHelp("How long a picture may wait.", valueName: "seconds"))
  var patience = 10.0

  @Option(parsing: .unconditional, help: ArgumentHelp("How long a picture may take.", valueName: "seconds"))
  var time = 10.0

  @Option(parsing: .unconditional, help: ArgumentHelp("How large data may be.", valueName: "bytes"))
  var body = HTTPLimits().bodySize

  @Option(help: ArgumentHelp("How many pixels a picture may have.", valueName: "number"))
  var pixels = ServiceOptions().pixels

  @Option(help: ArgumentHelp("How many connections there may be.", valueName: "number"))
  var connections = HTTPLimits().connections

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      "The address of a proxy that says in X-Forwarded-For who asks. May be repeated.", valueName: "address"))
  var trustedProxies: [String] = []

  @Option(help: ArgumentHelp("How long caches keep what was asked for by GET.", valueName: "seconds"))
  var maxAge = 300

  @Option(help: ArgumentHelp("How many bytes of such pictures are kept here.", valueName: "bytes"))
  var cache = ServiceOptions().cacheSize

  @Option(
    help: ArgumentHelp(
      "How long to go on after SIGTERM, unready, until requests go elsewhere.", valueName: "seconds"))
  var stopDelay = 0.0

  @Option(
    help: ArgumentHelp("How long pictures may take after that before they are cut off.", valueName: "seconds")
  )
  var stopTime = 30.0

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The least that is logged: debug, info, warning, error.", valueName: "level"))
  var log: Logger.Level = .info

  func validate() throws {
    for (name, number, range) in [
      ("--concurrency", concurrency ?? 1, 1...1024), ("--queue", queue, 0...1_000_000),
      ("--body", body, 0...1_000_000_000), ("--pixels", pixels, 1...1_000_000_000),
      ("--connections", connections, 1...1_000_000), ("--max-age", maxAge, 0...31_536_000),
      ("--cache", cache, 0...1 << 40),
    ] where !range.contains(number) {
      throw ValidationError("\(name) goes from \(range.lowerBound) to \(range.upperBound)")
    }
    for proxy in trustedProxies where !ServiceOptions.isAddress(proxy) {
      throw ValidationError("--trusted-proxy takes an address such as 10.0.0.1; '\(proxy)' is none")
    }
    for (name, seconds) in [
      ("--patience", patience), ("--stop-delay", stopDelay), ("--stop-time", stopTime),
    ] where !(0...86_400).contains(seconds) {
      throw ValidationError("\(name) goes from 0 to 86400 seconds")
    }
    guard (0.001...86_400).contains(time) else {
      throw ValidationError("--time goes from 0.001 to 86400 seconds")
    }
  }

  func run() throws {
    let keyFile = try keyOptions.file()
    let keys = keyFile == nil ? try keyOptions.read() : nil
    if keys == nil, keyFile == nil, !anyone, !["127.0.0.1", "::1", "localhost"].contains(host) {
      throw ValidationError(
        "Others can reach \(host): give keys by --keys or QUOIN_KEYS, or say by --anyone that there are none")
    }
    let files = Self.raisedFileLimit()
    var options = ServiceOptions()
    if let concurrency { options.concurrency = concurrency }
    (options.queue, options.patience, options.time) = (queue, .seconds(patience), .seconds(time))
    (options.pixels, options.lifetime, options.cacheSize) = (pixels, .seconds(maxAge), cache)
    (options.isOpen, options.trustedProxies) = (anyone, Set(trustedProxies))
    var limits = HTTPLimits()
    limits.bodySize = body
    // Whatever templates read needs files as well.
    limits.connections = min(connections, max(1, files - 64 - 8 * options.concurrency))
    let (level, hosts, fonts) = (log, Set(reading.allowedHosts), CurrentFonts(reading.fontFolders))
    let logger = Logger(label: "quoin.serve") { _ in LogLines(logLevel: level) }
    let folders = [URL(fileURLWithPath: folder, isDirectory: true)] + reading.allowedFolders
    let service = try RenderService(
      folder: folder, keys: keys, keyFile: keyFile, options: options, logger: logger
    ) {
      path, budget, files throws(Diagnostics) in
      let loader = ResourceLoader(policy: ResourcePolicy(folders: folders, hosts: hosts), budget: budget)
        .noting(in: files)
      return try Template(
        contentsOf: URL(fileURLWithPath: path), loader: loader, registry: .documents, budget: budget,
        name: path, fonts: fonts.fonts(noting: files))
    }
    let server = RenderServer(service, limits: limits)
    Interruption.listen()
    let end = EndOfWork()
    let (host, port, delay, time, folder) = (host, Int(port), stopDelay, stopTime, folder)
    Task {
      do {
        let actual = try await server.start(host: host, port: port)
        let name = host.contains(":") ? "[\(host)]" : host
        try Console.output("Serving \(folder) at http://\(name):\(actual)\n")
        if !service.hasTemplates {
          logger.warning("no templates", metadata: ["folder": "\(folder)"])
        }
      } catch { end.reach(error) }
    }
    try end.waitUnlessInterrupted()
    guard let signal = Interruption.signal else { return }
    logger.notice("stopping", metadata: ["signal": "\(signal)"])
    let stopped = EndOfWork()
    Task {
      await server.stop(after: .seconds(delay), within: .seconds(time))
      stopped.reach(nil)
    }
    try stopped.wait()
    logger.notice("stopped")
    LogLines.finish()
  }

  /// A connection is an open file, of which a process may have 1,024 unless it asks for more.
  ///
  /// - Returns: How many files it may have open.
  private static func raisedFileLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
