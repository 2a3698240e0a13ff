import Foundation

/// Bytes of a PDF as they are put together, without a string for each number.
struct PDFBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ more: PDFBytes) { bytes.append(contentsOf: more.bytes) }

  mutating func add(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    addDigits(number.magnitude, atLeast: 1)
  }

  /// A number of points to a thousandth, or of less to a millionth.
  mutating func add(_ number: CGFloat, isFine: Bool = false) {
    let parts: UInt = isFine && abs(number) < 1000 ? 1_000_000 : 1000
    // Comparisons with NaN are false.
    guard abs(number) < 1e12 else { return add(0) }
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
    for number in numbers {
      add(number)
      bytes.append(0x20)
    }
  }

  /// The parts of a matrix with a space behind each.
  mutating func add(_ matrix: CGAffineTransform) {
    for part in [matrix.a, matrix.b, matrix.c, matrix.d] {
      add(part, isFine: true)
      bytes.append(0x20)
    }
    add(numbers: matrix.tx, matrix.ty)
  }

  /// Four digits of base 16.
  mutating func addHex(_ number: UInt16) {
    for shift in [12, 8, 4, 0] as [UInt16] { bytes.append(Self.digits[Int(number >> shift & 15)]) }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func addDigits(_ number: UInt, atLeast least: Int) {
    var (number, count) = (number, 0)
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { room in
      while number > 0 || count < least {
        count += 1
        room[24 - count] = UInt8(truncatingIfNeeded: 0x30 + number % 10)
        number /= 10
      }
      bytes.append(contentsOf: room[(24 - count)...])
    }
  }
}
