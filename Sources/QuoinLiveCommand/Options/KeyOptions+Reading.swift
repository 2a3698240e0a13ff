import Foundation
import Quoin
import QuoinCommandLine
import QuoinServer

extension KeyOptions {
  /// The file with the keys; nothing where they come from elsewhere, or there are none.
  func file() throws -> ServiceKeyFile? { try keys.map { try ServiceKeyFile($0) } }

  /// The keys; nothing where there are none.
  func read() throws -> ServiceKeys? {
    if let file = try file() { return file.keys }
    guard let text = ProcessInfo.processInfo.environment["QUOIN_KEYS"], !text.isEmpty else { return nil }
    return try ServiceKeys(text, file: "QUOIN_KEYS")
  }
}
