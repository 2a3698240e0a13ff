import ArgumentParser
import Foundation
import Quoin
import QuoinDocuments
import QuoinService

/// `quoin worker`: draws what another program asks for over standard streams.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Draw what another program asks for over standard input and output.",
    discussion: """
      Requests and results are JSON, each behind its length in four bytes, the highest first; the bytes of a picture are a \
      frame of their own behind its result. Start as many workers as there are cores. Documentation/Scale.md has the frames, \
      and Python/ a pool of workers.
      """)

  @Option(
    name: .customLong("allow-path"),
    help: ArgumentHelp(
      "Let templates read files under a folder; their own folder always counts. May be repeated.",
      valueName: "folder"))
  var allowedPaths: [String] = []

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp("Let templates load from a host over HTTP. May be repeated.", valueName: "host"))
  var allowedHosts: [String] = []

  func run() throws {
    let (paths, hosts) = (allowedPaths, Set(allowedHosts))
    let shelf = TemplateShelf { path throws(Diagnostics) in
      let url = URL(fileURLWithPath: path)
      let folders = [url.deletingLastPathComponent()] + paths.map { URL(fileURLWithPath: $0) }
      return try Template(
        contentsOf: url, loader: ResourceLoader(policy: ResourcePolicy(folders: folders, hosts: hosts)),
        registry: .documents, name: path)
    }
    try Worker(shelf: shelf).run()
  }
}
