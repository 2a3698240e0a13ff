import ArgumentParser
import Foundation
import Quoin
import QuoinServing

/// Where keys come from: never from the arguments themselves, which everyone on a machine may read.
struct KeyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with a name and a secret a line; else the environment variable QUOIN_KEYS holds such lines.",
      valueName: "file"))
  var keys: String?

  /// The keys; nothing where there are none.
  func read() throws -> ServiceKeys? {
    if let keys {
      let url = URL(fileURLWithPath: keys)
      let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
      let text = String(decoding: try loader.data(at: url), as: UTF8.self)
      return try ServiceKeys(text, file: keys)
    }
    guard let text = ProcessInfo.processInfo.environment["QUOIN_KEYS"], !text.isEmpty else { return nil }
    return try ServiceKeys(text, file: "QUOIN_KEYS")
  }
}
