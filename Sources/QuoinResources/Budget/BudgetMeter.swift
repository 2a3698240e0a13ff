import CLinux
import QuoinDiagnostics
import Synchronization

/// Counts what one piece of work has used of its budget.
///
/// Once a limit is passed, every later question gets the same answer, so that deep loops can end early and whoever
/// started the work throws the reason once. Code that cannot throw asks ``allows(_:)`` or ``isUsedUp``.
///
/// Whoever starts a piece of work does it by ``metering(_:_:)``; what happens inside finds the meter in ``current``.
public final class BudgetMeter: Sendable {
  @TaskLocal private static var innermost: BudgetMeter?

  /// The meter of the work that is going on; nothing where nobody has started any, or where it has ended: a task that
  /// was made inside may go on for longer.
  public static var current: BudgetMeter? {
    var meter = innermost
    while let found = meter, found.isOver.load(ordering: .relaxed) { meter = found.parent }
    return meter
  }

  /// The limits of the work that is going on, or the default ones.
  package static var currentBudget: Budget { current?.budget ?? .default }

  /// The limits.
  public let budget: Budget
  /// The meter of the work that this work is part of, with wider limits.
  private let parent: BudgetMeter?
  private let isOver = Atomic(false)
  private let start = ContinuousClock.now
  // Loaded and stored apart: counts that two threads make at the same moment may be lost, which no limit minds, and
  // costs no more than plain variables.
  private let nodes = Atomic(0)
  private let steps = Atomic(0)
  private let bytes = Atomic(0)
  // The depth that was passed.
  private let depthLimit = Atomic(0)
  // The first question asks the clock.
  private let untilClock = Atomic(0)
  // That before the first question counts as done then.
  private let workUntilClock = Atomic(-workBetweenClocks)
  private let passed = Atomic(PassedLimit.none)

  private enum PassedLimit: UInt8, AtomicRepresentable {
    case none, depth, nodes, steps, time, groups, memory
  }

  /// Reading the clock takes some 40 ns, so it is read once in so many units of work, about 20 µs.
  private static let workBetweenClocks = 2048
  /// What a node takes at least, in units of work.
  private static let workOfNode = 64

  /// Work that has taken so many bytes leaves them to the system when it ends: else the C library keeps them for a next time that
  /// may never come, for each thread. It takes some milliseconds, which are little beside the work.
  private static let memoryToGiveBack = 64_000_000

  /// How many meters there are whose limits have been passed.
  private static let usedUpCount = Atomic(0)

  /// Starts counting, and the clock with it.
  public init(_ budget: Budget = .default) {
    self.budget = budget
    parent = nil
  }

  private init(_ budget: Budget, within parent: BudgetMeter?) {
    self.budget = budget
    self.parent = parent
  }

  deinit {
    if passed.load(ordering: .relaxed) != .none { Self.usedUpCount.subtract(1, ordering: .relaxed) }
  }

  /// Does a piece of work under one meter.
  ///
  /// Work that is started inside other work is part of it, and counts on its meter; where its own limits are tighter, it
  /// has a meter of its own besides.
  ///
  /// - Parameters:
  ///   - budget: The limits. Inside other work the tighter of both hold.
  ///   - work: What is done. The clock runs from its start.
  /// - Returns: What the work gives back.
  /// - Throws: What the work throws; it has to ask the meter itself before it hands out what came to be.
  public static func metering<Result, Failure>(
    _ budget: Budget, _ work: (BudgetMeter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current
    let limits = outer.map { budget.bounded(by: $0.budget) } ?? budget
    if let outer, outer.budget == limits { return try work(outer) }
    return try metering(with: BudgetMeter(limits, within: outer), work)
  }

  /// Does one of many pieces of work, each with limits of its own: nothing of it counts on the work around it, which goes on
  /// when this one has passed a limit.
  ///
  /// - Parameters:
  ///   - budget: The limits, whatever those of the work around it are.
  ///   - work: What is done. The clock runs from its start.
  /// - Returns: What the work gives back.
  /// - Throws: What the work throws.
  public static func meteringApart<Result, Failure>(
    _ budget: Budget, _ work: (BudgetMeter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try metering(with: BudgetMeter(budget), work)
  }

  private static func metering<Result, Failure>(
    with meter: BudgetMeter, _ work: (BudgetMeter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer {
      meter.isOver.store(true, ordering: .relaxed)
      // What the work has made is gone by now, but for its result.
      if meter.parent == nil, meter.memory >= Self.memoryToGiveBack { linux_malloc_trim() }
    }
    // The task-local value's own function knows no typed errors.
    return try $innermost.withValue(meter) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work(meter)) } catch { return .failure(error) }
    }.get()
  }

  // MARK: Counting

  /// Counts one more node.
  public func countNode() throws(Diagnostic) {
    addNode()
    try count(Self.workOfNode)
  }

  private func addNode() {
    let total = nodes.load(ordering: .relaxed) + 1
    nodes.store(total, ordering: .relaxed)
    if total > budget.nodes { pass(.nodes) }
    parent?.addNode()
  }

  /// Counts steps of expressions.
  public func countSteps(_ count: Int = 1) throws(Diagnostic) {
    addSteps(count)
    try self.count(count)
  }

  private func addSteps(_ count: Int) {
    let (total, overflow) = steps.load(ordering: .relaxed).addingReportingOverflow(count)
    steps.store(overflow ? .max : total, ordering: .relaxed)
    if overflow || total > budget.expressionSteps { pass(.steps) }
    parent?.addSteps(count)
  }

  /// Counts memory that what the data come to takes from now on.
  ///
  /// - Parameter bytes: How much, nearly; 0 or more.
  public func countMemory(_ bytes: Int) throws(Diagnostic) {
    if !allows(memory: bytes), let problem { throw problem }
  }

  /// Takes back memory that was counted and has been let go of.
  ///
  /// - Parameter bytes: How much, nearly; 0 or more, and no more than was counted.
  public func giveBack(memory count: Int) {
    bytes.store(max(0, bytes.load(ordering: .relaxed) - count), ordering: .relaxed)
    parent?.giveBack(memory: count)
  }

  /// How much memory has been counted, in bytes.
  public var memory: Int { bytes.load(ordering: .relaxed) }

  /// How much work has been counted, in units of about 10 ns: the same for the same work, whatever time it takes.
  package var work: Int {
    let until = workUntilClock.load(ordering: .relaxed)
    return until < 0 ? 0 : until &+ (Self.workBetweenClocks - untilClock.load(ordering: .relaxed))
  }

  private func addMemory(_ count: Int) {
    let (total, overflow) = bytes.load(ordering: .relaxed).addingReportingOverflow(count)
    bytes.store(overflow ? .max : total, ordering: .relaxed)
    if overflow || total > budget.memory { pass(.memory) }
    parent?.addMemory(count)
  }

  /// Checks a nesting depth.
  public func checkDepth(_ depth: Int) throws(Diagnostic) {
    if depth > budget.depth { passDepth(budget.depth) }
    if let problem { throw problem }
  }

  /// Counts work of another kind.
  ///
  /// - Parameter work: How long it takes, in units of about 10 ns; 0 or more.
  public func count(_ work: Int) throws(Diagnostic) {
    if !allows(work), let problem { throw problem }
  }

  // MARK: Checking

  /// Counts work for code that cannot throw, and tells whether it may be done.
  ///
  /// - Parameter work: How long it takes, in units of about 10 ns; 0 or more.
  public func allows(_ work: Int) -> Bool {
    let left = untilClock.load(ordering: .relaxed)
    if left > work {
      untilClock.store(left - work, ordering: .relaxed)
    } else {
      untilClock.store(Self.workBetweenClocks, ordering: .relaxed)
      workUntilClock.wrappingAdd((Self.workBetweenClocks - left) &+ work, ordering: .relaxed)
      if ContinuousClock.now - start > budget.wallTime { pass(.time) }
    }
    if let parent { return parent.allows(work) && !isUsedUp }
    return !isUsedUp
  }

  /// Checks a depth against a limit of its own, for code that cannot throw.
  public func allows(depth: Int, of limit: Int) -> Bool {
    if depth > limit { passDepth(limit) }
    return !isUsedUp
  }

  /// Checks how many pixels the groups hold that are open at once, for code that cannot throw.
  public func allows(groupPixels: Int) -> Bool {
    if groupPixels > budget.imagePixels { pass(.groups) }
    return !isUsedUp
  }

  /// Counts memory for code that cannot throw, and tells whether it may be taken.
  ///
  /// - Parameter bytes: How much, nearly; 0 or more.
  public func allows(memory bytes: Int) -> Bool {
    addMemory(bytes)
    return !isUsedUp
  }

  /// Asks the clock now.
  public func checkTime() throws(Diagnostic) {
    try count(Self.workBetweenClocks)
  }

  /// Whether there is time for work that cannot be stopped once it has begun.
  ///
  /// - Parameter estimate: How long it takes.
  public func allows(taking estimate: Duration) -> Bool {
    if estimate > remainingTime { pass(.time) }
    if let parent { return parent.allows(taking: estimate) && !isUsedUp }
    return !isUsedUp
  }

  /// Whether a limit of the work going on has been passed; the clock is not asked.
  ///
  /// Asked wherever a result is kept, so it looks for the meter, which takes some 10 ns, only while there is one in the
  /// process whose limit has been passed.
  public static var isCurrentUsedUp: Bool {
    usedUpCount.load(ordering: .relaxed) != 0 && current?.isUsedUp == true
  }

  /// Whether a limit has been passed; the clock is not asked.
  public var isUsedUp: Bool {
    passed.load(ordering: .relaxed) != .none || parent?.isUsedUp == true
  }

  /// Which limit was passed first, as a diagnostic.
  public var problem: Diagnostic? {
    switch passed.load(ordering: .relaxed) {
    case .none: parent?.problem
    case .depth: .tooDeep(limit: depthLimit.load(ordering: .relaxed))
    case .nodes: .tooManyNodes(limit: budget.nodes)
    case .steps: .tooManySteps(limit: budget.expressionSteps)
    case .time: .outOfTime(limit: budget.wallTime)
    case .groups: .tooManyGroupPixels(limit: budget.imagePixels)
    case .memory: .outOfMemory(limit: budget.memory)
    }
  }

  /// How much of the wall time is left, 0 or more; for what waits by itself.
  public var remainingTime: Duration {
    let elapsed = ContinuousClock.now - start
    let left = budget.wallTime > elapsed ? budget.wallTime - elapsed : .zero
    return parent.map { min($0.remainingTime, left) } ?? left
  }

  private func passDepth(_ limit: Int) {
    guard !isUsedUp else { return }
    depthLimit.store(limit, ordering: .relaxed)
    pass(.depth)
  }

  private func pass(_ limit: PassedLimit) {
    guard !isUsedUp else { return }
    let (isFirst, _) = passed.compareExchange(expected: .none, desired: limit, ordering: .relaxed)
    if isFirst { Self.usedUpCount.add(1, ordering: .relaxed) }
  }
}
