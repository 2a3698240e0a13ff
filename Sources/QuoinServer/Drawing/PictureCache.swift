import Foundation
import QuoinResources

/// An LRU cache of pictures, by what they were asked for with; what is asked for several times at once is drawn once, whoever asks
/// (single-flight): a thousand who ask at once need one thread, and one place in the queue.
///
/// Nobody waits longer than alone: the queue is told of each who joins, and draws when the turn of the first of them comes.
final class PictureCache: Sendable {
  typealias Flight = Task<Swift.Result<Picture, Problem>, Never>

  private let limit: Int
  private let lifetime: Duration
  private let state = Guarded(State())

  fileprivate struct State {
    var entries: [PictureKey: Entry] = [:]
    var size = 0
    var useCount = 0
    var flights: [PictureKey: (task: Flight, number: Int, waiting: Int)] = [:]
  }

  fileprivate struct Entry {
    let picture: Picture
    let time: ContinuousClock.Instant
    var lastUse: Int
  }

  /// - Parameters:
  ///   - limit: How many bytes are kept; the least recently used are evicted first.
  ///   - lifetime: How old a picture may be.
  init(limit: Int, lifetime: Duration) { (self.limit, self.lifetime) = (limit, lifetime) }

  /// How many bytes are kept.
  var size: Int { state.withLock { $0.size } }

  /// How many wait for a picture.
  func waitingCount(for key: PictureKey) -> Int { state.withLock { $0.flights[key]?.waiting ?? 0 } }

  /// A picture that is there, and counts as used; none of which a file has changed.
  func cached(_ key: PictureKey) -> Picture? {
    let picture = state.withLock { state -> Picture? in
      guard let entry = state.entries[key] else { return nil }
      let age = ContinuousClock.now - entry.time
      guard age < lifetime else { return nil }
      state.useCount += 1
      state.entries[key]?.lastUse = state.useCount
      var picture = entry.picture
      (picture.isCached, picture.age) = (true, age)
      return picture
    }
    return picture?.files?.haveChanged == true ? nil : picture
  }

  /// A picture that is cached, or is being drawn, or waits to be, or is drawn now, as long as somebody waits for it.
  ///
  /// - Parameters:
  ///   - key: What it is asked for with.
  ///   - join: Called where it is drawn for somebody else already, or waits to be.
  ///   - draw: Draws it.
  func picture(
    for key: PictureKey, join: () -> Void = {},
    draw: @escaping @Sendable () async -> Swift.Result<Picture, Problem>
  ) async -> Swift.Result<Picture, Problem> {
    if let picture = cached(key) { return .success(picture) }
    let (flight, number, isFirst) = state.withLock { state -> (Flight, Int, Bool) in
      if let known = state.flights[key] {
        state.flights[key]?.waiting += 1
        return (known.task, known.number, false)
      }
      state.useCount += 1
      let number = state.useCount
      let flight = Flight {
        // One that ended in this moment may have left it.
        let result =
          if let picture = self.cached(key) { Swift.Result<Picture, Problem>.success(picture) } else {
            await draw()
          }
        self.end(key, number, with: result)
        return result
      }
      state.flights[key] = (flight, number, 1)
      return (flight, number, true)
    }
    if !isFirst { join() }
    let result = await withTaskCancellationHandler {
      await flight.value
    } onCancel: {
      leave(key, number)
    }
    if isFirst { return result }
    return result.map { picture in
      var picture = picture
      picture.isCached = true
      return picture
    }
  }

  /// Somebody waits no more; a flight that nobody waits for is cancelled.
  private func leave(_ key: PictureKey, _ number: Int) {
    let flight = state.withLock { state -> Flight? in
      guard let known = state.flights[key], known.number == number else { return nil }
      state.flights[key]?.waiting -= 1
      guard known.waiting == 1 else { return nil }
      state.flights[key] = nil
      return known.task
    }
    flight?.cancel()
  }

  private func end(_ key: PictureKey, _ number: Int, with result: Swift.Result<Picture, Problem>) {
    state.withLock { state in
      if state.flights[key]?.number == number { state.flights[key] = nil }
      guard case .success(let picture) = result, !picture.isCached, picture.isCurrent,
        picture.size(for: key) <= limit / 4
      else {
        return
      }
      if let old = state.entries[key] { state.size -= old.picture.size(for: key) }
      state.useCount += 1
      state.entries[key] = Entry(picture: picture, time: .now, lastUse: state.useCount)
      state.size += picture.size(for: key)
      if state.size > limit { state.evict(downTo: limit) }
    }
  }
}

extension PictureCache.State {
  /// Evicts the least recently used, a sixteenth more than has to go: looking for them takes a look at all.
  fileprivate mutating func evict(downTo limit: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if size <= limit - limit / 16 { return }
      entries[key] = nil
      size -= entry.picture.size(for: key)
    }
  }
}

/// A picture on its way to a client.
struct Picture: Sendable {
  let data: Data
  let mediaType: String
  let tag: EntityTag
  /// What was worth a warning.
  let warnings: [String]
  let times: FairQueue.Times
  /// The page behind the one that was drawn, where a document goes on.
  var nextPage: Int?
  /// Whether it was there already, or was drawn for somebody else.
  var isCached = false
  /// Whether it was drawn from the template that its key names; where that has changed in between, it is kept for nobody.
  var isCurrent = true
  /// What was read for it besides its template: what data name.
  var files: ReadFiles?
  /// How long ago it was drawn.
  var age = Duration.zero

  /// What it takes to keep it, in bytes.
  func size(for key: PictureKey) -> Int {
    data.count + (key.parts + warnings).reduce(256) { $0 + $1.utf8.count + 16 }
  }
}
