import Foundation

/// Bytes of a PDF as they are put together, without a string for each number.
struct PDFBytes {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Room for so many bytes, where it is known how many there will be, nearly.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ more: PDFBytes) { bytes.append(contentsOf: more.bytes) }

  mutating func add(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// Takes back all bytes behind the first ones.
  mutating func removeLast(to count: Int) { bytes.removeLast(max(bytes.count - count, 0)) }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(number.magnitude, atLeast: 1)
  }

  /// A number of points to a thousandth, or of less to a millionth.
  mutating func add(_ number: CGFloat, isFine: Bool = false) {
    let magnitude = abs(number)
    // What most parts of matrices are.
    if magnitude == 0 || magnitude == 1 {
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      return bytes.append(magnitude == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
    }
    let parts: UInt = isFine && magnitude < 1000 ? 1_000_000 : 1000
    // Comparisons with NaN are false.
    guard magnitude < 1e12 else { return add(0) }
    let count = Int(nearest: (number * CGFloat(parts)).rounded())
    if count < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: parts)
    addDigits(whole, atLeast: 1)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    addDigits(rest, atLeast: parts == 1000 ? 3 : 6)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Numbers with a space behind each.
  mutating func add(numbers: CGFloat...) {
    for number in numbers { add(spaced: number) }
  }

  /// A number with a space behind it; without the list that several are handed over in.
  private mutating func add(spaced number: CGFloat, isFine: Bool = false) {
    add(number, isFine: isFine)
    bytes.append(0x20)
  }

  /// The parts of a matrix with a space behind each.
  mutating func add(_ matrix: CGAffineTransform) {
    add(spaced: matrix.a, isFine: true)
    add(spaced: matrix.b, isFine: true)
    add(spaced: matrix.c, isFine: true)
    add(spaced: matrix.d, isFine: true)
    add(spaced: matrix.tx)
    add(spaced: matrix.ty)
  }

  /// The last digits of base 16.
  mutating func addHex(_ number: UInt16, digits: Int = 4) {
    var shift = UInt16(4 * digits)
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: number >> shift & 15)
      bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
    }
  }

  private mutating func addDigits(_ number: UInt, atLeast least: Int) {
    let start = bytes.count
    var number = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
      number /= 10
    } while number > 0 || bytes.count - start < least
    // They came from the last to the first.
    var (first, last) = (start, bytes.count - 1)
    while first < last {
      bytes.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}
