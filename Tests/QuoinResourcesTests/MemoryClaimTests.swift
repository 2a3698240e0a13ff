import Testing

@testable import QuoinResources

/// Memory that counts only as long as it is held.
@Suite struct MemoryClaimTests {
  @Test func aClaimCountsUntilItIsGone() {
    var budget = Budget()
    budget.memory = 100
    BudgetMeter.metering(budget) { meter in
      var claim = MemoryClaim.current(70)
      #expect(meter.memory == 70)
      claim = nil
      #expect(claim == nil && meter.memory == 0)
      withExtendedLifetime([MemoryClaim(60, on: meter), MemoryClaim(30, on: meter)]) { _ in
        #expect(meter.memory == 90 && !meter.isUsedUp)
      }
      withExtendedLifetime(MemoryClaim(90, on: meter)) {}
      #expect(meter.memory == 0 && !meter.isUsedUp)
      withExtendedLifetime(MemoryClaim(101, on: meter)) { #expect(meter.isUsedUp) }
      #expect(meter.problem == .outOfMemory(limit: 100), "a limit that was passed stays so")
    }
  }

  @Test func outsideOfWorkNothingIsClaimed() {
    #expect(MemoryClaim.current(10) == nil)
  }
}
