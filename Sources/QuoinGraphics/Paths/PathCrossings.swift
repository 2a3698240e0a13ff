import Foundation

/// How much there is to a path that others are cut with: how many pairs of its steps lie side by side at some height, and
/// how many of those cross.
struct PathCrossings {
  private var steps = 0
  private var pairs = 0.0
  /// The part of all pairs that cross.
  private var crossing = 0.0

  /// What cutting something with the path takes, in a meter's units of work; as measured with Cairo 1.16.
  var work: Int {
    guard steps >= Self.leastSteps else { return 0 }
    let all = Double(steps) * Double(steps) / 2
    return Int(nearest: Double(steps) * 20 + pairs * 0.5 + all * crossing * 75)
  }

  /// Shorter paths take less than what is counted for any call.
  private static let leastSteps = 128
  /// How many pairs are looked at to know how many cross.
  private static let samples = 4096

  /// Measures a path; curves count as the lines between their points.
  init(_ path: UIBezierPath) {
    guard path.elements.count >= Self.leastSteps else { return }
    var lines: [(from: CGPoint, to: CGPoint)] = []
    lines.reserveCapacity(path.elements.count)
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      lines.append((pen, point))
      pen = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if pen != start { add(start) }
        (pen, start) = (point, point)
      case .line(let point): add(point)
      case .curve(let point, let first, let second):
        add(first)
        add(second)
        add(point)
      case .close: add(start)
      }
    }
    if pen != start { add(start) }
    // Points that nothing leads to are no lines.
    guard lines.count >= Self.leastSteps else { return }
    steps = lines.count
    countPairs(lines)
    countCrossings(lines)
  }

  private mutating func countPairs(_ lines: [(from: CGPoint, to: CGPoint)]) {
    let tops = lines.map { min($0.from.y, $0.to.y) }.sorted()
    let bottoms = lines.map { max($0.from.y, $0.to.y) }.sorted()
    var closed = 0
    for (opened, top) in tops.enumerated() {
      while closed < bottoms.count, bottoms[closed] < top { closed += 1 }
      pairs += Double(opened - closed)
    }
  }

  /// Looks at pairs that lie anywhere, the same ones each time.
  private mutating func countCrossings(_ lines: [(from: CGPoint, to: CGPoint)]) {
    var (random, found) = (UInt64(1), 0)
    func next() -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % lines.count
    }
    for _ in 0..<Self.samples {
      let (one, other) = (lines[next()], lines[next()])
      if Self.side(one, other.from) * Self.side(one, other.to) < 0,
        Self.side(other, one.from) * Self.side(other, one.to) < 0
      {
        found += 1
      }
    }
    crossing = Double(found) / Double(Self.samples)
  }

  /// On which side of a line a point lies: below or above 0.
  private static func side(_ line: (from: CGPoint, to: CGPoint), _ point: CGPoint) -> CGFloat {
    (line.to.x - line.from.x) * (point.y - line.from.y) - (line.to.y - line.from.y) * (point.x - line.from.x)
  }
}
