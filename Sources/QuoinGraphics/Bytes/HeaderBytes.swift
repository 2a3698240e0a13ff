import Foundation
import QuoinResources

/// Bytes that answer 0 beyond their end.
struct HeaderBytes {
  let bytes: UnsafeRawBufferPointer
  private let meter = BudgetMeter.current

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Counts work on the meter of whoever reads, and tells whether it may be done.
  ///
  /// - Parameter work: How long it takes, in units of about 10 ns.
  func allows(_ work: Int) -> Bool { meter?.allows(work) ?? true }

  var count: Int { bytes.count }
  subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
  func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
  func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }
  func little24(_ at: Int) -> Int { little16(at) | Int(self[at + 2]) << 16 }
  func little32(_ at: Int) -> Int { little16(at) | little16(at + 2) << 16 }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + length]) }
  }

  /// The bytes of a range, as far as there are any.
  func data(_ range: Range<Int>) -> Data { Data(bytes[range.clamped(to: 0..<bytes.count)]) }
}
