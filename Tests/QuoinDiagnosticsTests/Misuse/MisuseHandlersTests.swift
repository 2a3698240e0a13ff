import QuoinDiagnostics
import Synchronization
import Testing

@Suite(.serialized) struct MisuseHandlersTests {
  private struct Slip: Misuse {
    static let handlers = MisuseHandlers<Slip>(label: "quoin.slips")
    let description: String
  }

  private final class Log: Sendable {
    let sentences = Mutex<[String]>([])
    func note(_ slip: Slip) { sentences.withLock { $0.append(slip.description) } }
    var all: [String] { sentences.withLock { $0 } }
  }

  @Test func aTaskHearsOfItsOwnMisuseAndTheProcessOfTheRest() {
    let process = Log()
    let task = Log()
    Slip.handler = { process.note($0) }
    defer { Slip.handler = Slip.standard }
    Slip.report(Slip(description: "before"))
    Slip.withTaskHandler({ task.note($0) }) { Slip.report(Slip(description: "within")) }
    Slip.report(Slip(description: "after"))
    #expect(process.all == ["before", "after"])
    #expect(task.all == ["within"])
  }

  @Test func childrenOfATaskHaveItsHandler() async {
    let task = Log()
    await withTaskGroup { group in
      Slip.withTaskHandler({ task.note($0) }) {
        group.addTask { Slip.report(Slip(description: "child")) }
      }
    }
    #expect(task.all == ["child"])
  }
}
