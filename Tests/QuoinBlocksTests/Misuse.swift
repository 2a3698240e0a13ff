import Synchronization
import Testing

@testable import QuoinBlocks

/// Runs something that has to be reported as misuse.
///
/// - Returns: What was reported.
@discardableResult
func expectMisuse(
  _ count: Int = 1, _ work: () -> Void, _ place: SourceLocation = #_sourceLocation
) -> [BlockMisuse] {
  let reported = Mutex<[BlockMisuse]>([])
  BlockMisuse.withTaskHandler({ misuse in reported.withLock { $0.append(misuse) } }) { work() }
  let all = reported.withLock { $0 }
  #expect(all.count == count, "\(all)", sourceLocation: place)
  return all
}
