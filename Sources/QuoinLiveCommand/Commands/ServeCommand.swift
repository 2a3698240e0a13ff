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

  @OptionGroup var options: ServeOptions

  func validate() throws {
    for (name, number, range) in [
      ("--concurrency", options.concurrency ?? 1, 1...1024), ("--queue", options.queue, 0...1_000_000),
      ("--body", options.body, 0...1_000_000_000), ("--pixels", options.pixels, 1...1_000_000_000),
      ("--memory", options.memory, 1...1_000_000),
      ("--connections", options.connections, 1...1_000_000), ("--max-age", options.maxAge, 0...31_536_000),
      ("--cache", options.cache, 0...1 << 40),
    ] where !range.contains(number) {
      throw ValidationError("\(name) goes from \(range.lowerBound) to \(range.upperBound)")
    }
    for proxy in options.trustedProxies where !ServiceOptions.isAddress(proxy) {
      throw ValidationError("--trusted-proxy takes an address such as 10.0.0.1; '\(proxy)' is none")
    }
    for (name, seconds) in [
      ("--patience", options.patience), ("--stop-delay", options.stopDelay),
      ("--stop-time", options.stopTime),
    ] where !(0...86_400).contains(seconds) {
      throw ValidationError("\(name) goes from 0 to 86400 seconds")
    }
    guard (0.001...86_400).contains(options.time) else {
      throw ValidationError("--time goes from 0.001 to 86400 seconds")
    }
  }

  func run() throws {
    let keyFile = try options.keyOptions.file()
    let keys = keyFile == nil ? try options.keyOptions.read() : nil
    if keys == nil, keyFile == nil, !options.anyone,
      !["127.0.0.1", "::1", "localhost"].contains(options.host)
    {
      throw ValidationError(
        "Others can reach \(options.host): give keys by --keys or QUOIN_KEYS, or say by --anyone that there are none"
      )
    }
    let files = Self.raisedFileLimit()
    var allowed = ServiceOptions()
    if let concurrency = options.concurrency { allowed.concurrency = concurrency }
    (allowed.queue, allowed.pixels, allowed.cacheSize) = (options.queue, options.pixels, options.cache)
    allowed.memory = options.memory * 1_000_000
    (allowed.patience, allowed.time) = (.seconds(options.patience), .seconds(options.time))
    (allowed.lifetime, allowed.isOpen) = (.seconds(options.maxAge), options.anyone)
    allowed.trustedProxies = Set(options.trustedProxies)
    var limits = HTTPLimits()
    limits.bodySize = options.body
    // Whatever templates read needs files as well.
    limits.connections = min(options.connections, max(1, files - 64 - 8 * allowed.concurrency))
    let (reading, fonts) = (options.reading, CurrentFonts(options.reading.fontFolders))
    let (level, hosts) = (Logger.Level(rawValue: options.log.rawValue) ?? .info, Set(reading.allowedHosts))
    let logger = Logger(label: "quoin.serve") { _ in LogLines(logLevel: level) }
    let folders = [URL(fileURLWithPath: options.folder, isDirectory: true)] + reading.allowedFolders
    let service = try RenderService(
      folder: options.folder, keys: keys, keyFile: keyFile, options: allowed, logger: logger
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
    let (host, port, folder) = (options.host, Int(options.port), options.folder)
    let (delay, time) = (options.stopDelay, options.stopTime)
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
