/// Where the objects of a PDF are: seven bytes for each, as a table that is a stream has them.
///
/// They are all that has to be known of what has been written, and a tagged document has an object for each cell.
struct PDFPlaces {
  private var bytes: [[UInt8]] = []
  /// How many objects there are, with the one that every file has.
  private(set) var count = 0

  /// How many bytes an object takes: its kind, four of a number, two of another.
  private static let width = 7
  /// How many objects' places are kept together; a list that grew as a whole would be copied time and again.
  private static let portion = 1 << 13

  init() {
    append()
    put(0, 0, 0, 0xFFFF)
  }

  /// Adds an object that is nowhere yet.
  mutating func append() {
    if count % Self.portion == 0 {
      bytes.append([])
      bytes[bytes.count - 1].reserveCapacity(count == 0 ? 0 : Self.portion * Self.width)
    }
    bytes[bytes.count - 1].append(contentsOf: [0, 0, 0, 0, 0, 0xFF, 0xFF] as [UInt8])
    count += 1
  }

  /// An object as it is, counted in bytes from the start.
  mutating func set(_ number: Int, toOffset offset: Int) { put(number, 1, offset, 0) }

  /// An object within an object stream.
  mutating func set(_ number: Int, toPlace index: Int, inStream stream: Int) { put(number, 2, stream, index) }

  private mutating func put(_ number: Int, _ kind: UInt8, _ value: Int, _ last: Int) {
    let (portion, start) = (number / Self.portion, number % Self.portion * Self.width)
    bytes[portion][start] = kind
    for part in 0..<4 {
      bytes[portion][start + 1 + part] = UInt8(truncatingIfNeeded: value >> (24 - 8 * part))
    }
    for part in 0..<2 { bytes[portion][start + 5 + part] = UInt8(truncatingIfNeeded: last >> (8 - 8 * part)) }
  }

  /// Where an object begins that is there as it is.
  func offset(_ number: Int) -> Int? {
    let (portion, start) = (number / Self.portion, number % Self.portion * Self.width)
    guard bytes[portion][start] == 1 else { return nil }
    return bytes[portion][start + 1...start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// All of it.
  var table: [UInt8] { Array(bytes.joined()) }
}
