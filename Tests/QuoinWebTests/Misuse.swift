import QuoinWeb
import Synchronization

/// The sentences that are reported while something is done.
func misuse(of work: () -> Void) -> [String] {
  let log = MisuseLog()
  WebMisuse.withTaskHandler({ misuse in log.sentences.withLock { $0.append(misuse.description) } }, work)
  return log.sentences.withLock { $0 }
}

private final class MisuseLog: Sendable {
  let sentences = Mutex<[String]>([])
}
