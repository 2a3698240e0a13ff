import Foundation
import QuoinResources

/// Pictures that were drawn lately, by what they were asked for with; what many ask for at once is drawn once.
final class PictureCache: Sendable {
  private let limit: Int
  private let lifetime: Duration
  private let state = Guarded(State())

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
    var use = 0
    var drawing: [String: Task<Swift.Result<Picture, Problem>, Never>] = [:]
  }

  private struct Entry {
    let picture: Picture
    let time: ContinuousClock.Instant
    var use: Int
  }

  /// - Parameters:
  ///   - limit: How many bytes are kept; what was used longest ago goes first.
  ///   - lifetime: How old a picture may be.
  init(limit: Int, lifetime: Duration) { (self.limit, self.lifetime) = (limit, lifetime) }

  /// How many bytes are kept.
  var size: Int { state.withLock { $0.size } }

  /// A picture that is kept, or is being drawn for somebody else, or is drawn now.
  func picture(
    for key: String, draw: @escaping @Sendable () async -> Swift.Result<Picture, Problem>
  ) async -> Swift.Result<Picture, Problem> {
    let task = state.withLock { state -> Task<Swift.Result<Picture, Problem>, Never> in
      state.use += 1
      if let entry = state.entries[key], ContinuousClock.now - entry.time < lifetime {
        state.entries[key]?.use = state.use
        var picture = entry.picture
        picture.isKept = true
        let kept = picture
        return Task { .success(kept) }
      }
      if let task = state.drawing[key] { return task }
      let task = Task {
        let result = await draw()
        self.keep(result, for: key)
        return result
      }
      state.drawing[key] = task
      return task
    }
    return await task.value
  }

  private func keep(_ result: Swift.Result<Picture, Problem>, for key: String) {
    state.withLock { state in
      state.drawing[key] = nil
      guard case .success(let picture) = result, picture.size(for: key) <= limit / 4 else { return }
      if let old = state.entries[key] { state.size -= old.picture.size(for: key) }
      state.entries[key] = Entry(picture: picture, time: .now, use: state.use)
      state.size += picture.size(for: key)
      while state.size > limit, let oldest = state.entries.min(by: { $0.value.use < $1.value.use }) {
        state.entries[oldest.key] = nil
        state.size -= oldest.value.picture.size(for: oldest.key)
      }
    }
  }
}

/// A picture on its way to a client.
struct Picture: Sendable {
  let data: Data
  let mediaType: String
  let tag: EntityTag
  /// How many things were worth a warning.
  let warnings: Int
  let times: FairQueue.Times
  var isKept = false

  /// What it takes to keep it, in bytes.
  func size(for key: String) -> Int { data.count + key.utf8.count + 256 }
}
