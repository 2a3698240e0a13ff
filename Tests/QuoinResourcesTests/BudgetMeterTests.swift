import QuoinDiagnostics
import Testing

@testable import QuoinResources

@Suite struct BudgetMeterTests {
  private func budget(_ change: (inout Budget) -> Void) -> Budget {
    var budget = Budget()
    change(&budget)
    return budget
  }

  @Test func aPassedLimitAnswersEveryLaterQuestion() throws {
    let meter = BudgetMeter(budget { $0.nodes = 2 })
    try meter.countNode()
    try meter.countNode()
    #expect(!meter.isUsedUp && meter.problem == nil)
    #expect(throws: Diagnostic.tooManyNodes(limit: 2)) { try meter.countNode() }
    #expect(throws: Diagnostic.tooManyNodes(limit: 2)) { try meter.countSteps() }
    #expect(throws: Diagnostic.tooManyNodes(limit: 2)) { try meter.checkDepth(1) }
    #expect(throws: Diagnostic.tooManyNodes(limit: 2)) { try meter.checkTime() }
    #expect(meter.isUsedUp && !meter.allows(0))
  }

  @Test func workGoingOnKnowsItsOwnMeterAlone() {
    #expect(!BudgetMeter.isCurrentUsedUp)
    do {
      let other = BudgetMeter(budget { $0.nodes = 0 })
      #expect(!other.allows(depth: 2, of: 1))
      #expect(!BudgetMeter.isCurrentUsedUp)
      BudgetMeter.metering(Budget()) { _ in #expect(!BudgetMeter.isCurrentUsedUp) }
    }
    BudgetMeter.metering(budget { $0.depth = 1 }) { meter in
      #expect(!BudgetMeter.isCurrentUsedUp)
      #expect(!meter.allows(depth: 2, of: 1))
      #expect(!meter.allows(depth: 3, of: 1))
      #expect(BudgetMeter.isCurrentUsedUp)
    }
    #expect(!BudgetMeter.isCurrentUsedUp)
  }

  @Test func eachLimitIsNamed() {
    #expect(throws: Diagnostic.tooManySteps(limit: 9)) {
      let meter = BudgetMeter(budget { $0.expressionSteps = 9 })
      for _ in 0..<10 { try meter.countSteps() }
    }
    #expect(throws: Diagnostic.tooDeep(limit: 3)) { try BudgetMeter(budget { $0.depth = 3 }).checkDepth(4) }
    let meter = BudgetMeter(budget { $0.wallTime = .zero })
    #expect(!meter.allows(1))
    #expect(meter.problem?.message == "Took longer than the limit of 0 ms")
  }

  @Test func memoryIsCountedAndTakenBack() throws {
    let meter = BudgetMeter(budget { $0.memory = 5_000_000 })
    try meter.countMemory(4_000_000)
    meter.giveBack(memory: 3_000_000)
    #expect(meter.memory == 1_000_000)
    try meter.countMemory(4_000_000)
    #expect(throws: Diagnostic.outOfMemory(limit: 5_000_000)) { try meter.countMemory(1) }
    #expect(meter.problem?.message == "Took more than the limit of 5 MB of memory")
    #expect(!meter.allows(memory: 0) && !meter.allows(1))
    #expect(BudgetMeter(budget { $0.memory = 7_000 }).allows(memory: 7_001) == false)
    let small = BudgetMeter(budget { $0.memory = 12 })
    #expect(throws: Diagnostic.outOfMemory(limit: 12)) { try small.countMemory(.max) }
    #expect(small.problem?.message == "Took more than the limit of 12 bytes of memory")
    let kilo = BudgetMeter(budget { $0.memory = 12_000 })
    _ = kilo.allows(memory: 12_001)
    #expect(kilo.problem?.message == "Took more than the limit of 12 KB of memory")
  }

  @Test func memoryOfWorkInsideCountsOutside() {
    BudgetMeter.metering(budget { $0.memory = 100 }) { outer in
      BudgetMeter.metering(budget { $0.memory = 50 }) { inner in
        #expect(inner.allows(memory: 40) && outer.memory == 40)
        inner.giveBack(memory: 10)
        #expect(inner.memory == 30 && outer.memory == 30)
      }
      BudgetMeter.metering(budget { $0.memory = 90 }) { inner in
        #expect(!inner.allows(memory: 91))
        #expect(inner.problem == .outOfMemory(limit: 90))
      }
      #expect(!outer.allows(memory: 0) && outer.problem == .outOfMemory(limit: 100))
    }
  }

  @Test func theClockIsAskedAgainAfterSomeWork() {
    let meter = BudgetMeter(budget { $0.wallTime = .milliseconds(2) })
    var rounds = 0
    while meter.allows(1), rounds < 100_000_000 { rounds += 1 }
    #expect(meter.problem?.message == "Took longer than the limit of 2 ms")
  }

  @Test func limitsBeyondAllMeasureAreLimits() throws {
    for time in [Duration.seconds(Int64.max), .seconds(Int64.max) * 15] {
      let meter = BudgetMeter(budget { $0.wallTime = time })
      try meter.checkTime()
      #expect(meter.remainingTime > .seconds(1 << 40))
    }
    for time in [Duration.seconds(Int64.min), .seconds(Int64.min) * 15, .seconds(-1)] {
      let meter = BudgetMeter(budget { $0.wallTime = time })
      #expect(throws: Diagnostic.outOfTime(limit: .zero)) { try meter.checkTime() }
      #expect(meter.remainingTime == .zero)
    }
    let meter = BudgetMeter(
      budget {
        $0.nodes = .max
        $0.expressionSteps = .max
        $0.depth = .max
      })
    try meter.countNode()
    try meter.countSteps(.max)
    try meter.count(.max)
    #expect(throws: Diagnostic.tooManySteps(limit: .max)) { try meter.countSteps(.max) }
    try BudgetMeter().checkDepth(.min)
  }

  @Test func tighterLimitsInsideOtherWorkHoldThereAndCountOutsideToo() throws {
    BudgetMeter.metering(budget { $0.nodes = 5 }) { outer in
      #expect(throws: Diagnostic.tooManyNodes(limit: 2)) {
        try BudgetMeter.metering(budget { $0.nodes = 2 }) { meter throws(Diagnostic) in
          #expect(meter !== outer && BudgetMeter.current === meter)
          for _ in 0..<3 { try meter.countNode() }
        }
      }
      // The inner limit was passed, not the outer.
      #expect(!outer.isUsedUp && BudgetMeter.current === outer)
      #expect(throws: Diagnostic.tooManyNodes(limit: 5)) {
        try BudgetMeter.metering(budget { $0.depth = 1 }) { meter throws(Diagnostic) in
          for _ in 0..<3 { try meter.countNode() }
        }
      }
      #expect(outer.problem == .tooManyNodes(limit: 5))
    }
    BudgetMeter.metering(budget { $0.wallTime = .zero }) { outer in
      BudgetMeter.metering(budget { $0.depth = 1 }) { meter in
        #expect(meter.remainingTime == .zero && !meter.allows(1))
        #expect(meter.problem == .outOfTime(limit: .zero) && outer.isUsedUp)
      }
    }
  }

  @Test func whatTighterWorkInsidePassesIsNotPassedOutside() {
    BudgetMeter.metering(.default) { outer in
      BudgetMeter.metering(budget { $0.nodes = 5 }) { inner in
        #expect(!inner.allows(depth: 2, of: 1))
        #expect(inner.problem == .tooDeep(limit: 1))
      }
      BudgetMeter.metering(budget { $0.imagePixels = 5 }) { #expect(!$0.allows(groupPixels: 6)) }
      #expect(!outer.isUsedUp)
    }
  }

  @Test func workApartCountsOnNothingAroundIt() throws {
    BudgetMeter.metering(budget { $0.nodes = 5 }) { outer in
      for _ in 0..<3 {
        #expect(throws: Never.self) {
          try BudgetMeter.meteringApart(budget { $0.nodes = 9 }) { meter throws(Diagnostic) in
            #expect(BudgetMeter.current === meter)
            for _ in 0..<9 { try meter.countNode() }
          }
        }
      }
      BudgetMeter.meteringApart(budget { $0.wallTime = .zero }) { #expect(!$0.allows(1)) }
      #expect(BudgetMeter.current === outer && !outer.isUsedUp)
    }
  }

  @Test(.timeLimit(.minutes(5))) func aMeterIsNotCurrentBehindItsWork() async {
    let late = BudgetMeter.metering(.default) { _ in
      BudgetMeter.metering(budget { $0.depth = 1 }) { _ in
        Task { while BudgetMeter.current != nil { await Task.yield() } }
      }
    }
    await late.value
    #expect(BudgetMeter.current == nil)
  }

  @Test func workInsideOtherWorkCountsOnItsMeter() throws {
    #expect(BudgetMeter.current == nil)
    BudgetMeter.metering(budget { $0.nodes = 5 }) { outer in
      #expect(BudgetMeter.current === outer)
      BudgetMeter.metering(.default) { #expect($0 === outer) }
    }
    #expect(BudgetMeter.current == nil)
    #expect(throws: Diagnostic.tooManyNodes(limit: 0)) {
      try BudgetMeter.metering(budget { $0.nodes = 0 }) { meter throws(Diagnostic) in try meter.countNode() }
    }
  }
}
