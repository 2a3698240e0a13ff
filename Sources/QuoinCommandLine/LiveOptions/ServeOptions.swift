import ArgumentParser

/// What `quoin serve` is told. Its numbers are those of `ServiceOptions` and `HTTPLimits`, to which a test holds them.
package struct ServeOptions: ParsableArguments {
  /// What holds where nothing is said.
  package init() {}

  /// The folder with the templates.
  @Argument(help: "The folder with the templates.", completion: .directory)
  package var folder: String

  /// The address to listen at.
  @Option(
    help: ArgumentHelp("The address to listen at; this machine alone unless given.", valueName: "address"))
  package var host = "127.0.0.1"

  /// The port to listen at; 0 for one that is free.
  @Option(help: ArgumentHelp("The port; 0 for one that is free.", valueName: "number"))
  package var port: UInt16 = 8080

  /// Where the keys come from.
  @OptionGroup package var keyOptions: KeyOptions

  /// Whether everyone may ask who can reach the address.
  @Flag(help: "Draw without keys for everyone who can reach the address.")
  package var anyone = false

  /// How many pictures are drawn at once.
  @Option(
    help: ArgumentHelp(
      "How many pictures are drawn at once; as many as there are cores.", valueName: "number"))
  package var concurrency: Int?

  /// How many pictures may wait.
  @Option(parsing: .unconditional, help: ArgumentHelp("How many pictures may wait.", valueName: "number"))
  package var queue = 256

  /// How long a picture may wait, in seconds.
  @Option(parsing: .unconditional, help: ArgumentHelp("How long a picture may wait.", valueName: "seconds"))
  package var patience = 10.0

  /// How long a picture may take, in seconds.
  @Option(parsing: .unconditional, help: ArgumentHelp("How long a picture may take.", valueName: "seconds"))
  package var time = 10.0

  /// How large data may be, in bytes.
  @Option(parsing: .unconditional, help: ArgumentHelp("How large data may be.", valueName: "bytes"))
  package var body = 1 << 20

  /// How many pixels a picture may have.
  @Option(help: ArgumentHelp("How many pixels a picture may have.", valueName: "number"))
  package var pixels = 16_000_000

  /// How much memory what the data of a picture come to may take, in megabytes.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much memory what the data of a picture come to may take beside its pixels.", valueName: "megabytes"
    ))
  package var memory = 512

  /// How many connections there may be.
  @Option(help: ArgumentHelp("How many connections there may be.", valueName: "number"))
  package var connections = 4096

  /// The addresses of proxies whose word counts on who asks.
  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      "The address of a proxy that says in X-Forwarded-For who asks. May be repeated.", valueName: "address"))
  package var trustedProxies: [String] = []

  /// How long caches keep pictures, in seconds.
  @Option(help: ArgumentHelp("How long caches keep what was asked for by GET.", valueName: "seconds"))
  package var maxAge = 300

  /// How large the pictures are that are kept here, in bytes.
  @Option(help: ArgumentHelp("How many bytes of such pictures are kept here.", valueName: "bytes"))
  package var cache = 64 << 20

  /// How long to go on once the end has been asked for, in seconds.
  @Option(
    help: ArgumentHelp(
      "How long to go on after SIGTERM, unready, until requests go elsewhere.", valueName: "seconds"))
  package var stopDelay = 0.0

  /// How long pictures may take after that, in seconds.
  @Option(
    help: ArgumentHelp("How long pictures may take after that before they are cut off.", valueName: "seconds")
  )
  package var stopTime = 30.0

  /// What templates may read.
  @OptionGroup package var reading: ReadingOptions

  /// The least that is logged.
  @Option(help: ArgumentHelp("The least that is logged: debug, info, warning, error.", valueName: "level"))
  package var log: LogLevel = .info

  /// How much is logged, from all to the worst alone.
  package enum LogLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
    case trace, debug, info, notice, warning, error, critical
  }
}
