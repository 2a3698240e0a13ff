import Foundation
import QuoinResources

/// An LRU cache of pictures, by what they were asked for with; what a client asks for several times at once is drawn once
/// (single-flight).
///
/// Clients do not wait for each other's turns: each has its own flight, which finds the picture where another was quicker. What is
/// being drawn already, whoever's turn it was, is waited for by all who ask for it: a thousand who ask at once need one thread.
final class PictureCache: Sendable {
  /// The file, the format, and names and values in one order: whatever makes one picture another.
  typealias Key = [String]
  typealias Flight = Task<Swift.Result<Picture, Problem>, Never>

  private let limit: Int
  private let lifetime: Duration
  private let state = Guarded(State())

  fileprivate struct State {
    var entries: [Key: Entry] = [:]
    var size = 0
    var useCount = 0
    var flights: [FlightKey: (task: Flight, number: Int, waiting: Int)] = [:]
    /// The flights whose turn has come.
    var drawings: [Key: FlightKey] = [:]

    mutating func remove(_ flight: FlightKey) {
      flights[flight] = nil
      if drawings[flight.key] == flight { drawings[flight.key] = nil }
    }
  }

  fileprivate struct FlightKey: Hashable {
    let key: Key
    let client: String
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

  /// How many wait for a client's picture.
  func waitingCount(for key: Key, client: String) -> Int {
    state.withLock { $0.flights[FlightKey(key: key, client: client)]?.waiting ?? 0 }
  }

  /// A picture that is there, and counts as used.
  func cached(_ key: Key) -> Picture? {
    state.withLock { state in
      guard let entry = state.entries[key] else { return nil }
      let age = ContinuousClock.now - entry.time
      guard age < lifetime else { return nil }
      state.useCount += 1
      state.entries[key]?.lastUse = state.useCount
      var picture = entry.picture
      (picture.isCached, picture.age) = (true, age)
      return picture
    }
  }

  /// Notes that a client's turn has come, and that its picture is drawn from now on.
  func beginDrawing(_ key: Key, client: String) {
    let flightKey = FlightKey(key: key, client: client)
    state.withLock { state in
      if state.flights[flightKey] != nil, state.drawings[key] == nil { state.drawings[key] = flightKey }
    }
  }

  /// A picture that is cached, or is being drawn, or waits to be for the same client, or is drawn now, as long as somebody waits
  /// for it.
  func picture(
    for key: Key, client: String, draw: @escaping @Sendable () async -> Swift.Result<Picture, Problem>
  ) async -> Swift.Result<Picture, Problem> {
    if let picture = cached(key) { return .success(picture) }
    let own = FlightKey(key: key, client: client)
    let (flight, flightKey, number, isFirst) = state.withLock { state -> (Flight, FlightKey, Int, Bool) in
      for flightKey in [own, state.drawings[key] ?? own] {
        guard let known = state.flights[flightKey] else { continue }
        state.flights[flightKey]?.waiting += 1
        return (known.task, flightKey, known.number, false)
      }
      state.useCount += 1
      let number = state.useCount
      let flight = Flight {
        let result = await draw()
        self.end(own, number, with: result)
        return result
      }
      state.flights[own] = (flight, number, 1)
      return (flight, own, number, true)
    }
    let result = await withTaskCancellationHandler {
      await flight.value
    } onCancel: {
      leave(flightKey, number)
    }
    if isFirst { return result }
    return result.map { picture in
      var picture = picture
      picture.isCached = true
      return picture
    }
  }

  /// Somebody waits no more; a flight that nobody waits for is cancelled.
  private func leave(_ flightKey: FlightKey, _ number: Int) {
    let flight = state.withLock { state -> Flight? in
      guard let known = state.flights[flightKey], known.number == number else { return nil }
      state.flights[flightKey]?.waiting -= 1
      guard known.waiting == 1 else { return nil }
      state.remove(flightKey)
      return known.task
    }
    flight?.cancel()
  }

  private func end(_ flightKey: FlightKey, _ number: Int, with result: Swift.Result<Picture, Problem>) {
    state.withLock { state in
      if state.flights[flightKey]?.number == number { state.remove(flightKey) }
      let key = flightKey.key
      guard case .success(let picture) = result, !picture.isCached, picture.size(for: key) <= limit / 4 else {
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
  /// How long ago it was drawn.
  var age = Duration.zero

  /// What it takes to keep it, in bytes.
  func size(for key: PictureCache.Key) -> Int {
    data.count + (key + warnings).reduce(256) { $0 + $1.utf8.count + 16 }
  }
}
