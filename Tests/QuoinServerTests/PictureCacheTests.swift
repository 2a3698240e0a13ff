import Foundation
import QuoinResources
import Testing

@testable import QuoinServer

@Suite(.timeLimit(.minutes(5))) struct PictureCacheTests {
  private let cache = PictureCache(limit: 10_000, lifetime: .seconds(60))
  private let drawings = Guarded(0)

  private func picture(_ size: Int = 1) -> Picture {
    let data = Data(repeating: 0, count: size)
    return Picture(
      data: data, mediaType: "image/png", tag: EntityTag(of: data), warnings: [], times: FairQueue.Times())
  }

  /// Counts how often it is drawn, and draws until it is let.
  private func draw(
    _ size: Int = 1, until end: AsyncStream<Void>? = nil
  ) -> @Sendable () async -> Result<Picture, Problem> {
    let (drawings, picture) = (drawings, picture(size))
    return {
      drawings.withLock { $0 += 1 }
      if let end { for await _ in end { break } }
      return Task.isCancelled ? .failure(.gone) : .success(picture)
    }
  }

  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test func whatIsAskedForTwiceAtOnceIsDrawnOnce() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    async let first = cache.picture(for: ["a"], draw: draw(until: stream))
    await wait { drawings.withLock { $0 } == 1 }
    async let second = cache.picture(for: ["a"], draw: draw())
    await wait { cache.waitingCount(for: ["a"]) == 2 }
    end.finish()
    let cached = try await [first.get().isCached, second.get().isCached]
    #expect(cached == [false, true] && drawings.withLock { $0 } == 1)
    #expect(try await cache.picture(for: ["a"], draw: draw()).get().isCached)
    #expect(drawings.withLock { $0 } == 1)
  }

  @Test func whatIsBeingDrawnIsWaitedForByAll() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    async let first = cache.picture(for: ["a"], draw: draw(until: stream))
    await wait { drawings.withLock { $0 } == 1 }
    let (cache, other) = (cache, draw())
    let joins = Guarded(0)
    let join: @Sendable () -> Void = { joins.withLock { $0 += 1 } }
    let others = (0..<20).map { number in
      Task { await cache.picture(for: ["a"], join: join, draw: other) }
    }
    await wait { cache.waitingCount(for: ["a"]) == 21 }
    // Somebody who leaves takes nothing away from the others.
    others[0].cancel()
    await wait { cache.waitingCount(for: ["a"]) == 20 }
    end.finish()
    #expect(try await !first.get().isCached)
    for task in others.dropFirst() { #expect(try await task.value.get().isCached) }
    #expect(drawings.withLock { $0 } == 1 && joins.withLock { $0 } == 20)
    // The turn is over.
    _ = try await cache.picture(for: ["b"], draw: draw()).get()
    #expect(drawings.withLock { $0 } == 2 && cache.waitingCount(for: ["a"]) == 0)
  }

  @Test func whatATemplateOfBeforeMadeIsKeptForNobody() async throws {
    var old = picture()
    old.isCurrent = false
    let given = old
    #expect(try await !cache.picture(for: ["a"]) { .success(given) }.get().isCached)
    #expect(cache.cached(["a"]) == nil && cache.size == 0)
  }

  @Test func whatNobodyWaitsForAnyMoreIsGivenUp() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    let (cache, draw) = (cache, draw(until: stream))
    let waiting = (0..<2).map { _ in Task { await cache.picture(for: ["a"], draw: draw) } }
    await wait { cache.waitingCount(for: ["a"]) == 2 }
    waiting[0].cancel()
    await wait { cache.waitingCount(for: ["a"]) == 1 }
    #expect(drawings.withLock { $0 } == 1)
    waiting[1].cancel()
    for task in waiting { await #expect(throws: Problem.self) { try await task.value.get() } }
    #expect(cache.waitingCount(for: ["a"]) == 0)
    end.finish()
  }

  @Test func theLeastRecentlyUsedAreEvicted() async throws {
    for name in ["a", "b", "c", "d"] {
      _ = await cache.picture(for: [name], draw: draw(2000))
      if name == "c" { #expect(cache.cached(["a"]) != nil) }
    }
    _ = await cache.picture(for: ["e"], draw: draw(2000))
    #expect(cache.cached(["a"]) != nil && cache.cached(["b"]) == nil && cache.cached(["e"]) != nil)
    #expect(cache.size <= 10_000)
  }

  @Test func textsThatUnicodeTakesForTheSameAreOthers() async throws {
    // An ideograph, and the one that is kept beside it for compatibility.
    for name in ["\u{795E}", "\u{FA19}"] {
      #expect(try await cache.picture(for: [name], draw: draw()).get().isCached == false)
    }
    #expect(cache.cached(["\u{FA19}"]) != nil && cache.cached(["\u{FA19}", ""]) == nil)
    #expect(PictureKey(["a", "b"]) != ["ab", ""] && PictureKey(["a", "b"]) == ["a", "b"])
  }

  @Test func aCachedPictureTellsItsAge() async throws {
    #expect(try await cache.picture(for: ["a"], draw: draw()).get().age == .zero)
    let age = try #require(cache.cached(["a"])).age
    #expect(age > .zero && age < .seconds(60))
    let short = PictureCache(limit: 10_000, lifetime: .zero)
    _ = await short.picture(for: ["a"], draw: draw())
    #expect(short.cached(["a"]) == nil)
  }
}
