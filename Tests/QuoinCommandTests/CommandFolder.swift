import Foundation

/// A folder of a test's own in which the built command is run, removed with it.
final class CommandFolder {
  /// What one run of the command came to.
  struct Run {
    let status: Int32
    let output: String
    let error: String
  }

  let url: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = temporary.appendingPathComponent("quoin-command-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }

  /// The names of all files, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Runs `quoin` in the folder.
  func run(_ arguments: String..., input: String = "") throws -> Run { try run(arguments, input: input) }

  /// Runs `quoin` in the folder.
  ///
  /// - Parameter environment: Variables beside those of the tests.
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
    try run(Self.command, arguments, input: input, environment: environment)
  }

  /// Runs a script in the folder, in which `$quoin` is the command.
  func shell(_ script: String) throws -> Run {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", "quoin='\(Self.command.path)'; " + script], input: "")
  }

  private func run(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String] = [:]
  ) throws -> Run {
    // The streams are files, so that neither side ever waits for the other.
    let (output, error) = (url.appendingPathComponent(".output"), url.appendingPathComponent(".error"))
    let inputFile = url.appendingPathComponent(".input")
    try Data(input.utf8).write(to: inputFile)
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    // Whoever waits for what does not come is ended with all that it has begun, instead of holding up all tests.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "120", program.path] + arguments
    process.currentDirectoryURL = url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Run(
      status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }

  /// The command is built beside the tests.
  private static let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("quoin")
}
