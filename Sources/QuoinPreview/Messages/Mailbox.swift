import Foundation
import QuoinResources

/// What waits for one reader, in order. What comes is coalesced with what waits already, so that a slow reader finds
/// little.
final class Mailbox<Element: Sendable>: Sendable {
  private let state = Guarded<(waiting: [Element], isClosed: Bool)>(([], false))
  private let coalesce: @Sendable (inout [Element], Element) -> Void
  private let wakes: AsyncStream<Void>
  private let wake: AsyncStream<Void>.Continuation

  /// - Parameter coalesce: Adds an element to those that wait, or puts it into the place of some.
  init(coalesce: @escaping @Sendable (_ waiting: inout [Element], _ element: Element) -> Void) {
    self.coalesce = coalesce
    (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func post(_ element: Element) {
    state.withLock { if !$0.isClosed { coalesce(&$0.waiting, element) } }
    wake.yield()
  }

  /// Ends it, once what waits has been read.
  func close() {
    state.withLock { $0.isClosed = true }
    wake.finish()
  }

  /// Waits for the next; nothing once it is closed and read.
  func next() async -> Element? {
    while !Task.isCancelled {
      let (element, isClosed) = state.withLock { state in
        (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isClosed)
      }
      if let element { return element }
      if isClosed { return nil }
      var isAwake = false
      for await _ in wakes {
        isAwake = true
        break
      }
      // A reader that was cancelled has ended the stream for all.
      if !isAwake, !state.withLock({ $0.isClosed }) { return nil }
    }
    return nil
  }
}

extension PreviewMessage {
  /// What it tells as a whole, so that only the last counts; nothing where each does.
  private var subject: String? {
    switch self {
    case .project: "project"
    case .document: "document"
    case .problems: "problems"
    case .state: "state"
    case .clock: "clock"
    case .design(.tree): "tree"
    case .design(.text): "text"
    case .design(.unsaved): "unsaved"
    case .picture, .event, .file, .design: nil
    }
  }

  /// How many wait for a page before those are left out that later ones make useless.
  private static let coalescingLimit = 64

  /// Adds a message to those that wait for the page.
  @Sendable static func coalesce(_ waiting: inout [PreviewOutput], _ output: PreviewOutput) {
    if waiting.count >= coalescingLimit, let subject = output.message.subject {
      waiting.removeAll { $0.message.subject == subject }
    }
    waiting.append(output)
  }
}

extension PreviewCommand {
  /// Adds a command to those that wait: where something moves, the last place of it counts.
  @Sendable static func coalesce(_ waiting: inout [PreviewCommand], _ command: PreviewCommand) {
    switch (waiting.last, command) {
    case (.hover, .hover), (.set, .set): waiting[waiting.count - 1] = command
    case (.touches(let old), .touches(let new))
    where (old + new).allSatisfy { $0.phase == .moved } && old.map(\.id) == new.map(\.id):
      waiting[waiting.count - 1] = command
    case (.wheel(_, _, let oldX, let oldY), .wheel(let x, let y, let dx, let dy)):
      waiting[waiting.count - 1] = .wheel(x: x, y: y, dx: oldX + dx, dy: oldY + dy)
    default: waiting.append(command)
    }
  }
}
