import Foundation
import Logging
import QuoinDiagnostics
import QuoinResources

/// Keys from a file that is read anew when it changes: whoever is taken out of it may not ask any more.
public final class ServiceKeyFile: Sendable {
  private let path: String
  private let state: Guarded<State>

  private struct State {
    var keys: ServiceKeys
    var stamp: FileStamp
    /// When it was looked at last.
    var time = ContinuousClock.now
  }

  /// Reads a file as ``ServiceKeys`` has it.
  ///
  /// - Throws: Why it cannot be read, or what is wrong with a line.
  public init(_ path: String) throws(Diagnostic) {
    self.path = path
    let stamp = FileStamp(of: path)
    state = Guarded(State(keys: try Self.read(path), stamp: stamp))
  }

  /// The keys as the file has them, or had them when it last had any.
  public var keys: ServiceKeys { state.withLock { $0.keys } }

  /// The keys as the file has them now or had a moment ago; those that it had before while it is broken.
  ///
  /// - Parameter logger: Told when others are read, and what is wrong with them.
  func keys(_ logger: Logger) -> ServiceKeys {
    let (keys, isDue) = state.withLock { state in
      let isDue = ContinuousClock.now - state.time >= Self.interval
      // Whoever asks meanwhile gets the old ones.
      if isDue { state.time = .now }
      return (state.keys, isDue)
    }
    guard isDue else { return keys }
    let stamp = FileStamp(of: path)
    let isNew = state.withLock { state in
      defer { state.stamp = stamp }
      return state.stamp != stamp
    }
    guard isNew else { return keys }
    do throws(Diagnostic) {
      let keys = try Self.read(path)
      state.withLock { $0.keys = keys }
      logger.notice(
        "keys read", metadata: ["file": "\(path)", "names": "\(keys.names.joined(separator: " "))"])
      return keys
    } catch {
      logger.error("keys broken", metadata: ["diagnostic": "\(error)"])
      return keys
    }
  }

  /// A file is looked at four times a second.
  private static let interval = Duration.milliseconds(250)

  private static func read(_ path: String) throws(Diagnostic) -> ServiceKeys {
    let url = URL(fileURLWithPath: path)
    // Wherever a link leads: whoever starts the service names the file.
    let folders = [url, url.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent() }
    let loader = ResourceLoader(policy: ResourcePolicy(folders: folders))
    return try ServiceKeys(String(decoding: try loader.data(at: url), as: UTF8.self), file: path)
  }
}
