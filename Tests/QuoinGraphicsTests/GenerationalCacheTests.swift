import Testing

@testable import QuoinGraphics

@Suite struct GenerationalCacheTests {
  private final class Box: Sendable {}

  private var cache = GenerationalCache<Int, Box>(limit: 1000, largest: 300)

  private mutating func insert(_ key: Int, cost: Int) {
    _ = cache.insert(Box(), for: key, cost: cost)
  }

  @Test mutating func itKeepsToItsSizeWhenEverythingInItIsAskedForAgain() {
    for key in 0..<200 {
      insert(key, cost: 70)
      for earlier in 0...key { _ = cache.value(earlier) }
      #expect(cache.cost <= 1000)
    }
  }

  @Test mutating func whatIsAskedForAgainOutlivesWhatIsNot() {
    insert(0, cost: 100)
    insert(1, cost: 100)
    for key in 2..<50 {
      insert(key, cost: 100)
      _ = cache.value(0)
    }
    #expect(cache.value(0) != nil)
    #expect(cache.value(1) == nil)
    #expect(cache.value(49) != nil)
  }

  @Test mutating func whatIsTooLargePushesNothingOut() {
    insert(0, cost: 300)
    insert(1, cost: 301)
    #expect(cache.value(0) != nil)
    #expect(cache.value(1) == nil)
  }
}
