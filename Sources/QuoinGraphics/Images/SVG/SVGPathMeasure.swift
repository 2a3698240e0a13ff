import Foundation

/// How much there is to a path: its segments, their length, and how many pairs of them may cross.
struct SVGPathMeasure {
  /// How many straight pieces the path comes to, curves counted as several.
  private(set) var segments = 0
  /// A length that the path does not pass, in its own units.
  private(set) var length = 0.0
  /// How many pairs of segments lie side by side at some height, which those that cross do.
  private(set) var pairs = 0.0
  // Where segments begin and end from top to bottom, until they are counted.
  private var tops: [Double] = []
  private var bottoms: [Double] = []
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  // Cairo flattens a curve into pieces of a tenth of a pixel's error; so many for one of usual size.
  private static let piecesOfCurve = 8

  /// Measures a closed outline of a known size.
  init(width: Double, height: Double) {
    segments = 4 * Self.piecesOfCurve
    length = 2 * (abs(width) + abs(height))
  }

  /// Measures the points of a polygon, or the data of a path.
  init(_ text: String, isPath: Bool) {
    defer { countPairs() }
    var reader = NumberReader(text)
    guard isPath else {
      if let first = reader.point() { (current, start) = (first, first) }
      while let point = reader.point() { line(to: point) }
      line(to: start)
      return
    }
    var command: UInt8 = 0
    while let next = reader.command(after: command) {
      command = next
      guard read(command, &reader) else { break }
    }
  }

  private mutating func countPairs() {
    tops.sort()
    bottoms.sort()
    var closed = 0
    for (opened, top) in tops.enumerated() {
      while closed < bottoms.count, bottoms[closed] < top { closed += 1 }
      pairs += Double(opened - closed)
    }
    (tops, bottoms) = ([], [])
  }

  private mutating func read(_ command: UInt8, _ reader: inout NumberReader) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    func point() -> CGPoint? {
      reader.point().map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      guard let next = point() else { return false }
      line(to: start)
      (current, start) = (next, next)
    case UInt8(ascii: "L"), UInt8(ascii: "T"):
      guard let next = point() else { return false }
      // The control point of a smooth curve mirrors the last one: it may swing out by as much as that segment.
      if command & 0xDF == UInt8(ascii: "T") { curve([next, next]) } else { line(to: next) }
    case UInt8(ascii: "H"):
      guard let x = reader.number() else { return false }
      line(to: CGPoint(x: x + Double(origin.x), y: Double(current.y)))
    case UInt8(ascii: "V"):
      guard let y = reader.number() else { return false }
      line(to: CGPoint(x: Double(current.x), y: y + Double(origin.y)))
    case UInt8(ascii: "C"):
      guard let a = point(), let b = point(), let c = point() else { return false }
      curve([a, b, c])
    case UInt8(ascii: "S"), UInt8(ascii: "Q"):
      guard let a = point(), let b = point() else { return false }
      curve([a, b])
    case UInt8(ascii: "A"):
      guard let radii = reader.point(), reader.number() != nil, reader.flag(), reader.flag(),
        let end = point()
      else { return false }
      let reach = 2 * max(abs(radii.x), abs(radii.y), hypot(end.x - current.x, end.y - current.y))
      curve([CGPoint(x: current.x, y: current.y - reach), CGPoint(x: end.x, y: end.y + reach), end])
    case UInt8(ascii: "Z"): line(to: start)
    default: return false
    }
    return true
  }

  private mutating func line(to point: CGPoint) { curve([point], pieces: 1) }

  private mutating func curve(_ points: [CGPoint], pieces: Int = Self.piecesOfCurve) {
    var (top, bottom) = (Double(current.y), Double(current.y))
    for point in points {
      length += Double(hypot(point.x - current.x, point.y - current.y))
      (top, bottom) = (min(top, Double(point.y)), max(bottom, Double(point.y)))
      current = point
    }
    segments += pieces
    // Level segments are no edges.
    if bottom > top {
      tops.append(top)
      bottoms.append(bottom)
    }
  }
}

/// Reads the numbers of path data and lists of points.
struct NumberReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  private mutating func skipSeparators() {
    while let byte = rest.first, byte <= 0x20 || byte == UInt8(ascii: ",") { rest.removeFirst() }
  }

  /// The next command; the one before when numbers go on without one.
  mutating func command(after last: UInt8) -> UInt8? {
    skipSeparators()
    guard let byte = rest.first else { return nil }
    if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
      rest.removeFirst()
      return byte
    }
    switch last {
    case UInt8(ascii: "M"): return UInt8(ascii: "L")
    case UInt8(ascii: "m"): return UInt8(ascii: "l")
    case 0, UInt8(ascii: "Z"), UInt8(ascii: "z"): return nil
    default: return last
    }
  }

  mutating func flag() -> Bool {
    skipSeparators()
    guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return false }
    rest.removeFirst()
    return true
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The next number, without its unit.
  mutating func number() -> Double? {
    skipSeparators()
    var text = rest
    var hasDigits = false
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
    func skipDigits() {
      while let byte = text.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        text.removeFirst()
        hasDigits = true
      }
    }
    skipDigits()
    if text.first == UInt8(ascii: ".") {
      text.removeFirst()
      skipDigits()
    }
    guard hasDigits else { return nil }
    if let e = text.first, e | 0x20 == UInt8(ascii: "e") {
      var exponent = text.dropFirst()
      if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent.removeFirst()
      }
      let digits = exponent.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      if !digits.isEmpty { text = exponent.dropFirst(digits.count) }
    }
    let word = rest[..<text.startIndex]
    rest = text
    let number = Double(Substring(word)) ?? 0
    return number.isFinite ? max(-1e15, min(1e15, number)) : 1e15
  }
}
