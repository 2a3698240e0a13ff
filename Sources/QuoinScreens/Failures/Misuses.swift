import Synchronization

/// The uses that cannot work which views reported while a statement was carried out.
nonisolated final class Misuses: Sendable {
  private let sentences = Mutex<[String]>([])

  func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }

  var all: [String] { sentences.withLock { $0 } }
}
