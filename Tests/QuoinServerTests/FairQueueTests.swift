import Foundation
import QuoinResources
import Testing

@testable import QuoinServer

@Suite(.timeLimit(.minutes(5))) struct FairQueueTests {
  /// Longer than anything takes on a machine that is busy.
  private let patience = Duration.seconds(3600)

  /// Holds a thread of a queue until it is opened.
  private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    /// Not for ever: a test that fails before it opens the gate would wait for what stands behind it.
    func wait() { _ = semaphore.wait(timeout: .now() + 240) }
    func open(_ times: Int = 1) { for _ in 0..<times { semaphore.signal() } }
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func clientsTakeTurns() async throws {
    let queue = FairQueue(threads: 1, capacity: 100, patience: patience)
    let gate = Gate()
    let order = Guarded<[String]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await queue.run(for: "first") { gate.wait() } }
      try await waitUntil { queue.runningCount == 1 }
      for (client, count) in [("a", 4), ("b", 2), ("c", 1)] {
        for _ in 0..<count {
          let waiting = queue.waitingCount
          group.addTask { _ = try await queue.run(for: client) { order.withLock { $0.append(client) } } }
          try await waitUntil { queue.waitingCount == waiting + 1 }
        }
      }
      gate.open()
      try await group.waitForAll()
    }
    #expect(order.withLock { $0 } == ["a", "b", "c", "a", "b", "a", "a"])
  }

  @Test func whatIsTooMuchIsRefusedAndTheBusiestClientMakesRoomForOthers() async throws {
    let queue = FairQueue(threads: 1, capacity: 3, patience: patience)
    let gate = Gate()
    let refused = Guarded<[String]>([])
    await withTaskGroup(of: Void.self) { group in
      func add(_ client: String) {
        group.addTask {
          do throws(FairQueue.Refusal) { _ = try await queue.run(for: client) { gate.wait() } } catch {
            guard case .full(let seconds) = error, seconds > 0 else { return }
            refused.withLock { $0.append(client) }
          }
        }
      }
      add("a")
      try? await waitUntil { queue.runningCount == 1 }
      for count in 1...3 {
        add("a")
        try? await waitUntil { queue.waitingCount == count }
      }
      add("a")
      try? await waitUntil { refused.withLock { $0.count } == 1 }
      add("b")
      try? await waitUntil { refused.withLock { $0.count } == 2 }
      #expect(queue.waitingCount == 3)
      gate.open(10)
    }
    #expect(refused.withLock { $0 } == ["a", "a"])
  }

  @Test func whoeverWantsWhatTakesLongLeavesAThreadToOthers() async throws {
    let queue = FairQueue(
      threads: 2, capacity: 100, patience: patience, slowThreshold: .zero, memory: patience)
    let gate = Gate()
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { gate.open(10) }
      for _ in 0..<6 { group.addTask { _ = try await queue.run(for: "slow") { gate.wait() } } }
      // Nobody else asks, and it has both threads.
      try await waitUntil { queue.runningCount == 2 && queue.waitingCount == 4 }
      gate.open()
      try await waitUntil { queue.waitingCount == 3 && queue.runningCount == 2 }
      let quick = Task { try await queue.run(for: "quick") {} }
      try await waitUntil { queue.waitingCount == 4 }
      gate.open()
      _ = try await quick.value
      // One thread is kept for whoever comes next.
      for _ in 0..<20 {
        _ = try await queue.run(for: "quick") {}
        // A thread is free a moment after its answer.
        try await waitUntil { queue.runningCount == 1 }
        #expect(queue.waitingCount == 3)
      }
      gate.open(10)
      try await group.waitForAll()
    }
    #expect(queue.waitingCount == 0)
  }

  @Test func whoeverWaitsForEachAnswerOfWhatTakesLongLeavesAThreadAsWell() async throws {
    let queue = FairQueue(
      threads: 2, capacity: 100, patience: patience, slowThreshold: .zero, memory: patience)
    let gate = Gate()
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { gate.open(20) }
      _ = try await queue.run(for: "quick") {}
      let begun = Guarded(0)
      for _ in 0..<2 {
        group.addTask {
          for _ in 0..<5 {
            _ = try await queue.run(for: "slow") {
              begun.withLock { $0 += 1 }
              gate.wait()
            }
          }
        }
      }
      try await waitUntil { queue.runningCount == 2 }
      // It has nothing more that waits when this ends.
      gate.open()
      try await waitUntil {
        queue.waitingCount == 1 && queue.runningCount == 1 || begun.withLock { $0 } > 2
      }
      // Long enough for a thread that would take it.
      try await Task.sleep(for: .milliseconds(50))
      try #require(begun.withLock { $0 } <= 2)
      for _ in 0..<20 {
        _ = try await queue.run(for: "quick") {}
        try await waitUntil { queue.runningCount == 1 }
        #expect(queue.waitingCount == 1)
      }
      gate.open(20)
      try await group.waitForAll()
    }
  }

  @Test func whatWaitsTooLongIsRefused() async throws {
    let queue = FairQueue(threads: 1, capacity: 3, patience: .milliseconds(20))
    let gate = Gate()
    // It waits too long itself where its thread is late.
    async let first: Void = {
      while (try? await queue.run(for: "a") { gate.wait() }) == nil {}
    }()
    try await waitUntil { queue.runningCount == 1 }
    await #expect(throws: FairQueue.Refusal.late(retryAfter: 1)) { try await queue.run(for: "b") {} }
    gate.open()
    await first
    #expect(queue.waitingCount == 0)
  }

  @Test func whoeverGoesTakesTheirWorkBack() async throws {
    let queue = FairQueue(threads: 1, capacity: 3, patience: patience)
    let gate = Gate()
    async let first = queue.run(for: "a") { gate.wait() }
    try await waitUntil { queue.runningCount == 1 }
    let task = Task { try await queue.run(for: "b") { Issue.record("nobody waits for this") } }
    try await waitUntil { queue.waitingCount == 1 }
    task.cancel()
    await #expect(throws: FairQueue.Refusal.cancelled) { try await task.value }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await queue.run(for: "b") {}
    }
    await #expect(throws: FairQueue.Refusal.cancelled) { try await early.value }
    #expect(queue.waitingCount == 0)
    gate.open()
    _ = try await first
  }

  @Test func aClosedQueueFinishesWhatItHasBegun() async throws {
    let queue = FairQueue(threads: 1, capacity: 3, patience: patience)
    let gate = Gate()
    async let first = queue.run(for: "a") { gate.wait() }
    try await waitUntil { queue.runningCount == 1 }
    let second = Task { _ = try await queue.run(for: "b") {} }
    try await waitUntil { queue.waitingCount == 1 }
    queue.close()
    await #expect(throws: FairQueue.Refusal.closed) { try await second.value }
    await #expect(throws: FairQueue.Refusal.closed) { try await queue.run(for: "c") {} }
    gate.open()
    _ = try await first
  }

  @Test func nothingIsLostOrDoneTwice() async throws {
    let queue = FairQueue(threads: 4, capacity: 10_000, patience: patience)
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<2000 {
        group.addTask { try await queue.run(for: "\(number % 7)") { number }.result }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 1999 * 1000 && queue.waitingCount == 0)
  }

  @Test func whatTwoWantIsDoneWhenTheTurnOfTheFirstOfThemComes() async throws {
    let queue = FairQueue(threads: 1, capacity: 8, patience: patience)
    let (gate, order) = (Gate(), Guarded<[String]>([]))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await queue.run(for: "first") { gate.wait() } }
      try await waitUntil { queue.runningCount == 1 }
      for name in ["a", "b", "c"] {
        group.addTask {
          _ = try await queue.run(for: "busy", named: [name]) { order.withLock { $0.append(name) } }
        }
        try await waitUntil { queue.waitingCount == ["a", "b", "c"].firstIndex(of: name)! + 1 }
      }
      // Its turn is the next but one, where that of the last of the other client is the fourth.
      queue.share(["c"], with: "quick")
      // Nothing waits by that name, and who asked first keeps what comes as early.
      queue.share(["d"], with: "quick")
      queue.share(["a"], with: "other")
      #expect(queue.waitingCount == 3)
      gate.open()
      try await group.waitForAll()
    }
    #expect(order.withLock { $0 } == ["a", "c", "b"])
  }

  @Test func whatWasHandedOnIsStillTakenBack() async throws {
    let queue = FairQueue(threads: 1, capacity: 8, patience: patience)
    let gate = Gate()
    async let first: Void = { _ = try await queue.run(for: "first") { gate.wait() } }()
    try await waitUntil { queue.runningCount == 1 }
    async let second: Void = { _ = try await queue.run(for: "busy", named: ["a"]) {} }()
    try await waitUntil { queue.waitingCount == 1 }
    let task = Task {
      try await queue.run(for: "busy", named: ["b"]) { Issue.record("nobody waits for this") }
    }
    try await waitUntil { queue.waitingCount == 2 }
    queue.share(["b"], with: "quick")
    task.cancel()
    await #expect(throws: FairQueue.Refusal.cancelled) { try await task.value }
    #expect(queue.waitingCount == 1)
    gate.open()
    try await first
    try await second
  }
}
