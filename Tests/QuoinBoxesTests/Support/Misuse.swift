import QuoinBoxes
import Synchronization

/// Runs something and gives the sentences of the misuse of boxes that it reported.
func misuse(in body: () -> Void) -> [String] {
  let sentences = SentenceLog()
  BoxMisuse.withTaskHandler({ sentences.append($0.description) }, body)
  return sentences.all
}

private final class SentenceLog: Sendable {
  private let storage = Mutex<[String]>([])
  var all: [String] { storage.withLock { $0 } }
  func append(_ sentence: String) { storage.withLock { $0.append(sentence) } }
}
