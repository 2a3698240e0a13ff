import Foundation

/// Where numbers stand beside their marks already, so that none is written over another.
nonisolated final class TakenRoom {
  private var taken: [CGRect] = []
  /// How many in a row found no room.
  private var failures = 0
  /// Where this many have found none, a chart is full: whoever has thousands of points asks no more.
  private static let mostFailures = 200

  /// Whether it makes sense to look for room.
  var mayHaveRoom: Bool { failures < Self.mostFailures }

  /// Keeps a place that a text has in any case.
  func take(_ rect: CGRect) { taken.append(rect) }

  /// Takes the first of some places that is free.
  ///
  /// - Returns: The place; nothing where all overlap others.
  func firstFree(_ rects: [CGRect]) -> CGRect? {
    guard let free = rects.first(where: { rect in !taken.contains { $0.intersects(rect) } }) else {
      failures += 1
      return nil
    }
    failures = 0
    taken.append(free)
    return free
  }
}
